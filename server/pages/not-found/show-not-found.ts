import { slipsBetween, slipsForgiven } from '#domain/search/search-spelling.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Log } from '../../log.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import type { FindPlaces } from '../../search/find-places.ts'
import type { FindTrips } from '../../search/find-trips.ts'
import type { Suggestion } from '../../search/suggestion.ts'
import { type KnownPage, knownPages } from './known-pages.ts'
import { readAddress } from './read-address.ts'

export type NearPage = ({ kind: 'page' } & KnownPage) | ({ kind: 'trip' } & Suggestion)

/** What stands in place of a page that isn't there: `near` what its address may have meant, or else what many like. */
export type NotFoundPage = { near: NearPage[]; guessed: boolean; picture: PictureData }

export type ShowNotFound = (pathname: string) => Promise<NotFoundPage>

/** Two walkers who look for their way. */
const scene = 'forest-trail/dusk'
const most = 3
/** A short id is misspelt by one letter, or it is another. */
const slipsOfId = 1

type Deps = {
  catalogue: Pick<Catalogue, 'trips' | 'lists' | 'listings' | 'destinations'>
  findTrips: FindTrips
  findPlaces: FindPlaces
  suggestionOf: (id: string) => Suggestion | null
  picture: ResolvePicture
  log: Log
}

/** Three trips or pages near an address that leads nowhere: by spelling, then by the site's own search. */
export function createShowNotFound({
  catalogue,
  findTrips,
  findPlaces,
  suggestionOf,
  picture,
  log,
}: Deps): ShowNotFound {
  const pages = knownPages(catalogue)
  const trip = (id: string): NearPage[] => {
    const suggestion = suggestionOf(id)
    return suggestion ? [{ kind: 'trip', ...suggestion }] : []
  }

  function spelledAlike(last: string): NearPage[] {
    const named = pages.map((page) => ({ page, slips: slipsOf(last, lastPart(page.href)) }))
    const ids = catalogue.trips.map(({ id }) => ({ id, slips: slipsOf(last, id, slipsOfId) }))
    return [...nearest(ids).flatMap(({ id }) => trip(id)), ...nearest(named).map(({ page }) => asPage(page))]
  }

  async function found(term: string): Promise<NearPage[]> {
    if (!term) return []
    const trips = await findTrips(term)
    return [
      ...findPlaces(term).flatMap((place) => pages.filter(({ href }) => href === place.href).map(asPage)),
      ...trips.slice(0, most).flatMap(({ id }) => trip(id)),
    ]
  }

  /** What stands beside the best guess: trips of the same place, or the pages after it. */
  async function beside(guess: NearPage | undefined): Promise<NearPage[]> {
    if (guess?.kind === 'trip') return found(guess.location)
    const at = pages.findIndex(({ href }) => href === guess?.href)
    return at < 0 ? [] : [...pages.slice(at + 1), ...pages].slice(0, most).map(asPage)
  }

  async function nearTo(pathname: string): Promise<NearPage[]> {
    const { last, term } = readAddress(pathname)
    const near = once([...spelledAlike(last), ...(await found(term))])
    return near.length < most ? [...near, ...(await beside(near[0]))] : near
  }

  return async (pathname) => {
    const near = await nearTo(pathname).catch((error: unknown) => {
      log.error({ error }, 'nothing was looked up for an address that leads nowhere')
      return []
    })
    const liked = catalogue.lists.popular.flatMap(trip)
    return {
      near: once([...near, ...liked]).slice(0, most),
      guessed: near.length > 0,
      picture: picture(scene, 'wide'),
    }
  }
}

function asPage(page: KnownPage): NearPage {
  return { kind: 'page', ...page }
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

type Slips = { slips: number }

/** Beyond what is forgiven to a word of that length it counts as another. */
function slipsOf(asked: string, known: string, atLeast = 0): number {
  const limit = Math.max(atLeast, slipsForgiven(asked))
  const slips = asked ? slipsBetween(asked, known, limit) : limit + 1
  return slips > limit ? Number.POSITIVE_INFINITY : slips
}

/** Those with the fewest slips, if they are few enough. */
function nearest<T extends Slips>(all: T[]): T[] {
  return all
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, most)
}

function once(near: NearPage[]): NearPage[] {
  return [...new Map(near.map((page) => [page.href, page])).values()]
}
