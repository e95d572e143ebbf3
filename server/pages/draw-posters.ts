import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import type { Poster } from './poster.ts'

/** The hour in which a place's poster is drawn, so that neighbours differ. */
const posterLights: Record<string, string> = {
  ladakh: 'day',
  'himachal-pradesh': 'gold',
  uttarakhand: 'dawn',
  rajasthan: 'dusk',
  goa: 'dusk',
  kerala: 'day',
  'tamil-nadu': 'gold',
  andaman: 'dawn',
  thailand: 'day',
  singapore: 'dusk',
  bali: 'gold',
  maldives: 'day',
  dubai: 'night',
  europe: 'dawn',
}

/** The picture that stands for a group of destinations wherever one does. */
export function posterOf({ scene }: { scene: string }): string {
  return `${scene}/${posterLights[scene] ?? 'day'}`
}

/** With the same picture in landscape. */
export type PlacePoster = Poster & { wide: PictureData }

/** The states of India, or the countries beyond. */
export function drawPosters(
  { destinations }: Pick<Catalogue, 'destinations'>,
  part: 'india' | 'world',
  picture: ResolvePicture,
): PlacePoster[] {
  return destinations[part].map((group) => {
    const view = posterOf(group)
    return {
      name: group.name,
      to: `/${part}/${group.slug}`,
      trips: group.groupTours.length + group.customTrips.length,
      picture: picture(view, 'tall'),
      wide: picture(view, 'wide'),
    }
  })
}
