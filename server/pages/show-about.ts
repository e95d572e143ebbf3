import type { AboutContent, TeamMember } from '#content/pages/types.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import { breadcrumbList, type Crumb, home } from './structured/breadcrumb-list.ts'

export type AboutPageData = {
  head: PageHead
  trail: Crumb[]
  words: Omit<AboutContent, 'description' | 'team'>
  picture: PictureData
  /** Beside the story. */
  onTheWay: PictureData
  /** Behind the mission. */
  caravan: PictureData
  team: (Omit<TeamMember, 'portrait'> & { portrait: PictureData })[]
}

export type ShowAbout = () => AboutPageData

export function createShowAbout(
  deps: HeadDeps & { catalogue: Pick<Catalogue, 'about'>; picture: ResolvePicture },
): ShowAbout {
  const { description, team, ...words } = deps.catalogue.about
  const { title } = words
  const path = '/about'
  const trail = [home, { label: title, to: path }]
  return () => ({
    head: pageHead(deps, { title, description, path, structured: [breadcrumbList(deps.siteUrl, trail)] }),
    trail,
    words,
    picture: deps.picture('site/about', 'banner'),
    onTheWay: deps.picture('high-road/van-day', 'wide'),
    caravan: deps.picture('site/default', 'banner'),
    team: team.map(({ portrait, ...member }) => ({
      ...member,
      portrait: deps.picture(`people/${portrait}`, 'square', ''),
    })),
  })
}
