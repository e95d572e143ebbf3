import { inFacts, type Plant, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkNights } from './nights.ts'

const night = { count: 1, place: 'Leh', room: 'Homestay', sharing: 'Twin', washroom: 'own' }
const nights = (...list: object[]) =>
  inFacts('b1', { nights: list.map((fields) => ({ ...night, ...fields })) })
/** Five days of which one is slept through on the road. */
const byCoach: Plant = (content) => {
  const [day] = tripIn(content, 'b1').itinerary
  if (day) day.stay = 'Overnight coach'
}
const from = 'trips/b1.ts: facts'

testCaught(
  [checkNights],
  [
    ['a night too few', nights({ count: 3 }), `${from}.nights: write 4 nights, as the plan has, not 3`],
    ['a night too many', nights({ count: 4 }, {}), `${from}.nights: write 4 nights, as the plan has, not 5`],
    [
      'a night of a private trip too many',
      inFacts('custom1', { nights: [{ ...night, count: 2 }] }),
      'trips/custom1.ts: facts.nights: write 1 nights, as the plan has, not 2',
    ],
    [
      'a night in another place than the plan’s',
      nights({ count: 3 }, { place: 'Hunder' }),
      `${from}.nights.1.place: the plan sleeps in "Homestay, Leh" then: write a place of it, not "Hunder"`,
    ],
    [
      'an example that repeats what the page says',
      nights({ count: 4, examples: ['Hotel Singge or similar'] }),
      `${from}.nights.0.examples.0: write the name alone`,
    ],
  ],
)
testAccepted(
  [checkNights],
  [
    [
      'a night on the road',
      (content) => {
        byCoach(content)
        nights({ place: 'Delhi to Manali' }, { count: 3, examples: ['Hotel Singge'] })(content)
      },
    ],
  ],
)
