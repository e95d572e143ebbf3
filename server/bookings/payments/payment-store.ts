import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { isTaken } from '#database/owed-query.ts'
import { payments, refunds } from '#database/schema/bookings.ts'

export type Payment = typeof payments.$inferSelect
export type Refund = typeof refunds.$inferSelect

/** With whatever else is written down in the same statement. */
export async function insertPayment(
  tx: Pick<Database, 'with'>,
  payment: Payment,
  parts: Parameters<Database['with']>,
): Promise<void> {
  await tx
    .with(...parts)
    .insert(payments)
    .values(payment)
}

export async function findPayment(
  db: Pick<Database, 'select'>,
  merchantOrderId: string,
): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.merchantOrderId, merchantOrderId))
  return payment ?? null
}

/** The oldest first. */
export async function listPayments(db: Pick<Database, 'select'>, reference: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.reference, reference))
    .orderBy(asc(payments.createdAt), asc(payments.merchantOrderId))
}

/** What was paid for these bookings and taken for them, the oldest first. */
export async function listTakenPayments(
  db: Pick<Database, 'select'>,
  references: string[],
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.reference, references), isTaken))
    .orderBy(asc(payments.createdAt), asc(payments.merchantOrderId))
}

/** Of which nobody knows yet what becomes of them. */
export async function listOpenPayments(
  db: Pick<Database, 'select'>,
  references: string[],
): Promise<Payment[]> {
  if (references.length === 0) return []
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.reference, references), inArray(payments.state, ['opening', 'pending'])))
}

/** False when it has been settled meanwhile, or is not in one of these states. */
export async function updatePayment(
  tx: Pick<Database, 'update'>,
  merchantOrderId: string,
  from: Payment['state'][],
  change: Partial<Payment>,
): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.merchantOrderId, merchantOrderId), inArray(payments.state, from)))
    .returning({ id: payments.merchantOrderId })
  return changed.length > 0
}

/** Whether it is time to look at an order again; of all who ask at once, in whichever process, one is told so. */
export async function takeLook(
  db: Pick<Database, 'update'>,
  merchantOrderId: string,
  { at, everySeconds }: { at: Date; everySeconds: number },
): Promise<boolean> {
  const before = new Date(at.getTime() - everySeconds * 1000)
  const looked = await db
    .update(payments)
    .set({ lookedAt: at })
    .where(
      and(
        eq(payments.merchantOrderId, merchantOrderId),
        or(isNull(payments.lookedAt), lte(payments.lookedAt, before)),
      ),
    )
    .returning({ id: payments.merchantOrderId })
  return looked.length > 0
}

/**
 * PhonePe has opened an order. A booking that is still held awaits its payment from now on; as neither seats nor credit move with that, all of it is
 * one statement, which takes the booking's lock before the payment's, as everybody does.
 */
export async function saveOpened(
  db: Pick<Database, 'execute'>,
  opened: { merchantOrderId: string; providerOrderId: string; redirectUrl: string },
  event: { reference: string; at: Date; by: string; why: 'payment opened' },
): Promise<void> {
  const { merchantOrderId, providerOrderId, redirectUrl } = opened
  const { reference, at, by, why } = event
  await db.execute(sql`
    with moved as (
      update bookings set status = 'awaiting_payment' where reference = ${reference} and status = 'held'
      returning reference
    ), opened as (
      update payments set state = 'pending', provider_order_id = ${providerOrderId}, redirect_url = ${redirectUrl}
      where merchant_order_id = ${merchantOrderId} and state = 'opening'
    )
    insert into booking_events (reference, at, "by", from_status, to_status, why)
    select reference, ${at}::timestamptz, ${by}, 'held', 'awaiting_payment', ${why} from moved`)
}

export async function insertRefund(tx: Pick<Database, 'insert'>, refund: Refund): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function findRefund(
  db: Pick<Database, 'select'>,
  merchantRefundId: string,
): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.merchantRefundId, merchantRefundId))
  return refund ?? null
}

/** The oldest first. */
export async function listRefunds(db: Pick<Database, 'select'>, reference: string): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.reference, reference))
    .orderBy(asc(refunds.createdAt), asc(refunds.merchantRefundId))
}

/** Of several bookings, the oldest first. */
export async function listRefundsOf(db: Pick<Database, 'select'>, references: string[]): Promise<Refund[]> {
  if (references.length === 0) return []
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.reference, references))
    .orderBy(asc(refunds.createdAt), asc(refunds.merchantRefundId))
}

export async function updateRefund(
  tx: Pick<Database, 'update'>,
  merchantRefundId: string,
  from: Refund['state'][],
  change: Partial<Refund>,
): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.merchantRefundId, merchantRefundId), inArray(refunds.state, from)))
    .returning({ id: refunds.merchantRefundId })
  return changed.length > 0
}
