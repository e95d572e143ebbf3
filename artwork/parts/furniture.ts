import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import type { Into } from './room.ts'

type Corner = [u: number, v: number, t: number]
/** A colour indoors: 0 faces the light, 1 turns away from it. */
export type Indoors = { lamps: boolean; color: (c: string, away?: number) => string }

/** By day the window lights a room, after dark its lamps do. */
export function indoors(k: Stage): Indoors {
  const lamps = k.night || k.time === 'dusk'
  const light = lamps ? k.under('gold') : k
  return {
    lamps,
    color: (c, away = 0.4) => {
      const seen = light.half(c, 0, 0.05 + 0.8 * away)
      return lamps ? mix(mix(seen, '#d8762c', 0.16), '#3a1626', 0.34 * away) : seen
    },
  }
}

export function quad(into: Into, fill: string, corners: Corner[], more = ''): string {
  return path(shape(corners.map((corner) => into(...corner))), fill, more)
}

export type Cloth = { quilt: string; bands: string; pillow?: string }
type BedPlace = { u: [number, number]; t: [number, number]; high?: number; lift?: number }

/** A made bed with its head at the far wall: frame, sheet, a quilt folded back, pillows against the headboard. */
export function bed(
  into: Into,
  { color }: Indoors,
  { u: [a, b], t: [foot, head], high = 0.2, lift = 0 }: BedPlace,
  { quilt, bands, pillow = '#fbf3e4' }: Cloth,
  wood: string,
): string {
  const floor = 1 - lift
  const top = floor - high
  const rail = floor - high * 0.42
  const hem = floor - high * 0.3
  const fold = foot + (head - foot) * 0.66
  const side = b < 0.5 ? b : a > 0.5 ? a : null
  const span = (t0: number, t1: number, v: number): Corner[] => [
    [a, v, t0],
    [b, v, t0],
    [b, v, t1],
    [a, v, t1],
  ]
  const flank = (v0: number, v1: number, t0: number, t1: number, fill: string) =>
    side === null
      ? ''
      : quad(into, fill, [
          [side, v0, t0],
          [side, v0, t1],
          [side, v1, t1],
          [side, v1, t0],
        ])
  const end = (v0: number, v1: number, fill: string) =>
    quad(into, fill, [
      [a, v0, foot],
      [b, v0, foot],
      [b, v1, foot],
      [a, v1, foot],
    ])
  let stripes = ''
  for (const at of [0.14, 0.36, 0.5]) {
    const t = foot + (head - foot) * at
    stripes += quad(into, color(bands, 0.25), span(t, t + (head - foot) * 0.06, top))
  }
  const out = 0.012
  const board = top - (b - a > 0.3 ? 0.11 : 0.15)
  const shadow: Corner[] = [
    [a - 0.03, floor, foot - 0.03],
    [b + 0.03, floor, foot - 0.03],
    [b + 0.03, floor, head],
    [a - 0.03, floor, head],
  ]
  return (
    (lift ? '' : quad(into, '#1a1020', shadow, 'opacity=".28"')) +
    quad(into, color(wood, 0.5), [
      [a - out, floor, head],
      [b + out, floor, head],
      [b + out, board, head],
      [a - out, board, head],
    ]) +
    flank(rail, floor - high * 0.08, foot, head, color(wood, 0.75)) +
    flank(top, rail, foot, head, color('#f4ead6', 0.6)) +
    end(rail, floor - high * 0.08, color(wood, 0.6)) +
    quad(into, color('#fdf6e8', 0.2), span(foot, head, top)) +
    pillows(into, color, [a, b], top, [fold, head], pillow) +
    quad(into, color(quilt, 0.15), span(foot, fold, top)) +
    stripes +
    quad(into, color(mix(quilt, '#ffffff', 0.5), 0.2), span(fold - 0.03, fold + 0.02, top)) +
    flank(top, hem, foot, fold, color(quilt, 0.7)) +
    end(top, hem, color(quilt, 0.5)) +
    end(hem - high * 0.1, hem, color(bands, 0.5)) +
    (lift ? '' : towels(into, color, (a + b) / 2, top, foot + (head - foot) * 0.24))
  )
}

/** Two folded towels with a marigold on them. */
function towels(into: Into, color: Indoors['color'], u: number, top: number, t: number): string {
  const pile = (w: number, v0: number, v1: number, away: number) =>
    quad(into, color('#fdf8ec', away), [
      [u - w, v0, t],
      [u + w, v0, t],
      [u + w, v1, t],
      [u - w, v1, t],
    ]) +
    quad(into, color('#fdf8ec', away - 0.15), [
      [u - w, v1, t],
      [u + w, v1, t],
      [u + w, v1, t + 0.1],
      [u - w, v1, t + 0.1],
    ])
  const [x, y] = into(u, top - 0.05, t + 0.05)
  return (
    pile(0.06, top, top - 0.026, 0.55) +
    pile(0.055, top - 0.026, top - 0.05, 0.45) +
    circle(x, y - 3, 11, color('#f29a2c', 0.15)) +
    circle(x, y - 5, 6, color('#f8c84a', 0.05))
  )
}

function pillows(
  into: Into,
  color: Indoors['color'],
  [a, b]: [number, number],
  top: number,
  [fold, head]: [number, number],
  cloth: string,
): string {
  const n = b - a > 0.3 ? 2 : 1
  const [near, far] = [fold + (head - fold) * 0.42, fold + (head - fold) * 0.92]
  const w = (b - a) / n
  let all = ''
  for (let i = 0; i < n; i++) {
    const [l, r] = [a + w * (i + 0.1), a + w * (i + 0.9)]
    const outline: Point[] = [
      into(l, top, near),
      into((l + r) / 2, top + 0.004, near),
      into(r, top, near),
      into(r + 0.006, top - 0.035, (near + far) / 2),
      into(r - 0.01, top - 0.075, far),
      into((l + r) / 2, top - 0.085, far),
      into(l + 0.01, top - 0.075, far),
      into(l - 0.006, top - 0.035, (near + far) / 2),
    ]
    const crease = [into(l + w * 0.12, top - 0.03, near), into(r - w * 0.12, top - 0.03, near)] as const
    all +=
      path(curve(outline, true), color(cloth, 0.12)) +
      stroke(
        `M${crease[0].map(Math.round)}L${crease[1].map(Math.round)}`,
        color(cloth, 0.8),
        2,
        'opacity=".5"',
      )
  }
  return all
}

/** Two curtains gathered to the sides of a window, on a rod. */
export function curtains(
  { color }: Indoors,
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: string,
): string {
  const one = (s: 1 | -1) => {
    const edge = s < 0 ? x : x + w
    const at = (dx: number) => edge - s * dx
    const fall = y + h * 1.12
    const body = `M${at(-34)} ${y - 16}L${at(70)} ${y - 16}C${at(66)} ${y + h * 0.35} ${at(26)} ${y + h * 0.5} ${at(12)} ${y + h * 0.62}C${at(22)} ${y + h * 0.8} ${at(28)} ${y + h} ${at(30)} ${fall}L${at(-34)} ${fall}C${at(-30)} ${y + h} ${at(-24)} ${y + h * 0.75} ${at(-22)} ${y + h * 0.62}C${at(-30)} ${y + h * 0.4} ${at(-34)} ${y + h * 0.2} ${at(-34)} ${y - 16}z`
    const folds = [-14, 10, 36]
      .map(
        (d) =>
          `M${at(d)} ${y - 12}C${at(d)} ${y + h * 0.3} ${at(d * 0.3 - 4)} ${y + h * 0.5} ${at(d * 0.3 - 6)} ${y + h * 0.62}`,
      )
      .join('')
    return (
      path(body, color(cloth, s < 0 ? 0.35 : 0.5)) +
      stroke(folds, color(cloth, 0.95), 4, 'opacity=".55"') +
      path(
        `M${at(-24)} ${y + h * 0.6}L${at(14)} ${y + h * 0.59}L${at(13)} ${y + h * 0.65}L${at(-23)} ${y + h * 0.66}z`,
        color('#e8c070', 0.3),
      )
    )
  }
  return (
    rect(x - 60, y - 24, w + 120, 9, color('#6a4630', 0.6), 'rx="4"') +
    circle(x - 62, y - 20, 9, color('#c89a4c', 0.3)) +
    circle(x + w + 62, y - 20, 9, color('#c89a4c', 0.3)) +
    one(-1) +
    one(1)
  )
}

/** A table lamp that stands on (x, y); after dark it glows. */
export function tableLamp({ lamps, color }: Indoors, k: Stage, x: number, y: number, s = 1): string {
  const shade = lamps ? '#ffe2a0' : color('#f4e2bc', 0.2)
  return (
    (lamps
      ? ellipse(
          x,
          y - 60 * s,
          480 * s,
          380 * s,
          k.radialGradient([0, '#ffe2a0', 0.6], [0.3, '#ffc878', 0.28], [1, '#ffb060', 0]),
        )
      : '') +
    path(
      `M${x - 15 * s} ${y}q0-10 12-13l-3-22q-10-8 6-14q16 6 6 14l-3 22q12 3 12 13z`,
      color('#b8763c', 0.4),
    ) +
    path(`M${x - 19 * s} ${y - 84 * s}h${38 * s}l${13 * s} ${40 * s}h${-64 * s}z`, shade)
  )
}

/** A bedside table against the far wall, seen from the front. */
export function bedside(
  into: Into,
  { color }: Indoors,
  [a, b]: [number, number],
  v: number,
  wood: string,
): string {
  const [x0, y0] = into(a, v, 0.97)
  const [x1, y1] = into(b, 1, 0.97)
  const w = x1 - x0
  return (
    rect(x0, y0, w, y1 - y0, color(wood, 0.6)) +
    rect(x0 - 5, y0 - 8, w + 10, 12, color(wood, 0.25)) +
    rect(x0 + w * 0.12, y0 + 14, w * 0.76, (y1 - y0) * 0.34, color(wood, 0.4)) +
    circle(x0 + w / 2, y0 + 14 + (y1 - y0) * 0.17, 4, color('#e8c070', 0.2))
  )
}

/** A woven rug on the floor between the beds. */
export function rug(
  into: Into,
  { color }: Indoors,
  [a, b]: [number, number],
  [near, far]: [number, number],
  [ground, border]: [string, string],
): string {
  const span = (i: number): Corner[] => [
    [a + i, 1, near + i],
    [b - i, 1, near + i],
    [b - i, 1, far - i],
    [a + i, 1, far - i],
  ]
  let diamonds = ''
  const mid = (a + b) / 2
  for (const t of [0.22, 0.5, 0.78]) {
    const c = near + (far - near) * t
    diamonds += quad(into, color('#f6e2b0', 0.3), [
      [mid, 1, c - 0.06],
      [mid + 0.06, 1, c],
      [mid, 1, c + 0.06],
      [mid - 0.06, 1, c],
    ])
  }
  return quad(into, color(border, 0.4), span(0)) + quad(into, color(ground, 0.35), span(0.02)) + diamonds
}
