import { accountFetch } from '#app/features/login/account-fetch.ts'
import { readSession } from '#app/features/login/session.ts'
import { toast } from '#app/ui/toast.tsx'
import { favourites, type LikedTrip, markFavourite, type Press, pressed } from '../favourite-store.ts'
import { sayKept } from './say-kept.ts'

const address = '/api/account/saved-trips'
const unreachable = 'We could not reach your account. Please try again.'

/** One request after the other, so that the last press has the last word. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

/** Saves a trip in the account, or removes it; the page already shows it so. */
export async function saveInAccount(trip: LikedTrip, press: Press): Promise<void> {
  const { id } = trip
  const { liked } = press
  const problem = await inTurn(() => ask(`${address}/${id}`, liked ? 'PUT' : 'DELETE')).then(
    (answer) => (answer.ok ? null : reasonOf(answer)),
    () => unreachable,
  )
  if (pressed.get(id) !== press) return
  pressed.delete(id)
  if (problem !== null) {
    // A session that has ended has taken its trips off the page.
    if (readSession()) markFavourite(id, !liked)
    toast({ title: liked ? 'Trip not saved' : 'Trip not removed', description: problem, tone: 'destructive' })
  } else sayKept(trip, press, 'It is in your account, under My Trips.')
}

/**
 * Takes over what the account holds. What this tab's visitor saved before the login is merged in first; until that has worked it
 * stays the tab's.
 */
export async function readAccount(userId: string): Promise<void> {
  const { ids, owner } = favourites.get()
  if (owner !== null && owner !== userId) favourites.set({ ids: [], owner: null })
  const visitors = owner === null ? ids.filter((id) => !pressed.has(id)) : []
  const merges = visitors.length > 0
  try {
    const answer = await inTurn(() =>
      merges ? ask(address, 'POST', { tripIds: visitors }) : ask(`${address}?fields=ids`, 'GET'),
    )
    if (!answer.ok) throw new Error(String(answer.status))
    const { tripIds } = (await answer.json()) as { tripIds: string[] }
    if (readSession()?.userId !== userId) return
    favourites.set({ ids: tripIds.reverse(), owner: userId })
    for (const [id, { liked }] of pressed) markFavourite(id, liked)
  } catch {
    if (merges)
      toast({
        title: 'Your saved trips are not in your account yet',
        description: 'They stay in this tab. We try again when you open the next page.',
      })
  }
}

function ask(path: string, method: string, body?: unknown): Promise<Response> {
  return accountFetch(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  })
}

/** A refusal in the server's words. */
async function reasonOf(answer: Response): Promise<string> {
  const { error, errors } = await answer.json().catch(() => ({}))
  return error ?? errors?.tripId ?? unreachable
}
