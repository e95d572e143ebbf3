import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { roomPlans } from '#database/schema/rooms.ts'
import { staff } from '#database/schema/staff.ts'
import type { WhichDeparture } from '../departures/change-departure.ts'

export type RoomPlanRow = typeof roomPlans.$inferSelect

/** The last plan of each stay, with who made it. */
export async function listRoomPlans(
  db: Pick<Database, 'selectDistinctOn'>,
  { tripId, id }: WhichDeparture,
): Promise<(RoomPlanRow & { who: string | null })[]> {
  const rows = await db
    .selectDistinctOn([roomPlans.stay], { plan: roomPlans, who: staff.name })
    .from(roomPlans)
    .leftJoin(staff, eq(staff.id, roomPlans.staffId))
    .where(and(eq(roomPlans.tripId, tripId), eq(roomPlans.departureId, id)))
    .orderBy(roomPlans.stay, desc(roomPlans.revision))
  return rows.map(({ plan, who }) => ({ ...plan, who }))
}

export async function insertRoomPlan(tx: Pick<Database, 'insert'>, row: RoomPlanRow): Promise<void> {
  await tx.insert(roomPlans).values(row)
}
