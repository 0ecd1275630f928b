/**
 * Words that every conversation has and that say nothing about what is asked: small words of the dialects, people, politeness, words of
 * telling and asking. They are neither understood nor missing, and no slip of a word of the tables. What is in no table at all is a word that
 * may be the very thing that was asked about.
 */
import { fold } from '../fold.ts'
import { isStopWord } from '../stop-words.ts'

const words = `
bring bringing
campus bedroom bedrooms hard manage
يعطيني تعطيني تعمل بتعمل هتعمل يعملوا حاصل حاصله خريج خريجه
تمشي نمشي يمشي امشي مليح ولاكان لاكان زوز جوز ولاد ادبي علمي خاوتي خوتي بيخلص يخلص مخلص هالسنه هالسنة 
ya3ne jeye jay jaye fiye fini kteer awy chwiya manage actually
عامل عامله عامللي مقيم مقيمه ساكن ولدين بنتين عيال زول داير يريدوا الاول الاولى الثاني التاني تاني ثاني الاخر اتنين اثنين الاثنين ايضا الاسبوع اسبوع اسبوعين يوم يومين
easy find found hal 3amel 3amla a3mel a3ml abl safar tebi matloob matlooba matloba yet soon later once twice same either neither wanting ever never nothing lots real really
انا اني احنا نحنا نحن حنا انت انتي انتم انتو انتوا نتا نتي هو هي هم هما هن هذا هذه هاي هاد هادا هاذا هاذي هذي هاده ده دي دا دول كده كدا هيك هيدا هيدي كذا كذلك ذا
اللي الي يلي لي ديال ديالي ديالك ديالكم تاع تاعي تاعكم تاعهم متاع متاعكم بتاع بتاعت بتاعكم تبع تبعكم تبعي حق حقت حقكم مال مالتكم
عندي عندك عندكم عندكن عندكو عنده عندو عندهم عندنا معاه معها معه معو معاها معاهم معنا معكم معاك له لها لهم لكم لنا ليه ليها ليهم اله الها الهم الكم فيه فيها فيهم فيك فيكم بيه بيها بيهم
عليه عليها علينا عليكم عليا علي منه منها منكم مني منهم عنه عنها عنكم عني به بها اياه اياها وياه وياها ويا لحد لعند لعندي
اليوم بكره بكرا غدا امس مبارح البارح الان الحين هلق هسه هسا دلوقتي دلوقت توا دابا درك بعدين لسه لسا لساتو ساعتها حاليا احيانا دايما دائما عاده غالبا الجاي الجايه القادم القادمه الماضي
ابني بنتي ولدي ولد بنت ابن ابنتي ابنه ابنها بنته ولدنا بنتنا ابننا اخوي اخي اخويا خويا خوي اختي اخت اخو اخ بابا ماما ابوي ابوه ابوها خالي عمي صديقي صاحبي اصحابي رفيقي زميلي طالب طالبه طلاب الطلاب طلبه شخص اشخاص ناس الناس واحد واحده وحده احد حد حدا شي شيء حاجه اشياء
لو سمحت سمحتوا سمحتم سمحتي فضلك فضلكم من رجاء ارجو ارجوكم عفوا عذرا اسف معليش معلش الله يعطيك يخليك يحفظك عافاك عفاك تكفون تكفى يا اخوان شباب جماعه استاذ حضرتك حضرتكم باشا حبيبي عزيزي يسعد مساكم صباحكم ورحمه وبركاته شاء باذن الحمد لله والله سبحان
اعرف نعرف يعرف تعرف تعرفون تعرفوا عرفت اسال نسال سؤال سؤالي استفسر استفسار بستفسر اخبرني اخبروني خبرني خبروني قول قولي قولوا قلي قولولي قوللي احكي احكيلي تحكي وضح وضحوا افهم فهمت فاهم فاهمه شرح اشرح اعطيني عطني عطوني اعطوني اعطني جيبلي شوف شوفوا اشوف نشوف عاوزه عايزه حابه حاب ناوي ناويه مفكر افكر بفكر نفكر قررت
كان كانت كنت يكون تكون نكون اكون صار صارت صاير راح رح حيكون هيكون سوي يسوي تسوي نسوي اسوي يعمل تعمل نعمل هعمل بعمل دير ندير يدير تدير اروح يروح تروح نروح رحت اجي يجي تجي نجي جاي جايه جيت جاب جايب جايبه جبت يجيب اخذ اخد ياخذه ناخذ ناخد نخلي خلي تخلي ضل بتضل يضل بقى يبقى تبقى لقيت الاقي نلقى احصل احصله تحصل نحصل القى
كبير كبيره صغير صغيره جديد جديده كثير كثيره كتير كتيره بزاف واجد وايد هوايه ياسر برشا قليل شوي شويه جدا مره مرره خالص اوي تقريبا بالضبط بالزبط بالظبط فعلا طبعا حقيقي مهم عادي مزيان مزيانه تمام اوكي طيب زين باهي ماشي خلاص يلا هيا ايوه ايوا اه نعم لا لأ كلا مش مو مب مهو ماهو موب ليس ليست ما مافي ماكو غير
هناك هنا هون هونيك هنيك هنالك غادي تما تمه ثم بلد بلاد البلد بلدي بلدنا دوله مكان عاليه عالي وزاره جهه ناحيه طرف بخصوص بالنسبه خصوص موضوع عن
لكن ولكن لان لانو لانه لانها عشان علشان منشان مشان باش حتى لحتى كي لكي اذا الا لما حين او ام ولا اما سواء حسب مثلا مثل زي متل كيما بحال نفس ايضا كمان برضه برضو زاد يعني اصلا اساسا بس فقط كلهم جميع معظم اكثر اكتر ومن وفي وعلي
مين شكون منو مينو ايه اي ايش اش وش شو شنو شن شني شنهو ماذا هل وهل واش
ابا ابغي ودنا نبغا بدك بدكم بدكن تبي تبون تبغى يبي يبغى يبغا بدهم يريد تريد نريد بيبغى رايح رايحه سمعت قالوا قالولي شفت قريت قرات لقيناه
my mine son sons daughter daughters brother sister friend friends cousin he she him her his hers they us our ours we you your yours one ones thing things something anything someone anyone everyone people student students guy guys boy sir madam mam
very really just like also too then now today tomorrow still already maybe perhaps quite rather actually basically probably please kindly plz pls lot lots bit kind sort way day days exactly well fine great nice sure yes yeah yep no nope oh hmm hello there here
u ur r im ive id ill dont doesnt didnt isnt arent cant wont whats wheres hows thats theres lets its gonna wanna gotta
make makes made take taking give gives put let see look think thinking know hear heard come comes coming go goes going went say says said ask asking asked tell told question questions hope wish mean means meant sorry thank am was were been being be does did done do doing has had got gets getting get try trying plan planning decide decided consider show help
and or but if because so as than that this these those who whom whose of in on at to for from with by into over under up down out off again else other another same different own both each every any some few more most less only even such
while during until till since within malaysia malaysian country place
est ce que qui le la les un une des du de et pour avec dans ma mon mes je elle il veut veux faire en au aux sur est-ce svp chez notre votre vous nous mais plus
ana enta enti inta inty howa heya huwa hiya e7na ehna ya w wa f fe fel b bel bil el al ely elly elli illi yalli yali ino eno lal lel 3ala 3al 3an men mn min mish msh mesh mo mu mub kaman bas bs law lw eza iza 3ashan 3shan 3shn da di dah dh keda kda heik hek hon hnak hnek honak honik hinak hala2 delwa2ty daba el7een alheen tab tayeb tayyeb taib yeb2a y3ni ya3ni 3andi 3andak 3andkom 3andkon 3indi 3endi ma3ak es2al as2al a3raf a3ref bade bde bdi aw wala wla walla ya3tik sho shu shou eh eih eish wesh wsh wach wash chnou shno ad ed kol kel ay ayya ibni ebni benti bnti waladi 7ada a7ad 3alaykom alaykom alaikum aleikum warahmatullah habibi ya5i akhi
`

let known: Set<string> | undefined

/** Written so in the table: such a word means what it says, and hides no other one. */
export function isPlain(word: string): boolean {
	known ??= new Set(words.split(/\s+/).filter(Boolean).map(fold))
	return known.has(word)
}

export function isPlainWord(word: string): boolean {
	if (isStopWord(word) || isPlain(word)) return true
	// «وانا», «فالبلد»: what is written in one piece with a plain word.
	const rest = word.replace(/^(?:وال|بال|فال|لل|ال|[وفبل])/, '')
	return rest !== word && rest.length > 1 && (isPlain(rest) || isStopWord(rest))
}
