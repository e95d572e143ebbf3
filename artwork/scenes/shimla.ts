import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { type Pt, path, sample, shape, yAt } from '../kit/svg.ts'
import { viaduct } from '../parts/bridges.ts'
import { fir, treeline } from '../parts/conifers.ts'
import { pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { peaks, range } from '../parts/mountains.ts'
import { cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { toyTrain } from '../parts/trains.ts'

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
  // Hill town.
  const slope = pts(k, [-0.03, 0.5], [0.2, 0.46], [0.46, 0.36], [0.66, 0.28], [0.84, 0.3], [1.03, 0.36])
  const line = sample(slope)
  k.add(treeline(k, line, 26, k.half('#5a8a72', 0.46, 0.5), { gap: 11 }))
  const step = k.fit(34, 52)
  for (let r = 0; r < 5; r++) {
    const drop = 26 + r * step
    k.add(
      treeline(
        k,
        line.map(([x, y]): Pt => [x, y + drop - 6]),
        24,
        k.half('#5a8a72', 0.42 - r * 0.05, 0.5),
        { gap: 12 },
      ),
    )
    for (let i = 0; i < k.fit(17, 12); i++) {
      const x = k.x(0.3) + i * k.fit(66, 60) + k.rng.range(-16, 16),
        yy = yAt(line, x) + drop + k.rng.range(-5, 5),
        s = k.fit(0.74, 0.84) + r * 0.09,
        w = k.rng.range(36, 56) * s,
        h = k.rng.range(24, 36) * s,
        d = 0.22 - r * 0.03
      if (k.rng.chance(0.2)) continue
      k.add(
        block(k, x, yy, w, h, k.rng.pick(['#f3e2c4', '#e8c9a0', '#dfe6df', '#efd3bf']), { d, turn: 0.26 }),
        windows(k, x - w * 0.4, yy - h * 0.85, w * 0.56, h * 0.7, 3, 2, {
          color: k.shade('#5a5a68', d),
          chance: 0.7,
        }),
        path(
          shape([
            [x - w * 0.6, yy - h],
            [x - w * 0.3, yy - h * 1.5],
            [x + w * 0.3, yy - h * 1.5],
            [x + w * 0.6, yy - h],
          ]),
          k.half(k.rng.pick(['#c4553f', '#4f8a6a', '#b8644a', '#7a5a68']), d, 0.3),
        ),
      )
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
  const near = k.dark(),
    rim = mix(k.dark(), k.shade('#3f8a62'), 0.5)
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
