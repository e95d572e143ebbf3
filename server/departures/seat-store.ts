import { and, eq, gte, or, sql, type WithSubquery } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { departures } from '#database/schema/departures.ts'
import { isSoldOn } from './departure-store.ts'

/** Nobody else changes their seats until the transaction ends. Always in one order, so that two who hold both don't wait for each other. */
export async function lockDepartures(
  tx: Pick<Database, 'select'>,
  of: { tripId: string; departureId: string }[],
): Promise<void> {
  const keys = of.map(({ tripId, departureId }) =>
    and(eq(departures.tripId, tripId), eq(departures.id, departureId)),
  )
  await tx
    .select({ id: departures.id })
    .from(departures)
    .where(or(...keys))
    .orderBy(departures.tripId, departures.id)
    .for('update')
}

/** How many seats become held and sold; negative numbers give seats back. */
export type SeatChange = {
  tripId: string
  departureId: string
  held: number
  sold: number
  /** Of those that are taken, how many were noted by phone and have a name from now on: they were sold before, whether the date is still on sale or not. */
  fromPhone?: number
  /** In India. */
  today: string
}

const byPhone = sql`coalesce(${departures.soldByPhone}, ${departures.soldElsewhere})`

/**
 * Changes a departure's seats in one conditional statement. Seats that are taken anew must be free and on sale; false when they
 * are not. Seats once held can always be sold or given back. A `part` is written down in the same statement; without a row of it no seats change.
 */
export async function changeSeats(
  tx: Pick<Database, 'with'>,
  change: SeatChange,
  part?: WithSubquery,
): Promise<boolean> {
  const { tripId, departureId, held, sold, fromPhone = 0, today } = change
  if (held === 0 && sold === 0) return true
  const taken = held + sold
  const changed = await tx
    .with(...(part ? [part] : []))
    .update(departures)
    .set({
      held: sql`${departures.held} + ${held}`,
      sold: sql`${departures.sold} + ${sold}`,
      ...(fromPhone > 0 && { soldByPhone: sql`${byPhone} - ${fromPhone}` }),
    })
    .where(
      and(
        eq(departures.tripId, tripId),
        eq(departures.id, departureId),
        fromPhone > 0
          ? sql`${byPhone} >= ${fromPhone} and cancelled_at is null and start_date > ${today}`
          : undefined,
        taken > fromPhone ? and(gte(departures.free, taken - fromPhone), isSoldOn(today)) : undefined,
        part && sql`exists (select from ${part})`,
      ),
    )
    .returning({ id: departures.id })
  return changed.length > 0
}
