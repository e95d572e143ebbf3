import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { nameOf } from '#domain/content/kinds.ts'
import { bigChanges, priceKeyOf, sayChange } from '#domain/content/prices/ask-prices.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { AskApproval, Asked } from '../../approvals/ask-approval.ts'
import type { OpenContent, ReadContent } from '../../catalogue/open-content.ts'
import { findDraft } from '../drafts/draft-store.ts'
import { readPriceFacts } from './price-facts.ts'

/** `changed`: the draft is another one than was seen. `small`: no price in it changes so much that anybody is asked. */
export type AskOwner = (
  wish: { id: string; revision: number; why: string },
  by: Extract<Actor, { kind: 'staff' }>,
) => Promise<Asked | { ok: false; reason: 'small' }>

type Deps = {
  db: Database
  clock: Clock
  content: Pick<OpenContent, 'listItems'>
  readLive: () => Promise<Pick<ReadContent, 'used'>>
  askApproval: AskApproval
}

/** Asks an owner about the prices of a trip's draft, as they are beside what stands on the site. */
export function createAskOwner({ db, clock, content, readLive, askApproval }: Deps): AskOwner {
  return async ({ id, revision, why }, by) => {
    const which = { kind: 'trip', id } as const
    const draft = await findDraft(db, which)
    if (draft?.revision !== revision) return { ok: false, reason: 'changed' }
    const items = content.listItems((await readLive()).used)
    const live = items.find((item) => nameOf(item) === nameOf(which))?.value ?? null
    const prices = await readPriceFacts(db, { id, staffId: by.id, now: clock.now() })
    const changes = bigChanges(live, draft.body, prices)
    if (changes.length === 0) return { ok: false, reason: 'small' }
    const { title = id } = draft.body as { title?: string }
    const payload = {
      title: String(title),
      said: `${changes.map(sayChange).join('; ')}.`,
      prices: priceKeyOf(live, draft.body),
    }
    const wish = {
      kind: 'price change',
      subjectId: nameOf(which),
      payload,
      sumPaise: 0,
      shown: null,
    } as const
    return askApproval({ ...wish, why }, by)
  }
}
