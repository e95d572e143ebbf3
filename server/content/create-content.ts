import { dateInIndia } from '#domain/calendar/clock.ts'
import type { Item, Kind } from '#domain/content/kinds.ts'
import { linkPhrases } from '#domain/posts/link-phrases.ts'
import { parsePostBody } from '#domain/posts/parse-post-body.ts'
import type { PostBody } from '#domain/posts/post-body.ts'
import type { AskApproval } from '../approvals/ask-approval.ts'
import type { ReadContent } from '../catalogue/open-content.ts'
import type { Resources } from '../open-resources.ts'
import { judgeWithPhotographs } from '../photographs/judge-with-photographs.ts'
import { createBeginDraft } from './drafts/begin-draft.ts'
import { findDraft, listDrafts, type Which } from './drafts/draft-store.ts'
import { createDropDraft } from './drafts/drop-draft.ts'
import { createJudgeDraft } from './drafts/judge-draft.ts'
import { createSaveDraft } from './drafts/save-draft.ts'
import { createListContent } from './list-content.ts'
import { listNextDepartures } from './next-departure-store.ts'
import { createListDrifting } from './origins/list-drifting.ts'
import { createShowDrift } from './origins/show-drift.ts'
import { createAskOwner } from './prices/ask-owner.ts'
import { judgeWithPrices } from './prices/judge-with-prices.ts'
import { listKeptPrices } from './prices/kept-price-store.ts'
import { offerOldPrices } from './prices/offer-old-prices.ts'
import { createAskPublication } from './publish-asks.ts'
import { createPublishVersion } from './publish-version.ts'
import { createSchedules } from './schedules/schedules.ts'
import { findVersion, listHistory, type Pointer } from './version-store.ts'

/** What the console asks about words, prices and plans. */
export type ContentDesk = ReturnType<typeof createContentDesk>

export function createContentDesk(
  { db, clock, content, judge: judgeByRules, editions, readOther }: Resources,
  { tryOut, askApproval }: { tryOut: (next: ReadContent) => Promise<void>; askApproval: AskApproval },
) {
  const readLive = async () => (await readOther(editions.newest().key)) ?? editions.newest()
  const judge = judgeWithPrices({ db, clock, content, judge: judgeWithPhotographs(db, judgeByRules) })
  const ask = createAskPublication({ db, clock })
  const shownOf = async ({ kind, id }: Which) =>
    content.listItems((await readLive()).used).find((item) => item.kind === kind && item.id === id)?.value ??
    null
  return {
    ...createPublishVersion({ db, clock, content, judge, ask, readLive, tryOut }),
    drafts: {
      /** Null where nobody changes it. */
      read: (which: Which) => findDraft(db, which),
      list: (kind: Kind) => listDrafts(db, kind),
      begin: createBeginDraft({ db, clock, content, readLive }),
      save: createSaveDraft({ db, clock, content }),
      drop: createDropDraft({ db, clock }),
    },
    schedules: createSchedules({ db, clock, judge, ask, readLive, shownOf }),
    /** What is asked beside the rules before it goes out. */
    ask,
    judge: createJudgeDraft({ content, judge, readLive }),
    /** Everything that stands on the site by now. */
    listItems: async () => content.listItems((await readLive()).used),
    /** A post's text as its page would have it; null for what has none. */
    renderText({ kind, value }: Pick<Item, 'kind' | 'value'>): PostBody | null {
      const { body } = (value ?? {}) as { body?: unknown }
      if (kind !== 'post' || typeof body !== 'string') return null
      return linkPhrases(parsePostBody(body), editions.newest().catalogue.linkPhrases)
    },
    hashOf: content.hashOf,
    /** What is not as its file has it, with what the rules of this release refuse and which files have changed since. */
    list: createListContent({ db, content, setAside: () => editions.newest().setAside }),
    /** What was changed here and by a release, with the file that both come from. */
    showDrift: createShowDrift({ db, content }),
    listDrifting: createListDrifting({ db, content }),
    /** All versions of one thing, the newest first. */
    listHistory: (which: Which) => listHistory(db, which),
    findVersion: (which: Pointer) => findVersion(db, which),
    /** What the files hold. */
    files: content.files,
    /** What is sold of a trip, or being paid, and keeps its price. */
    listKeptPrices: (tripId: string) => listKeptPrices(db, { tripId, today: dateInIndia(clock.now()) }),
    /** A price that changes much is agreed to by an owner. */
    askOwner: createAskOwner({ db, clock, content, readLive, askApproval }),
    /** What may stand struck through beside the prices of a trip as it is written now. */
    offerOldPrices: (trip: Pick<Item, 'id' | 'value'>) => offerOldPrices(db, trip, clock.now()),
    listNextDepartures: () => listNextDepartures(db, dateInIndia(clock.now())),
  }
}
