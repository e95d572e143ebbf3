import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, f, type Point, path, rect, sample, shape, yAt } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { fractal } from '../parts/mountains.ts'
import { palm } from '../parts/palms.ts'
import { watcher } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Varkala: red cliffs, cafés under palms, long Arabian Sea rollers. */
export function varkala(o: Options) {
  const k = new Stage('varkala', 'tropic', o)
  const y = k.y(0.54)
  k.add(
    sky(k, 0.28, 0.22, { r: 86, horizon: 0.54, low: 0.42, rings: false }),
    strata(k, 0.24, 8, { opacity: 0.5 }),
  )
  if (k.night) k.add(stars(k))
  k.add(
    water(k, y, { deep: 0.1 }),
    glitter(k, k.sun.x, y + 2, k.y(0.92), { width: 150, n: 60, opacity: 0.9 }),
    ripple(k, y + 4, k.y(0.92), 60, k.lit('#ffffff', 0.1), { opacity: 0.28 }),
  )
  // Cliff recedes to a point.
  const rim = pts(
    k,
    [k.fit(0.44, 0.3), 0.525],
    [0.54, 0.5],
    [0.64, 0.46],
    [0.76, 0.4],
    [0.88, 0.33],
    [1.04, 0.25],
  )
  const foot = pts(
    k,
    [k.fit(0.44, 0.3), 0.545],
    [0.54, 0.56],
    [0.64, 0.59],
    [0.76, 0.64],
    [0.88, 0.72],
    [1.04, 0.84],
  )
  const jag = (p: Point[], r: number) =>
    p
      .slice(0, -1)
      .flatMap((a, i) => fractal(a, nth(p, i + 1), r, 24, k.rng).slice(0, -1))
      .concat([nth(p, -1)])
  const body = shape([...jag(rim, 0.06), ...jag(foot.slice().reverse(), 0.05)], 1)
  let gul = ''
  let pale = ''
  for (let i = 0; i < 26; i++) {
    const t = (i + k.rng()) / 26
    const x = k.x(k.fit(0.46, 0.34) + t * k.fit(0.58, 0.7))
    const y0 = yAt(rim, x) + k.rng.range(4, 30)
    const y1 = y0 + (yAt(foot, x) - y0) * k.rng.range(0.5, 0.95)
    const w = 8 + t * 40
    const p = shape(
      [
        ...fractal([x, y0], [x - 6, y1], 0.12, 26, k.rng),
        ...fractal([x + w * 0.6, y1], [x + w, y0 + 10], 0.12, 26, k.rng),
      ],
      1,
    )
    if (i % 3) gul += p
    else pale += p
  }
  k.add(
    canopy(
      k,
      sample(rim).map(([x, yy]) => [x, yy - 6] as Point),
      [8, 20],
      k.half('#4f9a56', 0.1, 0.4),
      { base: k.y(0.545) },
    ),
  )
  k.add(
    path(
      body,
      k.gradientBetween(
        0,
        k.y(0.25),
        0,
        k.y(0.84),
        [0, k.lit('#dba07c', 0.06)],
        [1, k.half('#b8745a', 0.04, 0.4)],
      ),
    ),
    `<g ${k.clip(path(body, '#000'))}>${path(gul, k.shade('#b0705c', 0.04), 'opacity=".55"')}${path(pale, k.lit('#f0c8a0', 0.04), 'opacity=".5"')}</g>`,
  )
  for (let i = 0; i < 14; i++) {
    const t = i / 13
    const x = k.x(k.fit(0.5, 0.4) + t * k.fit(0.5, 0.6))
    const s = 0.3 + t * 0.9
    k.add(
      palm(k, x, yAt(rim, x) + 6, (110 + k.rng.range(-20, 40)) * s + 20, k.rng.range(-26, 10) * s, {
        d: 0.14 - t * 0.12,
        leaf: '#2f8f50',
      }),
    )
    if (i % 3 === 1)
      k.add(
        rect(x + 14, yAt(rim, x) - 30 * s, 70 * s, 34 * s, k.half('#f4dfba', 0.06, 0.2)),
        path(
          shape([
            [x + 4, yAt(rim, x) - 28 * s],
            [x + 26 * s, yAt(rim, x) - 60 * s],
            [x + 72 * s, yAt(rim, x) - 60 * s],
            [x + 96 * s, yAt(rim, x) - 28 * s],
          ]),
          k.half('#b8744a', 0.06, 0.3),
        ),
        rect(x + 26 * s, yAt(rim, x) - 22 * s, 36 * s, 14 * s, k.glow(k.shade('#5a4a44', 0.06))),
      )
  }
  // Beach and surf.
  const fine = sample(foot.slice().reverse(), 4)
  const band = (dx: number, fill: string, ph: number) =>
    path(
      `${
        curve(
          fine.map(([x, yy], i) => {
            const q = 1.1 - i / fine.length
            return [
              x - dx * q + Math.sin(i * 0.9 + ph) * 14 * q,
              yy + dx * 0.42 * q + Math.sin(i * 1.4 + ph) * 6 * q,
            ] as Point
          }),
        ) + foot.map(([x, yy]) => `L${f(x)} ${f(yy - 2)}`).join('')
      }V${k.H * 1.3}L${f(nth(fine, 0)[0] - dx * 1.1)} ${k.H * 1.3}z`,
      fill,
    )
  const foam = k.lit('#ffffff', 0.04)
  k.add(
    band(420, k.half('#4fc8c4', 0.06, 0.15), 1),
    band(350, foam, 2),
    band(335, k.half('#8fe0d4', 0, 0.15), 2.4),
    band(270, foam, 3),
    band(258, k.half('#bfead8', 0, 0.15), 3.4),
    band(205, foam, 4),
    band(196, k.half('#dcb284', 0, 0.3), 4.2),
    band(150, k.half('#f2d6a0', 0, 0.1), 5),
  )
  for (const [u, v, s, c] of [
    [0.62, 0.66, 0.3, '#e8632c'],
    [0.7, 0.7, 0.4, '#2f8fa8'],
    [0.72, 0.705, 0.4, '#f2c13a'],
    [0.83, 0.8, 0.6, '#d8347a'],
  ] as const)
    k.add(watcher(k, k.x(u), k.y(v), { s, accent: k.half(c, 0, 0.1) }))
  // Upright there is no room beside the cliff for a palm so near.
  k.add(k.fit(palm(k, k.x(0.97), k.y(1.08), k.y(0.78), -70, { dark: true, size: 0.54 }), ''))
  k.add(birds(k, 0.42, 0.28, 6))
  return k.calm(0.5, '#10324a')
}
