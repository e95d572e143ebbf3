import { bookingStates, stateOf } from '#domain/bookings/booking-filter.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { sayEvent } from '#domain/bookings/event-words.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { DeskBooking } from '#server/bookings/desk/show-desk-booking.ts'

type Moment = { id: string; at: Date; what: string; who: string | null }

const actors: Record<string, string | null> = {
  traveller: 'Traveller',
  phonepe: 'PhonePe',
  operator: 'Command line',
  site: null,
}

/** Events with who did them, messages, money and notes in one line of time, the newest first. */
export function happeningsOf(found: DeskBooking, now: Date) {
  // What happened in one moment stands in its order, too: the last on top.
  return [...eventsOf(found), ...moneyOf(found), ...wordsOf(found)]
    .toReversed()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...moment }) => ({ ...moment, at: showMomentBeside(at, now) }))
}

function eventsOf({ events, deeds }: DeskBooking): Moment[] {
  return [
    ...events.map(({ id, at, by, who, from, to, ...kept }) => ({
      id: `event-${id}`,
      at,
      what:
        from === to
          ? sentence(sayEvent(kept))
          : `${bookingStates[stateOf(to as BookingStatus)].title}: ${sayEvent(kept)}`,
      who: who ?? actors[by] ?? null,
    })),
    ...deeds.map(({ id, at, what, who }) => ({ id: `deed-${id}`, at, what, who: who ?? 'Command line' })),
  ]
}

function moneyOf({ payments, refunds }: DeskBooking): Moment[] {
  const by = 'PhonePe'
  return [
    ...payments.flatMap(({ merchantOrderId, paidPaise, settledAt, bankReference }) =>
      paidPaise && settledAt
        ? [
            {
              id: merchantOrderId,
              at: settledAt,
              what: `Paid ${formatPaise(paidPaise)}${bankReference ? `, bank reference ${bankReference}` : ''}`,
              who: by,
            },
          ]
        : [],
    ),
    ...refunds.flatMap(({ merchantRefundId, amountPaise, createdAt, settledAt, state, byHand }) => {
      const sum = formatPaise(amountPaise)
      const asked = {
        id: `${merchantRefundId}-asked`,
        at: createdAt,
        what: byHand ? `Refund of ${sum} is to be paid by hand` : `Refund of ${sum} asked for`,
        who: null,
      }
      const what = state === 'failed' ? `Refund of ${sum} refused` : `Refund of ${sum} has arrived`
      // That the office has paid it is an event, with who did.
      return settledAt && !byHand ? [asked, { id: merchantRefundId, at: settledAt, what, who: by }] : [asked]
    }),
  ]
}

function wordsOf({ messages, notes }: DeskBooking): Moment[] {
  return [
    ...messages.map(({ id, channel, subject, createdAt, sentAt, refusedAt }) => ({
      id: `message-${id}`,
      at: sentAt ?? refusedAt ?? createdAt,
      what: `${channel === 'mail' ? 'Mail' : 'SMS'} ${sentAt ? 'sent' : refusedAt ? 'refused' : 'waits to be sent'}${subject ? `: ${subject}` : ''}`,
      who: null,
    })),
    ...notes.map(({ id, at, who, text }) => ({ id: `note-${id}`, at, what: `Note: ${text}`, who })),
  ]
}

function sentence(why: string): string {
  return why.charAt(0).toUpperCase() + why.slice(1)
}
