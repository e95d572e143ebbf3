import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, type Point, path, rect, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { bridgeAway, cathedral, gothicTower, spire, statue } from '../parts/gothic.ts'
import { crest, hill, pts } from '../parts/ground.ts'
import { block, dome } from '../parts/masonry.ts'
import { townHouse } from '../parts/old-city.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Prague: the statue-lined bridge running to its tower, the cathedral on the castle hill. */
export function prague(o: Options) {
  const k = new Stage('prague', 'alpine', o)
  const y = k.y(0.64)
  const q = k.fit(1, 0.84)
  k.add(sky(k, 0.14, 0.16, { r: 54, low: 0.36, horizon: 0.62, rings: k.time !== 'day' }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 8, { opacity: 0.5 }))
  let far = hill(k, crest(k, 0.5, 0.02, 5), '#7f8fa0', 0.6, { base: y, to: k.mood.haze, foot: 0.5 })
  // Castle hill.
  const top = sample(
    k.fit(
      pts(k, [0.22, 0.6], [0.32, 0.5], [0.42, 0.44], [0.56, 0.42], [0.74, 0.42], [0.9, 0.45], [1.04, 0.5]),
      pts(k, [-0.04, 0.6], [0.12, 0.52], [0.26, 0.47], [0.5, 0.45], [0.74, 0.45], [0.9, 0.47], [1.04, 0.5]),
    ),
  )
  const cx = k.x(k.fit(0.6, 0.52))
  const cy = yAt(top, cx)
  far += cathedral(k, cx, cy - 40 * q, 0.8 * q, 0.2)
  for (const [dx, w, h] of [
    [-250, 150, 66],
    [-120, 170, 58],
    [40, 190, 62],
    [210, 190, 56],
    [370, 150, 52],
  ] as const)
    far += townHouse(k, cx + dx * q, yAt(top, cx + dx * q) + 14, w * q, h * q, '#f0dcc4', {
      d: 0.16,
      roof: '#b8604a',
      pitch: 0.1,
    })
  far += canopy(
    k,
    top.map(([x, yy]) => [x, yy + 22 * q]),
    [12, 24],
    k.half('#5f8a5a', 0.16, 0.45),
    { base: y },
  )
  // Lesser town: roofs, a green dome and a few spires.
  const row = (v: number, w0: number, h: number, d: number) => {
    let s = ''
    for (let x = -30; x < k.W + 40; x += w0 * k.rng.range(0.66, 0.94))
      s += townHouse(
        k,
        x,
        k.y(v) + k.rng.range(-5, 6),
        w0 * k.rng.range(0.8, 1.15),
        h * k.rng.range(0.8, 1.3),
        k.rng.pick(['#f4e2c2', '#ecc9a0', '#e8d8d0', '#f0d0b4', '#d8c8b4']),
        {
          d,
          roof: k.rng.pick(['#b8553c', '#a84a3a', '#c4664a']),
          pitch: 0.4,
        },
      )
    return s
  }
  far += row(0.555, 64, 40, 0.18)
  const mx = k.x(k.fit(0.42, 0.34))
  const my = k.y(0.575)
  far +=
    block(k, mx, my, 130 * q, 80 * q, '#f0e0cc', { d: 0.14, turn: 0.28 }) +
    rect(mx - 40 * q, my - 116 * q, 80 * q, 40 * q, k.half('#f0e0cc', 0.13, 0.3)) +
    dome(k, mx, my - 114 * q, 92 * q, 66 * q, '#5fa08a', { d: 0.12 }) +
    block(k, mx + 86 * q, my, 30 * q, 150 * q, '#f0e0cc', { d: 0.13, turn: 0.34 }) +
    spire(k, mx + 86 * q, my - 150 * q, 34 * q, 62 * q, '#5fa08a', 0.12)
  far += row(0.6, 84, 50, 0.1)
  far += canopy(
    k,
    sample(pts(k, [-0.04, 0.63], [0.3, 0.622], [0.62, 0.628], [1.04, 0.62])),
    [12, 24],
    k.half('#5a8a54', 0.06, 0.5),
    { base: y },
  )
  far += rect(-20, y - 12, k.W + 40, 14, k.half('#b8a08c', 0.05, 0.4))
  k.add(
    mist(k, 0.56, 0.66, { opacity: 0.3, both: true }),
    water(k, y, { tint: '#2a5f78', deep: 0.35 }),
    mirror(k, far, y, { opacity: 0.45, squash: 0.75 }),
    glitter(k, k.sun.x, y + 4, k.y(0.95), { width: 120, n: 42 }),
    ripple(k, y + 8, k.H, 64, k.lit('#ffffff', 0.2), { opacity: 0.26 }),
    ripple(k, y + 26, k.H, 36, k.shade('#2a3a58'), { opacity: 0.28 }),
  )
  // The bridge comes from the right edge and runs away to its tower on the left.
  const x0 = k.x(1.05)
  const x1 = k.x(k.fit(0.2, 0.2))
  const at = (t: number) => {
    const p = 1 - (1 - t) ** 1.7
    return {
      x: x0 + (x1 - x0) * p,
      deck: k.y(k.fit(0.63, 0.66)) + (y - 34 - k.y(k.fit(0.63, 0.66))) * p,
      foot: k.y(k.fit(0.97, 0.93)) + (y + 10 - k.y(k.fit(0.97, 0.93))) * p,
    }
  }
  k.add(gothicTower(k, x1 - 26 * q, y + 4, 66 * q, 150 * q, { d: 0.05, stone: '#a88a70' }))
  const stone = '#c2a488'
  const ends = [at(0), at(0.25), at(0.5), at(0.75), at(1)]
  k.add(
    path(
      shape([
        ...ends.map((p): Point => [p.x, p.foot]),
        ...ends.reverse().map((p): Point => [p.x, p.foot + (p.foot - p.deck) * 0.7]),
      ]),
      k.shade(mix(stone, '#3a3a50', 0.55)),
      'opacity=".5"',
    ),
    ripple(k, y + 30, k.H, 40, k.lit('#ffffff', 0.2), { opacity: 0.2 }),
  )
  k.add(bridgeAway(k, at, k.fit(6, 5), stone))
  const n = k.fit(12, 10)
  const shadow = mix(k.dark(), k.shade('#8a766c'), 0.6)
  for (let i = n; i >= 0; i--) {
    const p = at((i + 0.5) / (n + 1))
    const h = (p.foot - p.deck) / 175
    k.add(statue(p.x, p.deck + 3, Math.max(0.22, h), i, shadow))
    if (i % 2 === 0 && i < n) {
      const l = at((i + 1) / (n + 1))
      const s = (l.foot - l.deck) / 200
      k.add(
        stroke(`M${l.x.toFixed(0)} ${l.deck.toFixed(0)}v${(-60 * s).toFixed(0)}`, shadow, 4 * s),
        circle(l.x, l.deck - 66 * s, 9 * s, k.glow(k.half('#f4e8d0', 0, 0.2), '#ffe2a0')),
        k.time === 'dusk' || k.night
          ? circle(l.x, l.deck - 66 * s, 40 * s, k.radialGradient([0, '#ffcf7a', 0.6], [1, '#ffb45a', 0]))
          : '',
      )
    }
  }
  // Swans and a rower in the foreground.
  const swan = k.symbol(
    'swan',
    () =>
      '<path d="M-30-4C-34-20-14-26 4-18C12-16 14-22 10-32C6-42 12-52 20-48L30-42L20-42C16-40 20-30 20-20C20-6 8 0-8 0C-20 0-28 0-30-4z"/>',
  )
  const swans = [
    [0.12, 0.83, 0.9],
    [0.2, 0.86, 1.1],
    [0.07, 0.88, 1],
  ] as const
  for (const [u, v, s] of swans.filter(([u]) => !o.afloat || u < 0.15))
    k.add(
      ellipse(k.x(u), k.y(v) + 2, 32 * s, 4, k.dark(), 'opacity=".25"'),
      k.use(swan, k.x(u), k.y(v), s, { fill: k.lit('#ffffff') }),
    )
  k.add(
    canoe(k, k.x(o.afloat ? k.fit(0.58, 0.64) : k.fit(0.36, 0.34)), k.y(o.afloat ? 0.89 : 0.79), 0.9, {
      color: '#7a4a34',
    }),
    birds(k, 0.4, 0.2, 7),
  )
  return k.calm(0.5, '#141c3a')
}
