import type { AboutContent, TeamMember } from '#content/pages/types.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'

export type AboutPageData = {
  head: PageHead
  words: Omit<AboutContent, 'description' | 'team'>
  picture: PictureData
  team: (Omit<TeamMember, 'portrait'> & { portrait: PictureData })[]
}

export type ShowAbout = () => AboutPageData

export function createShowAbout(
  deps: HeadDeps & { catalogue: Pick<Catalogue, 'about'>; picture: ResolvePicture },
): ShowAbout {
  const { description, team, ...words } = deps.catalogue.about
  return () => ({
    head: pageHead(deps, { title: words.title, description, path: '/about' }),
    words,
    picture: deps.picture('site/about', 'banner'),
    team: team.map(({ portrait, ...member }) => ({
      ...member,
      portrait: deps.picture(`people/${portrait}`, 'square', ''),
    })),
  })
}
