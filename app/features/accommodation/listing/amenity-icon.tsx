import type { LucideIcon } from 'lucide-react'
import AirVent from 'lucide-react/icons/air-vent'
import BookOpen from 'lucide-react/icons/book-open'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Dumbbell from 'lucide-react/icons/dumbbell'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SquareParking from 'lucide-react/icons/square-letter-p'
import WashingMachine from 'lucide-react/icons/washing-machine'
import WavesLadder from 'lucide-react/icons/waves-ladder'
import Wifi from 'lucide-react/icons/wifi'
import type { Accommodation } from '#content/schema.ts'

export type AmenityId = Accommodation['amenities'][number]

const icons: Record<AmenityId, LucideIcon> = {
	wifi: Wifi,
	kitchen: CookingPot,
	parking: SquareParking,
	security: ShieldCheck,
	'study-room': BookOpen,
	ac: AirVent,
	gym: Dumbbell,
	pool: WavesLadder,
	laundry: WashingMachine,
}

export function AmenityIcon({ amenity }: { amenity: AmenityId }) {
	const Icon = icons[amenity]
	return <Icon className="icon" aria-hidden="true" />
}
