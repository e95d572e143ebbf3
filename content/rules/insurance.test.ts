import {
  inFacts,
  inTrip,
  type Plant,
  testAccepted,
  testCaught,
  tripIn,
} from '../../tests/factories/defects.ts'
import { checkInsurance } from './insurance.ts'

const required = 'Required, not included: a policy that covers trekking and rescue'
const trek =
  (insurance: string, fields: object = {}): Plant =>
  (content) => {
    inTrip('p3', { tags: ['trek'], ...fields })(content)
    inFacts('p3', { insurance })(content)
  }

testCaught(
  [checkInsurance],
  [
    [
      'a trek where insurance is a wish',
      trek('None is included. A trekking policy with evacuation is worth buying.'),
      "trips/p3.ts: facts.insurance: write 'Required, not included: …'",
    ],
    [
      'a trip abroad without the duty',
      inFacts('i1', { insurance: 'Not included: buy medical cover' }),
      "trips/i1.ts: facts.insurance: write 'Required, not included: …'",
    ],
    [
      'a ride without rescue',
      trek('Required, not included: hospital cover', { tags: ['bikingPackage'] }),
      'trips/p3.ts: facts.insurance: name rescue or evacuation',
    ],
    [
      'an exclusion that asks for less',
      (content) => {
        trek(required)(content)
        tripIn(content, 'p3').exclusions.splice(0, 1, 'Rescue costs, which your insurance should cover')
      },
      'trips/p3.ts: exclusions.0: the terms require insurance here',
    ],
  ],
)
testAccepted(
  [checkInsurance],
  [
    ['a trek that requires it', trek(required)],
    ['a house trip that leaves it to the guest', trek('Worth buying: medical cover', { tags: [] })],
  ],
)
