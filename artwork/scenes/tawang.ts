import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, f, type Point, pairs, path, rect, ribbon, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { ground, hill, pts, road, scrub } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { chorten, prayerFlags } from '../parts/props.ts'
import { rhododendronBush } from '../parts/rhododendron.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'

const white = '#f8f2e6'
const maroon = '#8f3a30'
const yellow = '#f0b93a'

/** Hipped roof of yellow sheet over eaves at y. */
function roof(k: Stage, x: number, y: number, w: number, rise: number, d: number): string {
  const eave = w / 2 + rise * 0.42
  const ridge = Math.max(3, w / 2 - rise * 0.75)
  const L = k.light
  let seams = ''
  const n = Math.max(3, Math.round(w / 15))
  for (let i = 1; i < n; i++) {
    const u = (i / n) * 2 - 1
    seams += `M${f(x + u * ridge)} ${f(y - rise)}L${f(x + u * eave)} ${f(y)}`
  }
  return (
    path(
      shape([
        [x - eave, y],
        [x - ridge, y - rise],
        [x + ridge, y - rise],
        [x + eave, y],
      ]),
      k.verticalGradient([0, k.lit(yellow, d)], [1, k.half(yellow, d, 0.3)]),
    ) +
    stroke(seams, k.shade('#c8862c', d), 1, 'opacity=".45"') +
    path(
      shape([
        [x - L * ridge, y - rise],
        [x - L * eave, y],
        [x - L * (ridge - rise * 0.15), y],
      ]),
      k.half('#d8962c', d, 0.75),
    ) +
    rect(x - eave, y - 1, eave * 2, Math.max(2, rise * 0.12), k.shade('#9a6a2c', d))
  )
}

/** Whitewashed house of the monks: maroon frieze, rows of small windows, yellow roof. */
function wing(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  floors = 2,
  rise = h * 0.42,
): string {
  return (
    block(k, x, y, w, h, white, { d, batter: 0.04, turn: 0.1 }) +
    rect(x - w * 0.485, y - h, w * 0.97, h * 0.13, k.half(maroon, d, 0.3)) +
    windows(
      k,
      x - w * 0.46,
      y - h * 0.84,
      w * 0.92,
      h * 0.76,
      Math.max(3, Math.round(w / (h * 0.42))),
      floors,
      {
        color: k.shade('#54302c', d),
        ww: 0.4,
        hh: 0.52,
        chance: 0.55,
      },
    ) +
    rect(x - w * 0.49, y - h, w * 0.98, h * 0.06, k.dark(d), 'opacity=".3"') +
    roof(k, x, y - h, w, rise, d)
  )
}

/** The great hall: two long storeys, a gallery above them and a gilded lantern. ~260 wide at s = 1. */
function dukhang(k: Stage, x: number, y: number, s: number, d: number): string {
  const gold = k.lit('#f6cf5c', d)
  const dark = k.shade('#4a2420', d)
  const banner = (dx: number) =>
    rect(x + (dx - 4) * s, y - 122 * s, 8 * s, 17 * s, gold) + circle(x + dx * s, y - 124 * s, 4 * s, gold)
  return (
    wing(k, x, y, 256 * s, 90 * s, d, 2, 20 * s) +
    rect(x - 27 * s, y - 52 * s, 54 * s, 52 * s, k.half(maroon, d, 0.35)) +
    rect(x - 16 * s, y - 40 * s, 32 * s, 40 * s, k.glow(dark, '#ffd27a')) +
    rect(x - 31 * s, y - 56 * s, 62 * s, 6 * s, gold) +
    banner(-114) +
    banner(114) +
    block(k, x, y - 104 * s, 176 * s, 42 * s, white, { d, batter: 0.03, turn: 0.1 }) +
    rect(x - 82 * s, y - 138 * s, 164 * s, 26 * s, k.half(maroon, d, 0.25)) +
    windows(k, x - 80 * s, y - 137 * s, 160 * s, 24 * s, 9, 1, {
      color: dark,
      ww: 0.5,
      hh: 0.8,
      chance: 0.9,
    }) +
    roof(k, x, y - 145 * s, 180 * s, 34 * s, d) +
    block(k, x, y - 176 * s, 50 * s, 18 * s, maroon, { d, turn: 0.2 }) +
    roof(k, x, y - 192 * s, 54 * s, 19 * s, d) +
    path(
      `M${f(x - 7 * s)} ${f(y - 209 * s)}q${f(7 * s)}-${f(6 * s)} ${f(7 * s)}-${f(28 * s)}q0 ${f(22 * s)} ${f(7 * s)} ${f(28 * s)}z`,
      gold,
    )
  )
}

/** The ridge: x and the drop below the hall's floor, in units of the monastery. */
const ridgeLine = pairs([
  -1100, 640, -860, 450, -640, 262, -480, 132, -330, 54, -180, 14, 0, 0, 180, 4, 330, 24, 470, 16, 640, -34,
  900, -130, 1300, -200,
])
/** Monks' houses in rows that follow the ridge down: x, drop below the ridge, breadth, height. */
const wings = [
  -404, 4, 96, 46, -302, 2, 102, 54, -186, 4, 124, 72, 190, 4, 128, 78, 318, 2, 112, 60, 432, 2, 100, 52,
  -362, 50, 116, 42, -236, 52, 124, 46, 236, 54, 140, 48, 378, 52, 126, 44, -428, 96, 112, 38, -304, 100, 120,
  44, -166, 104, 138, 48, -18, 106, 132, 46, 128, 106, 140, 48, 288, 104, 146, 44, 434, 100, 120, 42, -362,
  146, 118, 40, -228, 150, 134, 44, -82, 154, 138, 46, 72, 156, 146, 46, 226, 152, 138, 42, 374, 150, 132, 42,
  -270, 196, 116, 38, -140, 200, 126, 42, 0, 204, 130, 42, 148, 204, 140, 42, 298, 198, 124, 38,
]
const back = pairs([
  -0.03, 0.36, 0.04, 0.32, 0.12, 0.36, 0.46, 0.34, 0.52, 0.29, 0.58, 0.35, 0.66, 0.31, 0.72, 0.35, 0.8, 0.3,
  1.03, 0.36,
])
const sela = pairs([
  -0.03, 0.42, 0.1, 0.35, 0.14, 0.38, 0.215, 0.26, 0.25, 0.3, 0.31, 0.19, 0.35, 0.25, 0.385, 0.225, 0.45,
  0.34, 0.5, 0.33, 0.56, 0.4, 0.74, 0.4, 0.8, 0.36, 0.84, 0.37, 0.91, 0.27, 0.95, 0.31, 1.03, 0.26,
])
const selaTall = pairs([
  -0.03, 0.4, 0.1, 0.3, 0.16, 0.34, 0.27, 0.235, 0.33, 0.28, 0.39, 0.26, 0.52, 0.37, 0.72, 0.38, 0.9, 0.3,
  1.03, 0.36,
])

/** Tawang: the white and yellow monastery along its spur, cloud in the valley, the snows of Sela behind. */
export function tawang(o: Options) {
  const k = new Stage('tawang', 'alpine', o)
  k.add(sky(k, k.fit(0.47, 0.49), k.night ? 0.22 : 0.14, { r: 44, low: 0.22, rings: false }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.13, 5, { opacity: 0.5 }))
  const snows = (d: number, base: number, snow: number, uv: Point[]) =>
    range(k, {
      ctrl: pts(k, ...uv),
      rock: '#8b99c2',
      d,
      base: k.y(base),
      snow: k.y(snow),
      detail: 16,
      relief: 0.58,
      rough: 0.19,
    })
  k.add(
    snows(0.6, 0.5, 0.39, back),
    snows(0.4, 0.54, 0.42, k.fit(sela, selaTall)),
    mist(k, 0.38, 0.5, { opacity: 1 }),
    cloudBank(k, 0.455, 0.05, { opacity: 0.6, n: 6 }),
  )
  for (const [d, ...vs] of [
    [0.46, 0.46, 0.49, 0.52, 0.5, 0.45],
    [0.34, 0.5, 0.54, 0.58, 0.55, 0.48],
  ] as const)
    k.add(
      treeline(
        k,
        sample(vs.map((v, i): Point => [k.x(-0.03 + i * 0.265), k.y(v)])),
        24,
        k.half('#447a8c', d, 0.4),
        { gap: 11 },
      ),
      mist(k, vs[2] - 0.02, vs[2] + 0.1, { opacity: 0.4 }),
    )
  for (const v of [0.58, 0.65, 0.72, 0.79]) k.add(cloudBank(k, v, 0.09, { opacity: 0.9, n: 7 }))
  const mx = k.x(k.fit(0.6, 0.57))
  const my = k.y(0.55)
  const q = k.fit(0.98, 0.79)
  const crest = ridgeLine.map(([x, y]): Point => [mx + x * q, my + y * q])
  const line = sample(crest)
  const at = (x: number, drop: number): Point => [mx + x * q, yAt(line, mx + x * q) + drop * q]
  k.add(
    forest(k, line, k.fit(22, 8), [70, 130], { d: 0.14, leaf: '#3f6f62', from: mx + 510 * q, to: k.W + 20 }),
    path(
      ground(crest, k.H),
      k.gradientBetween(
        0,
        my - 60,
        0,
        k.H,
        [0, k.lit('#9aac68', 0.08)],
        [0.45, k.half('#7f9a5a', 0.05, 0.3)],
        [1, k.shade('#45684a')],
      ),
    ),
    // The court before the hall.
    path(shape([at(-130, 4), at(130, 4), at(160, 62), at(-150, 62)]), k.half('#d8ccb0', 0.05, 0.2)),
    dukhang(k, mx, my + 6 * q, q, 0.06),
  )
  for (let i = 0; i < wings.length; i += 4) {
    const [wx = 0, drop = 0, w = 0, h = 0] = wings.slice(i, i + 4)
    const [x, y] = at(wx + k.rng.range(-6, 6), drop + k.rng.range(-4, 4))
    const wide = w * q * k.rng.range(0.94, 1.06)
    k.add(
      rect(x - wide * 0.56, y - 3, wide * 1.12, 13 * q, k.half('#a89a84', 0.05, 0.5)),
      wing(k, x, y, wide, h * q, 0.07 - drop * 0.0003, h > 70 ? 3 : 2),
    )
  }
  // The wall round them, and the road up to its gate.
  const bound = Array.from({ length: 23 }, (_, i) => at(-404 + i * 39, 226 - ((i - 11) / 11) ** 2 * 44))
  const [gx, gy] = at(-410, 190)
  const way: [number, number, number][] = [
    [0.47, 1.05, 150],
    [0.5, 0.96, 74],
    [0.43, 0.915, 46],
    [0.5, 0.88, 30],
    [0.61, 0.86, 20],
    [0.54, 0.838, 14],
    [0.39, 0.805, 12],
    [0.46, 0.77, 11],
  ]
  const lift = (dy: number) => bound.map(([x, y]): Point => [x, y - dy * q])
  k.add(
    path(
      shape([...bound, ...lift(17).reverse()]),
      k.verticalGradient([0, k.lit(white, 0.04)], [1, k.half(white, 0.04, 0.5)]),
    ),
    path(shape([...lift(15), ...lift(20).reverse()]), k.half(maroon, 0.04, 0.3)),
    path(
      ribbon([...road(k, k.fit(way.slice(0, 6), way)), [gx + 44, gy + 24, 11], [gx, gy, 14]]),
      k.half('#d8c49c', 0.02, 0.25),
    ),
    block(k, gx, gy + 3, 62 * q, 40 * q, white, { d: 0.03, batter: 0.05 }),
    rect(gx - 11 * q, gy - 25 * q, 22 * q, 28 * q, k.glow(k.shade('#5a2c26', 0.03))),
    roof(k, gx, gy - 36 * q, 64 * q, 20 * q, 0.03),
  )
  k.add(
    forest(
      k,
      line.map(([x, y]): Point => [x, y + 296 * q]),
      k.fit(44, 34),
      [60, 124],
      { d: 0.05, leaf: '#3a6a58', from: mx - 340 * q, to: k.W + 20, lean: 130 * q },
    ),
    forest(k, [at(440, 216), at(620, 160)], 7, [60, 104], {
      d: 0.05,
      leaf: '#3a6a58',
      from: mx + 446 * q,
      to: mx + 560 * q,
    }),
    forest(k, line, 12, [50, 90], { d: 0.08, leaf: '#3a6a58', from: -20, to: mx - 610 * q, lean: 40 }),
    scrub(k, 0.8, 0.95, 40, '#5f7f48', { from: 0.3 }),
    ...[-470, -524, -580].map((dx, i) => chorten(k, ...at(dx, 8), (78 - i * 8) * q, 0.05)),
  )
  const near = pts(k, [-0.03, 0.8], [0.12, 0.82], [0.28, 0.88], [0.42, 0.96], [0.5, 1.04])
  k.add(hill(k, near, '#7f9a58', 0, { to: mix(k.shade('#35523c'), k.dark(), 0.3), foot: 1 }))
  const monk = { s: 0.62, body: mix(k.shade('#5a2a28'), k.dark(), 0.3), accent: k.half('#a8322c', 0, 0.1) }
  const pole: Point = [k.x(k.fit(0.2, 0.13)), k.y(k.fit(0.62, 0.6))]
  k.add(
    watcher(k, k.x(k.fit(0.485, 0.448)), k.y(k.fit(0.945, 0.905)), monk),
    watcher(k, k.x(k.fit(0.515, 0.49)), k.y(k.fit(0.95, 0.9)), monk),
    prayerFlags(k, pole, [gx, gy - 52 * q], { sag: 24, n: 15, s: 0.9 }),
    prayerFlags(k, pole, [k.x(-0.03), k.y(0.58)], { sag: 40, n: 12, s: 1.2 }),
    prayerFlags(k, pole, [k.x(-0.03), k.y(0.72)], { sag: 30, n: 12, s: 1.2 }),
    rect(pole[0] - 3, pole[1] - 4, 6, k.y(k.fit(0.86, 0.84)) - pole[1], k.dark()),
  )
  for (const [u, v, h, n] of [
    [0.02, 1.02, 0.36, 0],
    [k.fit(0.12, 0.2), 1.03, k.fit(0.26, 0.2), 2],
  ] as const)
    k.add(
      fir(k, k.x(u), k.y(v), k.y(h), {
        variant: n,
        fill: k.dark(),
        color: mix(k.dark(), k.shade('#3f8a62'), 0.5),
      }),
    )
  k.add(
    rhododendronBush(k, k.x(0.92), k.y(0.95), 230, { flower: '#e0708a', n: 18 }),
    rhododendronBush(k, k.x(0.78), k.y(1), 220, { flower: '#efe0c0', n: 18 }),
    rhododendronBush(k, k.x(1), k.y(1.03), 280, { flower: '#d8405c', n: 18 }),
    k.night ? '' : birds(k, 0.72, 0.24, 5),
  )
  return k.calm(0.48, '#16302c')
}
