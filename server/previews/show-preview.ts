import type { Item } from '#domain/content/kinds.ts'
import type { Site } from '#domain/site/site.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { OpenContent } from '../catalogue/open-content.ts'
import type { Draft } from '../content/drafts/draft-store.ts'
import type { Edition, Editions } from '../editions/editions.ts'
import type { EditionReader } from '../editions/read-edition.ts'
import type { PostPageData } from '../pages/blog/show-post.ts'
import type { Pages } from '../pages/create-pages.ts'
import type { TripPageData } from '../pages/trip/show-trip.ts'
import type { PreviewLinks } from './preview-links.ts'
import { pageOfWords, showWords, type WordsPage } from './words-pages.ts'

export type ShownDraft =
  | { state: 'trip'; until: Date; page: TripPageData; suggested: boolean }
  | { state: 'post'; until: Date; page: PostPageData }
  | { state: 'words'; until: Date; words: WordsPage; site: Site }
export type Preview = { state: 'ended' | 'no draft' | 'not to be shown' } | ShownDraft

/** Null for a link that we never gave out. */
export type ShowPreview = (code: string) => Promise<Preview | null>

/** So many drafts are looked at at once; the others are made anew. */
const mostKept = 3

export type PreviewParts = {
  /** Makes all that pages need of it. */
  prepare: (edition: Edition) => Promise<void>
  /** What stands of the edition that is read now. */
  current: () => { pages: Pages; site: Site }
}

type Deps = PreviewParts & {
  links: PreviewLinks
  readDraft: (which: Pick<Item, 'kind' | 'id'>) => Promise<Draft | null>
  content: Pick<OpenContent, 'read'>
  editions: Editions
  readOther: EditionReader['readOther']
}

/** The page of the site with a draft in the place of what is live: of one that the site could be started with, right or wrong by all other rules. */
export function createShowPreview(deps: Deps): ShowPreview {
  const kept = new Map<string, Promise<Edition | null>>()

  function editionWith(draft: Draft, live: Edition): Promise<Edition | null> {
    const key = `${draft.kind}/${draft.id}@${draft.at.getTime()}-${draft.revision}\n${live.key}`
    const made = kept.get(key) ?? makeEdition(draft, live, deps)
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    return made
  }

  return async (code) => {
    const link = deps.links.read(code)
    if (!link) return null
    if (link.ended) return { state: 'ended' }
    const draft = await deps.readDraft(link)
    if (!draft) return { state: 'no draft' }
    const live = (await deps.readOther(deps.editions.newest().key)) ?? deps.editions.newest()
    const edition = await editionWith(draft, live)
    const shown =
      edition && (await deps.editions.within(() => showPage(draft, edition, deps.current()), edition))
    return shown ? { ...shown, until: link.until } : { state: 'not to be shown' }
  }
}

async function makeEdition(
  { kind, id, sourceName: source, body, at }: Draft,
  live: Edition,
  { content, prepare }: Pick<Deps, 'content' | 'prepare'>,
): Promise<Edition | null> {
  const others = live.used.filter((one) => one.kind !== kind || one.id !== id)
  const drafted = { kind, id, source, value: body, version: 0, at }
  const read = await content.read([...others, drafted], async () => null)
  if (!read.used.includes(drafted)) return null
  const edition = { ...read, key: '', drafted: { kind, id } }
  await prepare(edition)
  return edition
}

type Shown =
  | { state: 'trip'; page: TripPageData; suggested: boolean }
  | { state: 'post'; page: PostPageData }
  | { state: 'words'; words: WordsPage; site: Site }

async function showPage(
  { kind, id }: Draft,
  { catalogue }: Edition,
  { pages, site }: ReturnType<PreviewParts['current']>,
): Promise<Shown | null> {
  if (kind === 'post') {
    const found = await pages.showPost(id)
    return found && { state: 'post', page: found.page }
  }
  const name = pageOfWords({ kind, id }, catalogue)
  if (name) return { state: 'words', words: await showWords(name, pages), site }
  const trip = catalogue.trips.find((one) =>
    kind === 'trip' ? one.id === id : kind === 'place' && touches(one, id),
  )
  const found = trip && (await pages.showTrip(trip.id))
  return found ? { state: 'trip', page: found.page, suggested: trip.kind !== 'group' } : null
}

/** A place has no page of its own: it stands on those of its trips. */
function touches({ route }: Trip, id: string): boolean {
  return route.some(({ place }) => place.id === id)
}
