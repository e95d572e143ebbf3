import type { Database } from '#database/client.ts'
import type { Item } from '#domain/content/kinds.ts'
import type { OpenContent } from '../../catalogue/open-content.ts'
import { findDraft, type Which } from '../drafts/draft-store.ts'
import { findVersion, listPointers } from '../version-store.ts'
import { compareFile } from './compare-file.ts'
import { findOrigin } from './origin-store.ts'

/** Something that was changed here while a release has changed its file. */
export type Drift = {
  file: Item
  /** What the file said when ours was made of it; null where that was not written down. */
  origin: object | null
  ours: object
  /** The draft that is being written, or else the version that stands on the site. */
  draft: { revision: number; base: number | null } | null
  version: number | null
}

/** Null where there is nothing to decide. */
export type ShowDrift = (which: Which) => Promise<Drift | null>

export function createShowDrift(deps: {
  db: Database
  content: Pick<OpenContent, 'files' | 'hashOf'>
}): ShowDrift {
  const { db, content } = deps
  return async ({ kind, id }) => {
    const file = content.files.find((item) => item.kind === kind && item.id === id)
    const pointer = (await listPointers(db)).find((one) => one.kind === kind && one.id === id)
    const [draft, live] = await Promise.all([
      findDraft(db, { kind, id }),
      pointer ? findVersion(db, pointer) : null,
    ])
    const ours = draft ?? live
    const hash = draft?.fileHash ?? live?.fileHash ?? null
    if (!file || !ours || hash === null) return null
    if (compareFile(file, { body: ours.body, fileHash: hash }, content.hashOf) !== 'changed') return null
    return {
      file,
      origin: await findOrigin(db, { kind, id, hash }),
      ours: ours.body,
      draft: draft && { revision: draft.revision, base: draft.base },
      version: live?.version ?? null,
    }
  }
}
