import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, ellipse, f, group, type Point, path, stroke, transform } from '../kit/svg.ts'

type Look = {
  flip?: boolean
  hull?: string
  /** Stripes of the sail, from its foot up; none when it is furled. */
  sail?: string[]
  /** Drawn up on the sand: a shadow instead of a reflection. */
  beached?: boolean
}

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** The sail's tack, the end of its boom and its peak. */
const tack: Point = [96, -40]
const clew: Point = [-150, -92]
const peak: Point = [-34, -318]

/** A three-cornered sail between two bamboo spars that meet at the bow, striped along its length. */
function clawSail(k: Stage, stripes: string[]): string {
  const leech = (t: number): Point => [
    f(clew[0] + (peak[0] - clew[0]) * t - Math.sin(Math.PI * t) * 20),
    f(clew[1] + (peak[1] - clew[1]) * t),
  ]
  let o = ''
  stripes.forEach((c, i) => {
    const a = leech(i / stripes.length)
    const b = leech((i + 1) / stripes.length)
    // A low light fills the cloth; its upper half turns away from it.
    o += path(`M${tack}L${a}L${b}z`, k.half(c, 0, 0.08 + 0.3 * (i / stripes.length)))
  })
  const spar = k.shade('#7a5638')
  return (
    o +
    stroke(`M${tack}L${clew}`, spar, 4, round) +
    stroke(`M${tack}L${peak}`, spar, 4.4, round) +
    stroke('M30-30L16-204', spar, 5, round)
  )
}

/** Balinese outrigger with a gaping prow, its sail set or furled. Faces right, ~330 long, keel at y. */
export function jukung(
  k: Stage,
  x: number,
  y: number,
  s = 1,
  { flip = false, hull = '#f4ede0', sail, beached = false }: Look = {},
): string {
  const wood = k.half('#a8794a', 0, 0.3)
  const bamboo = k.half('#d9b878', 0, 0.25)
  const under = beached ? k.shade('#b08a5c') : k.dark()
  const band = k.half('#2f6f9a', 0, 0.2)
  const arm = (ax: number) => `M${ax}-30q16-20 34-4t12 34`
  return group(
    ellipse(6, 8, 190, beached ? 12 : 9, under, `opacity="${beached ? 0.5 : 0.32}"`) +
      (beached ? '' : ellipse(10, 22, 140, 6, under, 'opacity=".18"')) +
      // The far float and its arms.
      stroke('M-112-30h214', k.shade('#b0905c'), 5, round) +
      (sail ? clawSail(k, sail) : stroke('M112-44L-128-66', mix(wood, k.lit('#f4ede0'), 0.5), 10, round)) +
      // Hull: upswept stern, forked prow like a fish’s open mouth.
      path(
        'M-172-64c14 22 34 34 66 36h198c26 0 44-8 60-30l28-12c-4 10-10 16-18 20 8 0 14-2 20-6-10 24-34 50-78 56h-206c-42-4-66-26-70-64z',
        k.half(hull, 0, 0.12),
      ) +
      path(
        'M-152-20c14 12 30 18 48 20h206c24-4 42-13 56-26-22 8-40 10-62 10h-190c-24 0-42-2-58-4z',
        k.half(hull, 0, 0.75),
      ) +
      stroke('M-160-44c18 14 34 18 56 18h196c22 0 38-6 54-18', band, 5, round) +
      circle(146, -40, 6.5, k.lit('#fffaf0')) +
      circle(147, -40, 3.2, k.dark()) +
      path('M178-68l-26 14 24 2z', k.half('#d8443c', 0, 0.15)) +
      // Arms arch over the near side down to the float.
      stroke(arm(-104) + arm(40), k.half('#c89a5c', 0, 0.35), 6, round) +
      stroke('M-122 6h240q14 0 22-6', bamboo, 8, round) +
      stroke('M-122 8.5h238', k.shade('#a8824c'), 2.6, round),
    transform(x, y, s, flip),
  )
}
