import { testCaught } from '../../tests/factories/defects.ts'
import { checkDestinations } from './destinations.ts'

testCaught(
  [checkDestinations],
  [
    [
      'a group less in India',
      ({ pages }) => pages.destinations.india.pop(),
      'content/pages/destinations.ts: india: write the groups ladakh, himachal-pradesh, uttarakhand, rajasthan, goa, kerala, tamil-nadu, andaman in this order',
    ],
    [
      'another order in the world',
      ({ pages }) => pages.destinations.world.reverse(),
      'world: write the groups thailand, singapore, bali, maldives, dubai, europe in this order',
    ],
    [
      'a group without a tour',
      ({ pages }) => pages.destinations.india[0]?.groupTours.pop(),
      'destinations.ts: ladakh.groupTours: write the id of at least one group tour',
    ],
    [
      'three customised itineraries',
      ({ pages }) => pages.destinations.india[0]?.customTrips.pop(),
      'destinations.ts: ladakh.customTrips: write at least 4 customised itineraries, there are 3',
    ],
    [
      'a customised trip as a group tour',
      ({ pages }) => pages.destinations.india[0]?.groupTours.push('custom1'),
      'destinations.ts: ladakh.groupTours.1: "custom1" is customised: write the id of a group trip',
    ],
    [
      'an itinerary that does not exist',
      ({ pages }) => pages.destinations.world[0]?.customTrips.push('none'),
      'destinations.ts: thailand.customTrips.4: no trip has the id "none"',
    ],
  ],
)
