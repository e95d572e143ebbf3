import { mix } from '../kit/color.ts'
import type { Box, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, path, rect, stroke } from '../kit/svg.ts'
import {
  bed,
  bedside,
  type Cloth,
  curtains,
  type Indoors,
  indoors,
  quad,
  rug,
  tableLamp,
} from './furniture.ts'
import { depths, type Into, room } from './room.ts'

type Opening = 'window' | 'arch' | 'row' | 'doors' | 'ports'
type Furnished = Look & { cloth: Cloth }
export type Look = {
  walls: string
  /** Boards, carved panels or a coloured band run round the walls. */
  lining?: 'boards' | 'panels' | { band: string }
  ceiling: string
  over?: 'beams' | 'lattice' | 'thatch' | 'fan'
  floor: string
  ground: 'boards' | 'tiles' | 'carpet'
  opening: Opening
  beds: 'twin' | 'double' | 'bunks' | 'mats'
  /** The bedding; places differ. */
  cloth: Cloth | Cloth[]
  wood: string
  curtain?: string
  rug?: [ground: string, border: string]
  extras?: ('net' | 'stove' | 'rucksacks' | 'picture' | 'plant' | 'mirrors')[]
}

const farWall: [number, number, number, number] = [0.22, 0.17, 0.78, 0.64]
/** Openings of the far wall, as fractions of the picture. */
const openings: Record<Opening, [u: number, v: number, w: number, h: number]> = {
  window: [0.32, 0.215, 0.36, 0.3],
  arch: [0.355, 0.2, 0.29, 0.37],
  row: [0.25, 0.235, 0.5, 0.27],
  doors: [0.25, 0.195, 0.5, 0.445],
  ports: [0.31, 0.235, 0.38, 0.24],
}

export function paneOf(k: Stage, opening: Opening): Box {
  const [u, v, w, h] = openings[opening]
  return { x: k.x(u), y: k.y(v), w: k.x(w), h: k.y(h) }
}

/** A room for the night round the opening through which the scene is seen. */
export function interior(k: Stage, { cloth, ...house }: Look): string {
  const look = { ...house, cloth: Array.isArray(cloth) ? k.rng.pick(cloth) : cloth }
  const light = indoors(k)
  const into = room(k, farWall)
  const pane = paneOf(k, look.opening)
  return (
    shell(k, into, light, look, pane) +
    openingFrame(light, look, pane) +
    daylight(k, into, light, look.opening, pane) +
    (look.rug ? rug(into, light, [0.36, 0.64], [0.05, 0.8], look.rug) : '') +
    furnish(k, into, light, look, pane) +
    overhead(k, into, light, look)
  )
}

function shell(k: Stage, into: Into, { color }: Indoors, look: Look, pane: Box): string {
  const { walls, ceiling, floor } = look
  const [x0, y0] = into(0, 0, 1)
  const [x1, y1] = into(1, 1, 1)
  const side = (u: 0 | 1, away: number) =>
    quad(
      into,
      k.horizontalGradient(
        [0, color(walls, u ? away - 0.2 : away + 0.15)],
        [1, color(walls, u ? away + 0.15 : away - 0.2)],
      ),
      [
        [u, -0.02, -0.05],
        [u, 0, 1],
        [u, 1, 1],
        [u, 1.02, -0.05],
      ],
    )
  return (
    path(
      `M${x0} ${y0}H${x1}V${y1}H${x0}z${holeOf(look.opening, pane)}`,
      color(walls, 0.42),
      'fill-rule="evenodd"',
    ) +
    quad(into, k.verticalGradient([0, color(ceiling, 0.75)], [1, color(ceiling, 0.45)]), [
      [-0.02, 0, -0.05],
      [1.02, 0, -0.05],
      [1, 0, 1],
      [0, 0, 1],
    ]) +
    side(0, 0.36) +
    side(1, 0.3) +
    quad(into, k.verticalGradient([0, color(floor, 0.3)], [1, color(floor, 0.75)]), [
      [0, 1, 1],
      [1, 1, 1],
      [1.02, 1, -0.1],
      [-0.02, 1, -0.1],
    ]) +
    ground(into, color, look) +
    lining(into, color, look, pane)
  )
}

const line = (into: Into, a: [number, number, number], b: [number, number, number]) =>
  `M${into(...a).map(Math.round)}L${into(...b).map(Math.round)}`

function ground(into: Into, color: Indoors['color'], { floor, ground }: Look): string {
  if (ground === 'carpet') return ''
  let seams = ''
  for (let i = 1; i < (ground === 'tiles' ? 9 : 14); i++) {
    const u = i / (ground === 'tiles' ? 9 : 14)
    seams += line(into, [u, 1, -0.1], [u, 1, 1])
  }
  if (ground === 'tiles') for (const t of depths(8, -0.05)) seams += line(into, [0, 1, t], [1, 1, t])
  return stroke(seams, color(floor, 1), 3, 'opacity=".45"')
}

function lining(into: Into, color: Indoors['color'], { walls, lining }: Look, pane: Box): string {
  if (!lining) return ''
  const edges = (v: number) => line(into, [0, v, -0.05], [0, v, 1]) + line(into, [1, v, -0.05], [1, v, 1])
  if (typeof lining === 'object') {
    const band = ([v0, v1]: [number, number], away: number) =>
      [0, 1]
        .map((u) =>
          quad(into, color(lining.band, away), [
            [u, v0, -0.05],
            [u, v0, 1],
            [u, v1, 1],
            [u, v1, -0.05],
          ]),
        )
        .join('')
    const [x0, y] = into(0, 0.68, 1)
    const [x1, foot] = into(1, 1, 1)
    const beside = [
      [x0, pane.x - x0],
      [pane.x + pane.w, x1 - pane.x - pane.w],
    ] as const
    const below = pane.y + pane.h < y ? [[x0, x1 - x0] as const] : beside
    return (
      band([0.68, 1], 0.5) +
      below.map(([x, w]) => rect(x, y, w, foot - y, color(lining.band, 0.6))).join('') +
      stroke(edges(0.68), color('#fff2d8', 0.3), 4, 'opacity=".6"')
    )
  }
  let seams = edges(0.66) + edges(0.3)
  for (const t of depths(lining === 'boards' ? 10 : 6))
    seams += line(into, [0, 0, t], [0, 1, t]) + line(into, [1, 0, t], [1, 1, t])
  const [x0, y0] = into(0, 0, 1)
  const [x1, y1] = into(1, 1, 1)
  const step = (x1 - x0) / 16
  for (let x = x0 + step; x < x1 - 1; x += step)
    seams +=
      x > pane.x - 20 && x < pane.x + pane.w + 20
        ? `M${Math.round(x)} ${y0}V${pane.y - 14}M${Math.round(x)} ${Math.max(pane.y + pane.h + 14, y0)}V${Math.max(y1, pane.y + pane.h + 14)}`
        : `M${Math.round(x)} ${y0}V${y1}`
  return stroke(seams, color(walls, 1), 3, 'opacity=".5"')
}

/** A pointed arch of Rajasthan, its shoulders drawn in. */
const archPath = ({ x, y, w, h }: Box) =>
  `M${x} ${y + h}V${y + h * 0.44}C${x} ${y + h * 0.3} ${x + w * 0.06} ${y + h * 0.27} ${x + w * 0.12} ${y + h * 0.26}C${x + w * 0.14} ${y + h * 0.12} ${x + w * 0.36} ${y + h * 0.12} ${x + w / 2} ${y}C${x + w * 0.64} ${y + h * 0.12} ${x + w * 0.86} ${y + h * 0.12} ${x + w * 0.88} ${y + h * 0.26}C${x + w * 0.94} ${y + h * 0.27} ${x + w} ${y + h * 0.3} ${x + w} ${y + h * 0.44}V${y + h}z`

/** Two round windows of a ship. */
function portsPath({ x, y, w, h }: Box, grow = 0): string {
  const r = h / 2
  return [x + w * 0.25, x + w * 0.75]
    .map(
      (cx) =>
        `M${cx - r - grow} ${y + r}a${r + grow} ${r + grow} 0 1 0 ${2 * (r + grow)} 0a${r + grow} ${r + grow} 0 1 0 ${-2 * (r + grow)} 0z`,
    )
    .join('')
}

function holeOf(opening: Opening, pane: Box): string {
  if (opening === 'arch') return archPath(pane)
  if (opening === 'ports') return portsPath(pane)
  return `M${pane.x} ${pane.y}h${pane.w}v${pane.h}h${-pane.w}z`
}

function openingFrame(light: Indoors, look: Look, { x, y, w, h }: Box): string {
  const { color } = light
  const wood = color(look.wood, 0.3)
  const frame = (grow: number) => `M${x - grow} ${y - grow}h${w + 2 * grow}v${h + 2 * grow}h${-w - 2 * grow}z`
  const edge = path(frame(13) + frame(0), wood, 'fill-rule="evenodd"')
  const bars = (n: number, thick = 8) =>
    Array.from({ length: n - 1 }, (_, i) => rect(x + (w * (i + 1)) / n - thick / 2, y, thick, h, wood)).join(
      '',
    )
  const sill =
    rect(x - 30, y + h + 8, w + 60, 16, color(look.wood, 0.15)) +
    rect(x - 30, y + h + 24, w + 60, 6, color(look.wood, 0.9))
  if (look.opening === 'arch')
    return (
      path(
        archPath({ x: x - 12, y: y - 14, w: w + 24, h: h + 14 }) + archPath({ x, y, w, h }),
        color('#f6e6c8', 0.25),
        'fill-rule="evenodd"',
      ) + sill
    )
  if (look.opening === 'ports')
    return (
      path(
        portsPath({ x, y, w, h }, 20) + portsPath({ x, y, w, h }),
        color('#c89a4c', 0.25),
        'fill-rule="evenodd"',
      ) + stroke(portsPath({ x, y, w, h }, 10), color('#8a6230', 0.5), 3)
    )
  if (look.opening === 'doors')
    return edge + (look.curtain ? curtains(light, x, y, w, h, look.curtain) : bars(4, 7))
  const glazed = edge + bars(look.opening === 'row' ? 5 : 3) + rect(x, y + h * 0.3, w, 6, wood) + sill
  return glazed + (look.curtain ? curtains(light, x, y, w, h, look.curtain) : '')
}

/** Light that comes in: a bloom round the opening, and what the sun lays on the floor. */
function daylight(k: Stage, into: Into, { lamps }: Indoors, opening: Opening, pane: Box): string {
  if (lamps) return ''
  const { x, y, w, h } = pane
  const bloom = k.radialGradient([0, k.mood.glow, 0.5], [0.5, k.mood.glow, 0.3], [1, k.mood.glow, 0])
  return (
    path(
      `M${x - w * 0.7} ${y - h}h${w * 2.4}v${h * 3}h${-w * 2.4}z${holeOf(opening, pane)}`,
      bloom,
      'fill-rule="evenodd" opacity=".8"',
    ) +
    quad(
      into,
      k.mood.glow,
      [
        [0.32, 1, 0.9],
        [0.62, 1, 0.9],
        [0.7, 1, 0.02],
        [0.32, 1, 0.02],
      ],
      'opacity=".34"',
    )
  )
}

function furnish(k: Stage, into: Into, light: Indoors, look: Furnished, pane: Box): string {
  const { color } = light
  const { beds, cloth, wood, extras = [] } = look
  const has = (what: NonNullable<Look['extras']>[number]) => extras.includes(what)
  const [tx, ty] = into(0.5, 0.76, 0.97)
  const lampAt = beds === 'double' ? [into(0.25, 0.76, 0.97), into(0.75, 0.76, 0.97)] : [[tx, ty] as const]
  const tables =
    beds === 'double'
      ? bedside(into, light, [0.2, 0.3], 0.76, wood) + bedside(into, light, [0.7, 0.8], 0.76, wood)
      : look.opening === 'doors'
        ? ''
        : bedside(into, light, [0.43, 0.57], 0.76, wood)
  const standing =
    look.opening === 'doors' && beds === 'twin'
      ? ''
      : lampAt.map(([x, y]) => tableLamp(light, k, x, y - 6, 0.72)).join('')
  const made =
    beds === 'double'
      ? bed(into, light, { u: [0.32, 0.68], t: [0.3, 0.96] }, cloth, wood)
      : beds === 'bunks'
        ? bunks(into, light, look)
        : pairOfBeds(into, light, look, beds === 'mats' ? 0.08 : 0.2)
  return (
    (has('picture') ? picture(into, color) : '') +
    (has('plant') ? pottedPalm(into, color) : '') +
    (has('mirrors') ? mirrors(into, color) : '') +
    (has('stove') ? '' : tables + standing) +
    made +
    (has('net') ? net(k, into, pane) : '') +
    (has('stove') ? stove(k, into, light) : '') +
    (has('rucksacks') ? rucksack(into, color) : '')
  )
}

/** A palm in a brass pot in the far corner. */
function pottedPalm(into: Into, color: Indoors['color']): string {
  const [x, y] = into(0.9, 1, 0.86)
  const leaf = (dx: number, dy: number, away: number) =>
    path(
      `M${x} ${y - 70}Q${x + dx * 0.35} ${y - 70 + dy * 1.05} ${x + dx} ${y - 70 + dy}Q${x + dx * 0.45} ${y - 70 + dy * 0.6} ${x} ${y - 70}z`,
      color('#3f8a4c', away),
    )
  return (
    leaf(-110, -60, 0.6) +
    leaf(104, -70, 0.3) +
    leaf(-84, -140, 0.45) +
    leaf(86, -150, 0.2) +
    leaf(-36, -196, 0.35) +
    leaf(34, -200, 0.5) +
    path(`M${x - 40} ${y - 78}h80l-10 78h-60z`, color('#c8863c', 0.3)) +
    rect(x - 45, y - 82, 90, 13, color('#e8b860', 0.15))
  )
}

/** Mirrorwork round the walls, as Kutch sets it in mud. */
function mirrors(into: Into, color: Indoors['color']): string {
  let all = ''
  for (const u of [0, 1])
    for (const t of [0.2, 0.42, 0.6, 0.75, 0.88]) {
      const [x, y] = into(u, 0.5, t)
      const s = 1.25 - t
      all +=
        stroke(
          `M${x} ${y - 46 * s}l${22 * s} ${46 * s}l${-22 * s} ${46 * s}l${-22 * s} ${-46 * s}z`,
          color('#b8543c', 0.4),
          5,
        ) +
        ellipse(x, y, 9 * s, 15 * s, color('#e8f0f0', 0.05)) +
        ellipse(x, y - 74 * s, 5 * s, 9 * s, color('#e8f0f0', 0.05)) +
        ellipse(x, y + 74 * s, 5 * s, 9 * s, color('#e8f0f0', 0.05))
    }
  return all
}

/** A framed picture on the left wall. */
function picture(into: Into, color: Indoors['color']): string {
  const frame = (v0: number, v1: number, t0: number, t1: number, fill: string) =>
    quad(into, fill, [
      [0, v0, t0],
      [0, v0, t1],
      [0, v1, t1],
      [0, v1, t0],
    ])
  return (
    frame(0.26, 0.52, 0.4, 0.68, color('#8a5a34', 0.4)) +
    frame(0.285, 0.495, 0.43, 0.65, color('#f0d8a8', 0.3)) +
    frame(0.4, 0.495, 0.43, 0.65, color('#c8603c', 0.4)) +
    frame(0.43, 0.495, 0.43, 0.65, color('#3f6f6a', 0.5))
  )
}

function pairOfBeds(into: Into, light: Indoors, { cloth, wood }: Furnished, high: number): string {
  return (
    [
      [0.03, 0.3],
      [0.7, 0.97],
    ] as [number, number][]
  )
    .map((u) => bed(into, light, { u, t: [0.22, 0.96], high }, cloth, wood))
    .join('')
}

function bunks(into: Into, light: Indoors, { cloth, wood }: Furnished): string {
  const { color } = light
  const row = ([a, b]: [number, number]) => {
    const inner = b < 0.5 ? b : a
    const other = b < 0.5 ? a : b
    const post = (u: number, t: number) => {
      const [x, y0] = into(u, 0.3, t)
      const [, y1] = into(u, 1, t)
      return rect(x - 8 * (1.3 - t), y0, 16 * (1.3 - t), y1 - y0, color(wood, u === inner ? 0.3 : 0.7))
    }
    const ladder = [0.84, 0.76, 0.68, 0.6, 0.52]
      .map((v) => stroke(line(into, [inner, v, 0.3], [inner, v, 0.42]), color(wood, 0.2), 9))
      .join('')
    return (
      post(other, 0.94) +
      bed(into, light, { u: [a, b], t: [0.24, 0.94], high: 0.16 }, cloth, wood) +
      post(inner, 0.94) +
      bed(
        into,
        light,
        { u: [a, b], t: [0.24, 0.94], high: 0.13, lift: 0.42 },
        { quilt: cloth.bands, bands: cloth.quilt },
        wood,
      ) +
      post(other, 0.24) +
      stroke(line(into, [inner, 1, 0.42], [inner, 0.38, 0.42]), color(wood, 0.3), 10) +
      ladder +
      post(inner, 0.24)
    )
  }
  return row([0.02, 0.28]) + row([0.72, 0.98])
}

/** A white net gathered over the bed. */
function net(k: Stage, into: Into, pane: Box): string {
  const [cx, cy] = into(0.5, 0.02, 0.62)
  const [lx, ly] = into(0.3, 0.86, 0.3)
  const [rx, ry] = into(0.7, 0.86, 0.3)
  const [fl] = into(0.33, 0.8, 0.95)
  const [fr] = into(0.67, 0.8, 0.95)
  const white = k.glow('#ffffff', '#fff2d4')
  const fall = (x: number, y: number, far: number) =>
    path(
      `M${cx} ${cy}C${cx + (x - cx) * 0.2} ${cy + 90} ${x} ${pane.y + 60} ${x} ${y}Q${(x + far) / 2} ${y + 12} ${far} ${y - 110}C${far} ${pane.y + 80} ${cx + (far - cx) * 0.2} ${cy + 90} ${cx} ${cy}z`,
      white,
      'opacity=".34"',
    ) +
    stroke(
      `M${cx} ${cy}C${cx + (x - cx) * 0.2} ${cy + 90} ${x} ${pane.y + 60} ${x} ${y}M${cx} ${cy}C${cx + (x - cx) * 0.1} ${cy + 90} ${(x + far) / 2} ${pane.y + 60} ${(x + far) / 2} ${y}`,
      white,
      3,
      'opacity=".6"',
    )
  return fall(lx, ly, fl) + fall(rx, ry, fr) + ellipse(cx, cy + 4, 34, 9, white)
}

/** A bukhari: an iron stove with its pipe up to the ceiling, a kettle on it, fire in its door. */
function stove(k: Stage, into: Into, { color }: Indoors): string {
  const [x, y] = into(0.5, 1, 0.5)
  const [, top] = into(0.5, 0, 0.5)
  const iron = color('#5a5560', 0.7)
  return (
    ellipse(x, y - 6, 240, 70, k.radialGradient([0, '#ffa24a', 0.5], [1, '#ff8a3c', 0])) +
    rect(x - 11, top, 22, y - top - 150, iron) +
    rect(x - 11, top, 7, y - top - 150, color('#a8a2ac', 0.4)) +
    path(`M${x - 58} ${y - 150}h116l8 16v104h-132v-104z`, iron) +
    rect(x - 66, y - 152, 132, 12, color('#8a858e', 0.5), 'rx="5"') +
    rect(x - 30, y - 106, 60, 52, '#ff9a3c', 'rx="8"') +
    path(`M${x - 22} ${y - 56}q-2-22 10-34q2 12 10 14q4-14 10-18q14 20 12 38z`, '#fff0b0') +
    path(
      `M${x - 54} ${y - 30}l-8 30M${x + 54} ${y - 30}l8 30`,
      'none',
      `stroke="${iron}" stroke-width="10"`,
    ) +
    path(`M${x + 14} ${y - 152}q-4-34 20-38h10q24 4 20 38z`, color('#c8ccd2', 0.4)) +
    stroke(`M${x + 20} ${y - 186}q18-30 38 0`, color('#4a4650', 0.6), 5) +
    path(
      curve(
        [
          [x + 66, y - 172],
          [x + 84, y - 186],
          [x + 90, y - 178],
          [x + 66, y - 158],
        ],
        true,
      ),
      color('#c8ccd2', 0.5),
    )
  )
}

function rucksack(into: Into, color: Indoors['color']): string {
  const one = (u: number, t: number, c: string) => {
    const [x, y] = into(u, 1, t)
    const s = 1.5 - t
    const q = (n: number) => Math.round(n * s)
    return (
      ellipse(x, y, q(64), q(12), '#1a1020', 'opacity=".3"') +
      path(
        `M${x - q(46)} ${y}q${-q(10)} ${-q(70)} ${q(2)} ${-q(112)}q${q(44)} ${-q(30)} ${q(88)} 0q${q(12)} ${q(42)} ${q(2)} ${q(112)}z`,
        color(c, 0.3),
      ) +
      rect(x - q(30), y - q(64), q(60), q(50), color(c, 0.7), `rx="${q(10)}"`) +
      path(
        `M${x - q(40)} ${y - q(92)}q${q(40)} ${q(20)} ${q(80)} 0v${q(12)}q${-q(40)} ${q(18)} ${-q(80)} 0z`,
        color(mix(c, '#ffffff', 0.35), 0.3),
      )
    )
  }
  return one(0.41, 0.32, '#d8622c') + one(0.59, 0.42, '#2f6f8a')
}

function overhead(k: Stage, into: Into, { lamps, color }: Indoors, { over, ceiling, wood }: Look): string {
  if (over === 'beams')
    return depths(6, 0.02)
      .map((t) => {
        const w = 0.045 * (1.15 - t)
        return (
          quad(into, color(wood, 0.55), [
            [0, 0, t],
            [1, 0, t],
            [1, 0, t + w],
            [0, 0, t + w],
          ]) +
          quad(into, color(wood, 0.85), [
            [0, 0, t],
            [1, 0, t],
            [1, 0.035, t],
            [0, 0.035, t],
          ])
        )
      })
      .join('')
  if (over === 'lattice') {
    let seams = ''
    for (const t of depths(7)) seams += line(into, [0, 0, t], [1, 0, t])
    for (let u = 0.1; u < 0.95; u += 0.1) seams += line(into, [u, 0, 0], [u, 0, 1])
    const [x, y] = into(0.5, 0, 0.5)
    return (
      stroke(seams, color(ceiling, 1), 4, 'opacity=".6"') +
      (lamps ? ellipse(x, y + 70, 260, 170, k.radialGradient([0, '#ffd88a', 0.5], [1, '#ffb860', 0])) : '') +
      stroke(`M${x} ${y}v50`, color('#c89a4c', 0.5), 5) +
      path(`M${x - 46} ${y + 50}h92q-6 44-46 52q-40-8-46-52z`, lamps ? '#ffe2a0' : color('#f6e2b0', 0.2)) +
      [-40, 0, 40].map((d) => circle(x + d, y + 50, 8, color('#e8c070', 0.2))).join('')
    )
  }
  if (over === 'thatch') {
    let straw = ''
    for (let i = 0; i <= 26; i++) {
      const u = i / 26
      straw += line(into, [u, 0, -0.05], [0.5 + (u - 0.5) * 0.96, 0, 1])
    }
    return (
      stroke(straw, color('#8a6234', 0.9), 5, 'opacity=".5"') +
      depths(4, 0.1)
        .map((t) => stroke(line(into, [0, 0, t], [1, 0, t]), color(wood, 0.7), 16 - t * 8))
        .join('')
    )
  }
  if (over !== 'fan') return ''
  const [x, y] = into(0.5, 0, 0.42)
  const blade = (dx: number, dy: number) =>
    path(
      `M${x} ${y + 46}q${dx * 0.5} ${dy * 0.5 - 12} ${dx} ${dy}q${-dx * 0.1} 14 ${-dx * 0.16} 12q${-dx * 0.4} ${-dy * 0.5 + 4} ${-dx * 0.84} ${-dy - 12}z`,
      color('#8a6a4c', 0.6),
    )
  return (
    stroke(`M${x} ${y - 10}V${y + 40}`, color('#5a4a40', 0.7), 6) +
    blade(230, 8) +
    blade(-216, 26) +
    blade(-40, -34) +
    ellipse(x, y + 46, 34, 15, color('#6a5a4c', 0.5))
  )
}
