import type { TripTag } from '#domain/trips/trip.ts'
import { placeNames } from './search-place-names.ts'

/**
 * What travellers say → the words our trips are indexed under, alternatives parted by '|'. A word listed here is looked
 * up by its meaning alone; slips of the finger are not listed, the search forgives those itself.
 */
const meanings: [says: string, means: string][] = [
  ['mountains, pahad, pahaad, pahadi, pahadon, pahar, parvat, पहाड, पहाड़ों, पर्वत', 'highmountain'],
  ['hill, पहाड़ी', 'highmountain'],
  ['हिमालय, himalay', 'himalaya'],
  ['beach, sea, seaside, seashore, ocean, coast, samundar, samandar, samudra, samudr, dariya', 'beach|sea'],
  ['samudra tat, samundar kinara, समुद्र, समंदर, समुंदर, बीच, समुद्र तट', 'beach|sea'],
  ['tapu, dweep, द्वीप, टापू', 'island'],
  ['snow, snowfall, barf, baraf, barfbari, himpat, बर्फ, बर्फबारी', 'snow'],
  ['thand, thanda, sardi, sardiyan, sardiyon, jaada, ठंड, सर्दी, सर्दियों', 'winter'],
  ['garmi, garmiyan, garmiyon, garmi ki chhutti, garmi ki chhuttiyan, garmiyon ki chhutti', 'summer'],
  ['thandi jagah, गर्मी, गर्मियों, गर्मी की छुट्टी', 'summer'],
  ['rain, rainy, rainy season, barish, baarish, barsaat, barsat, sawan, saawan', 'monsoon|rain'],
  ['मानसून, बारिश, बरसात, सावन', 'monsoon|rain'],
  ['jungle, jangal, forest, safari, animal, janwar, जंगल, जानवर, सफारी', 'wildlife|safari'],
  ['sher, bagh, baagh, बाघ, शेर', 'tiger'],
  ['haathi, hathi, हाथी', 'elephant'],
  ['gainda, गैंडा', 'rhino'],
  ['bird, birding, birdwatching, bird watching, panchhi, pakshi, पक्षी', 'bird|birding|birdwatching'],
  ['lake, jheel, jhil, taal, talab, झील, ताल', 'lake|tso|tal'],
  ['waterfall, jharna, jharne, झरना, झरने', 'waterfall|fall'],
  ['nadi, नदी', 'river'],
  ['desert, registan, marusthal, ret, रेगिस्तान, मरुस्थल', 'desert|dune'],
  ['gaon, gaanv, gaav, gramin, गांव', 'village'],
  ['mandir, मंदिर', 'temple'],
  ['gurudwara, gurdwara, gurudwara sahib, गुरुद्वारा', 'gurudwara|amritsar|hemkund'],
  ['gompa, monastery, मठ', 'monastery|gompa'],
  ['kila, qila, kile, किला', 'fort'],
  ['mahal, महल', 'palace'],
  ['dharmik, teerth, tirth, tirtha, darshan, bhakti, religious, spiritual, teerth yatra', 'pilgrimage'],
  ['dharmik yatra, tirth yatra, tirtha yatra, धार्मिक, तीर्थ, दर्शन, धार्मिक यात्रा, तीर्थ यात्रा', 'pilgrimage'],
  ['yatra, यात्रा', 'yatra|pilgrimage'],
  ['char dham, chardham', 'char dham|dham'],
  ['parivar, pariwar, parivaar, bachche, bacche, bachchon, bachon, kids, children', 'family|child'],
  ['ghar wale, परिवार, बच्चे, बच्चों', 'family|child'],
  ['couple, romantic, jodi, pati patni, shaadi ke baad, shadi ke baad, nayi shaadi', 'honeymoon'],
  ['newly married, just married, हनीमून, शादी के बाद, शादी, shaadi, shadi, suhagraat', 'honeymoon'],
  [
    'cheap, affordable, low cost, low budget, sasta, saste, sasti, kam paise, kam paiso, kam kharch',
    'budget',
  ],
  ['kam budget, kifayati, सस्ता, सस्ते, सस्ती, कम बजट', 'budget'],
  ['premium, five star, 5 star, mehnga, mahanga, shahi, shaahi, aalishan, shaandar, शाही, लक्जरी', 'luxury'],
  ['abroad, foreign, overseas, videsh, videshi, videsh yatra, विदेश, विदेश यात्रा', 'international'],
  ['romanch, sahas, thrill, रोमांच', 'adventure'],
  ['easy, aasan, asaan, आसान', 'easy'],
  ['camp, camping, tent, tenting, कैंप, कैंपिंग', 'camp|camping'],
  ['trekking, hike, hiking, chadhai, ट्रेक, ट्रेकिंग', 'trek'],
  ['bike, biking, motorbike, motorcycle, bullet, royal enfield, बाइक, मोटरसाइकिल', 'bike'],
  ['jeep, gaadi', 'suv'],
  ['long weekend', 'longweekend'],
  ['वीकेंड, saturday sunday, shanivar ravivar', 'weekend'],
  ['off beat, anjaan, anokha, hatke, sukoon, shaant, अनोखा, शांत', 'offbeat'],
  ['solo', 'backpacking'],
  ['diving, dive, scuba, scuba diving', 'scuba|dive'],
  ['snorkel, snorkeling, snorkelling', 'snorkelling'],
  ['skiing, ski', 'ski|skiing'],
  ['tea garden, tea estate, tea plantation, chai bagan, chai ke bagan', 'tea'],
  ['customized, customised, private', 'private'],
  ['india, indian, bharat, भारत', 'allindia'],
  ['north india, uttar bharat, उत्तर भारत', 'northindia'],
  ['south india, dakshin bharat, दक्षिण भारत', 'southindia'],
  ['north east, northeast, north east india, northeast india, purvottar, पूर्वोत्तर', 'northeastindia'],
  ['east india, eastern india', 'eastindia'],
  ['west india, western india', 'westindia'],
]

/** Every phrase of the vocabulary, as it is written above. */
export const vocabulary: [says: string, means: string[]][] = [
  ...meanings.flatMap(([says, means]) => says.split(', ').map((phrase): [string, string] => [phrase, means])),
  ...Object.entries(placeNames),
].map(([says, means]) => [says, means.split('|')])

/** Words that say nothing about which trip; on their own they ask for any. */
export const fillers =
  'trip tour package travel holiday vacation getaway visit place destination spot best top good nice popular plan ' +
  'itinerary booking book price cost rate offer deal people person pax adult friend group dost doston jagah ghumna ' +
  'ghumne ghoomna ghoomne jana jaana chahiye chhutti chutti safar ट्रिप टूर पैकेज जगह घूमना घूमने छुट्टी सफर लोग'

export const joiners =
  'a an the in at on of to for from with and or by near me my i we want go do see what where when how thing during under ke ka ki ko se mein main par ' +
  'aur ya sabse liye wala wale wali saath sath hai kahan के का की को से में पर और या लिए साथ वाला वाले है'

/** Parts of place names that name no place by themselves. */
export const placeParts =
  'new old north south east west central middle great little upper lower la tso island lake valley beach hill mount ' +
  'mountain river pass fort temple village national park road city town station bay point nagar island atoll desert'

/** What each mark of a trip is called by those who look for it. */
export const tagWords: Record<TripTag, string> = {
  stateHighlight: '',
  honeymoonSpecial: 'honeymoon',
  international: 'international',
  familySpecial: 'family child',
  bikingPackage: 'bike ride',
  suvPackage: 'suv car',
  longWeekend: 'longweekend',
  offbeat: 'offbeat',
  trek: 'trek',
  backpacking: 'backpacking backpack',
  pilgrimage: 'pilgrimage',
  wildlife: 'wildlife',
  beach: 'beach',
  winter: 'winter',
  monsoon: 'monsoon',
  luxury: 'luxury',
  budget: 'budget',
  cultural: 'cultural culture heritage',
  adventure: 'adventure',
}
