import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, f, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { block, windows } from './masonry.ts'

/** Light to dark across a body, as the sun has it. */
export function round(k: Stage, color: string, d: number) {
  return k.light < 0
    ? k.horizontalGradient(
        [0, k.half(color, d, 0.15)],
        [0.3, k.lit(color, d)],
        [0.66, k.half(color, d, 0.55)],
        [1, k.shade(color, d)],
      )
    : k.horizontalGradient(
        [0, k.shade(color, d)],
        [0.34, k.half(color, d, 0.55)],
        [0.7, k.lit(color, d)],
        [1, k.half(color, d, 0.15)],
      )
}

/** Plastered house under a low tiled roof. */
export function townHouse(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  { d = 0.1, roof = '#c8603c', pitch = 0.22 } = {},
): string {
  const rise = w * pitch
  return (
    block(k, x, y, w, h, color, { d, turn: 0.26 }) +
    windows(
      k,
      x - w * 0.42,
      y - h * 0.9,
      w * 0.84,
      h * 0.8,
      Math.max(2, Math.round(w / 24)),
      Math.max(1, Math.round(h / 34)),
      {
        color: k.shade('#6a5550', d),
        ww: 0.34,
        hh: 0.52,
        chance: 0.6,
      },
    ) +
    path(
      shape([
        [x - w * 0.56, y - h],
        [x - w * 0.4, y - h - rise],
        [x + w * 0.4, y - h - rise],
        [x + w * 0.56, y - h],
      ]),
      k.verticalGradient([0, k.lit(roof, d)], [1, k.half(roof, d, 0.4)]),
    )
  )
}

/** Great octagonal brick dome with white ribs and a lantern; `w` is its width, `y` the foot of its drum. */
export function brickDome(k: Stage, x: number, y: number, w: number, d = 0.1): string {
  const brick = '#c8552f'
  const white = '#fbf0de'
  const drum = w * 0.3
  const base = y - drum
  const h = w * 0.78
  const side = (t: number): Point[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 0.94].map((v) => [x + t * (w / 2) * (1 - v ** 2.3) ** 0.75, base - h * v])
  const edge = side(1)
  const body = shape([...side(-1), ...edge.reverse()])
  let o =
    rect(x - w * 0.52, base, w * 1.04, drum, round(k, '#f0dcc0', d)) +
    rect(x - w * 0.54, base - w * 0.02, w * 1.08, w * 0.045, k.lit(white, d)) +
    rect(x - w * 0.54, y - w * 0.05, w * 1.08, w * 0.05, k.half(white, d, 0.3))
  for (const t of [-0.38, -0.13, 0.13, 0.38])
    o += circle(x + t * w, base + drum * 0.48, w * 0.05, k.shade('#6a5550', d))
  o += path(body, round(k, brick, d))
  for (const t of [-0.98, -0.62, -0.22, 0.22, 0.62, 0.98]) {
    const rib = side(t)
    o += stroke(
      `M${rib.map((p) => p.map(f).join(' ')).join('L')}`,
      k.half(white, d, Math.abs(t) > 0.9 ? 0.3 : 0.1),
      w * 0.022,
    )
  }
  const top = base - h * 0.93
  return (
    o +
    rect(x - w * 0.09, top - w * 0.02, w * 0.18, w * 0.04, k.lit(white, d)) +
    rect(x - w * 0.055, top - w * 0.15, w * 0.11, w * 0.14, round(k, white, d)) +
    path(
      shape([
        [x - w * 0.08, top - w * 0.14],
        [x, top - w * 0.28],
        [x + w * 0.08, top - w * 0.14],
      ]),
      k.half(white, d, 0.3),
    ) +
    circle(x, top - w * 0.29, w * 0.022, k.lit('#e9b949', d))
  )
}

/** Square marble bell tower with banded storeys. */
export function bellTower(k: Stage, x: number, y: number, w: number, h: number, d = 0.1): string {
  const pale = '#f4e4cc'
  let o = rect(x - w / 2, y - h, w, h, round(k, pale, d))
  for (const t of [0.2, 0.38, 0.56, 0.74])
    o +=
      rect(x - w / 2, y - h * t, w, h * 0.016, k.half('#b8705a', d, 0.3)) +
      rect(x - w / 2, y - h * (t + 0.03), w, h * 0.01, k.half('#6f8a74', d, 0.3))
  for (const [t, n] of [
    [0.44, 2],
    [0.62, 2],
    [0.84, 1],
  ] as const)
    o += windows(k, x - w * 0.36, y - h * (t + 0.07), w * 0.72, h * 0.12, n, 1, {
      color: k.shade('#6a5060', d),
      arch: true,
      ww: n === 1 ? 0.5 : 0.44,
      hh: 0.9,
      chance: 0.5,
    })
  return (
    o +
    rect(x - w * 0.6, y - h - w * 0.1, w * 1.2, w * 0.16, k.lit(pale, d)) +
    path(
      shape([
        [x - w * 0.56, y - h - w * 0.1],
        [x, y - h - w * 0.3],
        [x + w * 0.56, y - h - w * 0.1],
      ]),
      k.half('#c8603c', d, 0.25),
    )
  )
}

/** Slim palace tower with a bracketed crown. */
export function palaceTower(k: Stage, x: number, y: number, w: number, h: number, d = 0.14): string {
  const stone = '#c89a68'
  return (
    rect(x - w / 2, y - h, w, h, round(k, stone, d)) +
    path(
      shape([
        [x - w / 2, y - h * 0.78],
        [x - w * 0.78, y - h * 0.86],
        [x - w * 0.78, y - h],
        [x + w * 0.78, y - h],
        [x + w * 0.78, y - h * 0.86],
        [x + w / 2, y - h * 0.78],
      ]),
      round(k, stone, d),
    ) +
    [-0.62, -0.2, 0.2, 0.62]
      .map((t) => rect(x + t * w - w * 0.12, y - h - w * 0.16, w * 0.24, w * 0.18, k.lit(stone, d)))
      .join('') +
    rect(x - w * 0.34, y - h * 1.14, w * 0.68, h * 0.15, round(k, stone, d)) +
    path(
      shape([
        [x - w * 0.42, y - h * 1.13],
        [x, y - h * 1.27],
        [x + w * 0.42, y - h * 1.13],
      ]),
      k.half('#a85a3c', d, 0.3),
    )
  )
}

/** Stone river bridge of flat arches seen from the side; deck on y, water on `foot`. */
export function archBridge(
  k: Stage,
  x0: number,
  x1: number,
  y: number,
  foot: number,
  arches: number,
  { color = '#d8b48c', hump = 16 } = {},
): string {
  const d = 0.05
  const w = (x1 - x0) / arches
  const mid = (x0 + x1) / 2
  const deck = (x: number) => y - hump * (1 - ((x - mid) / ((x1 - x0) / 2)) ** 2)
  let holes = ''
  let under = ''
  let cut = ''
  for (let i = 0; i < arches; i++) {
    const a = x0 + i * w + w * 0.09
    const b = x0 + (i + 1) * w - w * 0.09
    const crown = deck((a + b) / 2) + 22
    holes += `M${f(a)} ${f(foot)}C${f(a)} ${f(crown - 4)} ${f(a + w * 0.14)} ${f(crown)} ${f((a + b) / 2)} ${f(crown)}S${f(b)} ${f(crown - 4)} ${f(b)} ${f(foot)}z`
    under += `M${f(a)} ${f(foot)}C${f(a)} ${f(crown - 4)} ${f(a + w * 0.14)} ${f(crown)} ${f((a + b) / 2)} ${f(crown)}S${f(b)} ${f(crown - 4)} ${f(b)} ${f(foot)}L${f(b - w * 0.05)} ${f(foot)}C${f(b - w * 0.05)} ${f(crown + 16)} ${f(a + w * 0.18)} ${f(crown + 14)} ${f(a + w * 0.07)} ${f(foot)}z`
    if (i) {
      const px = x0 + i * w
      cut += shape([
        [px - w * 0.09, foot + 4],
        [px - w * 0.07, foot - (foot - y) * 0.55],
        [px, foot - (foot - y) * 0.68],
        [px + w * 0.07, foot - (foot - y) * 0.55],
        [px + w * 0.09, foot + 4],
      ])
    }
  }
  const top = `M${f(x0)} ${f(deck(x0))}Q${f(mid)} ${f(y - hump * 2 + (deck(x0) - y))} ${f(x1)} ${f(deck(x1))}`
  return (
    path(
      `${top}V${f(foot)}H${f(x0)}z${holes}`,
      k.verticalGradient([0, k.lit(color, d)], [1, k.half(color, d, 0.45)]),
      'fill-rule="evenodd"',
    ) +
    path(under, k.shade(mix(color, '#7a5a50', 0.4), d)) +
    path(cut, k.half(mix(color, '#f6e2c4', 0.3), d, 0.25)) +
    stroke(top, k.lit(mix(color, '#fff2dc', 0.5), d), 9) +
    stroke(
      `M${f(x0)} ${f(deck(x0) + 12)}Q${f(mid)} ${f(y - hump * 2 + 12 + (deck(x0) - y))} ${f(x1)} ${f(deck(x1) + 12)}`,
      k.shade(color, d),
      3,
      'opacity=".6"',
    )
  )
}
