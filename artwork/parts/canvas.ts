import { mix } from '../kit/color.ts'
import type { Box, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, type Point, path, rect, stroke } from '../kit/svg.ts'
import { bed, type Cloth, type Indoors, indoors, quad, rug } from './furniture.ts'
import { depths, type Into, room } from './room.ts'

export type Canvas = { cloth: string; trim: string; bedding: Cloth; rug: [string, string] }

const swissFar: [number, number, number, number] = [0.24, 0.14, 0.76, 0.66]
const doorway = { u: 0.375, v: 0.27, w: 0.25, h: 0.39 }

export function tentPane(k: Stage): Box {
  return { x: k.x(doorway.u), y: k.y(doorway.v), w: k.x(doorway.w), h: k.y(doorway.h) }
}

const eaves = 0.46

/** Inside a ridge tent with real beds: canvas on poles, a lantern, rolled-up door flaps. */
export function furnishedTent(k: Stage, { cloth, trim, bedding, rug: [ground, border] }: Canvas): string {
  const light = indoors(k)
  const { color } = light
  const into = room(k, swissFar)
  const pane = tentPane(k)
  const slope = (u: 0 | 1, away: number) =>
    quad(into, color(cloth, away), [
      [u, eaves, -4],
      [u, eaves, 1],
      [0.5, 0, 1],
      [0.5, 0, -4],
    ])
  const side = (u: 0 | 1, away: number) =>
    quad(into, color(cloth, away), [
      [u, eaves, -4],
      [u, eaves, 1],
      [u, 1, 1],
      [u, 1, -4],
    ])
  return (
    gable(into, color, cloth, pane) +
    slope(0, 0.42) +
    slope(1, 0.2) +
    side(0, 0.55) +
    side(1, 0.34) +
    quad(into, k.verticalGradient([0, color('#c8a878', 0.3)], [1, color('#a8845c', 0.7)]), [
      [0, 1, 1],
      [1, 1, 1],
      [1.02, 1, -0.1],
      [-0.02, 1, -0.1],
    ]) +
    seams(into, color, cloth, trim) +
    flaps(light, cloth, trim, pane) +
    poles(into, color) +
    rug(into, light, [0.36, 0.64], [0.02, 0.86], [ground, border]) +
    bed(into, light, { u: [0.06, 0.32], t: [0.2, 0.94] }, bedding, '#7a4a2c') +
    bed(into, light, { u: [0.68, 0.94], t: [0.2, 0.94] }, bedding, '#7a4a2c') +
    lantern(k, light, ...into(0.5, 0.02, 0.5))
  )
}

function gable(into: Into, color: Indoors['color'], cloth: string, { x, y, w, h }: Box): string {
  const wall = [into(0, 1, 1), into(0, eaves, 1), into(0.5, 0, 1), into(1, eaves, 1), into(1, 1, 1)]
  const outline = wall.map(([px, py], i) => `${i ? 'L' : 'M'}${Math.round(px)} ${Math.round(py)}`).join('')
  return path(
    `${outline}zM${x} ${y + h}L${x + w * 0.12} ${y}H${x + w * 0.88}L${x + w} ${y + h}z`,
    color(cloth, 0.5),
    'fill-rule="evenodd"',
  )
}

/** Panels of the canvas, and a scalloped valance under the eaves. */
function seams(into: Into, color: Indoors['color'], cloth: string, trim: string): string {
  let lines = ''
  let valance = ''
  for (const t of [-0.35, -0.12, ...depths(6, 0.06)])
    for (const u of [0, 1])
      lines += `M${into(u, 1, t).map(Math.round)}L${into(u, eaves, t).map(Math.round)}L${into(0.5, 0, t).map(Math.round)}`
  for (const u of [0, 1]) {
    const marks = [-0.2, -0.1, ...depths(14, 0)]
    for (const [i, t] of marks.entries()) {
      const next = marks[i + 1] ?? 1
      const [ax, ay] = into(u, eaves, t)
      const [bx, by] = into(u, eaves, next)
      const [mx, my] = into(u, eaves + 0.13, (t + next) / 2)
      valance += `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}Q${Math.round(mx)} ${Math.round(my)} ${Math.round(ax)} ${Math.round(ay)}z`
    }
  }
  return stroke(lines, color(cloth, 1), 3, 'opacity=".4"') + path(valance, color(trim, 0.35))
}

function flaps({ color }: Indoors, cloth: string, trim: string, { x, y, w, h }: Box): string {
  const one = (s: 1 | -1) => {
    const top = s < 0 ? x + w * 0.12 : x + w * 0.88
    const foot = s < 0 ? x : x + w
    const at = (base: number, d: number) => base + s * d
    return (
      path(
        `M${at(top, -w * 0.1)} ${y - 6}L${at(top, 30)} ${y - 6}L${at(foot, 34)} ${y + h}L${at(foot, -8)} ${y + h}C${at(foot, -4)} ${y + h * 0.8} ${at(foot, 2)} ${y + h * 0.62} ${at(foot, 4)} ${y + h * 0.5}C${at(top, -w * 0.02)} ${y + h * 0.3} ${at(top, -w * 0.09)} ${y + h * 0.14} ${at(top, -w * 0.1)} ${y - 6}z`,
        color(cloth, s < 0 ? 0.25 : 0.12),
      ) + rect(Math.min(at(foot, 2), at(foot, 36)), y + h * 0.48, 34, 12, color(trim, 0.3))
    )
  }
  return one(-1) + one(1) + rect(x + w * 0.05, y - 14, w * 0.9, 12, color(trim, 0.4))
}

function poles(into: Into, color: Indoors['color']): string {
  const [rx, ry] = into(0.5, 0, 1)
  const [nx, ny] = into(0.5, 0, -4)
  return (
    stroke(`M${rx} ${ry}L${nx} ${ny}`, color('#7a5232', 0.4), 14) +
    [0, 1]
      .map((u) =>
        stroke(
          `M${into(u, 1, 1).map(Math.round)}L${into(u, eaves, 1).map(Math.round)}`,
          color('#7a5232', 0.5),
          9,
        ),
      )
      .join('')
  )
}

function lantern(k: Stage, { lamps, color }: Indoors, x: number, y: number, s = 1): string {
  return (
    (lamps
      ? ellipse(
          x,
          y + 96 * s,
          520 * s,
          400 * s,
          k.radialGradient([0, '#ffe2a0', 0.62], [0.3, '#ffc878', 0.28], [1, '#ffb060', 0]),
        )
      : '') +
    stroke(`M${x} ${y}v${56 * s}`, color('#5a4638', 0.6), 4) +
    path(
      `M${x - 14 * s} ${y + 56 * s}h${28 * s}l${9 * s} ${14 * s}v${46 * s}l${-9 * s} ${12 * s}h${-28 * s}l${-9 * s} ${-12 * s}v${-46 * s}z`,
      color('#8a5a30', 0.5),
    ) +
    rect(x - 15 * s, y + 74 * s, 30 * s, 38 * s, lamps ? '#fff0c0' : color('#f0e2c0', 0.2), `rx="${4 * s}"`)
  )
}

const trekFar: [number, number, number, number] = [0.25, 0.2, 0.75, 0.72]

export function trekPane(k: Stage): Box {
  return { x: k.x(0.29), y: k.y(0.19), w: k.x(0.42), h: k.y(0.53) }
}

/** Inside a trekker's tent: two sleeping bags with their feet to the open door. */
export function trekkersTent(k: Stage, cloth: string, bags: [string, string]): string {
  const light = indoors(k)
  const { color } = light
  const into = room(k, trekFar)
  const { x, y, w, h } = trekPane(k)
  const { W, H } = k
  const mid = x + w / 2
  const door = `M${mid} ${y}C${mid - w * 0.2} ${y + h * 0.16} ${x + w * 0.06} ${y + h * 0.6} ${x} ${y + h}H${x + w}C${x + w * 0.94} ${y + h * 0.6} ${mid + w * 0.2} ${y + h * 0.16} ${mid} ${y}z`
  const [fx, fy] = into(0, 1, 1)
  const dome = `M${fx} ${fy}C${fx + 10} ${k.y(0.4)} ${k.x(0.4)} ${k.y(0.13)} ${W / 2} ${k.y(0.1)}C${k.x(0.6)} ${k.y(0.13)} ${W - fx - 10} ${k.y(0.4)} ${W - fx} ${fy}z`
  return (
    path(
      `M-20-20H${W + 20}V${H + 20}H-20z${dome}`,
      k.radialGradient([0, color(cloth, 0.1)], [0.6, color(cloth, 0.4)], [1, color(cloth, 0.85)]),
      'fill-rule="evenodd"',
    ) +
    path(dome + door, color(cloth, 0.28), 'fill-rule="evenodd"') +
    ribs(k, color, cloth) +
    doorFlap(color, cloth, { x, y, w, h }) +
    quad(into, k.verticalGradient([0, color('#6a7a8a', 0.4)], [1, color('#4a5666', 0.8)]), [
      [-0.05, 1, 1],
      [1.05, 1, 1],
      [1.2, 1, -0.2],
      [-0.2, 1, -0.2],
    ]) +
    sleepingBag(into, color, 0.27, bags[0]) +
    sleepingBag(into, color, 0.73, bags[1]) +
    boots(color, k.x(0.5), fy + 34) +
    lantern(k, light, W / 2, k.y(-0.03), 0.9)
  )
}

function ribs(k: Stage, color: Indoors['color'], cloth: string): string {
  const arc = (s: number, top: number) =>
    `M${k.x(0.5 - s)} ${k.y(1.02)}C${k.x(0.5 - s * 0.96)} ${k.y(0.5)} ${k.x(0.5 - s * 0.5)} ${k.y(top + 0.06)} ${k.x(0.5)} ${k.y(top)}C${k.x(0.5 + s * 0.5)} ${k.y(top + 0.06)} ${k.x(0.5 + s * 0.96)} ${k.y(0.5)} ${k.x(0.5 + s)} ${k.y(1.02)}`
  return (
    stroke(arc(0.38, 0.03), color(cloth, 0.95), 7, 'opacity=".6"') +
    stroke(arc(0.55, -0.14), color(cloth, 1), 9, 'opacity=".6"')
  )
}

function doorFlap(color: Indoors['color'], cloth: string, { x, y, w, h }: Box): string {
  const mid = x + w / 2
  return (
    path(
      `M${mid} ${y - 4}C${mid + w * 0.2} ${y + h * 0.16} ${x + w * 0.94} ${y + h * 0.6} ${x + w + 4} ${y + h}h${-w * 0.1}C${x + w * 0.9} ${y + h * 0.8} ${x + w * 0.8} ${y + h * 0.5} ${mid} ${y - 4}z`,
      color(mix(cloth, '#ffffff', 0.25), 0.15),
    ) +
    stroke(
      `M${mid} ${y}C${mid - w * 0.2} ${y + h * 0.16} ${x + w * 0.06} ${y + h * 0.6} ${x} ${y + h}`,
      color('#2a2430', 0.6),
      6,
    )
  )
}

/** From above: wide at the shoulders near the lens, narrow at the feet. */
function sleepingBag(into: Into, color: Indoors['color'], u: number, cloth: string): string {
  const at = (du: number, t: number, lift = 0): Point => into(u + du, 1 - lift, t)
  const body = curve(
    [
      at(-0.13, -0.05),
      at(-0.15, 0.1, 0.05),
      at(-0.14, 0.4, 0.07),
      at(-0.1, 0.75, 0.07),
      at(0, 0.9, 0.08),
      at(0.1, 0.75, 0.07),
      at(0.14, 0.4, 0.07),
      at(0.15, 0.1, 0.05),
      at(0.13, -0.05),
    ],
    true,
  )
  const shine = curve(
    [
      at(-0.08, 0.1, 0.07),
      at(-0.09, 0.4, 0.09),
      at(-0.06, 0.72, 0.09),
      at(0, 0.82, 0.1),
      at(-0.01, 0.4, 0.1),
      at(0, 0.08, 0.08),
    ],
    true,
  )
  let baffles = ''
  for (const t of [0.2, 0.36, 0.5, 0.62, 0.73]) {
    const w = 0.145 - t * 0.055
    baffles += `M${at(-w, t, 0.03).map(Math.round)}Q${at(0, t + 0.03, 0.1).map(Math.round)} ${at(w, t, 0.03).map(Math.round)}`
  }
  const [px, py] = at(0, 0.0, 0.06)
  return (
    path(
      curve(
        [at(-0.18, -0.1), at(-0.17, 0.5), at(-0.12, 0.93), at(0.12, 0.93), at(0.17, 0.5), at(0.18, -0.1)],
        true,
      ),
      color('#2a3038', 0.6),
      'opacity=".7"',
    ) +
    path(body, color(cloth, 0.35)) +
    path(shine, color(mix(cloth, '#ffffff', 0.3), 0.1), 'opacity=".6"') +
    stroke(baffles, color(cloth, 1), 4, 'opacity=".55"') +
    ellipse(px, py, 116, 40, color(mix(cloth, '#1a1020', 0.5), 0.6)) +
    ellipse(px, py + 4, 88, 26, color('#f4ead6', 0.3))
  )
}

function boots(color: Indoors['color'], x: number, y: number): string {
  const one = (dx: number) =>
    path(`M${x + dx - 16} ${y}v-46q0-9 14-9t15 8v18q20 4 26 16v13z`, color('#7a4a2c', 0.45)) +
    rect(x + dx - 17, y - 4, 57, 7, color('#2a2028', 0.6)) +
    circle(x + dx, y - 32, 3, color('#e8c070', 0.2))
  return one(-42) + one(22)
}
