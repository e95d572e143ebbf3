import type { TripFacts } from '../../domain/trips/trip-facts.ts'

/** What must be known of a trip with that many nights in Leh. */
export function makeFacts(nights = 1, overrides: Partial<TripFacts> = {}): TripFacts {
  return {
    meet: { place: 'Arrivals hall of Leh airport', time: '8:00 am' },
    end: { place: 'Leh, main market', time: '6:00 pm' },
    airport: { name: 'Leh', transfer: '15 minutes by our car, included' },
    railhead: { name: 'Srinagar (Nowgam)', transfer: 'About 420 km and two days by road' },
    team: 'One guide and one driver',
    ages: { from: 10 },
    fitness: 'Two hours on foot at 3,500 m, on paths',
    nights: [{ count: nights, place: 'Leh', room: 'Homestay', sharing: 'Twin', washroom: 'own' }],
    singleRoom: { more: 1500 },
    child: { none: 'Children pay as adults do' },
    network: 'Postpaid numbers of Jio and Airtel',
    cash: 'ATMs in Leh market alone',
    power: 'Sockets in every room',
    insurance: 'Required, not included: medical cover with evacuation',
    papers: [{ what: 'Photo identity card', by: 'you', when: 'On day 1' }],
    payLocally: [],
    sourcesUntil: '2026-05-20',
    ...overrides,
  }
}
