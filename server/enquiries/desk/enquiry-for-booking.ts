import type { Database } from '#database/client.ts'
import { phoneDigits } from '#domain/bookings/payment-request.ts'
import { isEnquiryReference } from '#domain/enquiries/enquiry-reference.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { findEnquiry } from './enquiry-desk-store.ts'

/** With what a booking that comes of an enquiry begins. */
export type EnquiryForBooking = {
  reference: string
  name: string
  email: string
  /** Digits with the country code; null where none was given. */
  phone: string | null
  /** Null where it is none of the catalogue, or none was named. */
  tripId: string | null
  /** Null where it was not said, or more than can be counted. */
  guests: number | null
}

/** Null when there is no such enquiry. One that stands under a later one is read as that one. */
export type ReadEnquiryForBooking = (reference: string) => Promise<EnquiryForBooking | null>

type Deps = {
  db: Database
  catalogue: () => { trips: readonly Trip[]; findTrip: (id: string) => Trip | null }
}

export function createReadEnquiryForBooking({ db, catalogue }: Deps): ReadEnquiryForBooking {
  return async (reference) => {
    const asked = isEnquiryReference(reference) ? await findEnquiry(db, reference) : null
    const enquiry = asked?.mergedInto ? await findEnquiry(db, asked.mergedInto) : asked
    if (!enquiry || enquiry.formType === 'Job Application') return null
    const { tripName, people = '' } = enquiry.additionalData
    const { trips, findTrip } = catalogue()
    const named = trips.find(({ title }) => tripName !== undefined && title === tripName)
    // The page on which they asked, where that is a trip's.
    const trip = named ?? findTrip(enquiry.pagePath.split('/').at(-1) ?? '')
    return {
      reference: enquiry.reference,
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone && phoneDigits(enquiry.phone),
      tripId: trip?.id ?? null,
      guests: /^\d{1,2}$/.test(people) ? Number(people) : null,
    }
  }
}
