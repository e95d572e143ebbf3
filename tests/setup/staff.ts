import type { StaffDeps } from '../../server/staff/create-staff.ts'
import { openTestDatabase } from './database.ts'
import { createStaffRoom } from './staff-room.ts'

/** The staff's room over a database of the calling test file's own. */
export async function openStaff(change: Partial<StaffDeps> = {}) {
  const database = await openTestDatabase()
  return { ...database, ...createStaffRoom(database.db, change) }
}
