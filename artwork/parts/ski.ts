import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { f, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { limb, type Place, put, round } from './silhouette.ts'

/** Beginner on the nursery slope, knees bent over the skis, sticks held out. */
export function learner(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'learner',
    () =>
      `<path d="M-36-4h66l12-6 3 3-11 9h-70z"/>` +
      limb(
        [
          [-7, -44],
          [9, -27],
          [-1, -3],
          [6, -2],
        ],
        9,
      ) +
      limb(
        [
          [24, -58],
          [34, 0],
        ],
        2,
      ) +
      `<path fill="currentColor" d="M-14-40c0-14 3-28 12-38 6-2 13 1 13 7l-6 31c-6 5-14 5-19 0z"/>` +
      limb(
        [
          [5, -70],
          [11, -56],
          [25, -54],
        ],
        6.4,
      ) +
      `<circle cx="8" cy="-86" r="7"/><path fill="currentColor" d="M-1-86c0-11 15-13 17-3l4 3z"/>`,
    x,
    y,
    p,
  )
}

/** Skier in a turn, leaning into it. */
export function carver(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'carver',
    () =>
      `<path d="M-44 12l74-18 10-8 4 3-9 11-78 18zM-40 2l66-18 10-7 3 3-8 9-70 18z"/>` +
      limb(
        [
          [-16, -40],
          [6, -30],
          [-6, -4],
        ],
        9,
      ) +
      limb(
        [
          [-14, -42],
          [12, -36],
          [6, -12],
        ],
        9,
      ) +
      `<path fill="currentColor" d="M-24-38c0-14 8-28 20-33 8-1 12 4 10 10l-14 26c-5 4-13 3-16-3z"/>` +
      limb(
        [
          [0, -64],
          [12, -50],
          [26, -52],
        ],
        6.4,
      ) +
      limb(
        [
          [-6, -64],
          [-16, -48],
          [-30, -50],
        ],
        6.4,
      ) +
      limb(
        [
          [26, -54],
          [38, -4],
        ],
        2,
      ) +
      limb(
        [
          [-30, -52],
          [-52, -14],
        ],
        2,
      ) +
      `<circle cx="6" cy="-78" r="7.4"/><path fill="currentColor" d="M-3-79c1-11 17-12 18-1l3 4z"/>`,
    x,
    y,
    p,
  )
}

/** Open chair seen from in front, hung from the cable at (x, y); ~150 deep at s = 1. */
export function liftChair(
  k: Stage,
  x: number,
  y: number,
  s: number,
  { color = '#2f6fb8', riders = [] as string[] } = {},
): string {
  const d = 0
  const toX = (n: number) => f(x + n * s)
  const toY = (n: number) => f(y + n * s)
  const iron = mix(k.shade('#5a6474', d), k.dark(d), 0.3)
  const body = k.dark(d)
  let o =
    rect(toX(-9), toY(-5), f(18 * s), f(9 * s), iron) +
    stroke(`M${toX(0)} ${toY(0)}V${toY(58)}`, iron, 4 * s) +
    stroke(
      `M${toX(-42)} ${toY(112)}V${toY(64)}Q${toX(-42)} ${toY(58)} ${toX(-36)} ${toY(58)}H${toX(36)}Q${toX(42)} ${toY(58)} ${toX(42)} ${toY(64)}V${toY(112)}`,
      iron,
      4 * s,
    ) +
    rect(toX(-42), toY(82), f(84 * s), f(24 * s), k.half(color, d, 0.35), `rx="${f(5 * s)}"`)
  riders.forEach((c, i) => {
    const a = riders.length === 1 ? 0 : i ? 19 : -19
    o +=
      path(
        `M${toX(a - 12)} ${toY(117)}c0-${f(12 * s)} 0-${f(24 * s)} ${f(6 * s)}-${f(29 * s)}h${f(12 * s)}c${f(6 * s)} ${f(5 * s)} ${f(6 * s)} ${f(17 * s)} ${f(6 * s)} ${f(29 * s)}z`,
        k.half(c, d, 0.15),
      ) +
      path(
        `M${toX(a - 11)} ${toY(114)}h${f(22 * s)}l${f(-1 * s)} ${f(32 * s)}h${f(-8 * s)}l${f(-2 * s)}-${f(22 * s)}l${f(-2 * s)} ${f(22 * s)}h${f(-8 * s)}z`,
        body,
      ) +
      stroke(
        `M${toX(a - 6)} ${toY(142)}l${f(-4 * s)} ${f(20 * s)}M${toX(a + 6)} ${toY(142)}l${f(4 * s)} ${f(20 * s)}`,
        body,
        4.4 * s,
        round,
      ) +
      `<circle cx="${toX(a)}" cy="${toY(79)}" r="${f(8.4 * s)}" fill="${k.half('#c8906c', d, 0.3)}"/>` +
      path(`M${toX(a - 9)} ${toY(79)}a${f(9 * s)} ${f(9 * s)} 0 0 1 ${f(18 * s)} 0z`, k.half(c, d, 0.45)) +
      rect(toX(a - 7), toY(77.5), f(14 * s), f(4.5 * s), body)
  })
  return o + rect(toX(-45), toY(112), f(90 * s), f(8 * s), k.lit(color, d), `rx="${f(3 * s)}"`)
}

/** Pylon of a chair lift standing on (x, y): its cables run from the ends of the arm, `arm` px to either side. */
export function liftPylon(k: Stage, x: number, y: number, h: number, arm: number, d = 0): string {
  const w = arm * 0.1
  const steel = k.half('#8fa0b4', d, 0.35)
  const dark = mix(k.shade('#5a6474', d), k.dark(d), 0.3)
  const post = (l: number, r: number): Point[] => [
    [x + l * 1.5, y],
    [x + l, y - h],
    [x + r, y - h],
    [x + r * 1.5, y],
  ]
  const wheels = (t: 1 | -1) =>
    rect(x + t * arm - arm * 0.16, y - h - w * 0.9, arm * 0.32, w * 0.8, dark) +
    [-0.11, 0, 0.11]
      .map(
        (q) =>
          `<circle cx="${f(x + t * arm + arm * q)}" cy="${f(y - h + w * 0.1)}" r="${f(w * 0.42)}" fill="${dark}"/>`,
      )
      .join('')
  return (
    path(shape(post(-w, w)), steel) +
    path(shape(post(-w, -w * 0.1)), k.shade('#7f8fa6', d)) +
    path(
      shape([
        [x - arm * 1.08, y - h - w],
        [x, y - h - w * 1.9],
        [x + arm * 1.08, y - h - w],
        [x + arm * 1.08, y - h - w * 0.3],
        [x - arm * 1.08, y - h - w * 0.3],
      ]),
      mix(steel, dark, 0.35),
    ) +
    wheels(-1) +
    wheels(1)
  )
}
