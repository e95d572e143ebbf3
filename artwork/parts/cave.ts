import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, f, type Point, path, sample, yAt } from '../kit/svg.ts'

/** Dripstone along the roof of a cave: each cone flares into the rim it grew from. */
function stalactites(
  k: Stage,
  rim: Point[],
  count: number,
  [short, long]: [number, number],
  stone: string,
  shade: string,
): string {
  const roof = sample(rim, 6).filter(([, y], _, all) => y < nth(all, 0)[1] - k.H * 0.3)
  const [x0, x1] = [nth(roof, 0)[0], nth(roof, -1)[0]]
  let cones = ''
  let sides = ''
  for (let i = 0; i < count; i++) {
    const len = Math.min(k.W, k.H) * k.rng.range(short, long) * (k.rng.chance(0.3) ? 1.35 : 0.8)
    const w = len * k.rng.range(0.2, 0.3) + 5
    const level = (x: number) => Math.abs(yAt(roof, x + w) - yAt(roof, x - w)) < w * 1.3
    const places = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8]
      .map((t) => x0 + ((x1 - x0) * (i + t)) / count)
      .filter(level)
    // On a steep wall nothing hangs.
    if (places.length === 0) continue
    const x = k.rng.pick(places)
    const edge = (t: number): Point => [x + t * w, yAt(roof, x + t * w)]
    const [l, r] = [edge(-1), edge(1)]
    const tip = Math.max(l[1], r[1]) + len
    const half = (from: Point, s: 1 | -1) =>
      `C${f(x + s * w * 0.42)} ${f(from[1] + len * 0.1)} ${f(x + s * w * 0.3)} ${f(tip - len * 0.4)} ${f(x + s * 2)} ${f(tip)}`
    const up = (p: Point) => `${f(p[0])} ${f(p[1] - len * 0.35)}`
    cones += `M${up(l)}L${f(l[0])} ${f(l[1])}${half(l, -1)}q2 4 4 0C${f(x + w * 0.3)} ${f(tip - len * 0.4)} ${f(x + w * 0.42)} ${f(r[1] + len * 0.1)} ${f(r[0])} ${f(r[1])}L${up(r)}z`
    const from = k.light < 0 ? r : l
    sides += `M${f(from[0])} ${f(from[1])}${half(from, k.light < 0 ? 1 : -1)}Q${f(x)} ${f(from[1] + len * 0.3)} ${f(from[0])} ${f(from[1])}z`
  }
  return path(cones, stone) + path(sides, shade)
}

const outside = (k: Stage, rim: Point[], fill: string) =>
  path(`M-20-20H${k.W + 20}V${k.H + 20}H-20z${curve(rim)}z`, fill, 'fill-rule="evenodd"')

/** Under the rim of a sea cave or overhang. */
export function caveMouth(k: Stage): string {
  const { W, H } = k
  const rock = mix(k.shade('#8a7f74'), k.dark(), 0.62)
  const r = k.rng
  const rim: Point[] = []
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI - (i / 16) * Math.PI
    const bump = r.range(0.93, 1.06)
    rim.push([
      W / 2 + Math.cos(a) * W * k.fit(0.45, 0.47) * bump,
      H * 0.94 - Math.sin(a) ** 0.6 * H * k.fit(0.86, 0.84) * bump,
    ])
  }
  const grow = ([x, y]: Point): Point => [W / 2 + (x - W / 2) * 1.07, H * 0.94 + (y - H * 0.94) * 1.06]
  const lip = mix(rock, k.half('#a8917c', 0, 0.6), 0.3)
  const back = rim.map(grow)
  const floor = [-0.02, 0.07, 0.2, 0.42, 0.6, 0.82, 0.93, 1.02].map(
    (u): Point => [W * u, H * (0.94 - r.range(0.004, 0.02))],
  )
  return (
    outside(k, rim, lip) +
    stalactites(k, rim, k.fit(11, 9), [0.02, 0.055], lip, mix(lip, rock, 0.6)) +
    outside(k, back, rock) +
    stalactites(k, back, k.fit(7, 6), [0.05, 0.12], rock, mix(rock, k.dark(), 0.5)) +
    path(`${curve(floor)}V${H + 20}H-20z`, rock)
  )
}
