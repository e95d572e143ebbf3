import type { Days } from '../calendar/calendar-date.ts'
import { isAbroad, type Trip } from '../trips/trip.ts'
import type { Pickup } from '../trips/trip-facts.ts'
import { type AgeRules, ageOn, grownUp } from './ages.ts'
import { type Detail, detailNames } from './details.ts'
import { type PassportAsk, passportFor } from './passport-rules.ts'

/** What a trip asks of one of its guests; it follows from the trip's facts alone. */
export type Asks = AgeRules & {
  /** Why health is asked for, in words; null where it is not. */
  healthFor: string | null
  passport: PassportAsk | null
  licence: boolean
  /** Where the group meets, which is always a choice; null for a trip that left the catalogue. */
  meet: { place: string; time: string } | null
  pickups: Pickup[]
}

type AskedTrip = Pick<Trip, 'country' | 'tags' | 'route' | 'facts' | 'walksFar'>

/** From here on the body feels the height: a captain must know who should not go there. */
const highMetres = 3000

export function asksOf(about: {
  trip: AskedTrip | null
  /** As it was sold; the trip itself may have left the catalogue. */
  overseas: boolean
  days: Days
  kind: Asks['kind']
}): Asks {
  const { trip, overseas, days, kind } = about
  const child = trip?.facts.child
  const goesAbroad = overseas || (trip !== null && isAbroad(trip))
  const countries = trip ? [trip.country, ...trip.route.map(({ place }) => place.country)] : []
  return {
    days,
    kind,
    ages: trip?.facts.ages ?? null,
    childAges: child && 'price' in child ? { from: child.from, to: child.to } : null,
    healthFor: trip && healthFor(trip),
    passport: goesAbroad ? passportFor(countries, days) : null,
    licence: trip?.tags.includes('bikingPackage') ?? false,
    meet: trip?.facts.meet ?? null,
    pickups: trip?.facts.pickups ?? [],
  }
}

function healthFor({ tags, route, walksFar }: AskedTrip): string | null {
  const top = Math.max(0, ...route.map(({ place }) => place.altitude))
  const high = top >= highMetres ? `goes up to ${top.toLocaleString('en-IN')} m` : null
  const walks = tags.includes('trek') || walksFar ? 'has long days on foot' : null
  const reasons = [walks, high].filter((reason) => reason !== null)
  return reasons.length === 0 ? null : `This trip ${reasons.join(' and ')}.`
}

/** Which details are wanted of this guest: nobody under age has to have a phone or a PAN. */
export function wantedOf(asks: Asks, born: string | null): Detail[] {
  const isGrownUp = born === null ? asks.kind === 'adult' : ageOn(born, asks.days.startDate) >= grownUp
  const isWanted: Partial<Record<Detail, boolean>> = {
    phone: isGrownUp,
    health: asks.healthFor !== null,
    passport: asks.passport !== null,
    pan: asks.passport !== null && isGrownUp,
    licence: asks.licence,
  }
  return detailNames.filter((name) => isWanted[name] ?? true)
}
