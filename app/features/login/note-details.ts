import { type KnownDetails, knownDetails } from './known-details.ts'
import { readSession } from './session.ts'

/** What a form was sent with. Of a traveller who is logged in it fills gaps alone: they may have booked for somebody else. */
export function noteGiven(given: Partial<KnownDetails>): void {
  const userId = readSession()?.userId ?? null
  const before = detailsOf(userId)
  noteKnown(userId === null ? { ...before, ...written(given) } : { ...written(given), ...written(before) })
}

/** What the account says, which counts for more than what a form was sent with before. */
export function noteAccount(account: Partial<KnownDetails>): void {
  noteKnown({ ...detailsOf(readSession()?.userId ?? null), ...written(account) })
}

/** What a visitor gave before logging in is theirs. What belongs to another traveller is nobody's here. */
function detailsOf(userId: string | null): Partial<KnownDetails> {
  const { userId: whose = null, ...details } = knownDetails.get() ?? {}
  return whose === null || whose === userId ? details : {}
}

function noteKnown({ name = '', email = '', phone = '' }: Partial<KnownDetails>): void {
  knownDetails.set({ name, email, phone, userId: readSession()?.userId ?? null })
}

function written(details: Partial<KnownDetails>): Partial<KnownDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text))
}
