import type { Stage } from '../kit/stage.ts'
import { circle, curve, f, type Point, path, rect, shape, stroke, transform } from '../kit/svg.ts'

/** Railway viaduct on masonry arches, bowed a little towards the lens; returns its deck line as well. */
export function ghatViaduct(k: Stage, x: number, y: number, q: number) {
  const stone = '#c2b096'
  const w = 108 * q
  const n = 9
  const deck = (px: number) => y + 16 * ((px - x) / (450 * q)) ** 2
  const foot = (px: number) => deck(px) + q * (52 + 92 * Math.max(0, 1 - ((px - x) / (400 * q)) ** 2))
  let piers = ''
  let spandrels = ''
  let sides = ''
  let rims = ''
  for (let i = 0; i <= n; i++) {
    const px = x + (i - n / 2) * w
    const t = 11 * q
    const d = deck(px)
    piers += shape([
      [px - t, d],
      [px + t, d],
      [px + t * 1.5, foot(px)],
      [px - t * 1.5, foot(px)],
    ])
    sides += shape([
      [px + t * 0.2, d + 8],
      [px + t, d + 8],
      [px + t * 1.5, foot(px)],
      [px + t * 0.5, foot(px)],
    ])
    if (i === n) continue
    const x0 = px + t - 1
    const x1 = px + w - t + 1
    const r = (x1 - x0) / 2
    const d1 = deck(px + w)
    const arch = `A${f(r)} ${f(r * 0.84)} 0 0 1 ${f(x1)} ${f(d1 + 16 * q + r * 0.84)}`
    spandrels += `M${f(x0)} ${f(d)}V${f(d + 16 * q + r * 0.84)}${arch}V${f(d1)}z`
    rims += `M${f(x0)} ${f(d + 16 * q + r * 0.84)}${arch}`
  }
  const top = Array.from({ length: 13 }, (_, i): Point => {
    const px = x + ((i - 6) / 6) * (n / 2) * w
    return [px, deck(px)]
  })
  const wall = k.gradientBetween(0, y, 0, y + 150 * q, [0, k.lit(stone, 0.08)], [1, k.half(stone, 0.06, 0.5)])
  const along = (dy: number) => curve(top.map(([px, py]) => [px, py + dy]))
  return {
    deck,
    foot,
    markup:
      path(spandrels, wall) +
      path(piers, wall) +
      path(sides, k.shade(stone, 0.08), 'opacity=".6"') +
      stroke(rims, k.shade(stone, 0.06), 4 * q) +
      stroke(along(0), k.lit('#e2d4ba', 0.05), 7 * q) +
      stroke(along(6 * q), k.shade(stone, 0.06), 3 * q, 'opacity=".7"'),
  }
}

/** Blue train of the Indian Railways on the line `deck`, its engine at x, the coaches behind it to the right. */
export function express(
  k: Stage,
  x: number,
  deck: (x: number) => number,
  s: number,
  coaches: number,
): string {
  const body = '#2f62b0'
  const pane = k.glow(k.shade('#22344f'), '#ffdf98')
  const wheels = (...xs: number[]) =>
    stroke(xs.map((n) => `M${n}-3h0`).join(''), k.dark(), 7, 'stroke-linecap="round"')
  const coach = k.symbol('coach', () => {
    let panes = ''
    for (let i = 0; i < 9; i++) panes += `M${15 + i * 8}-24h5v7h-5z`
    return (
      rect(1, -31, 98, 26, k.verticalGradient([0, k.lit(body)], [1, k.half(body, 0, 0.6)]), 'rx="2"') +
      rect(1, -26, 98, 11, k.half('#a8cdf0', 0, 0.15)) +
      path(panes, pane) +
      path('M6-27h6v20H6zM88-27h6v20h-6z', k.half('#1f4a8c', 0, 0.4)) +
      path('M0-31q3-6 10-6h80q7 0 10 6z', k.half('#b8c0c8', 0, 0.3)) +
      wheels(14, 24, 76, 86)
    )
  })
  const engine = k.symbol(
    'engine',
    () =>
      rect(2, -34, 96, 28, k.verticalGradient([0, k.lit(body)], [1, k.half(body, 0, 0.6)]), 'rx="3"') +
      path('M2-14l96-4v6l-96 4z', k.lit('#f6e2b0')) +
      path('M8-31h12v9H8zM24-31h8v9h-8z', pane) +
      path('M40-31h50v8H40z', k.half('#1f4a8c', 0, 0.4)) +
      path('M0-34q4-6 12-6h78q6 0 8 6z', k.half('#8a94a0', 0, 0.3)) +
      path('M-2-8h8v5h-8z', k.lit('#e8b23c')) +
      circle(2, -18, 3.4, k.glow(k.lit('#fff4cc'), '#fff4cc')) +
      wheels(12, 22, 32, 66, 76, 86),
  )
  return Array.from({ length: coaches + 1 }, (_, i) => {
    const px = x + i * 101 * s
    const a = deck(px)
    const tilt = (Math.atan2(deck(px + 100 * s) - a, 100 * s) * 180) / Math.PI
    return `<use href="#${i ? coach : engine}" ${transform(px, a - 3 * s, s, false, tilt)}/>`
  }).join('')
}
