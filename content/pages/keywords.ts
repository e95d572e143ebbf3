import type { SearchKeyword } from './types.ts'

/**
 * Terms are parted by commas, ids by blanks. A month, a length, a budget or a place needs no term: the search reads
 * those itself.
 */
const entry = (keyword: string, terms: string, ids: string): SearchKeyword => ({
  keyword,
  relatedTerms: terms.trim().split(/,\s+/),
  tripIds: ids.trim().split(/\s+/),
})

export const keywords: SearchKeyword[] = [
  entry(
    'adventure',
    `
      trek, trekking, hiking, rafting, paragliding, bike, motorcycle, scuba, skiing, camping, thrill,
      romanch, sahas, chadhai, रोमांच, ट्रेकिंग
    `,
    `
      p1 lw5 lw6 w1 w2 w3 w4 i3 o1 lb1 lb2 lb3 ls2 ls3 andaman-scuba beas-kund-trek goa-monsoon goechala-trek
      hampta-pass-trek har-ki-dun-trek himachal-backpacking-parvati-jibhi jaisalmer-desert-backpacking
      kashmir-winter-gulmarg kedarkantha-trek kuari-pass-trek manali-solang-atal-tunnel markha-valley-trek
      meghalaya-backpacking munnar-wayanad-backpacking ranthambore-wildlife sahyadri-forts-monsoon-trek
      sandakphu-phalut-trek spiti-winter-white valley-of-flowers-trek zanskar-phugtal-trek auli-winter-private
      bali-lombok-gili-private dubai-desert-hatta-private dubai-oman-musandam-private havelock-dive-private
      kashmir-great-lakes-trek-private maldives-liveaboard-private maldives-whale-shark-dhigurah-private
      nusa-penida-private
    `,
  ),
  entry(
    'beach',
    `
      sea, seaside, coast, island, ocean, sand, snorkelling, diving, samundar, samudra, dariya, kinara, tapu,
      dweep, समुद्र, समंदर, बीच
    `,
    `
      p3 p4 lw1 h3 h4 h5 h7 i1 i3 andaman-scuba goa-backpacking hampi-gokarna-backpacking
      maldives-local-islands thailand-islands-backpacking andaman-baratang-diglipur-private
      andaman-little-andaman-private bali-family-private bali-lombok-gili-private dubai-oman-musandam-private
      goa-family-villa-private havelock-dive-private koh-samui-private maldives-family-resort-private
      maldives-water-villa-private maldives-whale-shark-dhigurah-private neil-island-slow-private
      nusa-penida-private phuket-phi-phi-private pondicherry-chidambaram-private singapore-bintan-private
      singapore-sentosa-private south-goa-beaches-private
    `,
  ),
  entry(
    'family',
    `
      kids, children, school holidays, toddler, parivar, pariwar, bachche, bacche, ghar wale, परिवार, बच्चे
    `,
    `
      p2 f1 f2 f3 f4 i2 shimla-kufri-toy-train sikkim-lachung-family bali-family-private
      dubai-family-parks-private goa-family-villa-private ladakh-slow-family-private
      maldives-family-resort-private
    `,
  ),
  entry(
    'honeymoon',
    `
      couple, couples, romantic, newly married, anniversary, for two, jodi, pati patni, shaadi ke baad,
      romance, हनीमून, जोड़ा, शादी, रोमांटिक
    `,
    `
      h1 h2 h3 h4 h5 h6 h7 h8 koh-samui-private kumarakom-alleppey-private maldives-water-villa-private
      neil-island-slow-private south-goa-beaches-private udaipur-jodhpur-private
    `,
  ),
  entry(
    'budget',
    `
      cheap, affordable, low cost, low price, backpacking, hostel, student trip, sasta, saste,
      kam paise, kam budget, kifayati, सस्ता, सस्ते, कम बजट
    `,
    `
      lw4 w1 w2 w3 w4 beas-kund-trek dharamshala-bir-backpacking goa-backpacking hampi-gokarna-backpacking
      himachal-backpacking-parvati-jibhi jaisalmer-desert-backpacking kedarkantha-trek maldives-local-islands
      meghalaya-backpacking munnar-wayanad-backpacking rishikesh-landour-backpacking
      sahyadri-forts-monsoon-trek spiti-backpacking thailand-islands-backpacking
      uttarakhand-backpacking-kumaon
    `,
  ),
  entry(
    'luxury',
    `
      premium, five star, 5 star, palace, villa, resort, spa, private car, shahi, aaram, mehnga, shaandar,
      लक्ज़री, शाही, आराम
    `,
    `
      h5 h6 h8 abu-dhabi-liwa-private chettinad-private darjeeling-kalimpong-tea-private
      kerala-ayurveda-varkala-private kumarakom-alleppey-private ladakh-photography-private
      maldives-water-villa-private rajasthan-grand-private rishikesh-wellness-private spiti-tirthan-private
      swiss-rail-private
    `,
  ),
  entry(
    'cultural',
    `
      culture, heritage, history, fort, palace, monastery, museum, festival, architecture, qila, kila,
      mahal, itihas, sanskriti, संस्कृति, किला, महल
    `,
    `
      p1 p5 lw1 lw2 lw3 lw4 f1 f2 i1 i3 i4 i5 o1 o2 o3 o4 o5 ls1 europe-central-group
      hampi-gokarna-backpacking har-ki-dun-trek kedarnath-badrinath-yatra meghalaya-backpacking
      singapore-malaysia-group spiti-backpacking tamil-nadu-temples abu-dhabi-liwa-private
      bangkok-ayutthaya-private binsar-kumaon-private chettinad-private chiang-mai-pai-private
      dalhousie-khajjiar-chamba-private darjeeling-kalimpong-tea-private goa-dudhsagar-spice-private
      italy-art-cities-private jaisalmer-bikaner-private kashmir-gurez-private kaziranga-majuli-private
      kinnaur-sangla-chitkul-private ladakh-monasteries-private ladakh-slow-family-private
      manali-naggar-slow-private old-goa-fontainhas-private paris-amsterdam-private
      pondicherry-chidambaram-private portugal-spain-private rajasthan-grand-private
      rameswaram-kanyakumari-private shekhawati-havelis-private singapore-food-walks-private
      spiti-tirthan-private ubud-sidemen-private udaipur-jodhpur-private udaipur-mount-abu-private
      wayanad-private suggested-amritsar-kashmir suggested-bhutan-west suggested-chennai-pondicherry-thanjavur
      suggested-golden-triangle-varanasi suggested-haridwar-mussoorie-corbett
      suggested-nepal-kathmandu-pokhara suggested-vietnam-north-south
    `,
  ),
  entry(
    'wildlife',
    `
      safari, jungle, national park, tiger, rhino, elephant, birding, birdwatching, snow leopard, forest,
      janwar, sher, bagh, haathi, जंगल, बाघ, हाथी, सफारी
    `,
    `
      f3 f4 h7 ranthambore-wildlife spiti-winter-white andaman-baratang-diglipur-private binsar-kumaon-private
      dubai-desert-hatta-private goa-dudhsagar-spice-private jaisalmer-bikaner-private
      kaziranga-majuli-private kumarakom-alleppey-private maldives-liveaboard-private
      maldives-whale-shark-dhigurah-private thekkady-munnar-private wayanad-private
      suggested-haridwar-mussoorie-corbett
    `,
  ),
  entry(
    'pilgrimage',
    `
      temple, yatra, tirth, teerth, dham, char dham, darshan, gurudwara, spiritual, religious, mandir,
      dharmik, ganga, तीर्थ, यात्रा, मंदिर
    `,
    `
      f1 kedarnath-badrinath-yatra tamil-nadu-temples char-dham-by-road-private rameswaram-kanyakumari-private
      suggested-amritsar-kashmir suggested-golden-triangle-varanasi
    `,
  ),
  entry(
    'weekend',
    `
      short trip, getaway, quick break, friday night, saturday sunday, shanivar,
      ravivar, chhutti, वीकेंड, छुट्टी
    `,
    'w1 w2 w3 w4 beas-kund-trek goa-monsoon ranthambore-wildlife sahyadri-forts-monsoon-trek',
  ),
  entry(
    'monsoon',
    `
      rain, rains, rainy season, waterfall, green season, barish, baarish, barsaat, sawan, jharna, बारिश,
      बरसात, सावन, मानसून, झरना
    `,
    `
      p1 p2 lw3 lw6 h1 o1 lb1 lb2 lb3 ls2 goa-monsoon hampta-pass-trek markha-valley-trek
      sahyadri-forts-monsoon-trek spiti-backpacking tamil-nadu-temples valley-of-flowers-trek
      zanskar-phugtal-trek chettinad-private kashmir-great-lakes-trek-private kashmir-gurez-private
      kerala-ayurveda-varkala-private koh-samui-private ladakh-monasteries-private
      ladakh-pangong-tso-moriri-private ladakh-photography-private ladakh-slow-family-private
      pondicherry-chidambaram-private rameswaram-kanyakumari-private udaipur-mount-abu-private
    `,
  ),
  entry(
    'winter',
    `
      snow, snowfall, cold, skiing, frozen lake, barf, baraf, thand, sardi, sardiyan,
      बर्फ, सर्दी, ठंड
    `,
    `
      p3 p4 lw1 lw2 w3 h2 o3 o4 ls3 kashmir-winter-gulmarg kedarkantha-trek kuari-pass-trek
      manali-solang-atal-tunnel spiti-winter-white auli-winter-private chiang-mai-pai-private
      swiss-rail-private
    `,
  ),
  entry(
    'summer',
    `
      hill station, hills, school vacation, cool weather, garmi, garmiyon, garmi ki chhutti, pahad, pahaad,
      thandi jagah, गर्मी, पहाड़
    `,
    `
      p2 p5 lw3 w2 w3 w4 f1 f3 f4 h1 h2 o2 lb1 beas-kund-trek dharamshala-bir-backpacking har-ki-dun-trek
      himachal-backpacking-parvati-jibhi kedarnath-badrinath-yatra manali-solang-atal-tunnel
      rishikesh-landour-backpacking shimla-kufri-toy-train sikkim-lachung-family
      uttarakhand-backpacking-kumaon binsar-kumaon-private char-dham-by-road-private
      dalhousie-khajjiar-chamba-private darjeeling-kalimpong-tea-private kashmir-gurez-private
      kinnaur-sangla-chitkul-private kodaikanal-private ladakh-monasteries-private
      ladakh-pangong-tso-moriri-private ladakh-photography-private ladakh-slow-family-private
      manali-naggar-slow-private shimla-narkanda-private suggested-amritsar-kashmir
      suggested-haridwar-mussoorie-corbett
    `,
  ),
  entry(
    'offbeat',
    `
      off beat, off the beaten track, unexplored, remote, less crowded, quiet, secret, untouched, anjaan, anokha, shaant, bheed se door, अनोखा, शांत
    `,
    `
      o1 o2 o3 o4 o5 lb2 lb3 ls1 ls2 ls3 spiti-backpacking spiti-winter-white uttarakhand-backpacking-kumaon
      zanskar-phugtal-trek andaman-baratang-diglipur-private andaman-little-andaman-private
      bali-lombok-gili-private binsar-kumaon-private kashmir-gurez-private kinnaur-sangla-chitkul-private
      ladakh-pangong-tso-moriri-private ladakh-photography-private neil-island-slow-private
      shimla-narkanda-private spiti-tirthan-private ubud-sidemen-private
    `,
  ),
  entry(
    'international',
    `
      abroad, foreign, overseas, world, passport, visa, videsh, videsh yatra, bahar, विदेश
    `,
    `
      h5 h6 h7 h8 i1 i2 i3 i4 i5 europe-central-group maldives-local-islands singapore-malaysia-group
      thailand-islands-backpacking abu-dhabi-liwa-private bali-family-private bali-lombok-gili-private
      bangkok-ayutthaya-private chiang-mai-pai-private dubai-desert-hatta-private dubai-family-parks-private
      dubai-oman-musandam-private italy-art-cities-private koh-samui-private maldives-family-resort-private
      maldives-liveaboard-private maldives-water-villa-private maldives-whale-shark-dhigurah-private
      nusa-penida-private paris-amsterdam-private phuket-phi-phi-private portugal-spain-private
      singapore-bintan-private singapore-cruise-private singapore-food-walks-private singapore-sentosa-private
      swiss-rail-private ubud-sidemen-private suggested-bhutan-west suggested-nepal-kathmandu-pokhara
      suggested-vietnam-north-south
    `,
  ),
]
