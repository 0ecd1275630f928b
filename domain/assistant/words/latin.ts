/**
 * Words in Latin letters: ideas that a question may hold, subjects of study, and words that say nothing about what is asked.
 * A comma between words; `x*` is a beginning, `*x*` a part, several words a phrase; `x?` means it only where the question is about nothing else.
 * English, Arabic in Latin letters, and French as families of the Maghreb mix it in.
 */
import { lifeIdeas } from './latin-life.ts'

export const ideas = {
	howMuch:
		'shgad, shkad, bish, b kam, byekallef, bykalef, betkalef, btkalef, bitkalif, how much, cost*, price*, pricing, how expensive, expensive, kam, bkam, bekam, bikam, kaam, adesh, addesh, gadesh, 2adesh, 2addesh, qadesh, sh7al, chhal, ch7al, gaddash, kaddech, 9adech, 9addech, combien, prix, tarif, charge*, spend, money, taman, tamen, thaman, tamanha, tet9am, kat9am, te9am, 9adeh, 9addeh, gadeh, yiklef, byiklef, btiklef, hw much, how mch, t9am, t9oum, t9im, ch7al t9am, kit9am, taklef, tekalef, tklef, tklf, tkelf, ytklf, yklf, taklf, coute, coutent, addeh, addeish, adde, adeh, 2adde, 2addeh, 2adeh, 2adish, addish, 2addeish, qaddesh, gadeish, gdesh, 9addach, gaddech, gaddeh, kaddeh, ishgad, eshgad, shqad, bshgad, bkm, bikm, bekm, b2adesh, b2addesh, bi2adesh, ch7el, chehal, chhel, bch7al, bchhal, bsh7al, 9adah, gadah, btkallef, bitkallef, betkallef, btkallif, bikallef, bikalef, bykallef, ykallef, ykalef, tkallef, tkalef, katkelf, katkellef, katkelef, tkellef, ytkellef, taklefa, taklfa, taklifa, takaleef, takalif, tkalif, btkalf, hatkalef, htkalef, ykalefni, pricey, how mutch, hwo much, howmuch, much is',
	howLong:
		'ch7al mn 3am, ch7al mn chhar, ch7al mn sana, ch7al mn youm, kam 3am, chhal mn 3am, combien d annees, wagt, wagit, ya5eth, ya5edh, yakhidh, one or two years, one year or two, ta5ou, takhou, tekhou, how soon, how quickly, bach tkhrej, bach tokhrej, ch7al tkhrej, ch7al tethal, chhal tkhrej, ch7al t3tal, lwe9t, we9t, ad eh, 2ad eh, fe ad eh, fast, quick*, how long, duration, how many years, how many months, how many weeks, how many days, takes, how fast, wa2t, waqt, bta5od, bya5od, kam sana, kam shahr, stay for, can they stay, kam ye23od, kam yo23od, wa9t, wakt, taw5ed, ta5od, takhod, takhdh, ta5edh, how many yers, how many yeers, how many yrs, osbou3, osboo3, kam sanah, kam sneh, kam sene, kam sne, tetawal, ttawal, tewal, ytawel, yetawel, ttewel, mdet, moddet, muddet, mudda, modda, muddat, mdt, mdeto, moddeto, kam sena, kam sneen, kam seneen, kam sanawat, kam shaher, kam osbo3, addeh sene, addeh sana, 2adde sene, addesh sene, ch7al d l3am, chhal men 3am, ch7al men 3am, gaddeh 3am, 9addech 3am, bitawwel, bitawel, byakhod, btakhod, btakhud, bte5od, byekhod, ye5od, te5od, how mny years, howlong, how much time',
	when: 'mta, meta, how often, how many times, time left, when, what date, which month, date, emta, imta, mata, waktach, wa2tash, waqtash, ayemta, quand, eimta, aymta, eymta, amta, wa9tach, wa9tech, waqtech, waktech, wagtash, waqtah, fo9ach, fou9ach, foukach, shwakt, shwaket, shawakt, wenta, winta',
	where: 'where, wein, wen, wain, fein, feen, fin, ou, win, ween, wayn, fayn',
	why: 'lih, lish, why, how come, leh, leish, 3lach',
	how: 'how 2, how does, how is, how would, how should, kifech, what should i do, what to do, how do, how can, how to, ezay, ezzay, izay, izzay, kif, keef, kifash, kifach, shlon, comment, what i do, what can i do, what do i do, what shall i do, what now',
	hard: 'hard, harder, difficult, difficulty, easy, easier, easily, tough, complicated, sa3b, sa3ba, s3ib, s3iba, se3ba, sahl, sahla, sehel, sahel, sahla, wa3r, wa3ra, difficile, facile',
	next: 'do next, what next, now what, what now, and then, then what, what then, what next, next step, next steps, after that, what comes next, comes after, w ba3den, w ba3deen, ba3den, w ba3d keda, ba3d keda, ba3d hek, men ba3d, mn b3d, w men ba3d, o ba3den',
	howMany: 'how many, number of, kam gam3a, kam jam3a, kam 3adad, ch7al mn jami3a, ch7al mn gam3a',
	which:
		'anhy, anhi, anhe, ani gam3a, whats, what is, which, what are, wich, which of them, ashmen, achmen, anahi, yahi, ayya',
	can: 'is it possible, is it ok, r we allowed, ynf3, mnjm, nkdr, n9dr, n9der, nkder, nekder, nejem, nnajem, can, could, may, allowed, possible, able, a2dar, a2der, t2dar, te2dar, t8dr, te8dar, t9dar, ne9der, mumkin, momken, yenfa3, b2dr, b2der, b2dar, a2dr, ba2dar, ba2der, be2dar, agdar, a8dar, akdar, aqdar, agder, fiyi, fiyye, ynfa3, bynfa3, yseer, ysir, momkin, mumken, momkn, njem, nejjem, najem, ninjem, n9dro, njm, nnjm',
	want: 'need to know, need some info, need information, tbi, yabi, ybi, want, would like, looking for, interested, 3ayez, 3awez, 3ayza, bedi, badi, biddi, abgha, abi, ba4it, bghit, n7eb, badde, baddi',
	need: 'do i have to, have to, should i, at least, need*, required, must, necessary, mandatory, compulsory, lazem, me7tag, m7taj, lazim, lazm, bado, badha, khasni, khassni, khasna, 5asni, 5assni, ylzm, yelzem, yelzmni, yelzemni, ba7taj, be7taj, ahtaj, a7taj, mo7taj, mohtaj, m7tag, m7taga, matlob, darouri, drouri, daruri, do you need, is it required',
	cheap:
		'lower, less, ar5as, arkhas, cheap, cheaper, cheapest, lowest, least expensive, affordable, inexpensive, r5is, moins cher, rkhis*, rkhes*, r5ees*, rkhas, arkhass, rakhis, rakhes, re5esa, rekhesa, rkhisa, not expensive, not too expensive, low cost, low budget',
	dear: 'most expensive, dearest',
	best: 'good, best, better, top, recommend*, advise, a7san, afdal, mezyana, mzyana, mzyan, behia, behya, mnee7a, mni7a, mnih, kwayes, kwayesa, kwyes, koyes, zeina, zena, a7sn, ahsan, a7sen, ahsen, btensa7ni, tensa7ni, tns7ni, tensahni, btnsa7ni',
	compare:
		'each other, one another, which one, compare, comparison, versus, vs, difference*, between, farq, far2, ben, bein, beyn, cheaper, cheaper than',
	fees: 'scolarite, la scolarite, tuition, fee, frais, rosoom, rosom, rusum, masareef, masarif, a2sat, aqsat, masaref, msarif, masaryf, mosta7a2at, mosta7qat, qest, 2est, qist, 2ist',
	study:
		'tdrs, ydrs, adrs, study, studying, derasa, dirasa, adros, a2ra, studied, n9ra, ne9ra, badros, etudier, etudes, 9raya, l9raya, 9rayti, t9ra, ya9ra, lgraya, graya, dirase, dirasi, derase, drase, diraseh, dirassa, drasa, bodros, bidros, yedros, yodros, tedros, n9raw, na9ra, nqra, te3leem, ta3leem, adrus, 2adros, a9ra, le9raya, 9raytna, qraya',
	firstYear:
		'first year, 1st year, year one, awal sana, awwal sana, premiere annee, sana oula, sana el oula, el sana el oula, sana ola, 3am awal',
	whole:
		'kamla, kamel, kamleh, all included, everything included, in total, total, whole, all in, everything, altogether, overall, kol 7aga, kolshi, kul shi, with accommodation, including accommodation, including rent, with rent, with housing, including housing, study and housing, study and accommodation, tuition and accommodation, tuition and rent, fees and accommodation, fees and housing, fees and rent',
	allYears:
		'total tuition, tuition in total, whole tuition, whole degree, entire degree, full degree, whole programme, whole program, entire program, all years, all the years, all four years, all 4 years, all three years, all 3 years, until graduation, whole course',
	yearly:
		'year, per year, a year, annual, annually, yearly, each year, sana, fel sana, bel sana, fi sana, f sana, fel 3am, per annum, sanah, par an, an',
	month:
		'monthly, by month, per month, a month, every month, each month, bel shahr, fel shahr, one month, for a month, in a month, month for, monthly expenses, f chhar, fchhar, par mois',
	living:
		'live?, living, live on, expenses, pocket money, allowance, cost of living, life there, survive, masroof, masrof, ma3isha, me3isha, 3eesha, for live, to live there, nsaref, nsarf',
	economical: 'thrifty, economical, economy, tight budget',
	comfortable: 'comfortable, comfortably',
	premium: 'premium, luxury',
	haveMoney:
		'3endi, 3andi, 3indi, budget, afford, i have, we have, maximum, up to, at most, mizaniyati, mizanieti, m3aya, ma3i, under, below, less than',
	fit: 'fit, suit, suitable, match',
	tax: 'tax, taxes, vat, sst, tva, dareeba',
	charging:
		'take commission, your commission, is your service free, your service free, service fee, do you charge, you charge, charge students, charge for your, charge me, commission, agency fee, agent fee, your fee, your fees, your charges, your price, your prices, take money, you take from, take from me, your cut, how do you earn, how do you make money, you earn, you make money, charge for this, you get paid, who pays you',
	ours: 'your service*, use your, for your help, services, consultation, consultancy, khadamatkom, khedmetkom',
	free: 'free, for free, gratuit, magani, balash',
	refund:
		'get it back, get that back, have it back, tuition back, fees back, quit, drop out, dropping out, withdraw*, get my money, lose my deposit, refund*, money back, get back, give back, reimburse*, terga3, traje3, rembourse*, lose the money, lose our money, lose my money, lose my payment, fees i paid, money i paid, what i paid, fees paid',
	withdraw: 'changed my mind, change my mind',
	scholarship:
		'scholarship*, scolarship*, financial aid, bourse*, men7a, mena7, min7a, schlarship*, scholorship*, manee7, funding, funded, fully funded, full funding',
	discount:
		'less price, lower price, price less, family price, discount*, waiver*, rebate, promotion, special offer, khasm, 5asm, reduction, remise, sibling',
	pay: 'cash, visa card, credit card, transfer money, send money, pay, payment*, paying, adfa3, dafa3, katkhlles, katkhales, nkhlles, nkhales',
	send: 'send, upload, submit, ab3at, ab3ato, ab3atlko',
	before: 'before, abl, qabl, 2abl, 9bel, gbel, qbel, 9abl',
	instalments:
		'in two parts, pay monthly, pay in parts, two payments, all at once, instalment*, installment*, in parts, ta2seet, taqsit, at once, by semester, per semester, each semester, every semester, semester by semester, pay everything, par tranche, par tranches, tranche, tranches, trimestre, mensualite*, dof3at, daf3at, dfou3at, ta2sit, taqseet, ta9sit',
	extra: 'extra, additional, other costs, other fees, on top, besides, hidden',
	convert: 'convert, exchange, exchange rate, rate of, equal, worth, tesawi, yesawi, currency',
	future:
		'rise, rising, get more expensive, next year, following year, in two years, in the future, go up, going up, increase, will rise, sana el gaya, sana jaya, l3am jay, stay the same, price increase, fee increase',
	deadline:
		'closes, closing, deadline, last date, last day, too late, late, closing date, still time, enough time, a5er ma3ad, a5er mo3ad, a5er maw3ed, akher maw3ed, akher ma3ad, a5er yom, akher yom, akhir maw3id',
	start:
		'bibalesh, bybalesh, byballesh, bebalesh, tbalesh, ybalesh, sooner, soonest, earliest, earlier, rentree, start studying, start, starting, begin, intake*, term, semester*, classes begin, yebda, tebda, yabda2, tebda2, yebda2, intake dates, bybd2, byebda2, byebda, bybda, btebda2, kaybda, kayebda, tabda2, ybda, yebtedi',
	apply:
		'inscrire, postuler, candidature, where do i start, where to start, how to start, get started, apply, applying, application, register, registration, enrol*, enroll*, a2addem, a2adem, aqadem, asajel, asagel, inscription, form, a2dem, a2ddem, 2adem, ta2deem, taqdim, ta9dim, tasjeel, tasgeel, tasjil, byeftah, yeftah, byfta7, yefta7, etsajjal, asajjel, ntsejjel, a2addam, at2addam, at2adam, bt2adam, et2adem, ta2addom, at2adem',
	status:
		'any news, what is the news, whats the news, is there news, any update, any updates, submit my documents, submit my papers, submitted documents, no reply, havent heard, not heard back, heard nothing, no email from you, sent my application, sent the application, sent my documents, sent my papers, i sent, sent my file, submitted my, i applied, already applied, have applied, submitted, status, track, my application, my file, wasal talabi, talabi',
	guarantee:
		'definitely, surely, 100 sure, guarantee*, promise*, for sure, certain, assured, tedmano, will they accept me, will i be accepted, will i get accepted, will i get in, will he be accepted, will she be accepted, will he get in, will she get in, be approved, get approved, my chances, chances of, chance of, will i get the visa, will i get a visa, will i get my visa',
	recognised:
		'reconnu*, attache, my ministry, our ministry, valid in, recogni*, recogniz*, accredit*, equivalen*, mo3taraf, mu3taraf, mo3tamad, degree come from, degree comes from, who awards, awarded by, degree issued, certificate issued, degree from the uk, uk degree, british degree, dual degree, double degree',
	offered:
		'offer, offered, have, has, teach, teaches, available, is there, are there, fi, feeh, mawgood',
	rank: 'rank*, ranking*, qs, tarteeb, tasnif, classement',
	about:
		'page, tell me about, about, info, information, details, know about, a3ref 3an, a3raf 3an, a3ref aktar',
	list: 'list, universities, names of',
	university:
		'kam gam3a, kam jam3a, jem3a, jem3et, jam3et, gam3et, university, universities, uni, college, jam3a, game3a, gam3a, jami3a, jame3a, gam3at, jam3at, fac, universite',
	publicOne: 'public, government, state university, publique, publiques, etatique, etatiques',
	privateOne: 'private university, private universities, private, prive, privee, privees',
	programme: 'programme*, program, major*, course of study, degree*, takhasos, ta5asos',
	...lifeIdeas,
} as const

/** By the rows of `programme-subjects.ts`. */
export const subjects = {
	dentistry: 'dentistry, dental, bds',
	veterinary: 'veterinary, vet',
	'chinese-medicine': 'chinese medicine, tcm',
	medicine:
		'medicine, mbbs, be a doctor, medical school, to be a doctor, become a doctor, tob, teb, tibb, tb, tebb, tib, bashary, bashari, 6eb, 6ib, 6ob',
	medical:
		'medical subject*, medical programme*, medical program*, medical field*, medical major*, medical course*, medical degree*, health subject*, health programme*, health program*, health field*, health major*, health related, medical specialt*, medical group',
	pharmacy: 'pharmacy, pharmaceutical, saydala',
	nursing: 'nursing',
	physiotherapy: 'physiotherapy, physical therapy',
	health: 'health sciences, public health',
	electrical: 'electrical, electronic',
	mechanical: 'mechanical',
	mechatronics: 'mechatronic, robotics',
	civil: 'civil, civil engineering',
	chemical: 'chemical',
	software: 'software, software engineering, programming',
	'computer-engineering':
		'computer engineering, computer engineer, comp engineering, handaset computer, handasat computer, handaset 7aseb, genie informatique',
	telecom: 'telecom*, communication engineering, communications engineering',
	environmental: 'environmental engineering',
	imaging: 'radiology, radiography, medical imaging, medical laboratory, lab science',
	petroleum: 'petroleum',
	architecture: 'architecture',
	aviation: 'study aviation, become a pilot, pilot, aerospace, aviation, aeronautical',
	biomedical: 'biomedical',
	engineering: 'engineering, engineer, handasa',
	ai: 'artificial intelligence, ai, machine learning',
	cyber: 'cyber security, cybersecurity, cyber',
	data: 'data science, data analytics, data',
	computing:
		'computer science, computer, computing, cs, informatique, information technology, information systems, infotech, ordinateur',
	multimedia: 'animation, game design, graphic design',
	accounting: 'accounting, accountancy, acca, comptabilite',
	finance: 'finance, banking',
	marketing: 'marketing',
	economics: 'economics, economy',
	actuarial: 'actuarial',
	hr: 'human resources, human resource, hr',
	projects: 'project management',
	mba: 'mba',
	business:
		'edarat a3mal, edaret a3mal, idarat a3mal, idaret a3mal, business, business administration, business management, international business',
	management: 'management',
	law: 'law, llb, llm, qanoon',
	psychology: 'psychology, psycho',
	hospitality:
		'hospitality, hotel management, hotel managment, hotel mangement, hotels management, hotel studies, tourism management, hotel and tourism, hotel or tourism, study tourism, tourism degree, culinary',
	communication: 'mass communication, communication, media, journalism',
	languages: 'translation, linguistics, english literature, literature',
	education: 'education, teaching degree',
	islamic: 'islamic studies, sharia',
	agriculture: 'agriculture, agricultural',
	food: 'food science, nutrition',
	biology: 'biology, life sciences, biotechnology',
	planning: 'urban planning, town planning',
	social: 'social science, sociology, political science, international relations',
	arts: 'interior design, fashion, fine arts, design',
	sciences: 'mathematics degree, physics degree, chemistry degree, statistics',
}

/** See `plain.ts`. */
export const plain = `
options option full incl catch hurry urgent urgently asap rush rushing until till exactly minimum maximum inquire enquire inquiry enquiry inquiring wish wishing interested available currently presently further details detail information info offered offer regarding attend attendance presence supervision
ba3d b3d ba3ed rani rah 7ab 7aba ndir chkoun li 3endha 3endhom endha hna tema temma hnak hnaka hon honik awi khales bezzaf barcha
anywhere somewhere everywhere strong time bach bech tethal tkhrej l lel m3aya sghari
bring bringing
campus bedroom bedrooms manage
ya3ne jeye jay jaye fiye fini kteer awy chwiya actually
find found hal 3amel 3amla a3mel a3ml abl safar tebi matloob matlooba matloba yet soon later once twice same either neither wanting ever never nothing lots real really
my mine son sons daughter daughters brother sister friend friends cousin he him her his hers us ours we yours one ones thing things something anything someone anyone everyone people student students guy guys boy sir madam mam
very like too then now today tomorrow still already maybe perhaps quite rather basically probably kindly plz pls lot bit kind sort way day days exactly well fine great nice sure yeah yep no nope oh hmm hello
u ur r im ive id ill dont doesnt didnt isnt arent cant wont whats wheres hows thats theres lets gonna wanna gotta
make makes made take taking gives put let see look think thinking hear heard come comes coming go goes going went say says said ask asking asked told question questions hope wish mean means meant sorry thank am being be done do doing has got gets getting try trying plan planning decide decided consider show help
or but if because so as of in on at to by into over under up down out off again else other another different own both each every few less even such
while during until till since within malaysia malaysian country place
est ce que qui sont suis cest le la les un une des du de et pour avec dans ma mon mes je elle il veut veux faire en au aux sur est-ce svp chez notre votre vous nous mais plus
ana enta enti inta inty howa heya huwa hiya e7na ehna ya w wa f fe fel b bel bil el al ely elly elli illi yalli yali ino eno lal 3ala 3al 3an men mn min mish msh mesh mo mu mub kaman bas bs law lw eza iza 3ashan 3shan 3shn da di dah dh keda kda heik hek hon hnak hnek honak honik hinak hala2 delwa2ty daba el7een alheen tab tayeb tayyeb taib yeb2a y3ni ya3ni 3andi 3andak 3andkom 3andkon 3indi 3endi ma3ak es2al as2al a3raf a3ref bade bde bdi aw wala wla walla ya3tik sho shu shou eh eih eish wesh wsh wach wash chnou shno ad ed kol kel ay ayya ibni ebni benti bnti waladi 7ada a7ad 3alaykom alaykom alaikum aleikum warahmatullah habibi ya5i akhi
all next happen happens happened right back first last small big little new young always sometimes often usually mostly especially anyway instead problem problems issue issues reason case cases end side week weeks weekly minute moment tonight morning night currently recently finally simply normally generally truly honestly finish finished complete completed enough long wondering wonder confused advice possible understand explain clear clarify regarding concerning per via whether
na3ref n3ref na3raf nes2el dial dyal dyali diali ta3 ta3i bta3 bta3et kolo kollo kollaha 7ata hatta kan kanet kont ra7 rah ma3 ma3a m3a 3lik 3lih 3liha biha bih fiha fih ji tji yji njib tjib yjib shahada chahada shahadat shehada kolaha kollha hnaak hona albes shakhs wahed wa7ed wa7da nafar teegy tigi tege yegy yigi e3raf a3rif
yekon yekoun ykon ykoun teb2a approved kayn kayna chi shi
par pas
wel wil choose choosing
bnt bint 3ndi looks after leave month katchd
check checks two second chkoun khouya khoya wela ghir dork drok expect expects upfront earlier afterwards person persons algerien algerian marocain tunisien months pass passed
b3mlo a3mlo n3mlo ba3mel wait waits waited waiting walla yalla tayyib yeslamo settle
yjoon yjon yjoo m3y 3adi ashoof ashouf hala bch
`
