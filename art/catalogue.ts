// Every picture of the site by name. The name is the file's: public/scenes/{name}.svg.
import {
	crestFrame,
	hexagonCrest,
	keelCrest,
	lozengeCrest,
	medallionCrest,
	rosetteCrest,
	shieldCrest,
	starCrest,
} from './crest.ts'
import {
	barsCrest,
	gongCrest,
	hillsCrest,
	lampCrest,
	orbitCrest,
	roofCrest,
	stepCrest,
} from './crest-emblems.ts'
import { arcadeMark, bookMark, bubbleMark, clockMark, markFrame, quillMark } from './marks.ts'
import type { PaletteName } from './palettes.ts'
import type { Scene } from './scene.ts'
import {
	avatarConsultant1,
	avatarConsultant2,
	avatarConsultant3,
	avatarStudent1,
	avatarStudent2,
	avatarStudent3,
} from './scenes/avatars.ts'
import { fallback, wanderbot } from './scenes/badges.ts'
import { accEdgeRoom, accKlccRoom, accSubangRoom, accTropicanaRoom } from './scenes/bedrooms.ts'
import { campusApu } from './scenes/campus-apu.ts'
import { campusHelp, campusHelp2 } from './scenes/campus-help.ts'
import { campusInti, campusInti2 } from './scenes/campus-inti.ts'
import { campusMmu, campusMmu2 } from './scenes/campus-mmu.ts'
import { campusPbs } from './scenes/campus-pbs.ts'
import { campusSunway, campusSunway2 } from './scenes/campus-sunway.ts'
import { campusTaylors, campusTaylors2 } from './scenes/campus-taylors.ts'
import { campusUkm, campusUkm2 } from './scenes/campus-ukm.ts'
import { campusUm, campusUm2, campusUm3 } from './scenes/campus-um.ts'
import { campusUpm, campusUpm2, campusUpm3 } from './scenes/campus-upm.ts'
import { campusUsm, campusUsm2, campusUsm3 } from './scenes/campus-usm.ts'
import { campusUtar, campusUtar2 } from './scenes/campus-utar.ts'
import { campusUtm, campusUtm3 } from './scenes/campus-utm.ts'
import { campusUtm2 } from './scenes/campus-utm-library.ts'
import { campusXmum, campusXmum2 } from './scenes/campus-xmum.ts'
import { accUtmKitchen } from './scenes/college-cafeteria.ts'
import { accUtmLounge } from './scenes/college-lounge.ts'
import { accUtmRoom } from './scenes/college-room.ts'
import { accUtmStudy } from './scenes/college-study.ts'
import { accUtmView } from './scenes/college-view.ts'
import { deskSkyline } from './scenes/desk-skyline.ts'
import { destGeorgeTown, destLangkawi } from './scenes/destinations.ts'
import { dishAsamLaksa } from './scenes/dish-asam-laksa.ts'
import { dishCendol } from './scenes/dish-cendol.ts'
import { dishNasiLemak, dishSatay } from './scenes/dishes.ts'
import { accEdgeFacade } from './scenes/facade-edge.ts'
import { accSubangFacade, accUtmFacade } from './scenes/facade-houses.ts'
import { accKlccFacade, accTropicanaFacade } from './scenes/facade-towers.ts'
import { dishNasiKandar, dishRotiCanai } from './scenes/hawker-dishes.ts'
import { ctaSea, emptyDhow, heroKl, heroLost } from './scenes/hero.ts'
import { destCameron } from './scenes/highlands.ts'
import { hoodBukitIndah } from './scenes/hood-bukit-indah.ts'
import { hoodCyberjaya } from './scenes/hood-cyberjaya.ts'
import { accSeriMayaFacade } from './scenes/housing.ts'
import { typeDormitory, typeHotel, typeShared } from './scenes/housing-types.ts'
import { instBigBen } from './scenes/inst-big-ben.ts'
import { instBritannia } from './scenes/inst-britannia.ts'
import { instEms } from './scenes/inst-ems.ts'
import { instSheffield } from './scenes/inst-sheffield.ts'
import { instStratford } from './scenes/inst-stratford.ts'
import {
	accEdgeKitchen,
	accKlccKitchen,
	accSeriMayaKitchen,
	accTropicanaKitchen,
} from './scenes/kitchens.ts'
import { accEdgeLounge, accKlccLounge, accTropicanaLounge } from './scenes/lounges.ts'
import { destKualaLumpur, destMelaka } from './scenes/malaysia.ts'
import { hoodMontKiara, hoodSs15 } from './scenes/neighbourhoods.ts'
import { objPassport } from './scenes/objects.ts'
import { officeKl } from './scenes/office.ts'
import { destPenang } from './scenes/penang.ts'
import { roomBedroom, roomLounge } from './scenes/rooms.ts'
import { destSabah } from './scenes/sabah.ts'
import { serviceApplication, serviceArrival, serviceDocuments } from './scenes/services.ts'
import { accSubangKitchen, accSubangLounge, accSubangStudy } from './scenes/shared-house.ts'
import { statusSea, statusSeaSlim } from './scenes/status-sea.ts'
import { accEdgeStudy, accKlccStudy, accSeriMayaStudy } from './scenes/studies.ts'
import { tripBali } from './scenes/trip-bali.ts'
import { tripBangkok } from './scenes/trip-bangkok.ts'
import { tripHoChiMinhCity, tripSingapore } from './scenes/trips.ts'
import { accTropicanaStudy } from './scenes/tropicana-study.ts'
import { typeApartment } from './scenes/type-apartment.ts'
import { accKlccView, accSeriMayaView, accSubangView } from './scenes/views-city.ts'
import { accEdgeView, accTropicanaView } from './scenes/views-green.ts'

/**
 * Size in drawing units, decimals kept in paths, the most bytes a file may have (plain and compressed),
 * and how far two pictures must differ, in colour steps of 255 averaged over their pixels.
 */
export const formats = {
	hero: format(1600, 900, { decimals: 0, maxBytes: 16_384, maxGzip: 5_120, leastDifference: 16 }),
	banner: format(1600, 600, { decimals: 0, maxBytes: 12_288, maxGzip: 5_120, leastDifference: 16 }),
	slim: format(780, 600, { decimals: 0, maxBytes: 10_240, maxGzip: 4_096, leastDifference: 16 }),
	scene: format(1200, 800, { decimals: 0, maxBytes: 12_288, maxGzip: 3_584, leastDifference: 16 }),
	strip: format(420, 110, { decimals: 1, maxBytes: 8_192, maxGzip: 2_560, leastDifference: 16 }),
	badge: format(240, 240, { decimals: 1, maxBytes: 3_072, maxGzip: 1_536, leastDifference: 3 }),
}

type Limits = { decimals: number; maxBytes: number; maxGzip: number; leastDifference: number }

function format(width: number, height: number, limits: Limits) {
	return { width, height, ...limits }
}

export type Kind = keyof typeof formats

export type CatalogueEntry = {
	kind: Kind
	palette: PaletteName
	draw: (scene: Scene) => void
	/** Also written to app/drawings, for pages that put the drawing itself into their markup. */
	inline?: boolean
}

const scene = (palette: PaletteName, draw: CatalogueEntry['draw']): CatalogueEntry => ({
	kind: 'scene',
	palette,
	draw,
})

const badge = (palette: PaletteName, draw: CatalogueEntry['draw']): CatalogueEntry => ({
	kind: 'badge',
	palette,
	draw,
})

const lettered = (
	palette: PaletteName,
	form: (scene: Scene, letters: string) => void,
	letters: string,
) => badge(palette, (drawing) => form(drawing, letters))

export const catalogue: Record<string, CatalogueEntry> = {
	'hero-kl': { kind: 'hero', palette: 'duha', draw: heroKl, inline: true },
	'hero-lost': { kind: 'hero', palette: 'duha', draw: heroLost, inline: true },
	'cta-sea': { kind: 'banner', palette: 'duha', draw: ctaSea, inline: true },
	'status-sea': { kind: 'banner', palette: 'duha', draw: statusSea },
	'status-sea-slim': { kind: 'slim', palette: 'duha', draw: statusSeaSlim },
	'empty-dhow': { ...badge('duha', emptyDhow), inline: true },
	wanderbot: { ...badge('duha', wanderbot), inline: true },
	fallback: scene('duha', fallback),
	'desk-skyline': { kind: 'strip', palette: 'duha', draw: deskSkyline },

	'campus-um': scene('asr', campusUm),
	'campus-um-2': scene('rimba', campusUm2),
	'campus-um-3': scene('duha', campusUm3),
	'campus-upm': scene('laut', campusUpm),
	'campus-upm-2': scene('asr', campusUpm2),
	'campus-upm-3': scene('rimba', campusUpm3),
	'campus-utm': scene('rimba', campusUtm),
	'campus-utm-2': scene('duha', campusUtm2),
	'campus-utm-3': scene('maghrib', campusUtm3),
	'campus-apu': scene('duha', campusApu),
	'campus-sunway': scene('maghrib', campusSunway),
	'campus-sunway-2': scene('duha', campusSunway2),
	'campus-taylors': scene('laut', campusTaylors),
	'campus-taylors-2': scene('maghrib', campusTaylors2),
	'campus-mmu': scene('asr', campusMmu),
	'campus-mmu-2': scene('laut', campusMmu2),
	'campus-xmum': scene('duha', campusXmum),
	'campus-xmum-2': scene('maghrib', campusXmum2),
	'campus-pbs': scene('rimba', campusPbs),
	'campus-utar': scene('laut', campusUtar),
	'campus-utar-2': scene('rimba', campusUtar2),
	'campus-inti': scene('maghrib', campusInti),
	'campus-inti-2': scene('asr', campusInti2),
	'campus-help': scene('asr', campusHelp),
	'campus-help-2': scene('duha', campusHelp2),
	'campus-ukm': scene('rimba', campusUkm),
	'campus-ukm-2': scene('maghrib', campusUkm2),
	'campus-usm': scene('laut', campusUsm),
	'campus-usm-2': scene('rimba', campusUsm2),
	'campus-usm-3': scene('maghrib', campusUsm3),

	'inst-britannia-language-centre': scene('asr', instBritannia),
	'inst-sheffield-academy': scene('maghrib', instSheffield),
	'inst-big-ben-academy': scene('duha', instBigBen),
	'inst-ems-academy': scene('rimba', instEms),
	'inst-stratford-academy': scene('laut', instStratford),

	'acc-seri-maya-apartment-complex-facade': scene('maghrib', accSeriMayaFacade),
	'acc-seri-maya-apartment-complex-room': scene('room', roomBedroom),
	'acc-seri-maya-apartment-complex-lounge': scene('room', roomLounge),
	'acc-seri-maya-apartment-complex-kitchen': scene('roomSand', accSeriMayaKitchen),
	'acc-seri-maya-apartment-complex-study': scene('roomRose', accSeriMayaStudy),
	'acc-seri-maya-apartment-complex-view': scene('asr', accSeriMayaView),

	'acc-klcc-serviced-suites-facade': scene('maghrib', accKlccFacade),
	'acc-klcc-serviced-suites-room': scene('roomSand', accKlccRoom),
	'acc-klcc-serviced-suites-kitchen': scene('room', accKlccKitchen),
	'acc-klcc-serviced-suites-lounge': scene('roomRose', accKlccLounge),
	'acc-klcc-serviced-suites-study': scene('roomLeaf', accKlccStudy),
	'acc-klcc-serviced-suites-view': scene('laut', accKlccView),
	'acc-student-houses-subang-jaya-facade': scene('asr', accSubangFacade),
	'acc-student-houses-subang-jaya-room': scene('roomLeaf', accSubangRoom),
	'acc-student-houses-subang-jaya-kitchen': scene('room', accSubangKitchen),
	'acc-student-houses-subang-jaya-lounge': scene('roomRose', accSubangLounge),
	'acc-student-houses-subang-jaya-study': scene('roomSand', accSubangStudy),
	'acc-student-houses-subang-jaya-view': scene('maghrib', accSubangView),
	'acc-the-edge-residence-facade': scene('duha', accEdgeFacade),
	'acc-the-edge-residence-room': scene('roomSand', accEdgeRoom),
	'acc-the-edge-residence-kitchen': scene('roomLeaf', accEdgeKitchen),
	'acc-the-edge-residence-lounge': scene('room', accEdgeLounge),
	'acc-the-edge-residence-study': scene('roomRose', accEdgeStudy),
	'acc-the-edge-residence-view': scene('laut', accEdgeView),
	'acc-tropicana-residences-facade': scene('laut', accTropicanaFacade),
	'acc-tropicana-residences-room': scene('roomLeaf', accTropicanaRoom),
	'acc-tropicana-residences-kitchen': scene('roomSand', accTropicanaKitchen),
	'acc-tropicana-residences-lounge': scene('roomRose', accTropicanaLounge),
	'acc-tropicana-residences-study': scene('room', accTropicanaStudy),
	'acc-tropicana-residences-view': scene('rimba', accTropicanaView),
	'acc-utm-residences-facade': scene('rimba', accUtmFacade),
	'acc-utm-residences-room': scene('room', accUtmRoom),
	'acc-utm-residences-kitchen': scene('roomSand', accUtmKitchen),
	'acc-utm-residences-lounge': scene('roomLeaf', accUtmLounge),
	'acc-utm-residences-study': scene('roomRose', accUtmStudy),
	'acc-utm-residences-view': scene('asr', accUtmView),

	'type-dormitory': scene('rimba', typeDormitory),
	'type-apartment': scene('duha', typeApartment),
	'type-shared': scene('asr', typeShared),
	'type-hotel': scene('maghrib', typeHotel),

	'hood-ss15': scene('asr', hoodSs15),
	'hood-mont-kiara': scene('rimba', hoodMontKiara),
	'hood-cyberjaya': scene('duha', hoodCyberjaya),
	'hood-bukit-indah': scene('laut', hoodBukitIndah),

	'dest-kuala-lumpur': scene('asr', destKualaLumpur),
	'dest-langkawi': scene('laut', destLangkawi),
	'dest-penang': scene('duha', destPenang),
	'dest-george-town': scene('maghrib', destGeorgeTown),
	'dest-cameron-highlands': scene('rimba', destCameron),
	'dest-melaka': scene('laut', destMelaka),
	'dest-sabah': scene('maghrib', destSabah),

	'trip-singapore': scene('duha', tripSingapore),
	'trip-bangkok': scene('maghrib', tripBangkok),
	'trip-bali': scene('rimba', tripBali),
	'trip-ho-chi-minh-city': scene('laut', tripHoChiMinhCity),

	'dish-nasi-lemak': scene('meja', dishNasiLemak),
	'dish-roti-canai': scene('meja2', dishRotiCanai),
	'dish-satay': scene('meja', dishSatay),
	'dish-asam-laksa': scene('meja2', dishAsamLaksa),
	'dish-nasi-kandar': scene('meja2', dishNasiKandar),
	'dish-cendol': scene('meja', dishCendol),

	'obj-passport': scene('meja2', objPassport),

	'office-kl': scene('room', officeKl),

	'service-documents': scene('room', serviceDocuments),
	'service-application': scene('roomSand', serviceApplication),
	'service-arrival': scene('duha', serviceArrival),

	'crest-um': lettered('duha', starCrest, 'UM'),
	'crest-upm': lettered('rimba', hexagonCrest, 'UPM'),
	'crest-utm': lettered('asr', shieldCrest, 'UTM'),
	'crest-apu': lettered('duha', lozengeCrest, 'APU'),
	'crest-sunway': lettered('maghrib', medallionCrest, 'SU'),
	'crest-taylors': lettered('laut', keelCrest, 'TU'),
	'crest-mmu': lettered('asr', orbitCrest, 'MMU'),
	'crest-xmum': lettered('maghrib', roofCrest, 'XMUM'),
	'crest-pbs': lettered('rimba', barsCrest, 'PBS'),
	'crest-utar': lettered('laut', hillsCrest, 'UTAR'),
	'crest-inti': lettered('maghrib', stepCrest, 'INTI'),
	'crest-help': lettered('asr', lampCrest, 'HELP'),
	'crest-ukm': lettered('rimba', gongCrest, 'UKM'),
	'crest-usm': lettered('laut', rosetteCrest, 'USM'),

	'crest-frame': badge('duha', crestFrame),
	'mark-britannia-language-centre': lettered('asr', bubbleMark, 'BLC'),
	'mark-sheffield-academy': lettered('maghrib', bookMark, 'SA'),
	'mark-big-ben-academy': lettered('duha', clockMark, 'BBA'),
	'mark-ems-academy': lettered('rimba', arcadeMark, 'EMS'),
	'mark-stratford-academy': lettered('laut', quillMark, 'SA'),
	'mark-frame': badge('asr', markFrame),

	'avatar-student-1': badge('duha', avatarStudent1),
	'avatar-student-2': badge('asr', avatarStudent2),
	'avatar-student-3': badge('maghrib', avatarStudent3),
	'avatar-consultant-1': badge('maghrib', avatarConsultant1),
	'avatar-consultant-2': badge('asr', avatarConsultant2),
	'avatar-consultant-3': badge('rimba', avatarConsultant3),
}
