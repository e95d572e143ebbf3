import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect, shape, stroke } from '../kit/svg.ts'
import { carrier, watcher } from '../parts/people.ts'
import { depths, type Into, plane, room } from '../parts/room.ts'

type Look = { stone: string; shaded: string; deep: string; bands: [string, string]; panels: string[] }
const granite: Look = {
  stone: '#e8c088',
  shaded: '#a87850',
  deep: '#8a4a3a',
  bands: ['#b8402e', '#2f8a8a'],
  panels: ['#c8402e', '#2f7f9a', '#e8a83a'],
}
const marble: Look = {
  stone: '#f6f0e6',
  shaded: '#c4b8b4',
  deep: '#8a8290',
  bands: ['#e4d8c8', '#d2c6be'],
  panels: ['#e8dccc', '#d4cac8', '#efe6d8'],
}

/** Carved pillar on its plinth, at depth t. */
function pillar(k: Stage, into: Into, u: number, t: number, look: Look) {
  const [x, floor] = into(u, 0.9, t)
  const [, top] = into(u, 0.06, t)
  const w = k.fit(96, 120) * (1 - t * 0.86)
  const h = floor - top
  const left = u < 0.5
  const lit = k.lit(look.stone, t * 0.1)
  const dark = k.shade(look.shaded, t * 0.1)
  const body = left
    ? k.horizontalGradient([0, dark], [0.7, mix(lit, dark, 0.3)], [1, lit])
    : k.horizontalGradient([0, lit], [0.3, mix(lit, dark, 0.3)], [1, dark])
  k.add(
    rect(x - w * 0.42, top, w * 0.84, h, body),
    rect(x - w * 0.56, floor - h * 0.07, w * 1.12, h * 0.09, k.half(look.stone, 0, 0.4)),
    rect(x - w * 0.52, top + h * 0.62, w * 1.04, h * 0.035, k.half(look.bands[0], 0, 0.25)),
    rect(x - w * 0.52, top + h * 0.3, w * 1.04, h * 0.03, k.half(look.bands[1], 0, 0.25)),
    path(
      shape([
        [x - w * 0.42, top + h * 0.2],
        [x - w * 1.15, top + h * 0.07],
        [x - w * 1.15, top],
        [x + w * 1.15, top],
        [x + w * 1.15, top + h * 0.07],
        [x + w * 0.42, top + h * 0.2],
      ]),
      k.half(look.stone, 0, left ? 0.4 : 0.3),
    ),
    ellipse(x, top + h * 0.46, w * 0.2, w * 0.34, k.half(look.shaded, 0, 0.4)),
    circle(x, top + h * 0.42, w * 0.1, lit),
    ellipse(x, top + h * 0.76, w * 0.2, w * 0.3, k.half(look.shaded, 0, 0.4)),
  )
}

/** A temple's pillared corridor: painted ceiling, light between the columns, people far down. */
export const templeCorridor = (o: Options) => corridor(new Stage('temple-corridor', 'tropic', o), granite)
/** The same way of building in white marble, as the Jains of Rajasthan have it. */
export const marbleTemple = (o: Options) => corridor(new Stage('marble-temple', 'desert', o), marble)

function corridor(k: Stage, look: Look) {
  const into = room(k, k.fit([0.46, 0.4, 0.56, 0.54], [0.42, 0.42, 0.58, 0.56], [0.41, 0.42, 0.59, 0.55]))
  k.light = -1
  const glow = k.glow('#fff2c8', '#ffc878')
  k.add(
    rect(0, 0, k.W, k.H, k.shade(look.deep)),
    plane(into, k.half(look.shaded, 0, 0.55), [0, 0, 0], [0, 0, 1], [0, 1, 1], [0, 1, 0]),
    plane(into, k.half(look.stone, 0, 0.4), [1, 0, 0], [1, 0, 1], [1, 1, 1], [1, 1, 0]),
    plane(
      into,
      k.verticalGradient([0, k.half(look.stone, 0, 0.3)], [1, k.half(look.shaded, 0, 0.5)]),
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ),
    plane(into, k.half(look.deep, 0, 0.4), [0, 0, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]),
  )
  // Lotus panels on the ceiling.
  const bays = depths(9, -0.3)
  for (const [i, t] of bays.entries()) {
    const next = bays[i + 1] ?? 1
    k.add(
      plane(
        into,
        k.half(cycle(look.panels, i), 0, 0.3),
        [0.24, 0, t + (next - t) * 0.1],
        [0.76, 0, t + (next - t) * 0.1],
        [0.76, 0, next - (next - t) * 0.08],
        [0.24, 0, next - (next - t) * 0.08],
      ),
    )
    const [cx, cy] = into(0.5, 0, (t + next) / 2)
    const q = 1 - (t + next) / 2
    for (let j = 0; j < 8; j++) {
      const a = (j / 8) * Math.PI * 2
      k.add(ellipse(cx + Math.cos(a) * 70 * q, cy + Math.sin(a) * 20 * q, 34 * q, 10 * q, k.lit('#f8e4b4')))
    }
    k.add(ellipse(cx, cy, 38 * q, 11 * q, k.half('#f2b83a', 0, 0.1)))
  }
  // The far end stands open to the light.
  const [x0, y0] = into(0.2, 0.08, 1)
  const [x1, y1] = into(0.8, 1, 1)
  k.add(
    rect(x0, y0, x1 - x0, y1 - y0, k.verticalGradient([0, k.mood.sky[1]], [1, k.mood.sky[3]])),
    circle((x0 + x1) / 2, (y0 + y1) / 2 - 10, (x1 - x0) * 0.26, k.mood.sun),
    ellipse(
      (x0 + x1) / 2,
      (y0 + y1) / 2,
      k.x(0.2),
      k.y(0.16),
      k.radialGradient([0, glow, 0.9], [0.4, glow, 0.35], [1, glow, 0]),
    ),
  )
  // Bars of sun lie on the floor between the pillars.
  for (const [i, t] of bays.slice(1).entries()) {
    const w = (bays[i + 2] ?? 1) - t
    k.add(
      path(
        shape([
          into(1, 1, t),
          into(1, 1, t + w * 0.55),
          into(0.22, 1, t + w * 0.35),
          into(0.2, 1, t - w * 0.2),
        ]),
        k.mood.sun,
        `opacity="${k.night ? 0.06 : 0.3}"`,
      ),
    )
  }
  k.add(
    stroke(
      `M${into(0.5, 1, 0)}L${into(0.5, 1, 1)}M${into(0.25, 1, 0)}L${into(0.25, 1, 1)}M${into(0.75, 1, 0)}L${into(0.75, 1, 1)}`,
      k.shade('#8a6248'),
      2.5,
      'opacity=".5"',
    ),
  )
  const rows = depths(8, -0.12)
  for (const t of rows.toReversed()) {
    if (t > 0.3 && t < 0.36) continue
    pillar(k, into, 0.1, t, look)
    pillar(k, into, 0.9, t, look)
  }
  const stand = (u: number, t: number) => {
    const [x, y] = into(u, 0.99, t)
    return { x, y, s: (1 - t) * k.fit(3.2, 3.6) }
  }
  for (const [u, t, c, pot] of [
    [0.46, 0.8, '#d8443c', true],
    [0.56, 0.72, '#2f7f9a', false],
    [0.4, 0.58, '#f2a53a', true],
    [0.66, 0.5, '#b8324a', true],
  ] as const) {
    const { x, y, s } = stand(u, t)
    k.add(
      ellipse(x + 10 * s, y, 26 * s, 4 * s, k.dark(), 'opacity=".3"'),
      (pot ? carrier : watcher)(k, x, y, { s, accent: k.half(c, 0, 0.12), flip: t > 0.6 }),
    )
  }
  // Rice-flour drawing on the floor at the lens.
  const [kx, ky] = [k.x(k.fit(0.42, 0.44)), k.y(0.9)]
  let kolam = ''
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    kolam += `M${kx} ${ky}Q${(kx + Math.cos(a - 0.4) * 150).toFixed(0)} ${(ky + Math.sin(a - 0.4) * 44).toFixed(0)} ${(kx + Math.cos(a) * 190).toFixed(0)} ${(ky + Math.sin(a) * 56).toFixed(0)}Q${(kx + Math.cos(a + 0.4) * 150).toFixed(0)} ${(ky + Math.sin(a + 0.4) * 44).toFixed(0)} ${kx} ${ky}`
  }
  k.add(stroke(kolam, k.lit('#fff8e8'), 5, 'opacity=".85"'), circle(kx, ky, 9, k.half('#d8443c', 0, 0.1)))
  return k.calm(0.35, '#2f1a14')
}
