import type { OpenDatabase } from '../../database/client.ts'

/** What a proof stands on: a PostgreSQL of its own, and new databases in it. */
export type Ground = {
  /** The address of a database of that name on the ground's PostgreSQL. */
  addressOf: (name: string) => string
  /** A new, migrated database. */
  freshDatabase: (name: string) => Promise<string>
  /** The same, opened for as long as the work takes. */
  withDatabase: <Result>(
    name: string,
    work: (database: OpenDatabase & { url: string }) => Promise<Result>,
  ) => Promise<Result>
}

/** What the report says, and what is not as it should be: none means proven. */
export type Proven = { text: string; faults: string[] }

/** One chapter of `npm run proof`; `npm run proof -- NAME` runs it alone. */
export type Proof = {
  name: string
  title: string
  /** Said before it begins. */
  doing: string
  /** It installs or costs so much that nobody gets it unasked. */
  onlyWhenNamed?: boolean
  prove: (ground: Ground) => Promise<Proven>
}

/** As faults: each sentence whose bar is missed. */
export const faultsOf = (bars: Record<string, boolean>): string[] =>
  Object.entries(bars).flatMap(([sentence, isMet]) => (isMet ? [] : sentence))
