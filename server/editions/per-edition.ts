import { finish, type Steps } from '#domain/steps/finish.ts'
import { createMemo } from '#domain/steps/memo.ts'
import { inSlices } from '../in-slices.ts'
import type { Edition, Editions } from './editions.ts'

export type PerEdition<Parts> = {
  /** Of the edition that is read now. */
  current: () => Parts
  /** Makes those of an edition that nobody reads yet, and lets visitors in between. */
  prepare: (edition: Edition) => Promise<void>
}

/** What is made of an edition, once, and kept for as long as anybody reads that edition. */
export function perEdition<Parts>(
  editions: Editions,
  make: (edition: Edition) => Steps<Parts>,
): PerEdition<Parts> {
  const made = createMemo<Edition, Parts>()
  return {
    current() {
      const edition = editions.current()
      const known = made.get(edition)
      if (known !== undefined) return known
      const parts = finish(make(edition))
      made.set(edition, parts)
      return parts
    },
    async prepare(edition) {
      made.set(edition, await inSlices(make(edition)))
    },
  }
}
