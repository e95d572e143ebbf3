import { nth } from '../kit/list.ts'
import { createRng, type Rng } from '../kit/rng.ts'
import type { Stage } from '../kit/stage.ts'
import { f, type Point, path, sample, yAt } from '../kit/svg.ts'
import { ground } from './ground.ts'

/** Outline of puffs about a middle: a tree's crown, a cloud of spray. */
export function puffs(rng: Rng, cx: number, cy: number, rx: number, ry: number, n: number): string {
  const p = Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * Math.PI * 2 + rng.range(-0.16, 0.16)
    const q = rng.range(0.86, 1.06)
    return [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q]
  })
  const start = nth(p, 0)
  return `M${f(start[0])} ${f(start[1])}${[...p.slice(1), start]
    .map(([x, y], i) => {
      const [px, py] = nth(p, i)
      const r = Math.hypot(x - px, y - py) * 0.58
      return `A${f(r)} ${f(r)} 0 0 1 ${f(x)} ${f(y)}`
    })
    .join('')}z`
}

/** One crown, its middle on (x, y). */
export function tree(k: Stage, x: number, y: number, s: number, c: string, d: number): string {
  const v = k.rng.int(0, 3)
  const id = k.symbol(`crown${v}`, () => `<path d="${puffs(createRng(`crown${v}`), 0, 0, 50, 38, 8)}"/>`)
  const near = Math.round(d * 20) / 20
  return k.use(id, x, y, s, {
    fill: k.verticalGradient(
      [0, k.half(c, near, 0.08)],
      [0.5, k.half(c, near, 0.42)],
      [1, k.half(c, near, 0.75)],
    ),
  })
}

/** Hillside of crowns below `top`, larger and nearer downhill, in drifts of one green. */
export function woods(
  k: Stage,
  top: Point[],
  base: number,
  leaf: string[],
  { far = 0.4, near = 0.1, s = [0.4, 0.9] as [number, number], rows = 10 } = {},
): string {
  const line = sample(top)
  const x0 = nth(line, 0)[0]
  const x1 = nth(line, -1)[0]
  const phase = k.rng() * 6
  const trees: [y: number, markup: string][] = []
  for (let i = 0; i < rows; i++) {
    const t = i / rows
    const size = s[0] + (s[1] - s[0]) * t
    for (let x = x0 - k.rng.range(0, 50) * size; x < x1 + 40; x += size * k.rng.range(36, 58)) {
      const y0 = yAt(line, x)
      const u = i && t + k.rng.range(-0.7, 0.7) / rows
      const y = y0 + (base - y0) * u
      const d = far + (near - far) * u
      const drift =
        Math.sin(x * 0.006 + phase) + Math.sin(y * 0.013 + x * 0.003 + phase * 2) + k.rng.range(-0.7, 0.7)
      const c = nth(leaf, Math.max(0, Math.min(leaf.length - 1, Math.floor(((drift + 2) / 4) * leaf.length))))
      trees.push([y, tree(k, x, y, size * k.rng.range(0.8, 1.3), c, d)])
    }
  }
  return (
    path(ground(top, base), k.half(nth(leaf, 1), (far + near) / 2, 0.6)) +
    trees
      .sort((p, q) => p[0] - q[0])
      .map(([, markup]) => markup)
      .join('')
  )
}
