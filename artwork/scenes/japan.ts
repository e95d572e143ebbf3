import { type Options, Stage } from '../kit/stage.ts'
import { f, path, rect, sample, stroke } from '../kit/svg.ts'
import { bough } from '../parts/boughs.ts'
import { canopy } from '../parts/broadleaf.ts'
import { treeline } from '../parts/conifers.ts'
import { crest, pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { mountain } from '../parts/mountains.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Japan: the white cone over its lake, a pagoda in cherry blossom. */
export function japan(o: Options) {
  const k = new Stage('japan', 'alpine', o)
  const y = k.y(0.66)
  k.add(
    sky(k, 0.2, 0.2, { r: 70, horizon: 0.66, low: 0.36, rings: false }),
    strata(k, 0.24, 6, { opacity: 0.5 }),
  )
  if (k.night) k.add(stars(k))
  const px = k.x(k.fit(0.46, 0.44))
  let s = mountain(k, [px, k.y(k.fit(0.16, 0.24))], k.fit(640, 520), k.fit(660, 540), {
    rock: '#7f8cc0',
    d: 0.34,
    base: y,
    snow: k.y(0.42),
    rough: 0.05,
    detail: 18,
    relief: 0.5,
    foot: 0.8,
  })
  s +=
    mist(k, 0.5, 0.66, { opacity: 0.7, to: 0.66 }) +
    treeline(k, sample(crest(k, 0.62, 0.012, 7)), 22, k.half('#4f7f86', 0.42, 0.4), { gap: 10, base: y }) +
    canopy(k, sample(crest(k, 0.648, 0.006, 9)), [8, 16], k.half('#e89ab0', 0.2, 0.2), { base: y })
  k.add(
    water(k, y, { deep: 0.3 }),
    mirror(k, s, y, { opacity: 0.5, squash: 0.6 }),
    glitter(k, k.sun.x, y + 2, k.y(0.94), { width: 110, n: 40, opacity: 0.7 }),
    ripple(k, y + 4, k.H, 60, k.lit('#ffffff', 0.1), { opacity: 0.3 }),
  )
  // Hill with pagoda.
  k.add(
    canopy(
      k,
      sample(
        pts(k, [k.fit(0.5, 0.42), 1.04], [0.58, 0.88], [0.66, 0.8], [0.76, 0.74], [0.88, 0.7], [1.04, 0.68]),
      ),
      [16, 34],
      k.half('#5a9060', 0.04, 0.45),
    ),
  )
  const gx = k.x(k.fit(0.8, 0.77))
  const gy = k.y(0.79)
  const q = k.fit(1.1, 1.02)
  const red = '#c8402f'
  let yy = gy
  let w = 118 * q
  for (let i = 0; i < 5; i++) {
    const h = 54 * q
    k.add(
      block(k, gx, yy, w * 0.72, h, red, { turn: 0.3 }),
      rect(gx - w * 0.36, yy - h * 0.5, w * 0.72, 4, k.lit('#f6e6cc')),
      windows(k, gx - w * 0.3, yy - h * 0.46, w * 0.6, h * 0.4, 3, 1, {
        color: k.shade('#5a2a28'),
        ww: 0.5,
        hh: 0.9,
      }),
      path(
        `M${f(gx - w)} ${f(yy - h * 0.78)}Q${f(gx - w * 0.55)} ${f(yy - h * 0.92)} ${f(gx - w * 0.3)} ${f(yy - h * 1.22)}H${f(gx + w * 0.3)}Q${f(gx + w * 0.55)} ${f(yy - h * 0.92)} ${f(gx + w)} ${f(yy - h * 0.78)}Q${f(gx)} ${f(yy - h * 0.9)} ${f(gx - w)} ${f(yy - h * 0.78)}z`,
        k.light < 0
          ? k.horizontalGradient([0, k.half('#5f6a8a', 0, 0.1)], [1, k.shade('#4a5478')])
          : k.horizontalGradient([0, k.shade('#4a5478')], [1, k.half('#5f6a8a', 0, 0.1)]),
      ),
    )
    yy -= h * 1.02
    w *= 0.88
  }
  k.add(
    stroke(`M${f(gx)} ${f(yy - 4)}v-${70 * q}`, k.shade('#8a6a3c'), 4),
    stroke(`M${f(gx)} ${f(yy - 14)}v-${40 * q}`, k.lit('#e8b84a'), 12 * q, 'stroke-dasharray="3 6"'),
  )
  const bl = ['#f7b6c6', '#f092ac', '#fcd9e0', '#e8789a'].map((c) => k.half(c, 0, 0.12))
  k.add(
    canopy(
      k,
      sample(
        pts(k, [k.fit(0.54, 0.46), 1.06], [0.62, 0.92], [0.68, 0.86], [0.78, 0.84], [0.9, 0.8], [1.04, 0.78]),
      ),
      [18, 36],
      k.half('#ee9ab2', 0, 0.3),
    ),
    canopy(
      k,
      sample(pts(k, [k.fit(0.58, 0.5), 1.08], [0.68, 0.98], [0.76, 0.93], [0.88, 0.9], [1.04, 0.88])),
      [20, 42],
      k.half('#d9708f', 0, 0.45),
    ),
  )
  k.add(
    bough(
      k,
      [k.x(-0.03), k.y(0.06)],
      [k.x(k.fit(0.3, 0.46)), k.y(0.12)],
      { plant: 'blossom', colors: bl },
      { n: 90, s: 1 },
    ),
    bough(
      k,
      [k.x(-0.03), k.y(0.16)],
      [k.x(k.fit(0.14, 0.22)), k.y(0.36)],
      { plant: 'blossom', colors: bl },
      { n: 50, s: 1 },
    ),
  )
  const petals = k.symbol('petal', () => '<path d="M0 0q6-8 12 0q-6 6-12 0z"/>')
  for (let i = 0; i < 26; i++)
    k.add(
      `<use href="#${petals}" transform="translate(${k.rng.int(0, k.W)} ${k.rng.int(k.H * 0.2, k.H * 0.9)})rotate(${k.rng.int(0, 180)})scale(${k.rng.range(0.6, 1.2).toFixed(1)})" fill="${k.rng.pick(bl)}"/>`,
    )
  k.add(birds(k, 0.62, 0.24, 4))
  return k.calm(0.5, '#1c2a52')
}
