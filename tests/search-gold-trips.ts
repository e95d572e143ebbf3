/** Right answers that several queries of the gold list share. */

/** Trip ids, parted by blanks. */
export const ids = (text: string) => text.trim().split(/\s+/)

export const ladakhRides = ids('lw6 lb1 lb2 lb3')
export const zanskar = ids('o1 zanskar-phugtal-trek')
export const ladakh = [
  ...ladakhRides,
  ...zanskar,
  ...ids(`
  lw3 ls1 ls2 ls3 markha-valley-trek ladakh-monasteries-private ladakh-pangong-tso-moriri-private
  ladakh-photography-private ladakh-slow-family-private
`),
]
export const kashmir = ids(`
  p2 h1 lb3 kashmir-winter-gulmarg kashmir-gurez-private kashmir-great-lakes-trek-private
  suggested-amritsar-kashmir
`)
export const spiti = ids('p1 spiti-backpacking spiti-tirthan-private spiti-winter-white')
export const manali = [
  ...spiti.slice(0, 3),
  ...ids(`
  manali-solang-atal-tunnel manali-naggar-slow-private h2 f1 hampta-pass-trek beas-kund-trek lw6 lb3
  o1 zanskar-phugtal-trek
`),
]
export const shimla = ids(`
  shimla-kufri-toy-train h2 f1 shimla-narkanda-private kinnaur-sangla-chitkul-private p1
  spiti-backpacking spiti-winter-white
`)
const himachal = [
  ...spiti,
  ...ids(`
  f1 h2 o2 w2 w3 manali-solang-atal-tunnel manali-naggar-slow-private hampta-pass-trek beas-kund-trek
  shimla-kufri-toy-train shimla-narkanda-private dalhousie-khajjiar-chamba-private
  dharamshala-bir-backpacking kinnaur-sangla-chitkul-private himachal-backpacking-parvati-jibhi
`),
]
export const rishikesh = ids(`
  w1 rishikesh-landour-backpacking rishikesh-wellness-private auli-winter-private
  suggested-haridwar-mussoorie-corbett
`)
export const uttarakhand = [
  ...rishikesh,
  ...ids(`
  w4 f3 binsar-kumaon-private char-dham-by-road-private har-ki-dun-trek kedarkantha-trek
  kedarnath-badrinath-yatra kuari-pass-trek uttarakhand-backpacking-kumaon valley-of-flowers-trek
`),
]
const easternHills = ids(`
  p5 o3 o5 lw5 darjeeling-kalimpong-tea-private goechala-trek sandakphu-phalut-trek
  sikkim-lachung-family meghalaya-backpacking
`)
export const southernHills = ids(`
  kodaikanal-private f4 thekkady-munnar-private wayanad-private munnar-wayanad-backpacking lw1
`)
export const himalaya = [...ladakh, ...kashmir, ...himachal, ...uttarakhand, ...easternHills]
export const kerala = ids(`
  lw1 lw4 h3 kerala-ayurveda-varkala-private kumarakom-alleppey-private munnar-wayanad-backpacking
  thekkady-munnar-private wayanad-private
`)
export const tamilNadu = ids(`
  tamil-nadu-temples chettinad-private f4 kodaikanal-private rameswaram-kanyakumari-private
  pondicherry-chidambaram-private suggested-chennai-pondicherry-thanjavur
`)
export const pondicherry = ids(`
  pondicherry-chidambaram-private suggested-chennai-pondicherry-thanjavur tamil-nadu-temples
`)
export const goa = ids(`
  p4 goa-backpacking goa-monsoon goa-dudhsagar-spice-private goa-family-villa-private
  old-goa-fontainhas-private south-goa-beaches-private
`)
export const jaisalmer = ids('lw2 jaisalmer-bikaner-private jaisalmer-desert-backpacking')
export const udaipur = ids('f2 udaipur-jodhpur-private udaipur-mount-abu-private rajasthan-grand-private')
export const rajasthan = [...jaisalmer, ...udaipur, ...ids('ranthambore-wildlife shekhawati-havelis-private')]
export const andaman = ids(`
  p3 h4 andaman-scuba andaman-baratang-diglipur-private andaman-little-andaman-private
  havelock-dive-private neil-island-slow-private
`)
export const meghalaya = ids('lw5 meghalaya-backpacking')
export const maldives = ids(`
  h5 maldives-local-islands maldives-family-resort-private maldives-liveaboard-private
  maldives-water-villa-private maldives-whale-shark-dhigurah-private
`)
const bali = ids(`
  i3 h6 bali-family-private bali-lombok-gili-private nusa-penida-private ubud-sidemen-private
`)
export const thailand = ids(`
  i1 h7 thailand-islands-backpacking bangkok-ayutthaya-private chiang-mai-pai-private
  koh-samui-private phuket-phi-phi-private
`)
export const singapore = ids(`
  i2 singapore-malaysia-group singapore-bintan-private singapore-cruise-private
  singapore-food-walks-private singapore-sentosa-private
`)
export const dubai = ids(`
  i4 dubai-desert-hatta-private dubai-family-parks-private dubai-oman-musandam-private
`)
export const switzerland = ids('swiss-rail-private h8 i5')
export const europe = ids(`
  i5 h8 europe-central-group italy-art-cities-private paris-amsterdam-private portugal-spain-private
  swiss-rail-private
`)
export const abroad = [
  ...maldives,
  ...bali,
  ...thailand,
  ...singapore,
  ...dubai,
  ...europe,
  ...ids(`
  abu-dhabi-liwa-private suggested-bhutan-west suggested-nepal-kathmandu-pokhara
  suggested-vietnam-north-south
`),
]
export const seaside = [
  ...andaman,
  ...maldives,
  ...bali,
  ...ids(`
  p4 lw1 h3 h7 i1 goa-backpacking goa-family-villa-private south-goa-beaches-private
  hampi-gokarna-backpacking thailand-islands-backpacking koh-samui-private phuket-phi-phi-private
  singapore-bintan-private singapore-sentosa-private dubai-oman-musandam-private
  pondicherry-chidambaram-private kerala-ayurveda-varkala-private
`),
]
export const honeymoon = ids(`
  h1 h2 h3 h4 h5 h6 h7 h8 koh-samui-private kumarakom-alleppey-private maldives-water-villa-private
  neil-island-slow-private south-goa-beaches-private udaipur-jodhpur-private
`)
export const family = ids(`
  f1 f2 f3 f4 i2 p2 shimla-kufri-toy-train sikkim-lachung-family bali-family-private
  dubai-family-parks-private goa-family-villa-private ladakh-slow-family-private
  maldives-family-resort-private char-dham-by-road-private
`)
export const budget = ids(`
  lw4 w1 w2 w3 w4 beas-kund-trek dharamshala-bir-backpacking goa-backpacking hampi-gokarna-backpacking
  himachal-backpacking-parvati-jibhi jaisalmer-desert-backpacking kedarkantha-trek
  maldives-local-islands meghalaya-backpacking munnar-wayanad-backpacking
  rishikesh-landour-backpacking sahyadri-forts-monsoon-trek spiti-backpacking
  thailand-islands-backpacking uttarakhand-backpacking-kumaon
`)
export const wildlife = ids(`
  f3 f4 h7 ranthambore-wildlife spiti-winter-white binsar-kumaon-private wayanad-private
  kaziranga-majuli-private thekkady-munnar-private suggested-haridwar-mussoorie-corbett
  goa-dudhsagar-spice-private dubai-desert-hatta-private jaisalmer-bikaner-private
  kumarakom-alleppey-private andaman-baratang-diglipur-private maldives-liveaboard-private
  maldives-whale-shark-dhigurah-private
`)
export const pilgrimage = ids(`
  kedarnath-badrinath-yatra char-dham-by-road-private tamil-nadu-temples f1
  rameswaram-kanyakumari-private suggested-amritsar-kashmir suggested-golden-triangle-varanasi
`)
export const snow = ids(`
  kashmir-winter-gulmarg auli-winter-private spiti-winter-white ls3 kedarkantha-trek kuari-pass-trek
  manali-solang-atal-tunnel swiss-rail-private
`)
export const weekend = ids(`
  w1 w2 w3 w4 beas-kund-trek goa-monsoon ranthambore-wildlife sahyadri-forts-monsoon-trek
  shimla-kufri-toy-train lw1 lw2 lw3 lw4 lw5 lw6
`)
export const treks = ids(`
  w4 beas-kund-trek goechala-trek hampta-pass-trek har-ki-dun-trek kedarkantha-trek kuari-pass-trek
  markha-valley-trek sahyadri-forts-monsoon-trek sandakphu-phalut-trek valley-of-flowers-trek
  zanskar-phugtal-trek kashmir-great-lakes-trek-private
`)
export const lakes = ids(`
  kashmir-great-lakes-trek-private f2 f3 h1 h7 h8 p2 p5 o2 goechala-trek udaipur-mount-abu-private
  suggested-amritsar-kashmir suggested-nepal-kathmandu-pokhara ls3 kodaikanal-private
  kumarakom-alleppey-private kashmir-gurez-private kashmir-winter-gulmarg
  ladakh-pangong-tso-moriri-private ranthambore-wildlife sahyadri-forts-monsoon-trek
`)
export const desert = [...jaisalmer, ...ids('dubai-desert-hatta-private i4 abu-dhabi-liwa-private o4')]
export const villages = ids(`
  o1 o2 o3 o4 o5 lw4 lb2 lb3 ls1 ls2 ls3 w4 har-ki-dun-trek kedarnath-badrinath-yatra
  spiti-backpacking spiti-winter-white uttarakhand-backpacking-kumaon zanskar-phugtal-trek
  binsar-kumaon-private kashmir-gurez-private kinnaur-sangla-chitkul-private neil-island-slow-private
  spiti-tirthan-private ubud-sidemen-private shimla-narkanda-private
`)
export const rains = ids(`
  goa-monsoon sahyadri-forts-monsoon-trek valley-of-flowers-trek koh-samui-private
  kerala-ayurveda-varkala-private udaipur-mount-abu-private hampta-pass-trek p1 p2 lw3 o1
  spiti-backpacking markha-valley-trek tamil-nadu-temples kashmir-great-lakes-trek-private
`)
export const summer = [...himalaya, ...southernHills]
export const offbeat = ids(`
  o1 o2 o3 o4 o5 lb2 lb3 ls1 ls2 ls3 spiti-backpacking spiti-winter-white
  uttarakhand-backpacking-kumaon zanskar-phugtal-trek andaman-baratang-diglipur-private
  andaman-little-andaman-private bali-lombok-gili-private binsar-kumaon-private kashmir-gurez-private
  kinnaur-sangla-chitkul-private ladakh-pangong-tso-moriri-private ladakh-photography-private
  neil-island-slow-private shimla-narkanda-private spiti-tirthan-private ubud-sidemen-private
`)
export const tigers = ids(`
  f3 f4 ranthambore-wildlife suggested-haridwar-mussoorie-corbett thekkady-munnar-private
`)
export const temples = [
  ...pilgrimage,
  ...ids('dalhousie-khajjiar-chamba-private suggested-chennai-pondicherry-thanjavur'),
]
export const hillStations = [
  ...shimla,
  ...manali,
  ...southernHills,
  ...ids(`
  f3 p5 h3 darjeeling-kalimpong-tea-private dalhousie-khajjiar-chamba-private
  rishikesh-landour-backpacking suggested-haridwar-mussoorie-corbett uttarakhand-backpacking-kumaon
`),
]
export const hardTreks = ids('goechala-trek kashmir-great-lakes-trek-private')
