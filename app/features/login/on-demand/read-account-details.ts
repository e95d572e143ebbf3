import { displayPhone } from '#domain/forms/phone-number.ts'
import { accountFetch } from '../account-fetch.ts'
import { noteAccount } from '../note-details.ts'
import { readSession } from '../session.ts'

type Profile = { name: string; email: string; phone: string; given?: { name: string; email: string } }

/** What the account knows of its traveller, once a tab. Without an answer forms stay as they are. */
export async function readAccountDetails(): Promise<void> {
  const session = readSession()
  // From now on what this tab knows is the traveller's, and leaves with them.
  noteAccount({})
  const answer = await accountFetch('/api/account/profile')
  if (!answer.ok) return
  const { name, email, phone, given }: Profile = await answer.json()
  // Whoever has signed out meanwhile is forgotten.
  if (readSession() !== session) return
  noteAccount({
    name: name || given?.name,
    email: email || given?.email,
    phone: phone && displayPhone(phone),
  })
}
