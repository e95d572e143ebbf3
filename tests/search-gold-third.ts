import {
  abroad,
  andaman,
  family,
  goa,
  honeymoon,
  ids,
  kashmir,
  kerala,
  meghalaya,
  rajasthan,
  tamilNadu,
  thailand,
  treks,
  uttarakhand,
} from './search-gold-trips.ts'

/**
 * Searches with a time, a region, a start or a company in them, as the site of Tue 17 Nov 2026 answers them. A query is met when one of
 * `first` leads, and no result does what `against` forbids.
 */
export type ThirdGoldQuery = {
  query: string
  /** Those that may lead; null where any will do that does not contradict. */
  first: string[] | null
  /** Whether nothing at all is right too, as for a weekend that is too near to be sold. */
  mayBeNone?: true
  against: Against
}

type Against = {
  /** A group's date must start between these two days … */
  starts?: [from: string, to: string]
  /** … be over by this one … */
  backBy?: string
  /** … or have this day among its days, or lie between the two of `around`. */
  covers?: string
  around?: [from: string, to: string]
  /** Trips on one's own dates need one of these months in their season; without any they do not fit. */
  season?: number[]
  max?: number
  /** Where it meets must name this. */
  meets?: RegExp
  only?: string[]
  never?: string[]
}

const december = { starts: ['2026-12-01', '2026-12-31'], season: [12] } satisfies Against
const november = { starts: ['2026-11-18', '2026-11-30'], season: [11] } satisfies Against
const thisWeekend = { starts: ['2026-11-19', '2026-11-21'], backBy: '2026-11-23' } satisfies Against
const nextWeekend = { starts: ['2026-11-26', '2026-11-28'], backBy: '2026-11-30' } satisfies Against
const diwali = {
  covers: '2027-10-29',
  around: ['2027-10-29', '2027-10-31'],
  season: [10],
} satisfies Against
const christmas = {
  covers: '2026-12-25',
  around: ['2026-12-25', '2026-12-27'],
  season: [12],
} satisfies Against
const newYear = { covers: '2027-01-01', around: ['2027-01-01', '2027-01-03'], season: [1] } satisfies Against
const holi = { covers: '2027-03-22', around: ['2027-03-20', '2027-03-22'], season: [3] } satisfies Against

const himachal = ids(`
  beas-kund-trek w3 dalhousie-khajjiar-chamba-private dharamshala-bir-backpacking hampta-pass-trek f1
  himachal-backpacking-parvati-jibhi o2 w2 kinnaur-sangla-chitkul-private manali-naggar-slow-private
  manali-solang-atal-tunnel shimla-kufri-toy-train h2 shimla-narkanda-private spiti-backpacking p1
  spiti-tirthan-private spiti-winter-white lw6 lb3 o1 zanskar-phugtal-trek
`)
const southIndia = [...kerala, ...tamilNadu, 'hampi-gokarna-backpacking']
const northEast = ids(`
  lw5 meghalaya-backpacking o3 o5 kaziranga-majuli-private p5 sikkim-lachung-family goechala-trek
`)
/** Ladakh, Jammu and Kashmir, Himachal, Uttarakhand, Punjab, Delhi and Uttar Pradesh; of the rest none may stand there. */
const notNorthIndia = [
  ...abroad,
  ...southIndia,
  ...andaman,
  ...goa,
  ...northEast,
  ...ids('o4 sahyadri-forts-monsoon-trek sandakphu-phalut-trek darjeeling-kalimpong-tea-private'),
]
/** A trek, or a day of three hours and more up a hill. */
const trekking = [
  ...treks,
  ...ids(`
  w2 lw5 meghalaya-backpacking o2 o3 dharamshala-bir-backpacking himachal-backpacking-parvati-jibhi
  kedarnath-badrinath-yatra char-dham-by-road-private suggested-bhutan-west uttarakhand-backpacking-kumaon
  i3 spiti-backpacking thekkady-munnar-private
`),
]
/** They ask for experience, a licence, a diver's card or a hard day. */
const notForBeginners = ids(`
  goechala-trek markha-valley-trek kashmir-great-lakes-trek-private lw6 lb2 lb3 spiti-winter-white ls3 w2
  kedarnath-badrinath-yatra maldives-liveaboard-private havelock-dive-private
`)
/** Hard or long days, couples and hostels alone, a shared bathroom, a bed above 3,000 m. */
const notForParents = [
  ...new Set([
    ...trekking,
    ...notForBeginners,
    ...ids(`
    h1 h2 h3 h4 h5 h6 h7 h8 goa-backpacking hampi-gokarna-backpacking jaisalmer-desert-backpacking
    munnar-wayanad-backpacking rishikesh-landour-backpacking thailand-islands-backpacking w1 w3
    manali-solang-atal-tunnel ls1 ls2 lw3 lb1 p1 o1 spiti-tirthan-private auli-winter-private
    kashmir-winter-gulmarg andaman-scuba andaman-baratang-diglipur-private andaman-little-andaman-private
    goa-monsoon maldives-whale-shark-dhigurah-private nusa-penida-private bali-lombok-gili-private
    ladakh-pangong-tso-moriri-private ladakh-photography-private
  `),
  ]),
]
const without = (list: string[], unwanted: string[]) => list.filter((id) => !unwanted.includes(id))
const weekends = ids('w1 w3 w4')

/** Judged by reading the trips, before anything was tuned to them; mend the search, not this. */
export const judgedBefore: ThirdGoldQuery[] = [
  { query: 'next month', first: null, against: december },
  { query: 'this weekend', first: [...weekends, 'w2'], mayBeNone: true, against: thisWeekend },
  { query: 'next weekend', first: weekends, against: nextWeekend },
  {
    query: 'weekend from delhi next month under 10000',
    first: weekends,
    against: { ...december, max: 10_000, meets: /Delhi/ },
  },
  { query: 'diwali', first: null, against: diwali },
  { query: 'christmas', first: null, against: christmas },
  { query: 'new year', first: null, against: newYear },
  {
    query: 'holi',
    first: null,
    against: holi,
  },
  {
    query: 'goa new year',
    first: without(goa, ['goa-monsoon', 'goa-backpacking']),
    against: { ...newYear, only: goa },
  },
  {
    query: 'goa christmas',
    first: without(goa, ['goa-monsoon', 'goa-backpacking']),
    against: { ...christmas, only: goa },
  },
  { query: 'south india', first: southIndia, against: { only: southIndia } },
  { query: 'south india in december', first: southIndia, against: { ...december, only: southIndia } },
  { query: 'north east', first: northEast, against: { only: northEast } },
  { query: 'north east next month', first: northEast, against: { ...december, only: northEast } },
  {
    query: 'trek for beginners',
    first: ids('kedarkantha-trek beas-kund-trek w4'),
    against: { never: notForBeginners },
  },
  {
    query: 'beginner trek christmas',
    first: ['kedarkantha-trek', 'kuari-pass-trek'],
    against: { ...christmas, only: treks, never: notForBeginners },
  },
  {
    query: 'kerala with parents in december',
    first: ids('lw1 lw4 kumarakom-alleppey-private kerala-ayurveda-varkala-private wayanad-private'),
    against: { ...december, only: kerala, never: notForParents },
  },
  { query: 'with parents', first: null, against: { never: notForParents } },
  {
    query: 'himachal without trekking',
    first: without(himachal, trekking),
    against: { only: himachal, never: trekking },
  },
  {
    query: 'uttarakhand without trekking in december',
    first: ids(`
      w1 f3 rishikesh-landour-backpacking rishikesh-wellness-private binsar-kumaon-private
      suggested-haridwar-mussoorie-corbett
    `),
    against: { ...december, only: uttarakhand, never: trekking },
  },
  {
    query: 'rajasthan next month',
    first: without(rajasthan, []),
    against: { ...december, only: [...rajasthan, 'suggested-golden-triangle-varanasi'] },
  },
  {
    query: 'honeymoon new year',
    first: ids('h2 h3 h4 kumarakom-alleppey-private neil-island-slow-private south-goa-beaches-private'),
    against: { ...newYear, only: [...honeymoon] },
  },
  {
    query: 'kashmir holi',
    first: ['p2', 'suggested-amritsar-kashmir'],
    against: { ...holi, only: kashmir },
  },
  { query: 'next weekend from delhi', first: weekends, against: { ...nextWeekend, meets: /Delhi/ } },
  { query: 'trek next weekend', first: ['w4'], against: { ...nextWeekend, only: treks } },
  {
    query: 'meghalaya christmas',
    first: meghalaya,
    against: { ...christmas, only: [...meghalaya] },
  },
  {
    query: 'from mumbai',
    first: ['sahyadri-forts-monsoon-trek'],
    against: { meets: /Mumbai/ },
  },
  {
    query: 'from delhi under 8000 in december',
    first: weekends,
    against: { ...december, max: 8_000, meets: /Delhi/ },
  },
  {
    query: 'rajasthan with parents',
    first: ids('f2 lw2 rajasthan-grand-private udaipur-jodhpur-private udaipur-mount-abu-private'),
    against: { only: [...rajasthan, 'suggested-golden-triangle-varanasi'], never: notForParents },
  },
  {
    query: 'thailand in january',
    first: thailand,
    against: { starts: ['2027-01-01', '2027-01-31'], season: [1], only: thailand },
  },
]

/** The other half, in the words that people mix them with. */
export const judgedBeside: ThirdGoldQuery[] = [
  {
    query: 'trips this month',
    first: null,
    against: november,
  },
  {
    query: 'weekend trip next month',
    first: [...weekends, 'ranthambore-wildlife', 'shimla-kufri-toy-train'],
    against: december,
  },
  {
    query: 'next weekend trip under 8000',
    first: weekends,
    against: { ...nextWeekend, max: 8_000 },
  },
  { query: 'rishikesh next weekend', first: ['w1'], against: { ...nextWeekend, only: uttarakhand } },
  {
    query: 'xmas in goa',
    first: without(goa, ['goa-monsoon', 'goa-backpacking']),
    against: { ...christmas, only: goa },
  },
  { query: 'new year trek', first: ['kedarkantha-trek'], against: { ...newYear, only: treks } },
  {
    query: 'new years eve manali',
    first: ids('manali-solang-atal-tunnel h2 manali-naggar-slow-private'),
    against: { ...newYear, only: himachal },
  },
  {
    query: 'christmas in the mountains',
    first: null,
    against: { ...christmas, never: [...goa, ...andaman, ...rajasthan] },
  },
  {
    query: 'christmas under 10000',
    first: ids('w1 kedarkantha-trek jaisalmer-desert-backpacking hampi-gokarna-backpacking'),
    against: { ...christmas, max: 10_000 },
  },
  { query: 'diwali trip with family', first: null, against: { ...diwali, never: without(trekking, family) } },
  { query: 'deepavali kerala', first: kerala, against: { ...diwali, only: kerala } },
  {
    query: 'diwali me rajasthan',
    first: rajasthan,
    against: { ...diwali, only: [...rajasthan, 'suggested-golden-triangle-varanasi'] },
  },
  { query: 'holi weekend himachal', first: himachal, against: { ...holi, only: himachal } },
  { query: 'holi abroad', first: abroad, against: { ...holi, only: abroad } },
  {
    query: 'south india with parents',
    first: without(southIndia, notForParents),
    against: { only: southIndia, never: notForParents },
  },
  { query: 'south india under 15000', first: southIndia, against: { only: southIndia, max: 15_000 } },
  { query: 'south india trip new year', first: southIndia, against: { ...newYear, only: southIndia } },
  {
    query: 'north india in january',
    first: null,
    against: { starts: ['2027-01-01', '2027-01-31'], season: [1], never: notNorthIndia },
  },
  {
    query: 'northeast without trekking',
    first: without(northEast, trekking),
    against: { only: northEast, never: trekking },
  },
  { query: 'north east christmas', first: northEast, against: { ...christmas, only: northEast } },
  {
    query: 'winter trek for beginners',
    first: ids('kedarkantha-trek kuari-pass-trek'),
    against: { only: treks, never: notForBeginners },
  },
  {
    query: 'first time trek next month',
    first: ids('kedarkantha-trek w4 kuari-pass-trek'),
    against: { ...december, only: treks, never: notForBeginners },
  },
  { query: 'beginner friendly bike trip ladakh', first: ['lb1'], against: { never: notForBeginners } },
  {
    query: 'goa with parents next month',
    first: ids(
      'p4 goa-family-villa-private old-goa-fontainhas-private south-goa-beaches-private goa-dudhsagar-spice-private',
    ),
    against: { ...december, only: goa, never: notForParents },
  },
  { query: 'trips for senior citizens', first: null, against: { never: notForParents } },
  {
    query: 'darjeeling with elderly parents',
    first: ids('p5 darjeeling-kalimpong-tea-private'),
    against: { never: notForParents },
  },
  { query: 'no trekking meghalaya assam', first: ['kaziranga-majuli-private'], against: { never: trekking } },
  {
    query: 'bangalore se trip december',
    first: ['hampi-gokarna-backpacking'],
    against: { ...december, meets: /Bengaluru/ },
  },
  {
    query: 'kerala from kochi under 20000',
    first: ids('lw4 munnar-wayanad-backpacking'),
    against: { only: kerala, max: 20_000, meets: /Kochi|Cochin|Ernakulam|Aluva/ },
  },
  {
    query: 'shimla from delhi with parents',
    first: ids('shimla-kufri-toy-train f1'),
    against: { meets: /Delhi/, never: notForParents },
  },
]
