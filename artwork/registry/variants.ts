import type { Dressing } from '../dressing.ts'
import { type DressingName, dressings, seasonOf } from '../dressings.ts'
import type { Time } from '../kit/mood.ts'
import type { Options, Season, Stage } from '../kit/stage.ts'
import type { Subject } from '../subject.ts'
import type { Scene } from './scene.ts'

const hourWords: Record<Time, string> = {
  dawn: 'at dawn',
  day: 'in daylight',
  gold: 'at golden hour',
  dusk: 'at dusk',
  night: 'at night',
}

type Vantage = 'closer' | 'lower' | 'higher'

export type Variant = {
  name: string
  time: Time
  view?: string
  dressing?: DressingName
  season?: Season
  /** A close-up of the wide picture. */
  crop?: Options['crop']
  vantage?: Vantage
  /** How it is arranged: the scene or view, or the close-up of it, and what encloses it. */
  composition: string[]
  subject: Subject
  alt: string
  /** The crop of a close-up when it is drawn tall. */
  tall?: Options['crop']
  /** May stand as a trip's cover, hence also drawn tall. */
  cover: boolean
  seed: number
  flip: boolean
}

/** Reads `[view:]time[+dressing]`. */
function parseVariant(text: string): { view?: string; time: Time; dressing?: DressingName } {
  const m = /^(?:([a-z]+):)?(dawn|day|gold|dusk|night)(?:\+([a-z-]+))?$/.exec(text)
  if (!m) throw new Error(`Not a picture: ${text}`)
  const dressing = m[3] as DressingName | undefined
  if (dressing && !(dressing in dressings)) throw new Error(`No dressing called ${dressing}`)
  return { view: m[1], time: m[2] as Time, dressing }
}

const altText = (...parts: (string | undefined)[]) => `Illustration: ${parts.filter(Boolean).join(', ')}`

/** A view in a window is no more than a picture on the wall: the room alone is the arrangement. */
function arrangementOf(view: string, { pane, encloses = '' }: Partial<Dressing> = {}): string[] {
  return [pane ? '' : view, encloses].filter(Boolean)
}

function dressedAlt(scene: string, worn: Dressing | undefined): string {
  return worn?.pane ? altText(`${worn.words} ${scene}`) : altText(scene, worn?.words)
}

/** Vantage points in turn: as composed, mirrored, nearer, nearer and mirrored. */
function vantageFor(i: number, mirror: boolean): { flip: boolean; vantage?: Vantage } {
  const step = i % 4
  if (mirror) return { flip: step % 2 === 1, vantage: step > 1 ? 'closer' : undefined }
  return { flip: false, vantage: ([undefined, 'closer', 'lower', 'higher'] as const)[step] }
}

/** The part of the picture seen from a vantage point; a wide picture is cropped less. */
function frameOf(vantage: Vantage, [u, v]: [number, number], aspect: Options['aspect']): Options['crop'] {
  const wide = aspect === 'wide'
  if (vantage === 'closer') return [u, v, wide ? 0.82 : 0.74]
  if (vantage === 'lower') return [u - 0.04, v + 0.14, wide ? 0.88 : 0.84]
  return [u + 0.04, v - 0.18, wide ? 0.86 : 0.82]
}

/** A card is wider than a tall picture, and shows less of its top. */
const cardTop = (1 - 5 / 4 / (7 / 5)) / 2
/** Sky between the sun and the frame, of the picture's width. */
const air = 0.02

/** Moves a nearer view of a tall picture, so that a card's frame doesn't cut a sun of which two fifths or more show. */
function withWholeSun(
  crop: NonNullable<Options['crop']>,
  { sun, W, H }: Stage,
): NonNullable<Options['crop']> {
  const [u, v, w] = crop
  const within = (at: number) => Math.min(Math.max(at, w / 2), 1 - w / 2)
  const [x, y, rx, ry] = [sun.x / W, sun.y / H, sun.r / W, sun.r / H]
  const [left, right] = [within(u) - w / 2, within(u) + w / 2]
  const top = within(v) - w / 2 + cardTop * w
  if (x + rx / 5 < left || x - rx / 5 > right || y + ry / 5 < top) return crop
  if (x - rx >= left && x + rx <= right && y - ry >= top) return crop
  const aside = Math.min(0, x - rx - air - left) + Math.max(0, x + rx + air - right)
  return [within(within(u) + aside), within(within(v) + Math.min(0, y - ry - air - top)), w]
}

/** Every picture of a scene. Seeds and vantage points change, so that no two share a skyline. */
export function variantsOf(scene: Scene): Variant[] {
  const lastByLight = new Map<string, number>()
  const { times, more = [], album = [], inside = [] } = scene
  const places = Object.entries(scene.views ?? {})
  const viewTimes = places.flatMap(([view, { times = [] }]) => times.map((time) => `${view}:${time}`))
  const covers = new Set([...times, ...more, ...viewTimes])
  const views = [...times, ...more, ...album, ...viewTimes, ...inside].map((text, i): Variant => {
    const { view, time, dressing: word } = parseVariant(text)
    const dressing = word && (scene.instead?.[word] ?? word)
    const place = view ? scene.views?.[view] : scene
    const light = `${view} ${time}`
    const before = lastByLight.get(light)
    if (!place) throw new Error(`${scene.id} has no view ${view}`)
    // A second picture in the same light takes the vantage point that differs most from the first.
    const from = before === undefined ? i : before + 3
    lastByLight.set(light, from)
    const name = [view, time, word].filter(Boolean).join('-')
    const season = scene.seasons?.[name] ?? (dressing && seasonOf(dressing))
    const worn: Dressing | undefined = dressing && dressings[dressing]
    return {
      name,
      composition: arrangementOf(place.composition ?? [scene.id, view].filter(Boolean).join(':'), worn),
      subject: worn?.subject ?? place.subject,
      season,
      time,
      view,
      dressing,
      alt: dressedAlt(`${scene.alts?.[name] ?? place.alt} ${hourWords[time]}`, worn),
      seed: i + 1,
      cover: covers.has(text),
      ...vantageFor(from, place.mirror !== false),
    }
  })
  const closeUps = (details: Scene['details'], times: Time[], view?: string) =>
    details.map(({ crop, tall, alt, time: named, subject }, i): Variant => {
      const time = named ?? (times[(i + 1) % times.length] as Time)
      const name = [view, 'detail', i + 1].filter(Boolean).join('-')
      return {
        name,
        season: scene.seasons?.[name],
        time,
        view,
        crop,
        tall,
        composition: [[scene.id, name].join('/')],
        subject: subject ?? (view ? scene.views?.[view] : undefined)?.subject ?? scene.subject,
        alt: altText(`${alt} ${hourWords[time]}`),
        seed: 1,
        cover: tall !== undefined,
        flip: false,
      }
    })
  return [
    ...views,
    ...closeUps(scene.details, times),
    ...places.flatMap(([view, { details = [], times = [] }]) => closeUps(details, times, view)),
  ].filter(({ name }) => !scene.shelf?.includes(name))
}

export function drawVariant(scene: Scene, variant: Variant, aspect: Options['aspect']): Stage {
  const { view, time, season, seed, flip, vantage, dressing } = variant
  const place = (view && scene.views?.[view]) || scene
  const focus = place.focus ?? scene.focus ?? [0.56, 0.54]
  const closeUp = aspect === 'tall' ? variant.tall : variant.crop
  const worn: Dressing | undefined = dressing && dressings[dressing]
  const crop =
    closeUp ?? (worn?.pane ? (scene.outlook ?? [...focus, 0.8]) : vantage && frameOf(vantage, focus, aspect))
  const afloat = dressing === 'boat' || dressing === 'white-boat'
  const draw = (crop: Options['crop']) => place.draw({ time, season, seed, flip, crop, aspect, afloat })
  let stage = draw(crop)
  // Rain hides the sun.
  if (vantage && crop && aspect === 'tall' && dressing !== 'rain') {
    const moved = withWholeSun(crop, stage)
    if (moved !== crop) stage = draw(moved)
  }
  if (worn?.pane) stage.through(worn.pane(stage))
  return worn ? stage.overlay(worn.draw(stage)) : stage
}
