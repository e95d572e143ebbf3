import { cycle } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, path, stroke } from '../kit/svg.ts'

/** Flower meadow: drifts of dots that grow towards the lens, then stems and blooms up front. */
export function flowers(
  k: Stage,
  v0: number,
  v1: number,
  colors: string[],
  { n = 420, from = 0, to = 1, big = 15 } = {},
): string {
  const by = new Map<string, Map<number, string>>()
  for (let i = 0; i < n; i++) {
    const t = k.rng() ** 0.75
    const x = k.x(k.rng.range(from, to))
    const y = k.y(v0 + (v1 - v0) * t)
    const band = Math.floor(((x / k.W) * 5 + t * 7 + Math.sin(x * 0.006 + t * 9) * 1.3 + 20) % colors.length)
    const c = k.rng.chance(0.25) ? k.rng.pick(colors) : cycle(colors, band)
    const w = Math.max(2, Math.round((2 + (big - 2) * t ** 2.1) * k.rng.range(0.6, 1.1)))
    const m = by.get(c) ?? new Map<number, string>()
    by.set(c, m)
    m.set(w, `${m.get(w) ?? ''}M${x.toFixed(0)} ${y.toFixed(0)}h0`)
  }
  let o = ''
  for (const [c, m] of by)
    for (const [w, d] of m) o += stroke(d, k.half(c, 0, 0.12), w, 'stroke-linecap="round"')
  return o
}

/** Far meadow: long thin drifts of one colour each, so bloom reads as bands before it reads as dots. */
export function drifts(
  k: Stage,
  v0: number,
  v1: number,
  colors: string[],
  n: number,
  { opacity = 0.75 } = {},
): string {
  return colors
    .map((c, ci) => {
      let d = ''
      for (let i = 0; i < n; i++) {
        const t = ((i + k.rng()) / n) ** 1.3
        const y = k.y(v0 + (v1 - v0) * t)
        const w = k.W * k.rng.range(0.06, 0.2)
        const x = k.x(k.rng.range(-0.1, 1)) - w * 0.5
        const h = 3.5 + 19 * t
        d += curve(
          [
            [x, y],
            [x + w * 0.25, y - h * 0.6],
            [x + w * 0.55, y - h * 0.35],
            [x + w, y + h * 0.1],
            [x + w * 0.6, y + h * 0.45],
            [x + w * 0.3, y + h * 0.3],
          ],
          true,
        )
      }
      return path(d, k.half(c, 0.1, 0.1), `opacity="${(opacity * (ci % 2 ? 0.8 : 1)).toFixed(2)}"`)
    })
    .join('')
}

/** One large bloom with petals, for the foreground. */
export function bloom(k: Stage, x: number, y: number, s: number, petal: string, heart = '#f6c945'): string {
  const id = k.symbol('bloom', () => {
    let d = ''
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2
      const p = (r: number, b: number) =>
        `${(Math.cos(a + b) * r).toFixed(1)} ${(Math.sin(a + b) * r * 0.72).toFixed(1)}`
      d += `M0 0C${p(8, -0.9)} ${p(13, -0.35)} ${p(12, 0)}C${p(13, 0.35)} ${p(8, 0.9)} 0 0z`
    }
    return `<path d="${d}"/>${circle(0, 0, 3.1, 'currentColor')}`
  })
  return k.use(id, x, y, s, { fill: petal, color: heart })
}
