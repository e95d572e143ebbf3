import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { retention } from '#domain/site/retention.ts'
import { formerStaffYears } from '#domain/staff/former-staff.ts'
import { deletePartiesBefore } from '../departures/waiting/waiting-store.ts'
import { deleteEnquiriesUntil } from '../enquiries/enquiry-store.ts'
import { deleteIncidentsUntil, deleteTicksOfTripsBefore } from '../field/field-store.ts'
import { deleteMessagesUntil } from '../mail/outbox-store.ts'
import { deleteUnwantedUntil } from '../newsletter/newsletter-store.ts'
import { eraseReviewsUntil } from '../reviews/review-store.ts'
import { erasePhonesUntil } from '../staff/people/staff-store.ts'
import {
  deleteGuestDetails,
  deleteNotesUntil,
  eraseGuestNames,
  erasePaymentFactsUntil,
  eraseUnpaidUntil,
} from './old-booking-store.ts'

/** Erases what has been kept as long as we said; books and invoices stay. */
export type EraseOldData = () => Promise<void>

export function createEraseOldData({ db, clock }: { db: Database; clock: Clock }): EraseOldData {
  return async () => {
    const at = clock.now()
    const { messageDays, newsletterDays, guestDays, waitingDays } = retention
    const { enquiryYears, paymentYears, reviewYears, incidentYears } = retention
    await deleteMessagesUntil(db, daysBefore(at, messageDays))
    await deleteUnwantedUntil(db, daysBefore(at, newsletterDays))
    const tripEndedBefore = dateInIndia(daysBefore(at, guestDays))
    await eraseGuestNames(db, tripEndedBefore)
    await deleteGuestDetails(db, tripEndedBefore)
    await deleteTicksOfTripsBefore(db, tripEndedBefore)
    await deleteIncidentsUntil(db, yearsBefore(at, incidentYears))
    await deletePartiesBefore(db, dateInIndia(daysBefore(at, waitingDays)))
    await deleteEnquiriesUntil(db, yearsBefore(at, enquiryYears))
    await eraseUnpaidUntil(db, yearsBefore(at, enquiryYears))
    await erasePaymentFactsUntil(db, yearsBefore(at, paymentYears))
    await deleteNotesUntil(db, yearsBefore(at, paymentYears))
    await eraseReviewsUntil(db, yearsBefore(at, reviewYears), at)
    await erasePhonesUntil(db, yearsBefore(at, formerStaffYears))
  }
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 24 * 3600_000)
}

function yearsBefore(at: Date, years: number): Date {
  const before = new Date(at)
  before.setUTCFullYear(at.getUTCFullYear() - years)
  return before
}
