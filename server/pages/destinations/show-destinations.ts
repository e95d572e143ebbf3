import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from '../page-head.ts'
import type { Poster } from '../poster.ts'
import { breadcrumbList, type Crumb, home } from '../structured/breadcrumb-list.ts'
import type { Atlas, AtlasPlace } from './draw-atlas.ts'

/** A place with its picture, and the smaller ones inside it. */
export type ShownPlace = AtlasPlace & { picture: PictureData; within: AtlasPlace[] }
export type ShownRegion = { name: string; places: ShownPlace[] }

export type DestinationsPageData = {
  head: PageHead
  title: string
  trail: Crumb[]
  intro: string
  regions: ShownRegion[]
  /** Every place where a trip spends a night, as one path of dots. */
  nights: string
  world: { title: string; text: string; posters: Poster[] }
}

export type ShowDestinations = () => DestinationsPageData

/** The map of India with our places, and the countries beyond. */
export function createShowDestinations(
  deps: HeadDeps & { catalogue: Pick<Catalogue, 'atlas'>; atlas: Atlas; picture: ResolvePicture },
): ShowDestinations {
  const { title, intro, description, world } = deps.catalogue.atlas
  const trail = [home, { label: title, to: '/destinations' }]
  const { atlas } = deps
  return () => ({
    head: pageHead(deps, {
      title: `${title} on the map`,
      description,
      path: '/destinations',
      structured: [breadcrumbList(deps.siteUrl, trail)],
    }),
    title,
    trail,
    intro,
    regions: atlas.regions.map(({ name, places }) => ({
      name,
      places: places.map(({ poster, ...place }) => ({ ...place, picture: deps.picture(poster, 'wide') })),
    })),
    // A list of points would cost ten times the bytes.
    nights: atlas.nights.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    world: {
      ...world,
      posters: atlas.world.map(({ name, href, trips, poster }) => ({
        name,
        to: href,
        trips,
        picture: deps.picture(poster, 'tall'),
      })),
    },
  })
}
