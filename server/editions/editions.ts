import { AsyncLocalStorage } from 'node:async_hooks'
import type { Item } from '#domain/content/kinds.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ReadContent } from '../catalogue/open-content.ts'

/** All that the site says at a moment. What is made of it hangs on it (per-edition.ts) and goes with it. */
export type Edition = ReadContent & {
  /** Which versions are live in it. */
  key: string
  /** What stands in it as its draft has it: nobody sees it but by a preview. */
  drafted?: Pick<Item, 'kind' | 'id'>
}

export type Editions = {
  /** The one that the request or job under way began with; outside of any, the newest. */
  current: () => Edition
  newest: () => Edition
  /** All that this work reads is of one edition, the newest if none is named, however long it takes and whatever is published meanwhile. */
  within: <Result>(work: () => Promise<Result>, edition?: Edition) => Promise<Result>
  /** From now on whatever begins sees this one. */
  swap: (next: Edition) => void
}

/** What a request reads when it asks for the catalogue; never to be kept beyond it. */
export type ReadCatalogue = () => Catalogue

export function createEditions(first: Edition): Editions {
  // Emptied when the work is done: a connection or timer that it left behind must not keep an old edition alive.
  const scope = new AsyncLocalStorage<{ edition: Edition | null }>()
  let newest = first
  return {
    current: () => scope.getStore()?.edition ?? newest,
    newest: () => newest,
    within(work, edition = newest) {
      const seen: { edition: Edition | null } = { edition }
      return scope.run(seen, async () => {
        try {
          return await work()
        } finally {
          seen.edition = null
        }
      })
    },
    swap(next) {
      newest = next
    },
  }
}
