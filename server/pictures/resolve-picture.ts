import { photographAt } from '#domain/content/photograph.ts'
import { pictureShapes } from '#domain/content/picture-shapes.ts'
import type { TripPicture } from '#domain/trips/trip.ts'
import type { Manifest, ManifestPicture, PictureFormat } from './manifest.ts'
import { pictureAddress, pictureBase } from './picture-address.ts'

/** What a page needs to show one picture. */
export type PictureData = {
  /** For browsers without AVIF, and for those without srcset. */
  src: string
  /** AVIF address with {w} in place of the width. */
  avif?: string
  /** Address on an outside host with {w} in place of the width; its host chooses the type. */
  any?: string
  width: number
  height: number
  /** Four CSS colours from top to bottom, with commas between them. */
  colors: string
  alt: string
  /** Everything else is drawn. */
  photograph?: true
  /** What a box of another shape shows of it, as CSS places it; its middle where nothing is said. */
  focus?: string
}

export type ResolvePicture = (picture: TripPicture, format: PictureFormat, alt?: string) => PictureData

type Own = { alt: string; colors?: string }

const defaultPicture = 'site/default'
/** Statues, whose heads no card cuts off. */
const standsHigh = /^(monastery-hall|thailand\/ruins)/
const highFocus = '50% 20%'
/** Riders on the road in front, whose wheels no low strip cuts off. */
const standsLow = /^ladakh\/(dawn|day|gold|dusk|night)$/
const lowFocus = '50% 80%'
const neutralColors = '#b9c6d8,#e8ddc8,#d9b98c,#8a6f5c'

/** What a box of another shape keeps in sight, where the middle is not enough. */
function focusOf(name: string, format: string): Pick<PictureData, 'focus'> {
  if (format === 'tall' && standsHigh.test(name)) return { focus: highFocus }
  return format === 'wide' && standsLow.test(name) ? { focus: lowFocus } : {}
}

/** Whether a photograph's address may be shown: only those on the configured image host. */
export function isOnImageHost(address: string, imageHost: string | undefined): boolean {
  return (
    imageHost !== undefined && URL.canParse(address) && new URL(address).origin === new URL(imageHost).origin
  )
}

/** Where pictures come from: our own server, or the image host when one is set. */
export function createPictureResolver(manifest: Manifest, imageHost: string | undefined): ResolvePicture {
  const host = imageHost?.replace(/\/+$/, '')

  function drawn(picture: ManifestPicture, alt = picture.alt): PictureData {
    const { width, height, format, name } = picture
    const focused = focusOf(name, format)
    const colors = picture.placeholder.join()
    const widest = Math.max(...manifest.widths)
    if (host) {
      const outside = `${host}${pictureAddress({ picture, width: widest, type: 'avif' })}?w=`
      return {
        src: `${outside}${manifest.fallbackWidth}`,
        any: `${outside}{w}`,
        width,
        height,
        colors,
        alt,
        ...focused,
      }
    }
    const src = pictureAddress({ picture, width: manifest.fallbackWidth, type: 'webp' })
    return { src, avif: `${pictureBase(picture)}.{w}.avif`, width, height, colors, alt, ...focused }
  }

  function photographed(address: string, format: PictureFormat, alt: string): PictureData {
    const url = new URL(address)
    const [width, height] = pictureShapes[format]
    url.searchParams.delete('w')
    const start = `${url.href}${url.search ? '&' : '?'}w=`
    return {
      src: `${start}${manifest.fallbackWidth}`,
      any: `${start}{w}`,
      width,
      height,
      colors: neutralColors,
      alt,
      photograph: true,
    }
  }

  function own(address: string, format: PictureFormat, { alt, colors = neutralColors }: Own): PictureData {
    const [width, height] = pictureShapes[format]
    const start = `${address}-${format}.`
    return {
      src: `${start}${manifest.fallbackWidth}.webp`,
      avif: `${start}{w}.avif`,
      width,
      height,
      colors,
      alt,
      photograph: true,
    }
  }

  return (wanted, format, alt) => {
    if (typeof wanted === 'object' && photographAt(wanted.url))
      return own(wanted.url, format, { ...wanted, alt: alt ?? wanted.alt })
    if (typeof wanted === 'object' && isOnImageHost(wanted.url, imageHost))
      return photographed(wanted.url, format, alt ?? wanted.alt)
    const name = typeof wanted === 'string' ? wanted : defaultPicture
    const picture = manifest.find(name, format) ?? manifest.find(defaultPicture, format)
    if (!picture) throw new Error(`The manifest lacks ${defaultPicture} as ${format}`)
    return drawn(picture, alt)
  }
}
