import type { Database } from '#database/client.ts'
import { isEnquiryReference } from '#domain/enquiries/enquiry-reference.ts'
import { isSamePhone } from '#domain/enquiries/same-phone.ts'
import { may } from '#domain/staff/roles.ts'
import type { EnquiryRow } from '../enquiry-store.ts'
import {
  type BookingOfPhone,
  type EnquiryDeed,
  type EnquiryNote,
  findEnquiry,
  listBookingsOfPhone,
  listDeeds,
  listMerged,
  listNotes,
  listOfSamePhone,
  listStaff,
  type SamePhone,
  type StaffName,
} from './enquiry-desk-store.ts'

const mostOthers = 10

export type DeskEnquiry = {
  enquiry: EnquiryRow
  /** Earlier ones of the same phone that stand under it. */
  merged: EnquiryRow[]
  /** Of it and of those under it. */
  notes: EnquiryNote[]
  deeds: EnquiryDeed[]
  samePhone: SamePhone[]
  bookings: BookingOfPhone[]
  /** Who has it, whoever that was, and who else could. */
  owner: StaffName | null
  mayHave: StaffName[]
  changedBy: string | null
}

/** `under`: it stands under a later one by now. Null when there is no such enquiry. */
export type ShowDeskEnquiry = (reference: string) => Promise<DeskEnquiry | { under: string } | null>

export function createShowDeskEnquiry({ db }: { db: Database }): ShowDeskEnquiry {
  return async (reference) => {
    const enquiry = isEnquiryReference(reference) ? await findEnquiry(db, reference) : null
    if (!enquiry || enquiry.formType === 'Job Application') return null
    if (enquiry.mergedInto !== null) return { under: enquiry.mergedInto }
    const merged = await listMerged(db, reference)
    const references = [reference, ...merged.map((one) => one.reference)]
    const phone = enquiry.phone ?? ''
    const hasPhone = isSamePhone(phone, phone)
    const [notes, deeds, samePhone, bookings, people] = await Promise.all([
      listNotes(db, references),
      listDeeds(db, references),
      hasPhone ? listOfSamePhone(db, { reference, phone }, mostOthers) : [],
      hasPhone ? listBookingsOfPhone(db, phone, mostOthers) : [],
      listStaff(db),
    ])
    const named = (id: string | null) => people.find((person) => person.id === id) ?? null
    return {
      enquiry,
      merged,
      notes,
      deeds,
      samePhone,
      bookings,
      owner: named(enquiry.ownerId),
      mayHave: people.filter(({ active, role }) => active && may(role, 'enquiries: change')),
      changedBy: named(enquiry.changedBy)?.name ?? null,
    }
  }
}

/** Those who work with enquiries, by whom a list is filtered. */
export async function listWhoMayHave(db: Database): Promise<StaffName[]> {
  return (await listStaff(db)).filter(({ active, role }) => active && may(role, 'enquiries: change'))
}
