import type { LoaderFunctionArgs } from 'react-router'
import { addDays, showPlainDate, showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { fieldDaysAfter } from '#domain/field/field-notes.ts'
import { guestLine } from '../sheets/guest-line.ts'
import { openSheets } from '../sheets/open-sheets.ts'
import { sayStay } from '../sheets/show-rooms.ts'

export type FieldView = Awaited<ReturnType<typeof showField>>
export type FieldGuest = FieldView['stops'][number]['guests'][number]
export type FieldTick = FieldView['ticks'][number]

/** All that a captain's phone keeps of a departure, but for health, which is asked for by itself. */
export async function showField(args: LoaderFunctionArgs) {
  const { at, head, which, row, plans, stops, facts } = await openSheets(args, 'guests', true)
  const { role } = at.session.staff
  const trip = at.services.field.itineraryOf(which.tripId)
  const { ticks, spendings, incidents } = await at.services.field.read(which)
  const until = addDays(row.endDate, fieldDaysAfter)
  return {
    title: head.title,
    heading: head.heading,
    line: head.line,
    note: head.note,
    departure: `${encodeURIComponent(which.tripId)}/${encodeURIComponent(which.id)}`,
    until,
    untilSaid: showPlainDate(until),
    /** For the forms that are sent without script. */
    now: at.now.toISOString(),
    key: crypto.randomUUID(),
    stops: stops.map(({ id, place, time, guests }) => ({
      id,
      place,
      time,
      guests: guests.map((guest) => ({
        ...guestLine(guest, { role, plans, stops }),
        tel: guest.phone,
        needTel: guest.emergency?.phone ?? null,
        key: crypto.randomUUID(),
      })),
    })),
    days: trip.map(({ title, description, stay, meals }, i) => ({
      date: showPlainDayBeside(addDays(row.startDate, i), row.startDate),
      title,
      description,
      stay,
      meals: meals.join(', '),
    })),
    stays: plans
      .filter(({ stay }) => stay.sharing.beds !== null)
      .map(({ stay, rooms }) => ({
        said: sayStay(stay),
        rooms: rooms.map(({ guests }, i) => ({ number: i + 1, guests })),
      })),
    meet: facts?.meet ?? null,
    ticks: ticks.map(({ key, reference, n, state, at: when, who }) => ({
      key,
      guest: `${reference}/${n}`,
      state,
      at: when.toISOString(),
      who,
    })),
    spendings: spendings.map(({ key, paise, what, at: when }) => ({
      key,
      paise,
      what,
      at: when.toISOString(),
    })),
    incidents: incidents.map(({ key, text, at: when }) => ({ key, text, at: when.toISOString() })),
  }
}
