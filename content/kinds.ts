import { posix } from 'node:path'
import { type Item, type Kind, kinds } from '#domain/content/kinds.ts'
import type { Pages } from './content.ts'
import type { RawContent } from './load.ts'
import type { Sourced } from './problem.ts'

/** All that the site says, before any check. */
export type RawSite = { raw: RawContent; pages: Pages }

type Shelf = {
  folder: string
  ending: string
  /** The id that the thing itself names; undefined where it names none. */
  idIn: (value: unknown) => string | null | undefined
  list: (site: RawSite) => { id: string | null; file: string; value: unknown }[]
  put: (site: RawSite, changed: ReadonlyMap<string, Sourced<unknown>>) => RawSite
}

/** A new kind is a row here. */
const shelves: Record<Kind, Shelf> = {
  trip: shelfOf('trips', '.ts', named('id')),
  place: shelfOf('places', '.ts', named('id')),
  post: shelfOf('posts', '.md', named('slug')),
  coupon: shelfOf('coupons', '.ts', (value) => named('code')(value)?.toLowerCase() ?? null),
  site: {
    ...shelfOf('site', '.ts', (_, file) => posix.basename(file, '.ts')),
    idIn: () => undefined,
  },
  page: {
    folder: 'pages',
    ending: '.ts',
    idIn: () => undefined,
    list: ({ pages }) =>
      Object.entries(pages).map(([id, value]) => ({ id, file: fileOf('page', pageSource(id)), value })),
    put: ({ raw, pages }, changed) => ({
      raw,
      pages: { ...pages, ...Object.fromEntries([...changed].map(([id, { value }]) => [id, value])) },
    }),
  },
}

/** How problems name the file of a thing, also of one that never was a file. */
export function fileOf(kind: Kind, source: string): string {
  const { folder, ending } = shelves[kind]
  return `content/${folder}/${source}${ending}`
}

/** `faqPage` stands in content/pages/faq-page.ts. */
export function pageSource(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function idIn(kind: Kind, value: unknown): string | null | undefined {
  return shelves[kind].idIn(value)
}

/** Everything that has an id. */
export function listItems(site: RawSite): Item[] {
  return kinds.flatMap((kind) => {
    const { list, folder, ending } = shelves[kind]
    return list(site).flatMap(({ id, file, value }): Item[] =>
      id === null
        ? []
        : [{ kind, id, source: file.slice(`content/${folder}/`.length, -ending.length), value }],
    )
  })
}

/** The same site with these in the place of those of the same id, and with those that are new. */
export function withItems(site: RawSite, items: readonly Item[]): RawSite {
  return kinds.reduce((made, kind) => {
    const own = items.filter((item) => item.kind === kind)
    if (own.length === 0) return made
    const changed = new Map(own.map(({ id, source, value }) => [id, { file: fileOf(kind, source), value }]))
    return shelves[kind].put(made, changed)
  }, site)
}

/** A folder of which each file holds one thing, or several. New ones stand where their file would. */
function shelfOf(
  folder: keyof RawContent,
  ending: string,
  idOf: (value: unknown, file: string) => string | null,
): Shelf {
  return {
    folder,
    ending,
    idIn: (value) => idOf(value, ''),
    list: ({ raw }) => raw[folder].map(({ file, value }) => ({ id: idOf(value, file), file, value })),
    put({ raw, pages }, changed) {
      const known = new Set<string>()
      const entries = raw[folder].map((entry) => {
        const id = idOf(entry.value, entry.file) ?? ''
        known.add(id)
        return changed.get(id) ?? entry
      })
      const added = [...changed].flatMap(([id, entry]) => (known.has(id) ? [] : [entry]))
      const all = added.length > 0 ? [...entries, ...added].toSorted(byFile) : entries
      return { raw: { ...raw, [folder]: all }, pages }
    },
  }
}

function byFile(a: Sourced<unknown>, b: Sourced<unknown>): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : 0
}

function named(key: string): (value: unknown) => string | null {
  return (value) => {
    if (typeof value !== 'object' || value === null || !(key in value)) return null
    const name: unknown = value[key as keyof typeof value]
    return typeof name === 'string' ? name : null
  }
}
