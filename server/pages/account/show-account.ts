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
  '/wallet': { title: 'Wallet', scenes: { balance: 'udaipur/dusk' } },
} as const satisfies Record<string, { title: string; scenes: Record<string, string> }>

const loggedOutScene = 'spiti/night'

type AccountPages = typeof accountPages
export type AccountPath = keyof AccountPages

export type AccountPageData<Path extends AccountPath = AccountPath> = {
  head: PageHead
  title: string
  /** Stands beside the wish to log in. */
  loggedOut: PictureData
  scenes: Record<keyof AccountPages[Path]['scenes'], PictureData>
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
    }
  }
}
