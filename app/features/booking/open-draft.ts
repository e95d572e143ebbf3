import { createStore } from '#app/ui/create-store.ts'
import type { Chosen } from './bookable.ts'

/** What stands in the booking summary while it is open; a PAN is not left behind in the browser. */
export type OpenDraft = {
  tripId: string
  chosen: Chosen
  details: { name: string; email: string; phone: string }
  couponCode: string
  useWallet: boolean
  deposit?: boolean
  /** Whose it is; null for a guest. */
  userId: string | null
}

/** For this tab alone: a page that is reloaded under its summary finds all of it again. */
export const openDraft = createStore<OpenDraft | null>(null, {
  key: 'kafila.summary',
  save: (draft) => draft,
  restore: (saved) => (isWhole(saved as OpenDraft | null) ? (saved as OpenDraft) : null),
})

function isWhole(draft: OpenDraft | null): boolean {
  return typeof draft?.chosen.batchId === 'string' && typeof draft.details.name === 'string'
}
