import type { Role } from '#domain/staff/roles.ts'

/** Who is signed in at the console, and since when. */
export type StaffSession = {
  id: string
  staff: { id: string; name: string; role: Role; phone: string }
  startedAt: Date
  lastSeenAt: Date
  /** The end of the fresh factor. */
  freshUntil: Date | null
}

/** `address` is counted, and kept nowhere. */
export type Device = { userAgent: string; address: string }
