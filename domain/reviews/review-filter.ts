import { readDate } from '../calendar/calendar-date.ts'
import { type ReviewState, reviewStates } from './review.ts'

/** Which reviews, and in which order: all of it stands in the address of the list. */
export type ReviewFilter = {
  state: ReviewState | 'all'
  stars: number | null
  /** The id of a trip. */
  trip: string | null
  /** Days on which it was written, both counted in. */
  since: string | null
  until: string | null
  /** The newest first. */
  down: boolean
}

/** What waits is read from its oldest on, all else the newest first. */
const usualDown = (state: ReviewFilter['state']) => state !== 'received'

/** What can't be read is as if it were not there. */
export function readReviewFilter(address: URLSearchParams): ReviewFilter {
  const read = (name: string) => address.get(name)?.trim() ?? ''
  const state = (['all', ...reviewStates] as const).find((name) => name === read('state')) ?? 'received'
  const order = read('order')
  return {
    state,
    stars: /^[1-5]$/.test(read('stars')) ? Number(read('stars')) : null,
    trip: /^[a-z][a-z0-9-]{0,60}$/.test(read('trip')) ? read('trip') : null,
    since: readDate(read('since')),
    until: readDate(read('until')),
    down: order === 'newest' || order === 'oldest' ? order === 'newest' : usualDown(state),
  }
}

/** The same list as an address has it, always written alike: '' where nothing is filtered. */
export function writeReviewFilter({ state, down, ...filter }: ReviewFilter): string {
  const address = new URLSearchParams()
  if (state !== 'received') address.set('state', state)
  for (const [name, value] of Object.entries(filter)) if (value) address.set(name, String(value))
  if (down !== usualDown(state)) address.set('order', down ? 'newest' : 'oldest')
  return address.size === 0 ? '' : `?${address}`
}

/** All of a state, in the order that it usually has. */
export function reviewsOf(state: ReviewFilter['state']): ReviewFilter {
  return { state, stars: null, trip: null, since: null, until: null, down: usualDown(state) }
}
