import { mix, multiply } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { type Point, pairs, path, shape, yAt } from '../kit/svg.ts'
import { fractal } from './mountains.ts'

/** What lies on the left of a rib: a face turned from the light, half turned, bare rock, or snow on a dark face. */
type Tone = 'shade' | 'half' | 'rock' | 'snow'

/**
 * A mountain that people know by its outline. Its summit is at 0, 0, its foot at y 1; the light comes from the right.
 * Of a rib: how far its face reaches to the left, and its crest from top to bottom.
 */
export type Peak = { outline: number[]; ribs: [Tone, reach: number, ...crest: number[]][] }

/** One such mountain, its summit at (x, y), w and h px to a unit. */
export function massif(
  k: Stage,
  peak: Peak,
  [x, y]: Point,
  w: number,
  h: number,
  { d, detail = 16, rough = 0.15 }: { d: number; detail?: number; rough?: number },
): string {
  const rock = '#8f9cc6'
  const foot = 0.8
  const { rng } = k
  const base = y + h
  const haze = k.mood.haze
  const place = (list: number[]) => pairs(list).map(([a, b]): Point => [x + a * w, y + b * h])
  /** Straight pieces broken up as rock and ice are. */
  const torn = (line: Point[], much: number): Point[] =>
    line.flatMap((p, i) =>
      i + 1 < line.length ? fractal(p, nth(line, i + 1), much, detail, rng).slice(0, -1) : [p],
    )
  /** The face beside a crest ends in teeth that point down and away. */
  const face = (reach: number, crest: Point[]): Point[] => {
    const line = torn(crest, rough * 1.3)
    const top = nth(line, 0)[1]
    const tall = nth(line, -1)[1] - top
    const n = Math.max(2, Math.round(tall / (detail * 3)))
    const teeth: Point[] = []
    for (let i = n - 1; i > 0; i--) {
      const t = i / n
      const p = nth(line, Math.floor(t * (line.length - 1)))
      const full = Math.min(1, t * 3.2) * Math.min(1, (1 - t) * 2.6) * reach * w
      const out = full * rng.range(0.85, 1.15)
      const back = full * rng.range(0.4, 0.62)
      const drop = tall / n
      teeth.push(
        [p[0] - out, p[1] + Math.max(drop * 0.8, out * 0.5) * rng.range(0.8, 1.2)],
        [p[0] - back, p[1] + back * 0.3 - drop * rng.range(0.1, 0.5)],
      )
    }
    return [...line, ...torn([nth(line, -1), ...teeth, nth(line, 0)], rough * 1.3).slice(1)]
  }
  const snow = k.lit('#fcfbf7', d * 0.72)
  const turned = mix(
    k.shade(rock, d),
    mix(multiply('#8f92b8', k.mood.ambient, k.mood.ambientGain), haze, d * 0.7),
    0.5,
  )
  const tones: Record<Tone, [color: string, opacity: number]> = {
    shade: [turned, 0.92],
    half: [turned, 0.45],
    rock: [mix(turned, k.dark(d * 0.6), 0.4), 0.75],
    snow: [mix(turned, snow, 0.62), 0.8],
  }
  const fade = (c: string, a: number) =>
    k.gradientBetween(0, y, 0, base, [0, c, a], [0.5, c, a * 0.86], [1, c, a * 0.15])
  const outline = torn(place(peak.outline), rough)
  const body = shape([...outline, [nth(outline, -1)[0], base], [nth(outline, 0)[0], base]], 1)
  const ribs = peak.ribs
    .map(([tone, reach, ...crest]) => path(shape(face(reach, place(crest)), 1), fade(...tones[tone])))
    .join('')
  // Flutings of the ice, fanning out from below the summit.
  let flutes = ''
  for (let i = 0; i < (w * h) / 7000; i++) {
    const px = x + w * rng.range(-1.1, 1.1)
    const py = yAt(outline, px) + h * (0.03 + 0.5 * rng() ** 1.6)
    const tall = h * rng.range(0.08, 0.2)
    const lean = ((px - x) / w) * 0.35 * tall
    flutes += shape(
      face(rng.range(0.025, 0.06), [
        [px, py],
        [px + lean * 0.4 + tall * rng.range(-0.1, 0.1), py + tall * 0.5],
        [px + lean, py + tall],
      ]),
      1,
    )
  }
  const slope = k.gradientBetween(
    0,
    y,
    0,
    base,
    [0, snow],
    [0.45, mix(snow, haze, foot * 0.2)],
    [1, mix(snow, haze, foot)],
  )
  return `${path(body, slope)}<g ${k.clip(path(body, '#000'))}>${path(flutes, fade(turned, 0.4))}${ribs}</g>`
}
