import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { group, type Point, path, rect, ribbon } from '../kit/svg.ts'
import { boulder } from './rocks.ts'

/** Sheet of water from y to base. `tint` is its local colour. */
export function water(
  k: Stage,
  y: number,
  { base = k.H, tint = k.mood.sea[0], far = k.mood.sea[1], deep = 0.25 } = {},
): string {
  const near = k.night ? mix(tint, k.dark(), 0.35) : tint
  return rect(
    0,
    y,
    k.W,
    base - y,
    k.verticalGradient(
      [0, mix(far, k.horizon, 0.35)],
      [0.12, far],
      [0.55, mix(far, near, 0.72)],
      [1, mix(near, k.dark(), deep)],
    ),
  )
}

const lens = (x: number, y: number, w: number, t: number) =>
  `M${(x - w / 2).toFixed(0)} ${y.toFixed(1)}q${(w / 2).toFixed(0)}-${t.toFixed(1)} ${w.toFixed(0)} 0q${(-w / 2).toFixed(0)} ${t.toFixed(1)} ${(-w).toFixed(0)} 0z`

/** Horizontal ripple lenses, finer towards the horizon. */
export function ripple(
  k: Stage,
  y0: number,
  y1: number,
  n: number,
  color: string,
  { opacity = 0.35, from = 0, to = k.W, size = 1 } = {},
): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = k.rng() ** 1.4
    const y = y0 + (y1 - y0) * t
    d += lens(k.rng.range(from, to), y, (24 + 150 * t) * k.rng.range(0.5, 1.3) * size, (0.8 + 4 * t) * size)
  }
  return path(d, color, `opacity="${opacity}"`)
}

/** Sun or moon track on water: dashes packed under x. */
export function glitter(
  k: Stage,
  x: number,
  y0: number,
  y1: number,
  { width = 90, n = 46, color = k.mood.sun, opacity = 0.8 } = {},
): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = i / n
    const y = y0 + (y1 - y0) * t ** 1.25 + 2
    const spread = width * (0.35 + t * 0.9)
    d += lens(
      x + k.rng.bell() * spread * 0.7,
      y,
      spread * k.rng.range(0.25, 1.05) * (1 - t * 0.35),
      1.2 + 4 * t,
    )
  }
  return path(
    d,
    k.gradientBetween(0, y0, 0, y1, [0, color, opacity], [0.6, color, opacity * 0.7], [1, color, 0]),
  )
}

/** Mirror markup in water at y, then break it with ripples. Markup must not contain <use>-unsafe ids. */
export function mirror(
  k: Stage,
  markup: string,
  y: number,
  { base = k.H, opacity = 0.55, squash = 0.85 } = {},
): string {
  const id = k.symbol(`mirror${markup.length}${y}`, () => markup)
  const clip = k.clip(`<path d="M0 ${Math.round(y)}h${k.W}v${Math.round(base - y)}H0z"/>`)
  return `<use href="#${id}"/>${group(`<use href="#${id}" transform="translate(0 ${(y * (1 + squash)).toFixed(1)})scale(1 -${squash})" opacity="${opacity}"/>`, clip)}`
}

/** Waterfall: veil, bright threads and a bloom of spray. */
export function waterfall(
  k: Stage,
  x: number,
  y0: number,
  y1: number,
  w: number,
  { d = 0.1, spray = 1 } = {},
): string {
  const wht = k.lit('#ffffff', d * 0.5)
  const sh = k.half('#bfe0e4', d, 0.4)
  const along = (o: number, ww: number): string =>
    `M${(x + o - ww * 0.36).toFixed(0)} ${y0.toFixed(0)}C${(x + o - ww * 0.5).toFixed(0)} ${(y0 + (y1 - y0) * 0.4).toFixed(0)} ${(x + o - ww * 0.5).toFixed(0)} ${(y0 + (y1 - y0) * 0.7).toFixed(0)} ${(x + o - ww * 0.62).toFixed(0)} ${y1.toFixed(0)}H${(x + o + ww * 0.62).toFixed(0)}C${(x + o + ww * 0.48).toFixed(0)} ${(y0 + (y1 - y0) * 0.7).toFixed(0)} ${(x + o + ww * 0.5).toFixed(0)} ${(y0 + (y1 - y0) * 0.4).toFixed(0)} ${(x + o + ww * 0.36).toFixed(0)} ${y0.toFixed(0)}z`
  let o = path(along(0, w), k.verticalGradient([0, wht, 0.9], [0.5, sh, 0.85], [1, wht, 0.55]))
  for (let i = 0; i < 5; i++)
    o += path(
      along(w * (-0.36 + i * 0.18), w * k.rng.range(0.05, 0.13)),
      wht,
      `opacity="${k.rng.range(0.6, 1).toFixed(1)}"`,
    )
  const R = w * 1.7 * spray
  return `${o}<ellipse cx="${x.toFixed(0)}" cy="${y1.toFixed(0)}" rx="${R.toFixed(0)}" ry="${(R * 0.5).toFixed(0)}" fill="${k.radialGradient([0, wht, 0.85], [0.45, wht, 0.4], [1, wht, 0])}"/>`
}

/** Lily pads with a few lotus blooms. */
export function lotus(k: Stage, x0: number, x1: number, y0: number, y1: number, n: number): string {
  let pads = ''
  let lips = ''
  let o = ''
  const buds: Point[] = []
  for (let i = 0; i < n; i++) {
    const t = k.rng()
    const x = k.rng.range(x0, x1)
    const y = y0 + (y1 - y0) * t
    const w = (14 + 40 * t) * k.rng.range(0.7, 1.2)
    const h = w * 0.24
    pads += `M${(x - w).toFixed(0)} ${y.toFixed(0)}a${w.toFixed(0)} ${h.toFixed(0)} 0 1 0 ${(2 * w).toFixed(0)} 0a${w.toFixed(0)} ${h.toFixed(0)} 0 1 0-${(2 * w).toFixed(0)} 0z`
    lips += `M${(x - w * 0.8).toFixed(0)} ${(y - h * 0.3).toFixed(0)}q${(w * 0.8).toFixed(0)}-${(h * 0.8).toFixed(0)} ${(w * 1.6).toFixed(0)} 0q${(-w * 0.8).toFixed(0)}-${(h * 0.3).toFixed(0)} ${(-w * 1.6).toFixed(0)} 0z`
    if (i % 5 === 0) buds.push([x + w * 0.3, y - h * 0.4])
  }
  o += path(pads, mix(k.shade('#3f7f5a'), k.dark(), 0.25)) + path(lips, k.lit('#7dbb78'), 'opacity=".7"')
  const id = k.symbol(
    'lotus',
    () =>
      `<path fill="currentColor" d="M-20-6C-20-16-12-20-8-20C-8-10-4-4 0 0C4-4 8-10 8-20C12-20 20-16 20-6C14 2-14 2-20-6z"/><path d="M-9 0C-16-12-8-22-6-24C0-18 0-8 0 0C0-8 0-18 6-24C8-22 16-12 9 0zM-6 0C-7-14-2-24 0-28C2-24 7-14 6 0z"/>`,
  )
  for (const [x, y] of buds)
    o += k.use(id, x, y, 0.5 + ((y - y0) / (y1 - y0)) * 0.7, {
      fill: k.lit('#fbd3dc'),
      color: k.half('#e98aa6', 0, 0.2),
    })
  return o
}

/** How far each arm of the river lies off the middle of its bed, as fractions of its width; its own width first. */
const arms = [
  [0.2, 0, 0.12, 0.02, -0.2, -0.12, 0.12, 0.02, -0.1],
  [0.08, 0, 0.12, 0.22, 0.3, 0.2, 0.16, 0.3, 0.36],
  [0.07, 0, -0.1, -0.2, -0.34, -0.36, -0.3, -0.1, -0.14],
  [0.05, 0, 0.1, 0.3, 0.12, -0.1, -0.26, -0.36, -0.4],
  [0.045, 0, 0, 0.02, 0.02, 0.34, 0.36, 0.14, -0.02],
]

/** Young river of eight points below a glacier: a bed of pale gravel, the milky water parting and meeting in it. */
export function braids(k: Stage, bed: [number, number, number][]): string {
  const y = nth(bed, 0)[1]
  const milk = k.gradientBetween(
    0,
    y,
    0,
    k.H,
    [0, k.lit('#f2fafa', 0.05)],
    [0.4, k.half('#cfeaec', 0, 0.12)],
    [1, k.half('#8fc0cc', 0, 0.45)],
  )
  let o =
    path(ribbon(bed.map(([x, y, w]) => [x, y, w * 1.06])), k.half('#a8b070', 0, 0.4)) +
    path(
      ribbon(bed),
      k.gradientBetween(
        0,
        y,
        0,
        k.H,
        [0, k.lit('#d6d0c2', 0.04)],
        [0.5, k.half('#c0baac', 0, 0.25)],
        [1, k.shade('#86847c')],
      ),
    )
  for (const [wide = 0, ...off] of arms)
    o += path(ribbon(bed.map(([x, y, w], i) => [x + w * (off[i] ?? 0), y, Math.max(4, w * wide)])), milk)
  for (let i = 0; i < 60; i++) {
    const [x0, y0, w0] = bed[1 + (i % 6)] ?? [0, 0, 0]
    const [x1, y1, w1] = bed[2 + (i % 6)] ?? [0, 0, 0]
    const t = k.rng()
    const w = (w0 + (w1 - w0) * t) / 2
    const s = 5 + w * k.rng.range(0.02, 0.09)
    o += boulder(
      k,
      x0 + (x1 - x0) * t + w * k.rng.range(-1, 1),
      y0 + (y1 - y0) * t,
      s,
      s * 0.5,
      k.rng.pick(['#b8b2aa', '#a49e9a', '#cac4ba']),
    )
  }
  return o
}
