import { type Options, Stage } from '../kit/stage.ts'
import { rect } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { bough, type Foliage } from '../parts/boughs.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest, hill } from '../parts/ground.ts'
import { block, chhatri, dome, jharokha, windows } from '../parts/masonry.ts'
import { palm } from '../parts/palms.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Udaipur: a palace afloat on Pichola, the Aravallis layered behind. */
export function udaipur(o: Options) {
  const k = new Stage('udaipur', 'desert', o)
  const y = k.y(0.64)
  k.add(sky(k, 0.34, 0.26, { r: 88, horizon: 0.62, low: 0.44 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.24, 8, { opacity: 0.55 }))
  let s = ''
  for (const [v, d, c] of [
    [0.5, 0.72, '#8f7fa0'],
    [0.55, 0.54, '#8a7f92'],
    [0.6, 0.4, '#7f8a78'],
  ] as const)
    s += hill(k, crest(k, v, 0.035, 7), c, d, { base: y, foot: 0.5, to: k.mood.haze })
  const m = '#fbeedd'
  const px = k.x(k.fit(0.62, 0.54))
  const q = k.fit(1.16, 0.98)
  const toX = (n: number) => px + n * q
  // City Palace on the right bank, hazier.
  for (let i = 0; i < 8; i++) {
    const x = k.x(0.8) + i * 62
    const h = 90 + ((i * 37) % 60)
    s +=
      block(k, x, y, 78, h, '#f0d6b0', { d: 0.34, turn: 0.26 }) +
      chhatri(k, x, y - h, 26, '#f0d6b0', 0.34) +
      windows(k, x - 32, y - h + 8, 50, h * 0.6, 4, 3, {
        arch: true,
        color: k.shade('#a8806a', 0.34),
        chance: 0.5,
      })
  }
  const wing = (cx: number, w: number, h: number) => {
    s +=
      block(k, toX(cx), y - 16 * q, w * q, h * q, m, { d: 0.04, turn: 0.18 }) +
      rect(toX(cx - w / 2) - 3, y - (16 + h) * q, w * q + 6, 5 * q, k.lit('#fff6e6', 0.03)) +
      windows(
        k,
        toX(cx - w * 0.47),
        y - (12 + h) * q,
        w * 0.94 * q,
        h * 0.84 * q,
        Math.round(w / 17),
        Math.max(1, Math.round(h / 34)),
        { arch: true, color: k.shade('#a8806a', 0.04), ww: 0.46, hh: 0.66, chance: 0.85 },
      )
  }
  wing(0, 560, 40)
  wing(-180, 130, 70)
  wing(180, 130, 66)
  wing(0, 190, 92)
  wing(-90, 70, 62)
  wing(92, 70, 60)
  for (const [cx, h, w] of [
    [-240, 56, 32],
    [-180, 86, 44],
    [-122, 86, 28],
    [-60, 108, 28],
    [60, 108, 28],
    [122, 82, 28],
    [180, 82, 44],
    [242, 56, 32],
    [-272, 56, 22],
    [272, 56, 22],
  ] as const)
    s += chhatri(k, toX(cx), y - h * q, w * q, m, 0.04)
  s +=
    rect(toX(-34), y - 134 * q, 68 * q, 26 * q, k.lit(m, 0.04)) +
    dome(k, toX(0), y - 132 * q, 72 * q, 56 * q, m, { d: 0.04, onion: 0.06 })
  for (const cx of [-60, -30, 30, 60, -200, -160, 160, 200])
    s += jharokha(k, toX(cx), y - 62 * q, 17 * q, m, 0.04)
  for (const dx of [-310, -296, 300]) s += palm(k, toX(dx), y - 10, 96, k.rng.range(-18, 18), { d: 0.06 })
  s +=
    canopy(
      k,
      [
        [toX(-330), y - 12],
        [toX(-270), y - 30],
        [toX(-240), y - 14],
      ],
      [8, 14],
      k.half('#4f8a54', 0.06, 0.4),
      { base: y },
    ) +
    canopy(
      k,
      [
        [toX(250), y - 12],
        [toX(290), y - 32],
        [toX(330), y - 12],
      ],
      [8, 14],
      k.half('#4f8a54', 0.06, 0.4),
      { base: y },
    )
  s += rect(
    toX(-330),
    y - 18 * q,
    660 * q,
    18 * q,
    k.verticalGradient([0, k.lit('#f2dcc0', 0.04)], [1, k.half('#d9b08c', 0.04, 0.5)]),
  )
  k.add(
    water(k, y, { deep: 0.35 }),
    mirror(k, s, y, { opacity: 0.5, squash: 0.85 }),
    glitter(k, k.sun.x, y + 3, k.y(0.97), { width: 160, n: 54, opacity: 0.9 }),
    ripple(k, y + 4, k.H, 64, k.lit('#fff0d4', 0.1), { opacity: 0.25 }),
    ripple(k, y + 30, k.H, 40, k.shade('#4a4a80'), { opacity: 0.25 }),
  )
  k.add(
    canoe(k, k.x(k.fit(0.34, 0.24)), k.y(0.74), 0.9, { color: '#a8442f' }),
    canoe(k, k.x(k.fit(0.78, 0.74)), k.y(0.84), 1.25, { color: '#7a3f30' }),
  )
  const bougainvillea: Foliage = {
    plant: 'bougainvillea',
    colors: ['#e03a94', '#f064ac', '#bc2c80'].map((c) => k.half(c, 0, 0.2)),
    green: [k.half('#3f7a4c', 0, 0.5)],
  }
  k.add(
    bough(k, [k.x(-0.03), k.y(0.05)], [k.x(k.fit(0.24, 0.38)), k.y(0.1)], bougainvillea, { n: 56, s: 1.05 }),
    bough(k, [k.x(-0.03), k.y(0.14)], [k.x(k.fit(0.1, 0.16)), k.y(0.34)], bougainvillea, { n: 34, s: 1 }),
    birds(k, 0.46, 0.24, 7),
  )
  return k.calm(0.5, '#2a1a3c')
}
