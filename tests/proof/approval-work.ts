import type pg from 'pg'
import { type ApprovalKind, approvals } from '../../domain/approvals/approval.ts'
import { may, roles } from '../../domain/staff/roles.ts'
import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { hiddenField } from '../setup/console-forms.ts'
import type { DeskClient, DeskWork } from './approval-traffic.ts'

type Books = { pool: pg.Pool; phonepe: PhonePeSandbox }

const approvalIn = (text: string) => /\/console\/approvals\/([\w-]{36})/.exec(text)?.[1]

/** Says yes to an approval; a yes whose answer was lost is found in the table. False when it has lapsed meanwhile. */
async function approve(desk: DeskClient, pool: pg.Pool, kind: ApprovalKind, id: string): Promise<boolean> {
  const decider = roles.find((role) => may(role, approvals[kind].decides))
  if (!decider) throw new Error(`nobody decides about ${kind}`)
  const said = await desk.send(decider, `/approvals/${id}`, { do: `approve ${kind}` })
  if (said.status !== 303 && said.status !== 409) throw new Error(`${kind}: ${said.status}`)
  const { rows } = await pool.query<{ decision: string | null }>(
    'select decision from approvals where id = $1',
    [id],
  )
  return rows[0]?.decision === 'approved'
}

/** Hands out things one by one, and knows which of them were seen to their end. */
function takeInTurn<Thing>(
  things: readonly Thing[],
  work: (thing: Thing, desk: DeskClient) => Promise<boolean>,
) {
  let taken = 0
  const done = new Set<Thing>()
  return {
    next() {
      const thing = things[taken++]
      if (thing === undefined) throw new Error('there is no more of this work')
      return async (desk: DeskClient) => {
        const isDone = await work(thing, desk)
        if (isDone) done.add(thing)
        return isDone
      }
    },
    taken: () => things.slice(0, taken),
    isDone: (thing: Thing) => done.has(thing),
  }
}

/** What PhonePe has sent back of a booking, and in how many sums. */
function returnedOf(phonepe: PhonePeSandbox, reference: string): { paise: number; sums: number } {
  const sums = phonepe
    .refunds()
    .filter(
      ({ originalMerchantOrderId, state }) =>
        state === 'COMPLETED' && originalMerchantOrderId === `${reference}-P1`,
    )
  return { paise: sums.reduce((sum, { amount }) => sum + amount, 0), sums: sums.length }
}

/** A part of each booking goes back: asked by the manager, agreed to by another. */
export function partRefunds(
  { pool, phonepe }: Books,
  references: readonly string[],
  rupees: number,
): DeskWork {
  const { next, taken, isDone } = takeInTurn(references, async (reference, desk) => {
    const agreed = await pool.query(`select from approvals where subject_id = $1 and decision = 'approved'`, [
      reference,
    ])
    // The answer was lost.
    if ((agreed.rowCount ?? 0) > 0) return true
    const address = `/refunds/new?booking=${reference}`
    const page = await desk.read('manager', address)
    const shown = hiddenField(page, 'shown')
    const form = { do: 'ask', booking: reference, shown: shown ?? '', rupees: String(rupees), why: 'Proof' }
    // What was asked for before, and waits, is named by the page.
    const id = approvalIn(shown ? (await desk.send('manager', address, form)).to : page)
    return id !== undefined && approve(desk, pool, 'part refund', id)
  })
  return {
    name: 'part refunds',
    next,
    async check() {
      return taken().flatMap((reference) => {
        const { paise, sums } = returnedOf(phonepe, reference)
        const isWell = sums === 1 ? paise === rupees * 100 : sums === 0 && !isDone(reference)
        return isWell ? [] : [`${reference}: ${paise} paise went back in ${sums} sums`]
      })
    },
  }
}

/** Departures with paid bookings are cancelled by two. */
export function cancelledDepartures(
  { pool, phonepe }: Books,
  departures: readonly { key: string; references: readonly string[] }[],
): DeskWork {
  const isCancelled = async (key: string) => {
    const found = await pool.query(
      `select from departures where trip_id || '/' || id = $1 and cancelled_at is not null`,
      [key],
    )
    return (found.rowCount ?? 0) > 0
  }
  const { next, taken, isDone } = takeInTurn(departures, async ({ key }, desk) => {
    if (await isCancelled(key)) return true
    const address = `/departures/${key}/cancel`
    const page = await desk.read('manager', address)
    const shown = hiddenField(page, 'shown')
    const form = { do: 'cancel', why: 'Proof', shown: shown ?? '', 'typed-id': key.split('/')[0] ?? '' }
    const id = approvalIn(shown ? (await desk.send('manager', address, form)).to : page)
    return id !== undefined && approve(desk, pool, 'departure cancelled', id)
  })
  return {
    name: 'cancelled departures',
    next,
    async check() {
      const { rows } = await pool.query<{ reference: string; status: string; paise: number }>(
        'select reference, status, payable_paise::int as paise from bookings',
      )
      const bookings = new Map(rows.map((row) => [row.reference, row]))
      const faults: string[] = []
      for (const departure of taken()) {
        const wanted = await isCancelled(departure.key)
        if (isDone(departure) && !wanted) faults.push(`${departure.key} is not cancelled`)
        for (const reference of departure.references) {
          const { status = 'missing', paise = 0 } = bookings.get(reference) ?? {}
          const back = returnedOf(phonepe, reference)
          const isWell = wanted
            ? status === 'refunded' && back.paise === paise && back.sums === 1
            : status === 'confirmed' && back.sums === 0
          if (!isWell)
            faults.push(`${reference} is ${status}: ${back.paise} paise went back in ${back.sums} sums`)
        }
      }
      return faults
    },
  }
}
