import type { Site } from '#domain/site/site.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import type { PageHead } from '../page-head.ts'

/** Titles of the account's pages by their paths, and the scenes that stand where nothing else does yet. */
const accountPages = {
  '/profile': { title: 'My Profile', scenes: {} },
  '/my-trips': {
    title: 'My Trips',
    scenes: {
      upcoming: 'ladakh/day',
      past: 'kerala/gold',
      cancelled: 'varanasi/dawn',
      saved: 'sikkim/dusk',
    },
  },
  '/my-trips/journey': { title: 'Your journey', scenes: {} },
  '/wallet': { title: 'Wallet', scenes: { balance: 'udaipur/dusk' } },
} as const satisfies Record<string, { title: string; scenes: Record<string, string> }>

/** For who has booked nothing yet. */
const ideas = [
  {
    name: 'A weekend from Delhi',
    text: 'Two or three days, and back at your desk on Monday.',
    to: '/?search=weekend+from+delhi',
    scene: 'rishikesh/gold',
  },
  {
    name: 'A first trek',
    text: 'Gentle climbs with a guide. No experience needed.',
    to: '/?search=trek+for+beginners',
    scene: 'himachal-pradesh/dawn',
  },
  {
    name: 'The sea with friends',
    text: 'Group dates and private stays in Goa.',
    to: '/india/goa',
    scene: 'goa/day',
  },
] as const

const loggedOutScene = 'spiti/night'

type AccountPages = typeof accountPages
export type AccountPath = keyof AccountPages

export type TripIdea = { name: string; text: string; to: string; picture: PictureData }

export type AccountPageData<Path extends AccountPath = AccountPath> = {
  head: PageHead
  title: string
  /** Stands beside the wish to log in. */
  loggedOut: PictureData
  scenes: Record<keyof AccountPages[Path]['scenes'], PictureData>
  ideas: Path extends '/my-trips' ? TripIdea[] : null
}

export type ShowAccount = <Path extends AccountPath>(path: Path) => AccountPageData<Path>

/** The account's pages without anything personal: that is read in the browser, by whoever is logged in there. */
export function createShowAccount(deps: { site: Site; picture: ResolvePicture }): ShowAccount {
  return <Path extends AccountPath>(path: Path) => {
    const { title, scenes } = accountPages[path]
    const drawn = Object.entries(scenes).map(([name, scene]) => [name, deps.picture(scene, 'wide')])
    return {
      head: { title: `${title} | ${deps.site.name}`, robots: 'noindex' },
      title,
      loggedOut: deps.picture(loggedOutScene, 'wide'),
      scenes: Object.fromEntries(drawn) as AccountPageData<Path>['scenes'],
      ideas: (path === '/my-trips'
        ? ideas.map(({ scene, ...idea }) => ({ ...idea, picture: deps.picture(scene, 'wide') }))
        : null) as AccountPageData<Path>['ideas'],
    }
  }
}
