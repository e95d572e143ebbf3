import { addDays } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import type { DeskBookingForm } from '../../domain/desk-bookings/desk-booking.ts'
import { type ReceiptWay, receiptWords } from '../../domain/receipts/receipt.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import type { DeskUseCases } from '../../server/desk-use-cases.ts'
import type { Running } from '../../server/start.ts'
import type { Choose } from './chooser.ts'
import { listOffers } from './sell-some-seats.ts'

type Staff = Actor & { kind: 'staff' }
type DeskDay = {
  running: Running
  desk: Pick<DeskUseCases, 'bookings' | 'dayBook'>
  people: readonly Staff[]
  choose: Choose
  count: number
  /** The number of the first of them, among all. */
  first: number
}

const names =
  'Farida Daruwala,Kabir Sethi,Ishaan Verma,Noor Siddiqui,Gauri Joglekar,Anthony D’Souza,Hema Venkat,Balbir Gill'.split(
    ',',
  )
const ways: ReceiptWay[] = ['cash', 'upi', 'upi', 'bank', 'card']

/** A day's callers: staff sell to each, with money now or owed until a day; in the evening the cash is counted. */
export async function sellAtTheDesk({ running, desk, people, choose, count, first }: DeskDay): Promise<void> {
  const offers = await listOffers(running)
  const today = dateInIndia(running.resources.clock.now())
  for (let number = first; number < first + count; number++) {
    const by = choose.one(people)
    const { tripId, batchId } = choose.one(offers)
    const which = { tripId, id: batchId }
    const form = formOf(number, { choose, today })
    const shown = await desk.bookings.make(which, form, by, { asks: false })
    if (shown.ok || shown.reason !== 'price') continue
    const { totalPaise } = shown.price.quote
    const way = choose.one(ways)
    const receipt = {
      key: crypto.randomUUID(),
      rupees: choose.percent(70) ? totalPaise : 5_000_00,
      way,
      number: receiptWords[way].number ? `UTR${70_000_000 + number}` : '',
      receivedOn: today,
      dueOn: addDays(today, 3 + choose.below(25)),
    }
    const dueOn = receipt.rupees < totalPaise ? receipt.dueOn : null
    await desk.bookings.make(which, { ...form, shown: totalPaise, receipt, dueOn }, by, { asks: false })
  }
  const [counts] = people
  const { expectedPaise } = await desk.dayBook.show(today)
  if (counts)
    await desk.dayBook.close(today, { counted: expectedPaise, expected: expectedPaise, why: '' }, counts)
}

function formOf(number: number, { choose, today }: { choose: Choose; today: string }): DeskBookingForm {
  return {
    key: crypto.randomUUID(),
    package: 'standard',
    guests: 1 + choose.below(3),
    children: 0,
    ownRooms: 0,
    name: names[number % names.length] ?? '',
    phone: `91${8_000_000_000 + number}`,
    email: choose.percent(60) ? `caller${number}@example.com` : '',
    pan: '',
    discount: 0,
    joins: '',
    discountWhy: '',
    fromPhone: false,
    pay: 'receipt',
    keep: 24,
    dueOn: addDays(today, 3),
    shown: null,
    receipt: null,
  }
}
