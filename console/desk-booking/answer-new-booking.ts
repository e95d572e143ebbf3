import { data } from 'react-router'
import { bookingStates, stateOf } from '#domain/bookings/booking-filter.ts'
import { checkDeskBooking } from '#domain/desk-bookings/desk-booking.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { DeskBookingMade } from '#server/bookings/desk/make-desk-booking.ts'
import type { Desk, SentForm } from '#server/console/desk.ts'
import { goTo } from '../answers.ts'
import type { FormErrors } from '../ui/post-form.tsx'

export type PriceView = {
  lines: { what: string; paise: number }[]
  totalPaise: number
  needsTwo: boolean
  /** What we know of the number. */
  known: string | null
}

export type NewBookingAnswer = {
  errors: FormErrors
  typed: Record<string, string>
  price: PriceView | null
}

type StaffDesk = Pick<Desk, 'services'> & { actor: Extract<Actor, { kind: 'staff' }> }

/** Shows the price first; books when just that price was shown. */
export async function answerNewBooking(
  { services, actor }: StaffDesk,
  { act, fields }: SentForm,
  which: { tripId: string; id: string },
  /** The enquiry that it came of. */
  enquiry: string | null,
) {
  const answer = (errors: FormErrors, price: PriceView | null = null) =>
    data<NewBookingAnswer>(
      { errors, typed: Object.fromEntries(fields), price },
      { status: Object.keys(errors).length > 0 ? 422 : 200 },
    )
  const form = checkDeskBooking(fields)
  if (!form.ok) return answer(form.errors)
  const shown = act === 'price' ? null : form.value.shown
  const made = await services.bookings.make(which, { ...form.value, shown }, actor, {
    asks: act === 'ask discount',
    enquiry,
  })
  if (made.ok)
    return goTo(made.asked ? `/console/approvals/${made.asked}` : `/console/bookings/${made.reference}?made`)
  if (!('price' in made)) return answer(refusalOf(made))
  const { quote, needsTwo } = made.price
  return answer(
    made.reason === 'price' && shown !== null ? { '': 'The price is another now: please look.' } : {},
    {
      lines: quote.lines.map(({ label, paise }) => ({ what: label, paise })),
      totalPaise: quote.totalPaise,
      needsTwo,
      known: await knownAs(services, form.value.phone),
    },
  )
}

async function knownAs(services: Desk['services'], phone: string): Promise<string | null> {
  const [last, ...others] = await services.bookings.listOfPhone(phone)
  if (!last) return null
  const more = others.length > 0 ? ` and ${others.length === 4 ? 'more' : others.length} before` : ''
  const state = bookingStates[stateOf(last.status)].title.toLowerCase()
  return `This number has booked with us: ${last.name || 'name erased'}, ${last.title.split(':')[0]} (${state})${more}.`
}

function refusalOf(made: Exclude<DeskBookingMade, { ok: true } | { price: unknown }>): FormErrors {
  switch (made.reason) {
    case 'no seats':
      return {
        guests: `Somebody was faster, or the date went off sale: ${made.freeSeats} seats were free a moment ago, ${made.byPhone} are noted by phone. Nothing was booked and no money noted.`,
      }
    case 'party':
      return { guests: made.refusal }
    case 'too much':
      return { rupees: `That is more than the price: ${formatPaise(made.owedPaise)}. Nothing was booked.` }
    case 'no due day':
      return { dueOn: 'Not all of it is paid: please say until when the rest is owed.' }
    case 'due day':
      return { dueOn: 'Please choose a day from today on, before the trip begins.' }
    case 'received day':
      return { receivedOn: 'Please check the day: money can’t have come later than today.' }
    case 'discount too high':
      return { discount: 'That leaves nothing to pay.' }
    case 'unknown package':
      return { package: 'Please choose a package.' }
    case 'not joined':
      return { '': 'The booking that they would join stands no more. Nothing was booked.' }
    case 'no such date':
    case 'unknown trip':
      return { '': 'This date can’t be booked any more. Nothing was booked; choose another.' }
  }
}
