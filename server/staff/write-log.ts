import type { Transaction } from '#database/client.ts'
import type { Actor } from '#domain/staff/actor.ts'

type StaffDeed =
  | 'staff added'
  | 'role changed'
  | 'access ended'
  | 'staff factor reset'
  | 'staff signed in'
  | 'staff signed out'
  | 'app enrolled'
  | 'recovery codes made'
  | 'passkey added'
  | 'passkey removed'

type Fact = string | number | boolean | null

/** A row of the log about a person who works here. Phones, codes and names of others never stand in it. */
export type StaffLogEntry = {
  by: Actor
  what: StaffDeed
  subject: { kind: 'staff'; id: string }
  before?: Record<string, Fact>
  after?: Record<string, Fact>
  why?: string
}

/** Notes what was done, in the transaction that does it. */
export type WriteLog = (tx: Transaction, at: Date, entry: StaffLogEntry) => Promise<void>
