import { makeRng } from '../kit/rng.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, type Pt, path, shape } from '../kit/svg.ts'

/** Boulder with a lit top plane. */
export function boulder(k: Stage, x: number, y: number, w: number, h: number, color: string, d = 0): string {
  const r = k.rng,
    L = k.light
  const out: Pt[] = [
    [x - w / 2, y],
    [x - w * 0.46, y - h * r.range(0.4, 0.6)],
    [x - w * 0.22, y - h * r.range(0.85, 1)],
    [x + w * 0.16, y - h],
    [x + w * 0.42, y - h * r.range(0.55, 0.75)],
    [x + w / 2, y],
  ]
  const face: Pt[] =
    L < 0
      ? [...out.slice(0, 3), [x + w * 0.02, y - h * 0.86], [x - w * 0.12, y - h * 0.45], [x - w * 0.2, y]]
      : [
          ...out.slice(3).reverse(),
          [x - w * 0.02, y - h * 0.86],
          [x + w * 0.14, y - h * 0.45],
          [x + w * 0.2, y],
        ]
  return path(shape(out), k.shade(color, d)) + path(shape(face), k.lit(color, d))
}

/** Smooth rounded rock (Hampi): flat shade and a lit cap. Six shapes, reused. */
export function cobble(k: Stage, x: number, y: number, w: number, h: number, color: string, d = 0): string {
  const v = k.rng.int(0, 5),
    id = k.symbol(`cobble${v}`, () => {
      const r = makeRng(`cobble${v}`),
        o: Pt[] = Array.from({ length: 8 }, (_, i) => {
          const a = (i / 8) * Math.PI * 2
          return [Math.cos(a) * 50 * r.range(0.9, 1.06), -50 + Math.sin(a) * 50 * r.range(0.88, 1.05)]
        })
      const shift = (q: number, dx: number, dy: number) =>
        curve(
          o.map(([px, py]) => [px * q + dx, -50 + (py + 50) * q + dy] as Pt),
          true,
        )
      return `<path d="${curve(o, true)}"/>${path(shift(0.76, -11, -10), 'currentColor')}`
    })
  return `<use href="#${id}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})scale(${((-k.light * w) / 100).toFixed(2)} ${(h / 100).toFixed(2)})" fill="${k.shade(color, d)}" color="${k.half(color, d, d > 0.3 ? 0.5 : 0.25)}"/>`
}
