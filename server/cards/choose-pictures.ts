import type { PictureChoice } from '#content/picture-choices.ts'
import type { Item } from '#domain/content/kinds.ts'
import type { Resources } from '../open-resources.ts'
import type { ManifestPicture } from '../pictures/manifest.ts'
import { pictureAddress } from '../pictures/picture-address.ts'

/** With the address of a small one to look at. */
export type PictureToChoose = PictureChoice & { src: string }

/** Portraits and the site's own drawings are of no trip. */
const ofNoTrip = /^(people|site|hero|category|office|gallery)\//
const formats = ['wide', 'tall', 'square', 'banner'] as const

/** What a trip may show, as it is written now, and why not the others. */
export function createChoosePictures({ content, editions, pictures: { manifest } }: Resources) {
  return async ({ value }: Item): Promise<PictureToChoose[]> =>
    content.choosePictures(value as object, editions.newest().used).flatMap((choice) => {
      const picture = ofNoTrip.test(choice.name) ? undefined : drawn(choice.name)
      return picture ? [{ ...choice, src: pictureAddress({ picture, width: smallest(), type: 'avif' }) }] : []
    })

  function drawn(name: string): ManifestPicture | undefined {
    return formats.flatMap((format) => manifest.find(name, format) ?? [])[0]
  }

  function smallest(): number {
    return Math.min(...manifest.widths)
  }
}
