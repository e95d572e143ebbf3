/**
 * What a traveller must know before paying. Times are written '6:30 am', amounts are whole rupees for one person, and sentences stand alone, without
 * the name of their row.
 */
export type TripFacts = {
  /** On the first day. */
  meet: { place: string; time: string }
  /** Where else the vehicle takes guests in. Each has an id that stays, since guests choose it. */
  pickups?: { id: string; place: string; time: string }[]
  /** On the last day. */
  end: { place: string; time: string }
  /** The nearest to the meeting place, and how one comes from there. */
  airport: { name: string; transfer: string }
  /** A reason where no train comes near; absent abroad. */
  railhead?: { name: string; transfer: string } | { none: string }
  /** Of a private trip: for how many the price holds, and how many it takes. A group's numbers are its departures'. */
  party?: { smallest: number; largest: number }
  /** Who comes along: 'One captain, one mechanic, one support car'. */
  team: string
  ages: { from: number; to?: number; note?: string }
  /** Hours, kilometres, climbs and heights of the hardest day. */
  fitness: string
  /** All nights of the trip, in order; their counts add up to its nights. */
  nights: Night[]
  /** What a room of one's own costs more; a reason where there is none. */
  singleRoom: { more: number } | { none: string }
  /** What a child pays; a reason where none come or all pay alike. */
  child: { from: number; to: number; price: number; note?: string } | { none: string }
  network: string
  cash: string
  power: string
  insurance: string
  papers: { what: string; by: 'you' | 'us'; when: string }[]
  /** Charges that nobody can avoid on the way and that the price does not hold. Empty where there are none. */
  payLocally: LocalCharge[]
  /** The day of the newest source of visa rules, permits, fees and opening times. */
  sourcesUntil: string
}

export type Night = {
  count: number
  /** As the plan's `stay` names it. */
  place: string
  /** '3-star hotel', 'Homestay', 'Two-person tent'. */
  room: string
  /** 'Twin', 'Double', 'Triple', 'Dormitory of 6'. */
  sharing: string
  washroom: 'own' | 'shared' | 'none'
  /** Houses of the kind, 'or similar'. */
  examples?: string[]
}

export type LocalCharge = {
  what: string
  /** Where and to whom. */
  paidTo: string
  /** Paid before the journey, as a visa is. */
  before?: true
  rupees: number
  /** As it is asked for abroad. */
  foreign?: { amount: number; currency: string }
}
