import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, f, type Point, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { viaduct } from '../parts/bridges.ts'
import { fir, treeline } from '../parts/conifers.ts'
import { pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { peaks, range } from '../parts/mountains.ts'
import { cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { toyTrain } from '../parts/trains.ts'

/** House of a hill station under a hipped tin roof, its back to the slope. */
function townHouse(k: Stage, x: number, y: number, w: number, h: number, d: number): string {
  return (
    block(k, x, y, w, h, k.rng.pick(['#f3e2c4', '#e8c9a0', '#dfe6df', '#efd3bf']), { d, turn: 0.26 }) +
    windows(k, x - w * 0.44, y - h * 0.9, w * 0.88, h * 0.8, 3, 2, {
      color: k.shade('#5a5a68', d),
      chance: 0.6,
    }) +
    path(
      shape([
        [x - w * 0.56, y - h],
        [x - w * 0.3, y - h * 1.42],
        [x + w * 0.3, y - h * 1.42],
        [x + w * 0.56, y - h],
      ]),
      k.half(k.rng.pick(['#c4553f', '#c4553f', '#4f8a6a', '#b8644a', '#a8483a']), d, 0.3),
    )
  )
}

/** The pale church on the Ridge: nave, pointed windows, a square tower with four pinnacles. About 130 high at s = 1. */
function ridgeChurch(k: Stage, x: number, y: number, s: number, d: number): string {
  const wall = '#f4dca0'
  const roof = k.half('#7a6a62', d, 0.35)
  const tx = x - 46 * s
  let pinnacles = ''
  for (const dx of [-15, -5, 5, 15])
    pinnacles += `M${f(tx + (dx - 3) * s)} ${f(y - 96 * s)}l${f(3 * s)} ${f(-20 * s)} ${f(3 * s)} ${f(20 * s)}z`
  return (
    block(k, x + 22 * s, y, 104 * s, 44 * s, wall, { d, turn: 0.2 }) +
    path(
      `M${f(x - 34 * s)} ${f(y - 42 * s)}l${f(18 * s)} ${f(-28 * s)}h${f(72 * s)}l${f(20 * s)} ${f(28 * s)}z`,
      roof,
    ) +
    windows(k, x - 22 * s, y - 38 * s, 88 * s, 32 * s, 5, 1, {
      color: k.shade('#5a5a68', d),
      arch: true,
      hh: 0.8,
      ww: 0.36,
      chance: 0.9,
    }) +
    block(k, tx, y, 36 * s, 98 * s, wall, { d, turn: 0.3 }) +
    path(pinnacles, k.half(wall, d, 0.4)) +
    rect(tx - 20 * s, y - 98 * s, 40 * s, 5 * s, k.lit('#fff2cc', d)) +
    circle(tx - k.light * 4 * s, y - 78 * s, 6 * s, k.lit('#fffaf0', d)) +
    windows(k, tx - 12 * s, y - 62 * s, 24 * s, 34 * s, 1, 1, {
      color: k.shade('#5a5a68', d),
      arch: true,
      hh: 0.9,
      ww: 0.4,
      chance: 1,
    })
  )
}

/** Shimla: the Kalka train crossing a stone viaduct through deodars. */
export function shimla(o: Options) {
  const k = new Stage('shimla', 'alpine', o)
  k.add(sky(k, 0.1, 0.0, { r: 60, low: 0.3, disc: k.time !== 'day', rings: k.time !== 'day' }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.1), k.y(0.26), 360, 110), cumulus(k, k.x(0.5), k.y(0.16), 240, 64, 0.9))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.44, 0.14, k.fit(6, 4)),
      rock: '#8d93b8',
      d: 0.66,
      base: k.y(0.52),
      snow: k.y(0.42),
      detail: 26,
    }),
    mist(k, 0.38, 0.52),
  )
  // Hill town: streets on level terraces below the church on the Ridge, each wider than the one above.
  const slope = pts(k, [-0.03, 0.5], [0.2, 0.46], [0.46, 0.36], [0.66, 0.28], [0.84, 0.3], [1.03, 0.36])
  const line = sample(slope)
  k.add(
    treeline(k, line, 26, k.half('#5a8a72', 0.46, 0.5), { gap: 11 }),
    ridgeChurch(k, k.x(0.68), k.y(0.292), k.fit(0.76, 0.84), 0.2),
  )
  const streets = 5
  for (let r = 0; r < streets; r++) {
    const t = r / (streets - 1)
    const y = k.y(0.328 + 0.168 * t)
    const d = 0.24 - t * 0.16
    const s = k.fit(0.66, 0.8) + t * k.fit(0.3, 0.26)
    const wave = k.rng.range(0, 6)
    const level = (x: number) => y + Math.sin(x / k.fit(330, 210) + wave) * k.fit(5, 7)
    // A street begins where the hill is high enough to carry it.
    const open = line.filter((p) => p[1] < y - k.y(0.018)).map((p) => p[0])
    const from = Math.max(Math.min(...open), k.x(0.16))
    const to = Math.max(...open)
    const street: Point[] = []
    for (let x = from; x <= to; x += 24) street.push([x, level(x)])
    k.add(
      treeline(
        k,
        line.map(([x, yy]): Point => [x, Math.max(yy + 4, level(x) - 4)]),
        k.fit(26, 34) * s,
        k.half('#54866c', 0.42 - t * 0.22, 0.5),
        { gap: 12 },
      ),
      // The wall that holds the terrace, its parapet in the light.
      stroke(curve(street.map(([x, yy]): Point => [x, yy + 4 * s])), k.half('#a8947c', d, 0.6), 11 * s),
      stroke(curve(street), k.half('#e2d2b4', d, 0.25), 3 * s),
    )
    let left = k.rng.int(2, 5)
    for (let x = from + 16 * s; x < to - 20 * s; ) {
      const w = k.rng.range(30, 48) * s
      const h = k.rng.range(24, 38) * s
      if (left-- > 0) k.add(townHouse(k, x + w / 2, level(x + w / 2), w, h, d))
      else {
        // Deodars stand in the gaps of a row.
        left = k.rng.int(3, 7)
        for (const q of [0.2, 0.55, 0.85])
          k.add(
            fir(k, x + w * q, level(x) + 3, h * k.rng.range(1.3, 1.9), {
              variant: r,
              fill: k.shade('#3f7a60', d),
              color: k.half('#5a9a74', d, 0.5),
            }),
          )
      }
      x += w * (left > 0 ? 1.04 : 1)
    }
  }
  k.add(
    treeline(
      k,
      sample(pts(k, [-0.03, 0.56], [0.25, 0.54], [0.5, 0.56], [0.75, 0.53], [1.03, 0.5])),
      50,
      k.half('#3f7a60', 0.28, 0.6),
      { gap: 17 },
    ),
    mist(k, 0.54, 0.7, { opacity: 0.6 }),
    cloudBank(k, 0.58, 0.06, { opacity: 0.45, n: 5 }),
  )
  k.add(
    treeline(
      k,
      sample(pts(k, [-0.03, 0.64], [0.3, 0.7], [0.55, 0.72], [0.8, 0.68], [1.03, 0.6])),
      70,
      k.half('#38745a', 0.16, 0.65),
      { gap: 23 },
    ),
  )
  k.add(viaduct(k, k.x(-0.06), k.x(1.06), k.y(0.685), k.y(0.2), k.fit(13, 8), { tiers: 2, color: '#d2a880' }))
  k.add(
    toyTrain(k, k.x(k.fit(0.74, 0.8)), k.y(0.678), k.fit(0.86, 0.82), {
      cars: 5,
      body: '#c8443a',
      steam: true,
    }),
  )
  k.add(
    treeline(
      k,
      sample(pts(k, [-0.03, 0.84], [0.3, 0.86], [0.6, 0.87], [1.03, 0.83])),
      90,
      k.half('#2f6a50', 0.04, 0.75),
      { gap: 30 },
    ),
  )
  const near = k.dark()
  const rim = mix(k.dark(), k.shade('#3f8a62'), 0.5)
  for (const [u, v, h, n] of [
    [0.02, 1.02, 520, 0],
    [0.13, 1.04, 380, 2],
    [0.26, 1.04, 250, 1],
    [0.9, 1.03, 340, 2],
    [0.985, 1.02, 480, 0],
    [0.78, 1.04, 230, 3],
  ] as const)
    k.add(fir(k, k.x(u), k.y(v), h, { variant: n, fill: near, color: rim }))
  return k.calm(0.55, '#0f2c2a')
}
