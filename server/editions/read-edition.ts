import type { Database } from '#database/client.ts'
import { nameOf } from '#domain/content/kinds.ts'
import type { OpenContent, Version } from '../catalogue/open-content.ts'
import {
  findOlderVersion,
  keyOfPointers,
  listPointers,
  listVersions,
  type Pointer,
  type VersionRow,
} from '../content/version-store.ts'
import type { Edition } from './editions.ts'

export type EditionReader = {
  /** Null while the same versions are live as in an edition of that key. */
  readOther: (key: string | null) => Promise<Edition | null>
}

/** Reads what is live. A version never changes, so one that is known is not asked for again. */
export function createEditionReader({ db, content }: { db: Database; content: OpenContent }): EditionReader {
  let known = new Map<string, Version>()

  async function readVersions(pointers: readonly Pointer[]): Promise<Version[]> {
    const missing = pointers.filter((pointer) => !known.has(keyOfPointers([pointer])))
    const rows = (await listVersions(db, missing)).map(
      (row) => [keyOfPointers([row]), asVersion(row)] as const,
    )
    const all = new Map([...known, ...rows])
    known = new Map(
      pointers.flatMap((pointer) => {
        const key = keyOfPointers([pointer])
        const version = all.get(key)
        return version ? [[key, version]] : []
      }),
    )
    return [...known.values()]
  }

  return {
    async readOther(key) {
      const pointers = await listPointers(db)
      const found = keyOfPointers(pointers)
      if (found === key) return null
      const read = await content.read(await readVersions(pointers), async (refused) => {
        const row = await findOlderVersion(db, refused)
        return row && asVersion(row)
      })
      return { ...read, key: found }
    },
  }
}

/** The one that a process begins with. */
export async function firstEdition(readOther: EditionReader['readOther']): Promise<Edition> {
  const first = await readOther(null)
  if (!first) throw new Error('there is no edition')
  return first
}

function asVersion({ kind, id, version, sourceName, body, at }: VersionRow): Version {
  return { kind, id, version, source: sourceName, value: body, at }
}

/** What the operator is told of versions that can't be shown. */
export function warningsOf({ setAside }: Pick<Edition, 'setAside'>): string[] {
  return setAside.map((aside) => {
    const instead = aside.used === null ? 'its file is shown' : `version ${aside.used} is shown`
    const [first] = aside.problems
    const why = first ? ` (${first.field}: ${first.message})` : ''
    return `Version ${aside.version} of ${nameOf(aside)} is refused by the rules of this release, ${instead} instead${why}`
  })
}
