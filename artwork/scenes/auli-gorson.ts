import { mix } from '../kit/color.ts'
import { cycle, nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { f, type Point, path, ribbon, sample, stroke, yAt } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { forest } from '../parts/conifers.ts'
import { dronagiri, nandaDevi } from '../parts/garhwal.ts'
import { ground, pts, road, sweeps } from '../parts/ground.ts'
import { massif } from '../parts/massif.ts'
import { mountain, spur } from '../parts/mountains.ts'
import { trekker, watcher } from '../parts/people.ts'
import { tent } from '../parts/props.ts'
import { rhododendronBush } from '../parts/rhododendron.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'

/** Dry grass in tufts over the ground below a line, larger towards the lens. */
function tufts(k: Stage, line: Point[], reach: number, n: number): string {
  let dark = ''
  let light = ''
  for (let i = 0; i < n; i++) {
    const t = k.rng()
    const x = k.rng() * k.W
    const y = yAt(line, x) + 8 + k.y(reach) * t
    const s = 3 + 7 * t
    const blade = `M${f(x)} ${f(y)}l${f(-s * 0.5)} ${f(-s * 0.8)}M${f(x)} ${f(y)}l${f(s * 0.1)} ${f(-s)}M${f(x)} ${f(y)}l${f(s * 0.6)} ${f(-s * 0.7)}`
    if (i % 2) dark += blade
    else light += blade
  }
  return (
    stroke(dark, k.shade('#7a6a3c'), 1.4, 'opacity=".5"') +
    stroke(light, k.lit('#f0dc9c'), 1.4, 'opacity=".4"')
  )
}

/** Gorson Bugyal above Auli in autumn: tawny meadow, a file of trekkers, and Dronagiri over all of it. */
export function auliGorson(o: Options) {
  const k = new Stage('auli-gorson', 'alpine', o)
  const dawn = k.time === 'dawn'
  k.add(
    sky(k, k.fit(0.84, 0.86), dawn ? 0.16 : 0.04, { r: 40, low: 0.16, disc: dawn || k.night, rings: dawn }),
  )
  if (k.night) k.add(stars(k, 160, 0.4))
  k.add(strata(k, 0.16, 5, { opacity: 0.4 }))
  const base = k.y(k.fit(0.66, 0.6))
  const peak = (u: number, v: number, l: number, r: number) =>
    mountain(k, [k.x(u), k.y(v)], l * (base - k.y(v)), r * (base - k.y(v)), {
      rock: '#8f9cc6',
      d: 0.5,
      base,
      snow: k.y(0.54),
      detail: 15,
      relief: 0.56,
      rough: 0.2,
    })
  const high = k.fit(0.1, 0.17)
  const nanda = k.fit(0.2, 0.27)
  k.add(
    peak(0.02, 0.36, 1, 1),
    massif(
      k,
      nandaDevi,
      [k.x(k.fit(0.895, 0.87)), k.y(nanda)],
      k.fit(240, 170),
      k.y(k.fit(0.6, 0.47)) - k.y(nanda),
      { d: 0.46, detail: 12 },
    ),
    peak(1.02, k.fit(0.47, 0.41), 1, 1),
    peak(0.95, k.fit(0.52, 0.45), 1, 1),
    massif(k, dronagiri, [k.x(k.fit(0.42, 0.37)), k.y(high)], k.fit(600, 470), base - k.y(high), {
      d: 0.16,
      detail: 13,
      rough: 0.17,
    }),
    mist(k, k.fit(0.5, 0.46), k.fit(0.66, 0.6), { opacity: 0.75 }),
    cloudBank(k, 0.57, 0.05, { opacity: 0.5, n: 6 }),
  )
  // Beyond the edge of the meadow the ground falls two thousand metres.
  for (const [u, v, l, r, d, c] of [
    [0.06, 0.57, 0.3, 0.3, 0.4, '#3f6fa8'],
    [0.44, 0.585, 0.28, 0.3, 0.4, '#3f6fa8'],
    [0.24, 0.62, 0.3, 0.3, 0.27, '#37649a'],
    [-0.02, 0.65, 0.3, 0.3, 0.18, '#345f86'],
    [0.5, 0.655, 0.26, 0.3, 0.2, '#345f86'],
  ] as const)
    k.add(
      spur(k, [k.x(u), k.y(v)], k.x(l) * k.fit(1, 1.5), k.x(r) * k.fit(1, 1.5), k.y(0.86), c, d),
      mist(k, v + 0.03, v + 0.2, { opacity: 0.12 }),
    )
  /** A roll of the meadow: bright along its crest, darker across the slope below. */
  const roll = (top: Point[], [lit, mid, low]: [string, string, string], depth: number, d = 0) => {
    const a = nth(top, 1)
    const b = nth(top, -2)
    const L = Math.hypot(b[0] - a[0], b[1] - a[1])
    const c: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    return path(
      ground(top, k.H),
      k.gradientBetween(
        ...c,
        c[0] - ((b[1] - a[1]) / L) * depth,
        c[1] + ((b[0] - a[0]) / L) * depth,
        [0, k.lit(lit, d)],
        [0.35, k.half(mid, d, 0.25)],
        [1, k.half(low, d, 0.8)],
      ),
    )
  }
  const crest = pts(
    k,
    [-0.03, 0.83],
    [0.1, 0.805],
    [0.24, 0.775],
    [0.4, 0.72],
    [0.54, 0.675],
    [0.7, 0.645],
    [0.86, 0.605],
    [1.03, 0.59],
  )
  const line = sample(crest)
  const edge = (from: number, to: number, dy: number) =>
    line.filter(([x]) => x > k.x(from) && x < k.x(to)).map(([x, y]): Point => [x, y + dy])
  const within = (top: Point[], inner: string) => `<g ${k.clip(path(ground(top, k.H), '#000'))}>${inner}</g>`
  k.add(
    forest(k, line, k.fit(44, 26), [70, 130], {
      d: 0.14,
      leaf: '#3f6a5c',
      from: -20,
      to: k.x(0.3),
      sink: 0.3,
    }),
    canopy(k, edge(-1, 0.36, -12), [14, 26], k.half('#4f6f50', 0.1, 0.55)),
    forest(k, line, k.fit(12, 8), [60, 100], { d: 0.13, leaf: '#3f6a5c', from: k.x(0.87), sink: 0.25 }),
    canopy(k, edge(k.fit(0.83, 0.84), 2, -22), [14, 24], k.half('#4f6f50', 0.1, 0.6)),
    canopy(k, edge(k.fit(0.8, 0.8), 2, -8), [10, 20], k.half('#5f7f56', 0.06, 0.45)),
    roll(crest, ['#dfc47c', '#c0a55c', '#83793f'], k.fit(240, 320), 0.03),
  )
  // Trekkers along the crest, above the drop.
  for (const [i, u] of k.fit([0.42, 0.455, 0.49, 0.54, 0.575], [0.36, 0.43, 0.5, 0.58]).entries())
    k.add(
      trekker(k, k.x(u), yAt(line, k.x(u)) + 3, {
        s: 0.5,
        accent: k.half(cycle(['#e0502c', '#2f7fb0', '#f2c13a', '#3f9a5b', '#c8403a'], i), 0, 0.1),
      }),
    )
  const fold = pts(
    k,
    [-0.03, 0.95],
    [0.12, 0.9],
    [0.3, 0.86],
    [0.46, 0.83],
    [0.62, 0.785],
    [0.78, 0.73],
    [0.92, 0.7],
    [1.03, 0.69],
  )
  const trail = (...uvw: [number, number, number][]) => path(ribbon(road(k, uvw)), k.half('#ead8ac', 0, 0.2))
  const bush = (u: number, v: number, w: number) =>
    rhododendronBush(k, k.x(u), k.y(v), w, { bloom: 0, n: 10, d: 0.04 })
  k.add(
    within(
      crest,
      sweeps(k, 0.68, 0.82, 5, k.half('#a8623c', 0, 0.4), 0.32) +
        sweeps(k, 0.66, 0.82, 5, k.shade('#7f8a4a'), 0.4),
    ),
    tufts(k, line, 0.14, 260),
    trail(
      [0.62, 0.672, 4],
      [0.54, 0.69, 7],
      [0.47, 0.715, 9],
      [0.5, 0.745, 13],
      [0.6, 0.77, 18],
      [0.63, 0.8, 24],
    ),
    bush(0.74, 0.69, 70),
    bush(0.79, 0.675, 50),
    bush(0.36, 0.8, 80),
    roll(fold, ['#d9bb6c', '#b39a52', '#66663c'], k.fit(230, 300)),
    within(fold, sweeps(k, 0.8, 0.94, 5, k.half('#a8623c', 0, 0.4), 0.3)),
    tufts(k, sample(fold), 0.16, 260),
    tent(k, k.x(k.fit(0.74, 0.72)), k.y(0.785), 0.8, '#f08a3c'),
    tent(k, k.x(k.fit(0.85, 0.89)), k.y(0.775), 0.9, '#3f86b8'),
    watcher(k, k.x(k.fit(0.795, 0.81)), k.y(0.8), { s: 0.56, accent: k.half('#e0502c', 0, 0.1) }),
    trail([0.63, 0.783, 22], [0.65, 0.81, 32], [0.58, 0.85, 48], [0.57, 0.91, 80], [0.64, 1.05, 150]),
  )
  const near = pts(k, [-0.03, 0.93], [0.2, 0.95], [0.4, 0.985], [0.52, 1.04])
  k.add(
    roll(near, ['#b8984e', '#8f7a44', '#4a4430'], 120),
    grass(k, sample(near), 30, mix(k.shade('#8a743c'), k.dark(), 0.2), { n: 150, to: k.x(0.5) }),
    rhododendronBush(k, k.x(0.97), k.y(0.95), 240, { bloom: 0, n: 18 }),
    rhododendronBush(k, k.x(0.86), k.y(1.01), 200, { bloom: 0, n: 18 }),
    rhododendronBush(k, k.x(0.04), k.y(1), 260, { bloom: 0, n: 18 }),
  )
  if (!k.night) k.add(birds(k, 0.68, 0.2, 5))
  return k.calm(0.5, '#2e2a20')
}
