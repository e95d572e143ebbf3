import { data } from 'react-router'
import { formatPaise } from '#domain/money/money.ts'
import { checkCounter, checkLaterDay, checkOwed, checkReceipt } from '#domain/receipts/receipt-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { MoneyTaken } from '#server/bookings/desk/desk-money.ts'
import type { Desk, SentForm } from '#server/console/desk.ts'
import { goTo, type NotInOrder, notInOrder } from '../answers.ts'
import type { FormErrors } from '../ui/post-form.tsx'

type StaffDesk = Pick<Desk, 'services'> & { actor: Extract<Actor, { kind: 'staff' }> }

/** What staff do about the money of a booking, from its page. */
export async function changeMoney(
  { services, actor }: StaffDesk,
  form: SentForm,
  reference: string,
): Promise<Response | ReturnType<typeof notInOrder>> {
  const { act, fields } = form
  const { money } = services.bookings
  const here = `/console/bookings/${reference}`
  const conflict = (problem: string) =>
    data<NotInOrder>({ errors: { '': problem }, typed: Object.fromEntries(fields) }, { status: 409 })
  switch (act) {
    case 'receipt': {
      const read = checkReceipt(fields)
      if (!read.ok) return notInOrder(read.errors, fields)
      const taken = await money.take(reference, { receipt: read.value, dueOn: read.value.dueOn }, actor)
      return taken.ok ? goTo(here) : notInOrder(takenRefusal(taken), fields)
    }
    case 'owed': {
      const read = checkOwed(fields)
      if (!read.ok) return notInOrder(read.errors, fields)
      const sold = await money.take(reference, { receipt: null, dueOn: read.value.owedUntil }, actor)
      if (sold.ok) return goTo(here)
      const { dueOn, ...others } = takenRefusal(sold)
      return notInOrder({ ...others, ...(dueOn && { owedUntil: dueOn }) }, fields)
    }
    case 'counter': {
      const read = checkCounter(fields)
      if (!read.ok) return notInOrder(read.errors, fields)
      const { key, receipt, counterWhy: why } = read.value
      const countered = await money.counter(reference, { key, receipt, why }, actor)
      return countered.ok ? goTo(`${here}#receipts`) : conflict(counterRefusals[countered.reason])
    }
    case 'later': {
      const read = checkLaterDay(fields)
      if (!read.ok) return notInOrder(read.errors, fields)
      const { laterDay: dueOn, laterWhy: why } = read.value
      const set = await money.dueLater(reference, { dueOn, why }, actor)
      if (set.ok) return goTo(here)
      return set.reason === 'due day'
        ? notInOrder({ laterDay: dueDay }, fields)
        : conflict('Nothing is owed any more. Nothing was changed.')
    }
    case 'ask to pay': {
      const asked = await money.askToPay(reference, actor)
      return asked.ok ? goTo(here) : conflict(askRefusals[asked.reason])
    }
    default: {
      const gone = await money.letGo(reference, actor)
      return gone.ok ? goTo(here) : conflict('The seats are not only kept any more. Nothing was changed.')
    }
  }
}

const dueDay = 'Please choose a day from today on, before the trip begins.'

function takenRefusal(taken: Exclude<MoneyTaken, { ok: true }>): FormErrors {
  switch (taken.reason) {
    case 'too much':
      return { rupees: `Only ${formatPaise(taken.owedPaise)} is owed. Nothing was noted.` }
    case 'no due day':
      return { dueOn: 'Not all of it is paid: please say until when the rest is owed.' }
    case 'due day':
      return { dueOn: dueDay }
    case 'received day':
      return { receivedOn: 'Please check the day: money can’t have come later than today.' }
    case 'over':
      return { '': 'Its seats were let go meanwhile. Nothing was noted: make a new booking.' }
    default:
      return { '': 'Nothing can be taken for this booking any more. Nothing was noted.' }
  }
}

const counterRefusals = {
  unknown: 'There is no such receipt. Nothing was changed.',
  countered: 'Somebody has countered it already. Nothing was changed.',
  'sent back': 'That money has gone back, or is on its way. Nothing was changed.',
  ended: 'The booking has ended, and its papers say what became of its money. Nothing was changed.',
}

export const askRefusals = {
  unknown: 'There is no such booking.',
  'nothing owed': 'Nothing is owed any more, or the seats were let go. Nothing was sent.',
  'no address': 'This booking has no e-mail address. Send the link by WhatsApp, or call.',
  'too soon': 'They were asked in the last 48 hours. Nothing was sent.',
}
