import type { GoldQuery } from './search-gold-query.ts'
import { secondGoldQueries } from './search-gold-second.ts'
import {
  abroad,
  andaman,
  budget,
  desert,
  dubai,
  europe,
  family,
  goa,
  hardTreks,
  hillStations,
  himalaya,
  honeymoon,
  ids,
  jaisalmer,
  kashmir,
  kerala,
  ladakh,
  ladakhRides,
  lakes,
  maldives,
  manali,
  meghalaya,
  offbeat,
  pilgrimage,
  pondicherry,
  rains,
  rajasthan,
  rishikesh,
  seaside,
  shimla,
  singapore,
  snow,
  southernHills,
  spiti,
  summer,
  switzerland,
  tamilNadu,
  temples,
  thailand,
  tigers,
  treks,
  udaipur,
  villages,
  weekend,
  wildlife,
  zanskar,
} from './search-gold-trips.ts'

/** What travellers type and what they should be shown. Written before the search was tuned; mend the search, not this. */

const exact: Omit<GoldQuery, 'kind'>[] = [
  { query: 'Phugtal', expected: ['zanskar-phugtal-trek'], first: 'zanskar-phugtal-trek' },
  { query: 'Turtuk', expected: ['lw3'], first: 'lw3' },
  { query: 'Hampi', expected: ['hampi-gokarna-backpacking'], first: 'hampi-gokarna-backpacking' },
  { query: 'Maldives', expected: maldives },
  { query: 'LADAKH', expected: ladakh },
  { query: 'Leh Ladakh with Turtuk', expected: ['lw3'], first: 'lw3' },
  { query: 'Spiti', expected: spiti },
  { query: 'nagaland', expected: ['o3'], first: 'o3' },
  { query: 'Hornbill Festival', expected: ['o3'], first: 'o3' },
  { query: 'Sandakphu', expected: ['sandakphu-phalut-trek'], first: 'sandakphu-phalut-trek' },
  { query: 'valley of flowers', expected: ['valley-of-flowers-trek'], first: 'valley-of-flowers-trek' },
  { query: 'zanskar', expected: zanskar },
  { query: 'andaman', expected: andaman },
  { query: 'Tiger’s Nest', expected: ['suggested-bhutan-west'], first: 'suggested-bhutan-west' },
  { query: 'bir billing', expected: ids('w3 dharamshala-bir-backpacking'), first: 'w3' },
  { query: 'munnar', expected: ids('lw1 h3 munnar-wayanad-backpacking thekkady-munnar-private') },
  { query: 'kedarnath', expected: ids('kedarnath-badrinath-yatra char-dham-by-road-private') },
  { query: 'varanasi', expected: ['suggested-golden-triangle-varanasi'] },
  { query: 'Tamil Nadu', expected: tamilNadu },
  { query: 'europe', expected: europe },
  { query: 'rann of kutch', expected: ['o4'], first: 'o4' },
  { query: 'jibhi', expected: ids('o2 himachal-backpacking-parvati-jibhi spiti-tirthan-private') },
  { query: 'kasol', expected: ids('w2 himachal-backpacking-parvati-jibhi') },
  { query: 'honeymoon', expected: honeymoon },
  { query: 'treks', expected: treks },
  { query: 'wildlife safari', expected: wildlife },
  { query: 'Himachal to Amritsar', expected: ['f1'], first: 'f1' },
  { query: 'nubra', expected: ids('lb1 lw3 lw6') },
  { query: 'Sri Vijaya Puram', expected: andaman },
  {
    query: 'Jyotirmath',
    expected: ids('auli-winter-private kuari-pass-trek kedarnath-badrinath-yatra valley-of-flowers-trek'),
  },
  { query: 'Mysore', expected: ['f4'], first: 'f4' },
  { query: 'tiger', expected: tigers },
  { query: 'paragliding', expected: ids('w3 suggested-nepal-kathmandu-pokhara'), first: 'w3' },
  { query: 'hill station', expected: hillStations },
  { query: 'camping', expected: [...treks, ...ids('w1 f4 lb2 meghalaya-backpacking')] },
  { query: 'off the beaten track', expected: offbeat },
  { query: 'low price', expected: budget },
  { query: 'student trip', expected: budget },
  { query: 'school holidays', expected: family },
  { query: 'school vacation', expected: summer },
  { query: 'short trip', expected: weekend },
  { query: 'getaway', expected: weekend },
]

const typos: Omit<GoldQuery, 'kind'>[] = [
  { query: 'ladak', expected: ladakh },
  { query: 'keral', expected: kerala },
  { query: 'rishikes', expected: rishikesh },
  { query: 'kasmir', expected: kashmir },
  { query: 'andman', expected: andaman },
  { query: 'megalaya', expected: meghalaya },
  { query: 'udaypur', expected: udaipur },
  { query: 'manaly', expected: manali },
  { query: 'darjiling', expected: ids('p5 darjeeling-kalimpong-tea-private') },
  { query: 'shimala', expected: shimla },
  { query: 'rajastan', expected: rajasthan },
  { query: 'maldivs', expected: maldives },
  { query: 'tailand', expected: thailand },
  { query: 'singapur', expected: singapore },
  { query: 'dubay', expected: dubai },
  { query: 'jaislmer', expected: jaisalmer },
  { query: 'nagalend', expected: ['o3'] },
  { query: 'zanskaar', expected: zanskar },
  { query: 'spitti', expected: spiti },
  { query: 'kerela', expected: kerala },
  { query: 'pondichery', expected: pondicherry },
  { query: 'nainitaal', expected: ['f3'] },
  { query: 'kedarnat', expected: ids('kedarnath-badrinath-yatra char-dham-by-road-private') },
  { query: 'gulmerg', expected: ids('p2 h1 kashmir-winter-gulmarg suggested-amritsar-kashmir') },
  { query: 'vietnaam', expected: ['suggested-vietnam-north-south'] },
  { query: 'bhootan', expected: ['suggested-bhutan-west'] },
  { query: 'switzerlnd', expected: switzerland },
  { query: 'sikim', expected: ids('goechala-trek sikkim-lachung-family p5') },
  { query: 'hanymoon', expected: honeymoon },
  {
    query: 'pangog lake',
    expected: ids('lw3 lw6 lb1 lb2 ls3 ladakh-pangong-tso-moriri-private'),
  },
  { query: 'ranthambhor', expected: ['ranthambore-wildlife'] },
]

const hindi: Omit<GoldQuery, 'kind'>[] = [
  { query: 'pahad', expected: [...himalaya, ...southernHills] },
  { query: 'पहाड़', expected: [...himalaya, ...southernHills] },
  { query: 'samundar', expected: seaside },
  { query: 'समुद्र', expected: seaside },
  { query: 'barf', expected: snow },
  { query: 'मनाली', expected: manali },
  { query: 'लद्दाख', expected: ladakh },
  { query: 'गोवा', expected: goa },
  { query: 'राजस्थान', expected: rajasthan },
  { query: 'केरल', expected: kerala },
  { query: 'कश्मीर', expected: kashmir },
  { query: 'थाईलैंड', expected: thailand },
  { query: 'jungle', expected: wildlife },
  { query: 'sher', expected: tigers },
  { query: 'mandir', expected: temples, first: 'tamil-nadu-temples' },
  { query: 'chhutti', expected: weekend },
  { query: 'bheed se door', expected: offbeat },
  { query: 'shaadi ke baad', expected: honeymoon },
  { query: 'parivar', expected: family },
  { query: 'bachchon ke saath', expected: family },
  { query: 'sasta', expected: budget },
  { query: 'dharmik yatra', expected: pilgrimage },
  { query: 'तीर्थ यात्रा', expected: pilgrimage },
  { query: 'registan', expected: desert },
  { query: 'jheel', expected: lakes },
  { query: 'gaon', expected: villages },
  { query: 'videsh', expected: abroad },
  { query: 'barish', expected: rains },
  { query: 'garmi ki chhutti', expected: summer },
  { query: 'char dham', expected: ids('char-dham-by-road-private kedarnath-badrinath-yatra') },
]

const filters: Omit<GoldQuery, 'kind'>[] = [
  { query: 'december', expected: { month: 12 } },
  { query: 'trips in april', expected: { month: 4 } },
  { query: 'जून में', expected: { month: 6 } },
  { query: '3 days', expected: ids('w1 sahyadri-forts-monsoon-trek') },
  { query: '2 days', expected: ids('w1 sahyadri-forts-monsoon-trek') },
  { query: 'two days', expected: ids('w1 sahyadri-forts-monsoon-trek') },
  { query: 'do din', expected: ids('w1 sahyadri-forts-monsoon-trek') },
  { query: 'weekend', expected: weekend },
  {
    query: '5 din',
    expected: ids(`
      goa-backpacking rishikesh-landour-backpacking dharamshala-bir-backpacking o2 p4 f4 f3 o4
      kashmir-winter-gulmarg andaman-scuba maldives-local-islands i4 i2 h5 manali-solang-atal-tunnel
    `),
  },
  {
    query: '7 day',
    expected: ids(`
      himachal-backpacking-parvati-jibhi har-ki-dun-trek munnar-wayanad-backpacking lw3 p5 lb1
      meghalaya-backpacking kedarnath-badrinath-yatra tamil-nadu-temples sikkim-lachung-family h6
      suggested-haridwar-mussoorie-corbett suggested-nepal-kathmandu-pokhara singapore-malaysia-group h7
    `),
  },
  { query: '12 days', expected: ids('lw6 i5') },
  { query: '9D/8N', expected: ids('spiti-backpacking lb2') },
  {
    query: 'under 15000',
    expected: ids(`
      w1 w2 w3 w4 sahyadri-forts-monsoon-trek beas-kund-trek goa-backpacking p4 lw4 o2
      jaisalmer-desert-backpacking rishikesh-landour-backpacking dharamshala-bir-backpacking goa-monsoon
      kedarkantha-trek hampi-gokarna-backpacking himachal-backpacking-parvati-jibhi kuari-pass-trek
      hampta-pass-trek har-ki-dun-trek shimla-kufri-toy-train manali-solang-atal-tunnel
      valley-of-flowers-trek munnar-wayanad-backpacking meghalaya-backpacking
      uttarakhand-backpacking-kumaon
    `),
  },
  { query: 'less than 7,000', expected: ids('w1 w2 sahyadri-forts-monsoon-trek beas-kund-trek') },
  {
    query: '10000 se kam',
    expected: ids(`
      w1 w2 w3 w4 sahyadri-forts-monsoon-trek beas-kund-trek goa-backpacking goa-monsoon
      jaisalmer-desert-backpacking rishikesh-landour-backpacking dharamshala-bir-backpacking
      kedarkantha-trek hampi-gokarna-backpacking himachal-backpacking-parvati-jibhi
    `),
  },
  { query: '₹6000 tak', expected: ids('w1 w2') },
]

const combinations: Omit<GoldQuery, 'kind'>[] = [
  { query: 'ladakh bike under 40000', expected: ladakhRides },
  { query: 'kerala december', expected: kerala },
  { query: 'ladakh in april', expected: ids('ls1 ladakh-monasteries-private'), first: 'ls1' },
  {
    query: 'goa below 20k',
    expected: ids(`
      p4 goa-backpacking goa-monsoon goa-dudhsagar-spice-private old-goa-fontainhas-private
    `),
  },
  {
    query: 'honeymoon under 30000',
    expected: ids(`
      h1 h2 h3 neil-island-slow-private kumarakom-alleppey-private south-goa-beaches-private
      udaipur-jodhpur-private
    `),
  },
  { query: 'himachal 5 days', expected: ids('o2 manali-solang-atal-tunnel dharamshala-bir-backpacking') },
  {
    query: 'family international trips',
    expected: ids('i2 bali-family-private dubai-family-parks-private maldives-family-resort-private'),
  },
  {
    query: 'trek in july',
    expected: ids(`
      hampta-pass-trek valley-of-flowers-trek markha-valley-trek zanskar-phugtal-trek
      sahyadri-forts-monsoon-trek kashmir-great-lakes-trek-private
    `),
  },
  { query: 'snow trek january', expected: ids('kedarkantha-trek kuari-pass-trek') },
  { query: 'trek for beginners', expected: treks.filter((id) => !hardTreks.includes(id)) },
  { query: 'trek easy', expected: ['beas-kund-trek'], first: 'beas-kund-trek' },
  { query: 'adventure for kids', expected: family },
  { query: 'trek with a jacuzzi', expected: treks },
  { query: 'beach under 10000', expected: ids('goa-backpacking hampi-gokarna-backpacking') },
  { query: '6 days kashmir', expected: ids('p2 h1') },
  { query: 'bali honeymoon', expected: ['h6'], first: 'h6' },
  { query: 'maldives under 50000', expected: ['maldives-local-islands'] },
  { query: 'spiti in january', expected: ['spiti-winter-white'] },
  { query: 'leh ladak bike trip', expected: ladakhRides },
  {
    query: 'december me barf',
    expected: ids(`
      kashmir-winter-gulmarg kedarkantha-trek kuari-pass-trek manali-solang-atal-tunnel swiss-rail-private
    `),
  },
  {
    query: 'weekend trip under 7000',
    expected: ids('w1 w2 sahyadri-forts-monsoon-trek beas-kund-trek'),
  },
  { query: 'sasta goa', expected: ['goa-backpacking'], first: 'goa-backpacking' },
  {
    query: 'मनाली 5 दिन',
    expected: ids('manali-solang-atal-tunnel manali-naggar-slow-private'),
    first: 'manali-solang-atal-tunnel',
  },
]

export const goldQueries: GoldQuery[] = [
  ...exact.map((gold) => ({ ...gold, kind: 'exact' as const })),
  ...typos.map((gold) => ({ ...gold, kind: 'typo' as const })),
  ...hindi.map((gold) => ({ ...gold, kind: 'hindi' as const })),
  ...filters.map((gold) => ({ ...gold, kind: 'filter' as const })),
  ...combinations.map((gold) => ({ ...gold, kind: 'combination' as const })),
  ...secondGoldQueries,
]
