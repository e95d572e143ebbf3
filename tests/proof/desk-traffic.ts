import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '../../database/client.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { findDifferences } from '../setup/books.ts'
import { consoleOrigin, hiddenField } from '../setup/console-forms.ts'
import { hireStaff } from '../setup/sample-staff.ts'
import { findOffers, type Offer } from './book-one.ts'
import type { Traffic } from './crash-round.ts'

export type DeskReport = {
  bookings: number
  receipts: number
  refunds: number
  /** Acknowledged, and not there; or there more than once. */
  lost: string[]
  differences: string[]
}

export type DeskTraffic = Traffic & { check: (phonepe: Record<string, string>) => Promise<DeskReport> }

type Sold = { reference: string; owedRupees: number }
/** What somebody does, again with the same key until it is answered. */
type Wish = (url: string) => Promise<void>

/** Above what one person sends alone. */
const backRupees = 26_000

/**
 * Staff sell, take money and send it back by two persons while the server dies under them. Whatever was acknowledged must be there once, and the books must agree. Who gets no answer sends
 * the same form again.
 */
export async function deskTraffic({ pool, db }: OpenDatabase): Promise<DeskTraffic> {
  const staff = await hireStaff(db, () => new Date())
  const unanswered: Wish[] = []
  const [sold, paid, receipts, refunds]: [string[], Sold[], string[], string[]] = [[], [], [], []]
  let count = 0
  let offers: Promise<Offer[]> | null = null

  async function post(url: string, role: Role, form: Record<string, string>) {
    const cookie = await staff.sessionOf(role)
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: `console=${cookie}`, origin: consoleOrigin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(form),
    })
    const text = await answer.text()
    if (answer.status >= 500) throw new Error(`the desk answered ${answer.status}`)
    return { status: answer.status, to: answer.headers.get('location') ?? '', text }
  }

  async function get(url: string): Promise<string> {
    const cookie = await staff.sessionOf('owner')
    return (await fetch(url, { headers: { cookie: `console=${cookie}` } })).text()
  }

  function sell({ tripId, batchId }: Offer, number: number): Wish {
    const address = `/console/bookings/new?trip=${tripId}&departure=${batchId}`
    const part = number % 2 === 0
    const form = {
      key: randomUUID(),
      package: 'standard',
      guests: '1',
      name: 'Farhan Qureshi',
      phone: String(9_200_000_000 + number),
      email: '',
      pay: 'receipt',
      way: 'upi',
      number: `UTR${1_000_000 + number}`,
      receivedOn: dateInIndia(new Date()),
    }
    return async (url) => {
      const priced = await post(url + address, 'manager', {
        ...form,
        rupees: '1',
        dueOn: form.receivedOn,
        do: 'price',
      })
      const total = Number(hiddenField(priced.text, 'shown') ?? 0) / 100
      const rupees = part ? 1000 : total
      const wish = {
        ...form,
        rupees: String(rupees),
        dueOn: part ? form.receivedOn : '',
        shown: String(total * 100),
      }
      // Whoever was not answered finds that it is booked.
      const made = total === 0 ? priced : await post(url + address, 'manager', { ...wish, do: 'make' })
      const reference = /KF-\w{8}/.exec(made.to)?.[0]
      if (!reference) throw new Error(`the desk did not sell: ${made.status}`)
      sold.push(reference)
      if (total > 0) paid.push({ reference, owedRupees: total - rupees })
    }
  }

  function takeRest({ reference, owedRupees }: Sold): Wish {
    const form = {
      do: 'receipt',
      key: randomUUID(),
      rupees: String(owedRupees),
      way: 'cash',
      number: '',
      receivedOn: dateInIndia(new Date()),
    }
    return async (url) => {
      const taken = await post(`${url}/console/bookings/${reference}`, 'accountant', form)
      if (taken.status !== 303) throw new Error(`the desk took nothing: ${taken.status}`)
      receipts.push(form.key)
    }
  }

  /** Asked by one, approved by another. What was lost on the way is asked for again: it waits, or it is done. */
  function sendBack({ reference }: Sold): Wish {
    const address = `/console/refunds/new?booking=${reference}`
    const isSent = async () =>
      (await pool.query('select from refunds where reference = $1', [reference])).rowCount === 1
    return async (url) => {
      const shown = hiddenField(await get(url + address), 'shown') ?? ''
      const form = { do: 'ask', booking: reference, rupees: String(backRupees), why: 'They called', shown }
      const asked = (await isSent()) ? null : await post(url + address, 'manager', form)
      const { rows } = await pool.query<{ id: string }>(
        'select id from approvals where subject_id = $1 and decision is null',
        [reference],
      )
      const id = /\/approvals\/([\w-]{36})/.exec(asked?.to ?? '')?.[1] ?? rows[0]?.id
      if (id) await post(`${url}/console/approvals/${id}`, 'accountant', { do: 'approve part refund' })
      if (!(await isSent())) throw new Error('what two persons decided was not done')
      refunds.push(reference)
    }
  }

  async function nextWish(url: string): Promise<Wish> {
    offers ??= findOffers(url, pool).catch((error) => {
      offers = null
      throw error
    })
    const all = await offers
    const number = count++
    const rest = number % 3 === 2 ? paid.findIndex(({ owedRupees }) => owedRupees > 0) : -1
    if (rest >= 0) return takeRest(paid.splice(rest, 1)[0] as Sold)
    const whole = number % 7 === 6 ? paid.findIndex(({ owedRupees }) => owedRupees === 0) : -1
    if (whole >= 0) return sendBack(paid.splice(whole, 1)[0] as Sold)
    const dear = all.filter(({ price }) => price > backRupees)
    return sell((dear.length > 0 ? dear : all)[number % (dear.length || all.length)] as Offer, number)
  }

  return {
    async act(url) {
      const wish = unanswered.shift() ?? (await nextWish(url))
      await wish(url).catch((error) => {
        unanswered.push(wish)
        throw error
      })
    },
    acknowledged: () => sold.length + receipts.length + refunds.length,

    async check(settings) {
      const twice = await pool.query<{ key: string }>(
        `select idempotency_key as key from bookings where channel = 'desk' group by 1 having count(*) > 1
         union all select reference from refunds where by_hand group by 1 having count(*) > 1`,
      )
      const there = async (table: string, column: string, ids: string[]) => {
        const { rows } = await pool.query<{ id: string }>(
          `select ${column}::text as id from ${table} where ${column}::text = any($1)`,
          [ids],
        )
        const found = new Set(rows.map(({ id }) => id))
        return ids.filter((id) => !found.has(id))
      }
      return {
        bookings: sold.length,
        receipts: receipts.length,
        refunds: refunds.length,
        lost: [
          ...(await there('bookings', 'reference', sold)),
          ...(await there('receipts', 'id', receipts)),
          ...(await there('refunds', 'reference', refunds)),
          ...twice.rows.map(({ key }) => `twice: ${key}`),
        ],
        differences: await findDifferences({ db, clock: { now: () => new Date() }, settings }),
      }
    },
  }
}
