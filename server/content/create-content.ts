import type { Item } from '#domain/content/kinds.ts'
import type { ReadContent } from '../catalogue/open-content.ts'
import type { Resources } from '../open-resources.ts'
import { createListContent } from './list-content.ts'
import { createPublishVersion } from './publish-version.ts'
import { findVersion, listHistory, type Pointer } from './version-store.ts'

/** What the console asks about words, prices and plans. */
export type ContentDesk = ReturnType<typeof createContentDesk>

export function createContentDesk(
  { db, clock, content, judge, editions, readOther }: Resources,
  { tryOut }: { tryOut: (next: ReadContent) => Promise<void> },
) {
  return {
    ...createPublishVersion({
      db,
      clock,
      content,
      judge,
      readLive: async () => (await readOther(editions.newest().key)) ?? editions.newest(),
      tryOut,
    }),
    /** What is not as its file has it, with what the rules of this release refuse and which files have changed since. */
    list: createListContent({ db, content, setAside: () => editions.newest().setAside }),
    /** All versions of one thing, the newest first. */
    listHistory: (which: Pick<Item, 'kind' | 'id'>) => listHistory(db, which),
    findVersion: (which: Pointer) => findVersion(db, which),
    /** What the files hold. */
    files: content.files,
  }
}
