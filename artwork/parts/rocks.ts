import { createRng } from '../kit/rng.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, ellipse, f, group, type Point, pairs, path, shape, stroke } from '../kit/svg.ts'
import { grass } from './undergrowth.ts'

/** Boulder with a lit top plane. */
export function boulder(k: Stage, x: number, y: number, w: number, h: number, color: string, d = 0): string {
  const r = k.rng
  const L = k.light
  const out: Point[] = [
    [x - w / 2, y],
    [x - w * 0.46, y - h * r.range(0.4, 0.6)],
    [x - w * 0.22, y - h * r.range(0.85, 1)],
    [x + w * 0.16, y - h],
    [x + w * 0.42, y - h * r.range(0.55, 0.75)],
    [x + w / 2, y],
  ]
  const face: Point[] =
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
  const v = k.rng.int(0, 5)
  const id = k.symbol(`cobble${v}`, () => {
    const r = createRng(`cobble${v}`)
    const o: Point[] = Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * Math.PI * 2
      return [Math.cos(a) * 50 * r.range(0.9, 1.06), -50 + Math.sin(a) * 50 * r.range(0.88, 1.05)]
    })
    const shift = (q: number, dx: number, dy: number) =>
      curve(
        o.map(([px, py]) => [px * q + dx, -50 + (py + 50) * q + dy] as Point),
        true,
      )
    return `<path d="${curve(o, true)}"/>${path(shift(0.76, -11, -10), 'currentColor')}`
  })
  return `<use href="#${id}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})scale(${((-k.light * w) / 100).toFixed(2)} ${(h / 100).toFixed(2)})" fill="${k.shade(color, d)}" color="${k.half(color, d, d > 0.3 ? 0.5 : 0.25)}"/>`
}

/** Great weathered boulder close to the lens: round shoulders, a lit crown, a crack, a damp foot that stands flat. */
export function granite(k: Stage, x: number, y: number, w: number, h: number, color: string, d = 0): string {
  const r = k.rng
  const L = k.light
  // Drawn as lit from the left; L turns it to the light.
  const at = (u: number, v: number): Point => [x - L * u * w, y - v * h]
  const j = (n: number) => n * r.range(0.93, 1.06)
  const line = (...p: Point[]) => curve(p.map(([u, v]) => at(u, v)))
  const outline = `${line([-0.46, 0], [-0.5, j(0.3)], [-0.43, j(0.66)], [-0.24, j(0.92)], [0.06, 1], [0.3, j(0.9)], [0.46, j(0.6)], [0.5, j(0.26)], [0.45, 0])}z`
  const lit = k.lit(color, d)
  const mid = k.half(color, d, 0.45)
  const dark = k.shade(color, d)
  const [x0, y0] = at(-0.5, 1)
  const [x1, y1] = at(0.5, 0)
  const cx = r.range(-0.02, 0.16)
  return (
    ellipse(x, y, w * 0.5, h * 0.06, k.shade('#5a3a4a', d), 'opacity=".5"') +
    path(outline, k.gradientBetween(x0, y0, x1, y1, [0.1, lit], [0.45, mid], [0.8, dark])) +
    group(
      path(
        `${line([-0.52, 0.5], [-0.4, 0.8], [-0.22, 1], [0.1, 1.06], [0.3, 0.94], [0.12, 0.86], [-0.12, 0.78], [-0.3, 0.6], [-0.38, 0.4])}z`,
        lit,
        'opacity=".75"',
      ) +
        path(
          `${line([0.1, -0.1], [0.2, 0.3], [0.34, 0.56], [0.56, 0.7], [0.6, -0.1])}z`,
          dark,
          'opacity=".55"',
        ) +
        path(
          `${line([-0.6, -0.1], [-0.5, 0.12], [-0.2, 0.08], [0.15, 0.13], [0.5, 0.1], [0.6, -0.1])}z`,
          k.shade('#5a3a40', d),
          'opacity=".6"',
        ) +
        stroke(
          line([cx, 1.02], [cx + 0.03, 0.74], [cx - 0.03, 0.5], [cx + 0.05, 0.22], [cx + 0.02, 0]),
          k.shade('#5a3a40', d),
          f(Math.max(1.6, w * 0.011)),
          'opacity=".55" stroke-linecap="round"',
        ) +
        stroke(
          line([cx - 0.02, 0.5], [cx - 0.16, 0.42], [cx - 0.26, 0.26]),
          k.shade('#5a3a40', d),
          f(Math.max(1.2, w * 0.008)),
          'opacity=".4" stroke-linecap="round"',
        ),
      k.clip(`<path d="${outline}"/>`),
    )
  )
}

/** Stone left by the ice: sharp edges, a lit top, grass about its foot. */
export function erratic(k: Stage, x: number, y: number, w: number, h: number, color: string): string {
  const at = (list: number[]) => pairs(list).map(([a, b]): Point => [x + a * w, y - b * h])
  const face = (list: number[], c: string) => path(shape(at(list)), c)
  return (
    ellipse(x - w * 0.06, y, w * 0.6, h * 0.1, k.dark(), 'opacity=".3"') +
    face(
      [-0.5, 0, -0.47, 0.42, -0.3, 0.78, -0.06, 1, 0.22, 0.93, 0.43, 0.6, 0.5, 0],
      k.half(color, 0, 0.45),
    ) +
    face([-0.5, 0, -0.47, 0.42, -0.3, 0.78, -0.06, 1, -0.1, 0.62, -0.2, 0.36, -0.16, 0], k.shade(color)) +
    face([-0.06, 1, 0.22, 0.93, 0.43, 0.6, 0.2, 0.66, -0.1, 0.62], k.lit(color)) +
    stroke(
      curve(at([0.2, 0.66, 0.16, 0.4, 0.22, 0.2, 0.19, 0])),
      k.shade(color),
      Math.max(1.4, w * 0.008),
      'opacity=".7"',
    ) +
    grass(
      k,
      [
        [x - w * 0.56, y + 2],
        [x + w * 0.56, y + 2],
      ],
      Math.max(12, h * 0.16),
      k.half('#5f8f44', 0, 0.5),
      { n: Math.round(10 + w / 8), from: x - w * 0.52, to: x + w * 0.52 },
    )
  )
}
