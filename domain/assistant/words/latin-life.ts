/** The second half of the ideas in `latin.ts`: papers, admission, English, housing, daily life, people. */
export const lifeIdeas = {
	visitVisa:
		'as a tourist, on a visit pass, tourist visa, visit visa, visa on arrival, visa at the airport, visa at airport, visa tourisme',
	visa: 'lvisa, embassy, visa*, viza, student pass, ta2shira, tashira, fiza, feza, vise',
	emgs: 'emgs',
	val: 'val, eval, visa approval letter, approval letter, visa approval',
	sev: 'entry visa, sev, single entry',
	ikad: 'ikad, i kad',
	studentPass: 'student pass',
	passport: 'passport*, pasaport, basbor, jawaz, gawaz, passeport',
	expire: 'sari, saleh, expire*, expiry, valid, validity, runs out',
	documents:
		'wra9, awra9, awraq, wraq, dossier, document*, paper, paperwork, checklist, wara2, awra2, warak, papiers, wathaeq',
	photos: 'photo, passport photo, passport photos',
	steps: 'step, step by step, process, procedure*, stages, khatawat',
	reject:
		'refus*, denied, reject*, declin*, turned down, etrafad*, rafad, appeal*, say no, says no, said no, they refuse',
	renew: 'renew*, extension, extend, tagdid, tajdid',
	attendance: 'attendance, absence, absences, miss classes, skip classes',
	bankProof:
		'in bank, in the bank, in my account, in our account, bank statement*, financial proof, proof of funds, bank balance, funds, show money, kashf 7esab, kashf hesab, releve bancaire, fel bank, fil bank, bel bank, sponsor, sponsored, bank statment, bank stetment, bank statemnt, statment',
	openAccount:
		'open a bank, open an account, bank account, sim, sim card, puce, which bank, bank open, open bank, acount',
	medical:
		'fahs tebi, fa7s tebi, fa7s tebby, medical, health check, checkup, screening, fa7s, fahs, diseases, medical test*',
	insurance:
		'clinic, illness, sick, medicine?, insurance, hospital, doctor visit, ta2meen, tamin, assurance',
	flight:
		'flight*, ticket, airfare, plane, tazkara, asafer, nsafer, asafir, mosafer, travel before, fly before, travel without, fly, flying',
	age: 'age, years old, how old, old enough, 3omri, 3omr',
	work: 'travailler, nkhedmou, nkhedmo, nkhdm, nkhdem, nekhdem, nekhdm, n5dm, n5dem, work, working, job, employment, asht8al, ashtaghal, shoghl, sho8l, ne5dem, travail, earn',
	partTime: 'part time, parttime, part-time',
	afterGraduation:
		'after university, after graduation, after i graduate, after graduating, graduate pass, post study, after my degree, after studies, ba3d el ta5arog, after studying, after i finish, after finishing, ba3d el takharoj, ba3d el jam3a',
	kin: 'baby, newborn, infant, toddler, my brother come, my sister come, couple, mom, mum, dad, my kids with me, wife, husband, spouse, family, kids, children, dependant*, dependent*, parents, mother, father, mrati, zawjati, zawgti, 3ayelti, famille, ahly, ahli, ahlo, mama, baba, ahali, ahaly, ahl, el ahl, 3yali, ma3i ahli',
	visit: 'visit*, ziyara, zeyara, yezor*, yzor*, azor*, nzor*, yzour*',
	forWhile:
		'for one month, for a month, first month, first week, first few weeks, first two weeks, for two weeks, for a week, few days, a few weeks, a couple of weeks, settle me in, settle her in, settle him in, help me settle, help her settle, until i settle, awal shahr, awwal shahr',
	english:
		'english, language, anglais, englizi, inglizi, lo8a, logha, lugha, ingles, langue, langues, ingleezi, inglizy, ingilizi, anglizi, engleezi',
	without:
		'ma 3endi, ma 3endo, ma 3endha, ma 3ando, ma 3andha, instead of ielts, ma 3andi, ma3andi, ma 3indi, m3ndish, ma ma3i, without, no, dont have, do not have, lack, bdoon, bedoon, bla, men gheir, min gher, sans, gheiro, mn gheir, mn gheiro, men gheiro, min gheiro, 8eiro, blash, bala',
	enough: 'enough, sufficient, ok, okay, accepted, yekfi, bikaffi, ykfi',
	grade:
		'gpa, cgpa, grade*, percent, percentage, mark, average, nesbti, nisbti, mo3addal, mo3adal, magmo3, moyenne',
	school:
		'a levels, a level, igcse, high school diploma, american diploma, ib diploma, school certificate, sixth prep, sixth preparatory, high school, secondary, secondary school, tawjihi, taw9ihi, baccalaureate, bac, thanawiya, sanaweya, thanaweya, grade 12, american school, british school, international school, english school, english medium school, private school',
	admission:
		'8obool, el8obool, 9obool, qobool, kobool, gbool, gobool, gboul, kboul, admission*, accept, admit*, get in, get into, enter, entry, eligible, eligibility, offer letter, join, 2abool, qabool, 9oboul, bye2balouni, by2balo, by2blo, bi2balouni, y2balo, y9blo, y9eblo, yeqbalo, ye9blouni, kay9blo, ya9blouni, yo2balouni, byo2balo, 2abouli',
	requirements:
		'what do they want, what do they need, what they want, shu bedon, sho badhom, math?, physics?, chemistry?, requirement*, condition*, criteria, ask for, asks for, experience, shoroot, motatalabat',
	direct: 'directly, direct, straight',
	answerOf: 'answer, reply, response, respond, hear back, decision, decide, result of, results',
	teaching:
		'exams in english, lectures in english, classes in english, courses in english, all in english, everything in english, b francais, en francais, en anglais, en arabe, bel fransawi, in french, language of instruction, taught in, teaching language, taught in english, in malay, malay, in arabic, learn malay, bel english, bel malay, bel 3arabi, bil english, arabic or english, english or arabic, english or malay, lectures in, bel 3araby, b english, bel ingilizi, language are lectures, language of teaching, in chinese',
	foundation:
		'foundation, preparatory year, pre university, foundation year, foundation programme, foundation program, pre-university, preparatory',
	housing:
		'area to live, areas to live, best area, neighbourhood, neighborhood, homes, houses, help with housing, help with accommodation, chambre, appart, sakn, skan, bed, anywhere to live, somewhere to live, place to live, places to live, where to live, anywhere to stay, somewhere to stay, place to stay, ojra, live on campus, on campus, university housing, cite universitaire, private room, own room, master room, master bedroom, accommodation*, accomodation*, housing, house, room, apartment*, appartment*, flat, dorm, dormitory, hostel*, rent, renting, rental, studio, residence, condo, stay, sakan, oda, ouda, ghorfa, 8orfa, sha2a, sha22a, logement, loyer, off campus, live off campus, egar, igar, eegar, ejar, ijar, eejar, ajar, kra, lkra, akri, nkri, nekri, asta2jer, asta2ger, dorms, neighborhoods, neighbourhoods, areas to rent, best neighbourhood, what area, which area, best place to live, a7san manta2a, a7sn mkan askn, a7san makan askon',
	area: 'area to live, areas to live, best area, neighbourhood, neighborhood, neighborhoods, neighbourhoods, areas to rent, what area, which area, best place to live, a7san manta2a, a7sn mkan askn, a7san makan askon',
	dormitory: 'dorm, dorms, dormitory, hostel*, university housing, on campus, cite universitaire',
	apartment: 'apartment*, appartment*, flat, flats, condo, sha2a, sha22a',
	single: 'single, private room, alone, own room, by myself, mofrada, mofrad, le wa7di, lw7di',
	shared: 'shared, sharing, share, twin, double, mshtaraka, moshtaraka',
	studio: 'studio',
	master: 'master room, master bedroom',
	goingHome:
		'go home, going home, travel home, visit home, go back home, fly home, visit my family back',
	otherTest: 'duolingo, pte, cambridge, cae, oxford test, linguaskill',
	lost: 'lost, lost my, misplaced, stolen, da3et, da3at, day3t, daya3t, perdu',
	stay: 'stay on, stay there, remain, remain in, stay in malaysia, ab2a, nab9a',
	approval: 'approval, pre approval, prior approval, mowafa2a, mowafaqa',
	atHome: 'at home, in my country, my own country, back home, my home country, b baladi, fi baladi',
	howFar: 'how far, far from, distance, far, how many km, how many kilometers',
	near: '7ad, near, nearby, close to, close by, close, next to, around, beside, walking distance, 2areeb, 2orayeb, areeb, ganb, gamb, janb, qareeb, 9rib, how far, far from, distance, far, closest, nearest',
	women: 'mixed, boys only, only girls, girls only, girls, women, female*, ladies, banat, filles',
	deposit: 'deposit*, advance, upfront, in advance, caution',
	bills: 'bill, electricity, water, utilities, wifi, internet, kahraba, fawater',
	included:
		'mhsoub, m7soub, ma7soub, mahsoub, mohsoub, with hostel or, only tuition, tuition only, just tuition, include*, cover*',
	leaving:
		'leave the apartment, leave the room, leave the flat, leave the house, leave early, notice, terminate, break the lease, contract, lease, move out',
	sevenDays:
		'seven day*, 7 day*, not as described, dont like the room, ma 3ajabha, ma 3ajabni, ma 3ajabo, ma 3ajbo, ma 3agabha, ma 3agabni, ma 3agbha, ma 3ajbha, ma 3ajbni, different from the pictures',
	booking:
		'help with housing, help with accommodation, book, booking, reserve, reservation, a7gez, a7jez, 7agz, arrange, find me, find a room, before i arrive, before arrival, before he arrives, before she arrives',
	amenity:
		'washing machine, washer, ghassala, ghassale, ghasala, 8assala, mokayef, mukayef, matbakh, matba5, tallaja, thallaja, fridge, pool, gym, kitchen, parking, laundry, ac, air conditioning, security, facilities, amenities, furnished, cook, cooking',
	institute:
		'institute*, language school*, language centre*, language center*, english course*, english class*, course?, ma3had, ma3ahed, korsat, dawra, cours',
	beginner:
		'no english, zero english, dont speak english, cant speak english, bad english, my english is bad, weak, poor english, low english, beginner*, zero, scratch, mobtade2, mobtadi',
	classSize:
		'smallest class*, small class*, class sizes, fewest students, smallest classes, small classes, class size, students in a class, students in class, students per class, how many students are in, how many students in, how many students per',
	hours: 'hour, schedule, timetable, sa3a, sa3at',
	levels: 'level',
	prepare: 'prepare, preparation, prep, training',
	food: 'food, halal, eat, eating, restaurant*, meal*, cuisine, akl, 7alal, makla',
	prayer:
		'mosque*, prayer*, pray, masjid, surau, musalla, salah, msjed, masged, game3, jame3, prayer room, prayer rooms, muslim country, islamic country',
	ramadan: 'ramadan, fasting, eid',
	climate:
		'weather, weather today, weather this week, weather next week, climate, hot?, rain, rainy, temperature*, humid, humidity, cold?, winter, el gaw, gaw, jaw, ta2s, taqs, meteo',
	packing:
		'jacket, coat, sweater, clothes, clothing, pack, packing, what to bring, should i bring, bring with, wear?, suitcase, luggage, lebs, malabes',
	forecast:
		'forecast, monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, tonight, weather today, weather this week, weather next week, bokra, bukra',
	transport:
		'shuttle, without a car, get around, transport*, train, bus, buses, metro, grab, mowasalat, muwasalat, get to the university, get to university, get to campus, get to class',
	trips:
		'beach, trip, tourism, sightseeing, places to visit, holiday, vacation, travel around, islands, se7a, siya7a',
	arrival:
		'receive him, receive her, receive me, receive us, receives him, receives her, landing, until i fly, until i travel, till i fly, until the flight, airport, pick up, picks up, pickup, pick me, pick her, pick him, arriv*, meet me, meet us, land, matar, este2bal',
	safety:
		'amn, aman, security guard, guards, harass*, at night, alone at night, hijabi, safe, safety, danger*, crime*, security situation, worried, aman, amen, amaan, securite',
	crime: 'emergency, police, ambulance, snatch*, places to avoid, areas to avoid',
	human:
		'someone i can call, someone to call, call someone, can i call, someone i can talk, can someone call, speaks arabic, speak arabic, arabic speaker, call me, contact me, yekalemni, ykalemni, human, agent, real person, someone real, consultant, advisor, adviser, talk to, speak to, speak with, talk with, representative, operator, mowazaf, muwazaf, akalem, not a robot, not a bot, not robot, human being, a person, real human, actual person, someone there, live person, talk to someone, speak to someone',
	contact:
		'whatsapp, whats app, phone, telephone, number, email, e mail, address, call you, contact, reach you, your office, office, branch, branches, ra2m, rakm, raqam, wats, numero',
	opening:
		'sa3at el 3amal, saat el 3amal, mawa3id el 3amal, sa3at el shoghl, opening hours, office hours, working hours, opening times, are you open, do you open, open, closed, teftaho, your office hours',
	whoAreYou:
		'what can you do, what do you know, how can you help, help me, are you a bot, are you a robot, are you human, are you real, who are you, what are you, your name, robot, bot, chatbot, men enta, meen enta, enta meen',
	privacy:
		'who sees, who can see, who reads, see my passport, see my documents, my phone number, my passport number, store this, save this, keep this, record this, this chat, this conversation, privacy, private data, my data, personal data, store my, save my, keep my, bayanati, khososeya',
	company:
		'go through you, going through you, through your agency, why you, need you, real company, who are you guys, your company, your agency, rihla, entom meen, ento meen',
	greeting:
		'hello, hi, hey, good morning, good evening, good afternoon, salam, salam alaikum, slm, marhaba, mar7aba, ahlan, assalamu alaikum, bonjour, ezayak, ezayko, ezzayko, ezzayak, kifak, kifkon, shlonak, shlonkom, labas',
	thanks: 'thank*, thx, ty, merci, shukran, shokran, cheers, appreciate*, mashkoor, teslam',
	bye: 'bye, goodbye, see you',
	insult:
		'did not answer, didnt answer, not what i asked, wrong answer, no hope, stupid, idiot, dumb, useless, moron, rubbish, garbage, shit, fuck*, ghabi, 8abi, you suck, hate you',
	driving: 'drive, driving, licence, license, car, permis',
	military: 'military, army, conscription, deferment',
	attest:
		'english translation, need translation, be translated, translated, attest*, apostille, legaliz*, certified translation, translate*, notari*, ministry stamp',
	move: 'tghayr*, tghayer*, t8ayer*, ghayyer, ghayer, aghayer, a8ayar, 8ayar, change after, change, changing, switch, transfer*, move to',
	credits:
		'finished two years, finished one year, continue at, continue my, transfer my credits, transfer credits, credit transfer, credits, my credits, credit hours, courses count, subjects count, count my, finished 2 years, finished a year, studied two years, studied one year, studied a year, studied 2 years, second year student, in my second year, in my third year, transfer from my university, exempt* from courses, el mawad, mawad, accept transfer*, accepts transfer*, transfer student*, transferring students, take transfer*, transfer to malaysia, transfer into',
	fail: 'flunk, fail, failed, failing, repeat a subject, repeat a course, cancel*, attendance, arsob, rasabt',
	onTime: 'on time, in time, 3al wa2et, bel wa2t, fel me3ad',
	graduate: 'graduated, diplome, graduate, graduation',
	uniRecommended: 'recommended universities, safeer, cultural mission',
	malaysia: 'malaysia, malezya, malizia, malysia, malaisie, malasia, malesia',
	success: 'success rate, approval rate',
	founded: 'founded, established, how old is the university',
	classmates:
		'fe masryeen, fi masryeen, fe masreyeen, fi masreyeen, fi masriyin, fe 3arab, fi 3arab, kayn 3rab, kaynin 3rab, fi sudaniyeen, fi libiyeen, fi yamaniyeen, fi saudiyeen, kayn jazayriyin, kaynin mgharba, fama twensa, arabs, arab students, many students from, students from, arab community',
	studyMode:
		'full time, lectures at night, classes at night, study at night, night classes, online, distance learning, evening class*, evening, weekend, part time study, remote, remotely, a distance, en ligne, study part time',
	illness:
		'illness, hepatitis, hiv, diabet*, insulin, asthma, epilep*, cancer, tuberculosis, chronic, depression, pre existing, preexisting, allergy, heart condition',
	travelDocument: 'travel document, refugee document, stateless, no nationality',
	followUp:
		'follow with him, follow with her, follow him, follow her, follow up, still with him, still with her',
	reports:
		'know his marks, know her marks, see his marks, see her marks, know his grades, know her grades, see his grades, see her grades, his attendance, her attendance, send to parents, report to parents, reports to parents, tell parents, tell the parents, inform parents, inform the parents, inform me, if he attends, if she attends, progress report',
	meeting:
		'online meeting, meet online, webinar, zoom, video call, visit your office, visit the office, come to your office',
	noTransfer:
		'currency controls, cant transfer, cannot transfer, transfers are blocked, sanctions, hard to transfer, difficult to transfer, banks do not send, foreign currency rules',
	absent:
		'cats, dogs, kitten, puppy, bird, parrot, 9etta, 9attousa, 2otta, otta, bissa, bsseina, el kalb, kalbi, insulin, pharmacies, police clearance, police record, police certificate, criminal record, good conduct, per hour, an hour, hourly, more than one university, multiple universities, several universities, overstay, hijab, niqab, vaccin*, cat, dog, pet, nursery, kindergarten, school for my kids, schools for my kids, school for my children, schools for children, defer*, postpone*, acceptance rate, gap year, gap of, study gap, years gap, autism, autistic, disability, disabled, wheelchair, special needs, police clearance, good conduct, criminal record, mahram, ma7ram, interview*, racism, racist*, salary, wage, books, textbooks, laptop, uniform, dress code, mixed classes, classes mixed, hours is the flight, hours of flight, hour flight, long is the flight, flight time, flight duration, flight hours, hours by plane, hours in the plane, salaire, rawateb, hepatitis, hiv, diabet*, asthma, epilep*, cancer, tuberculosis, chronic, depression, nurses earn, engineers earn, doctors earn, pharmacists earn, teachers earn, they earn, graduates earn, people earn, get paid after, curfew, internship, paid internship',
	supervisor: 'supervisor*, promoteur, encadrant, encadreur, moshref',
	trust:
		'officially registered, registered office, office registered, company registered, scam, fraud, fake, legit, legitimate, trust, trusted, arnaque, licensed, licenced, registered company, can i trust, personal account, his own account',
	noObjection: 'no objection, noc, personal bond',
	degree: 'diplome, diplomes, certificate, certificates, diploma certificate',
	assigned:
		'my supervisor be, be my supervisor, is my supervisor, roommate*, room mate, flatmate, housemate, roomate, my professor',
	beyond:
		'who won, premier league, champions league, movie, song, lyrics, for sale, ktebli, iktebli, python, world cup, football match, essay, poem, joke, recipe, capital of, president, prime minister, population, homework, do my assignment, write my, write me, meaning of life, iphone, stock price, bitcoin, recette, cook today, translate',
} as const
