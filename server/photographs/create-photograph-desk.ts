import { photographAddress, photographsIn } from '#domain/content/photograph.ts'
import { namesOf } from '../approvals/approval-store.ts'
import type { Resources } from '../open-resources.ts'
import { createKeepPhotograph } from './keep-photograph.ts'
import { listPhotographs, type Photograph } from './photograph-store.ts'

/** What the console asks of this room. */
export type PhotographDesk = ReturnType<typeof createPhotographDesk>

export type ListedPhotograph = Omit<Photograph, 'staffId' | 'colors'> & {
  by: string | null
  /** As content names it. */
  picture: { url: string; alt: string; colors: string }
  /** The trips that show it. */
  shownBy: { id: string; title: string }[]
}

export function createPhotographDesk({
  db,
  clock,
  catalogue,
}: Pick<Resources, 'db' | 'clock' | 'catalogue'>) {
  return {
    keep: createKeepPhotograph({ db, clock }),

    async list(): Promise<ListedPhotograph[]> {
      const rows = await listPhotographs(db)
      const names = await namesOf(
        db,
        rows.flatMap(({ staffId }) => staffId ?? []),
      )
      const showing = new Map<string, { id: string; title: string }[]>()
      for (const { id, title, cover, gallery } of catalogue().trips)
        for (const { hash } of photographsIn([cover, ...gallery]))
          showing.set(hash, [...(showing.get(hash) ?? []), { id, title }])
      return rows.map(({ staffId, colors, ...row }) => ({
        ...row,
        by: staffId && (names.get(staffId) ?? null),
        picture: { url: photographAddress(row.hash), alt: row.alt, colors },
        shownBy: showing.get(row.hash) ?? [],
      }))
    },
  }
}
