import type { GoldQuery } from './search-gold-query.ts'
import {
  goa,
  ids,
  jaisalmer,
  kashmir,
  ladakh,
  ladakhRides,
  meghalaya,
  pilgrimage,
  rains,
  uttarakhand,
} from './search-gold-trips.ts'

/** A second list, judged by reading the trips before the search was tuned to it; mend the search, not this. */

const goaInSeason = ids(`
  p4 goa-backpacking goa-dudhsagar-spice-private goa-family-villa-private old-goa-fontainhas-private
  south-goa-beaches-private
`)
const treksInMay = ids('w4 beas-kund-trek goechala-trek har-ki-dun-trek sandakphu-phalut-trek')

export const secondGoldQueries: GoldQuery[] = [
  // Places.
  { query: 'tawang', kind: 'exact', expected: ['o5'], first: 'o5' },
  { query: 'gokarna', kind: 'exact', expected: ['hampi-gokarna-backpacking'] },
  { query: 'kedarkantha', kind: 'exact', expected: ['kedarkantha-trek'], first: 'kedarkantha-trek' },
  { query: 'Hanle', kind: 'exact', expected: ids('lb2 ls2 ladakh-photography-private') },
  { query: 'mcleodganj', kind: 'exact', expected: ids('dharamshala-bir-backpacking f1') },
  { query: 'Majuli', kind: 'exact', expected: ['kaziranga-majuli-private'] },
  // Names half typed or misspelt.
  { query: 'go', kind: 'typo', expected: goa },
  { query: 'gao', kind: 'typo', expected: goa },
  { query: 'gova', kind: 'typo', expected: goa },
  { query: 'jaisalmair', kind: 'typo', expected: jaisalmer },
  { query: 'laddakh', kind: 'typo', expected: ladakh },
  { query: 'kashmeer', kind: 'typo', expected: kashmir },
  { query: 'utarakhand', kind: 'typo', expected: uttarakhand },
  { query: 'meghalya', kind: 'typo', expected: meghalaya },
  // Months.
  { query: 'goa in february', kind: 'combination', expected: goaInSeason },
  { query: 'trek in may', kind: 'combination', expected: treksInMay },
  {
    query: 'may june trek',
    kind: 'combination',
    expected: [
      ...treksInMay,
      ...ids('hampta-pass-trek markha-valley-trek sahyadri-forts-monsoon-trek zanskar-phugtal-trek'),
    ],
  },
  {
    query: 'honeymoon in december',
    kind: 'combination',
    expected: ids(`
      h2 h3 h4 h5 h7 kumarakom-alleppey-private maldives-water-villa-private neil-island-slow-private
      south-goa-beaches-private udaipur-jodhpur-private
    `),
  },
  {
    query: 'october me ladakh',
    kind: 'hindi',
    expected: ids(`
      lw3 ls2 ladakh-monasteries-private ladakh-pangong-tso-moriri-private ladakh-photography-private
      ladakh-slow-family-private
    `),
  },
  // Budgets.
  {
    query: 'trek in may under 15000',
    kind: 'combination',
    expected: ids('w4 beas-kund-trek har-ki-dun-trek'),
  },
  {
    query: 'family trip under 20000',
    kind: 'combination',
    expected: ids('f1 f3 f4 p2 shimla-kufri-toy-train'),
  },
  { query: 'kerala below 15k', kind: 'combination', expected: ids('lw4 munnar-wayanad-backpacking') },
  { query: '20000 tak ladakh', kind: 'hindi', expected: ['lw3'], first: 'lw3' },
  {
    query: 'international under 40000',
    kind: 'combination',
    expected: ids(`
      i3 maldives-local-islands thailand-islands-backpacking bangkok-ayutthaya-private nusa-penida-private
      phuket-phi-phi-private suggested-nepal-kathmandu-pokhara
    `),
  },
  // Hindi in Latin letters.
  {
    query: 'sabse sasta trip',
    kind: 'hindi',
    expected: ids('w1 w2 w4 sahyadri-forts-monsoon-trek beas-kund-trek goa-backpacking'),
  },
  { query: 'sasti kashmir trip', kind: 'hindi', expected: kashmir, first: 'p2' },
  { query: 'dosto ke saath bike trip', kind: 'hindi', expected: ladakhRides },
  { query: 'barish me ghumne ki jagah', kind: 'hindi', expected: rains },
  { query: 'goa jana hai december me', kind: 'hindi', expected: goaInSeason },
  { query: 'maa papa ke liye yatra', kind: 'hindi', expected: pilgrimage },
]
