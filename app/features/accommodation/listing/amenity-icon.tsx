import {
	AirVent,
	BookOpen,
	CookingPot,
	Dumbbell,
	type LucideIcon,
	ShieldCheck,
	SquareParking,
	WashingMachine,
	WavesLadder,
	Wifi,
} from 'lucide-react'
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
