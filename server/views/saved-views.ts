import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { deleteView, listViews, lockView, type SavedView, saveView } from './view-store.ts'

type Staff = Actor & { kind: 'staff' }

export type ViewWish = Pick<SavedView, 'list' | 'name' | 'query' | 'shared'>

/** What the console asks of this room. */
export type SavedViews = {
  /** One's own, and those that others share. */
  list: (list: string, by: Staff) => Promise<SavedView[]>
  save: (wish: ViewWish, by: Staff) => Promise<void>
  /** False when it is none that they may remove: one's own, and shared ones for who may share. */
  remove: (id: string, by: Staff, maySharedOfOthers: boolean) => Promise<boolean>
}

export function createSavedViews({ db, clock }: { db: Database; clock: Clock }): SavedViews {
  return {
    list: (list, { id }) => listViews(db, { list, staffId: id }),

    save: (wish, by) =>
      db.transaction(async (tx) => {
        const at = clock.now()
        const id = await saveView(tx, { ...wish, id: randomUUID(), staffId: by.id, at })
        const { list, shared } = wish
        await writeLog(tx, at, {
          by,
          what: 'view saved',
          subject: { kind: 'view', id },
          after: { list, shared },
        })
      }),

    remove: (id, by, maySharedOfOthers) =>
      db.transaction(async (tx) => {
        const view = await lockView(tx, id)
        if (!view || (view.staffId !== by.id && !(view.shared && maySharedOfOthers))) return false
        await deleteView(tx, id)
        const { list, shared } = view
        await writeLog(tx, clock.now(), {
          by,
          what: 'view removed',
          subject: { kind: 'view', id },
          before: { list, shared },
        })
        return true
      }),
  }
}
