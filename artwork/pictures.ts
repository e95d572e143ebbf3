import { avatar } from './brand/avatars.ts'
import type { Dressing } from './dressing.ts'
import { dressings, seasonOf } from './dressings.ts'
import type { Aspect, Stage } from './kit/stage.ts'
import { ellipse } from './kit/svg.ts'
import { people } from './registry/people.ts'
import type { Draw } from './registry/scene.ts'
import { allScenes } from './registry/scenes.ts'
import { type SitePicture, siteRegistry } from './registry/site.ts'
import { drawVariant, variantsOf } from './registry/variants.ts'
import type { Subject } from './subject.ts'

type Drawing = { svg: string; colors: [string, string, string, string] }
export type Picture = {
  name: string
  format: Aspect
  alt: string
  /** How it is arranged, whatever the hour, and what it is of; absent for portraits. */
  composition?: string[]
  subject?: Subject
  /** On a first screen whatever the catalogue holds, hence drawn first. */
  first: boolean
  /** May stand as a trip's cover. */
  cover: boolean
  draw: () => Drawing
}

function drawingOf(stage: Stage): Drawing {
  return { svg: stage.toString(), colors: stage.palette() }
}

function scenePictures(): Picture[] {
  return allScenes.flatMap((scene) =>
    variantsOf(scene).flatMap((variant) =>
      (variant.cover ? (['tall', 'wide'] as const) : (['wide'] as const)).map((format) => ({
        name: `${scene.id}/${variant.name}`,
        format,
        alt: variant.alt,
        composition: variant.composition,
        subject: variant.subject,
        first: false,
        cover: format === 'tall',
        draw: () => drawingOf(drawVariant(scene, variant, format)),
      })),
    ),
  )
}

/** Banners show the scene as it was composed, at its golden hour; phones get the cover of the same hour. */
function bannerPictures(): Picture[] {
  return allScenes
    .filter(({ banner }) => banner)
    .map((scene) => {
      const gold = variantsOf(scene).find(({ name }) => name === 'gold')
      if (!gold) throw new Error(`${scene.id} has no golden hour`)
      const { time, season, alt, composition, subject } = gold
      return {
        name: `${scene.id}/gold`,
        format: 'banner',
        alt,
        composition,
        subject,
        first: false,
        cover: false,
        draw: () => drawSite({ from: scene.id, time, season, headline: true }, 'banner'),
      }
    })
}

function findPlace(from: string) {
  const [id, view] = from.split(':')
  const scene = allScenes.find((s) => s.id === id)
  const place = view ? scene?.views?.[view] : scene
  if (!place) throw new Error(`No scene ${from}`)
  return place
}

function findDraw(from: SitePicture['from']): Draw {
  return typeof from === 'function' ? from : findPlace(from).draw
}

/** As variants of scenes have it. */
function arrangementOf({ from, dressing }: SitePicture): Pick<Picture, 'composition' | 'subject'> {
  if (typeof from === 'function') return {}
  const { composition = from, subject } = findPlace(from)
  const worn: Dressing | undefined = dressing && dressings[dressing]
  return {
    composition: [composition, ...(worn?.encloses ? [worn.encloses] : [])],
    subject: worn?.subject ?? subject,
  }
}

function drawSite(picture: Omit<SitePicture, 'name' | 'formats' | 'alt'>, aspect: Aspect): Drawing {
  const { from, time, seed = 1, flip, crop, dressing, headline } = picture
  const season = picture.season ?? (dressing && seasonOf(dressing))
  const stage = findDraw(from)({ time, season, seed, flip, crop, aspect })
  if (dressing) stage.overlay(dressings[dressing].draw(stage))
  if (headline && aspect === 'banner') {
    const dark = stage.dark()
    stage.overlay(
      ellipse(
        0,
        stage.H * 0.66,
        stage.W * 0.36,
        stage.H * 0.66,
        stage.radialGradient([0, dark, 0.5], [0.55, dark, 0.3], [1, dark, 0]),
      ),
    )
  }
  return drawingOf(stage)
}

function sitePictures(): Picture[] {
  return siteRegistry.flatMap((picture) =>
    picture.formats.map((format) => ({
      name: picture.name,
      format,
      alt: `Illustration: ${picture.alt}`,
      ...arrangementOf(picture),
      first: /^(hero|category)\//.test(picture.name) || picture.name === 'site/default',
      cover: false,
      draw: () => drawSite(picture, format),
    })),
  )
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')

function portraits(): Picture[] {
  return people.map(({ name, look }, i) => ({
    name: `people/${slug(name)}`,
    format: 'square',
    alt: `Illustration: portrait of ${name}`,
    first: false,
    cover: false,
    draw: () => {
      const { svg, ground } = avatar(look, i)
      return { svg, colors: [ground[0], ground[0], ground[1], ground[1]] }
    },
  }))
}

/** All pictures that there are, in the order in which they are drawn. */
export const allPictures: Picture[] = [
  ...sitePictures(),
  ...bannerPictures(),
  ...scenePictures(),
  ...portraits(),
].sort((a, b) => Number(b.first) - Number(a.first) || Number(b.cover) - Number(a.cover))
