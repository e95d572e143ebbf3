import { readSession } from '#app/features/login/session.ts'
import { readAccount } from './account-favourites.ts'

/** Milliseconds after which a look back at the page asks the account again. */
const stale = 5_000

let readAt = 0
let listens = false

/** Shows what the account holds, now and whenever the traveller comes back to the page. */
export async function followAccount(userId: string): Promise<void> {
  if (!listens) addEventListener('visibilitychange', look)
  listens = true
  readAt = performance.now()
  await readAccount(userId)
}

function look(): void {
  const session = readSession()
  if (session && document.visibilityState === 'visible' && performance.now() - readAt > stale)
    void followAccount(session.userId)
}
