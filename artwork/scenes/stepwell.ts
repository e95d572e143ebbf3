import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, type Point, path, rect, shape } from '../kit/svg.ts'
import { crookedTree } from '../parts/broadleaf.ts'
import { chhatri, crenels } from '../parts/masonry.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'

const stone = '#e0b078'

/** One flight of the zigzag: a triangle of stairs seen from the front, its landing on (x, y). */
function flight(k: Stage, x: number, y: number, w: number, h: number, steps: number, d: number) {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const next = Math.min(1, (i + 1) / steps)
    left.push([x - (w / 2) * t, y + h * t], [x - (w / 2) * next, y + h * t])
    right.push([x + (w / 2) * t, y + h * t], [x + (w / 2) * next, y + h * t])
  }
  const sunny = k.light < 0 ? left : right
  const other = k.light < 0 ? right : left
  k.add(
    path(shape([[x, y], ...sunny, [x, y + h]]), k.lit(stone, d)),
    path(shape([[x, y], ...other, [x, y + h]]), k.shade('#c08a62', d)),
  )
}

/** A stepwell: terraces of zigzag stairs going down to green water, a pavilion on the far rim. */
export function stepwell(o: Options) {
  const k = new Stage('stepwell', 'desert', o)
  k.add(sky(k, 0.28, 0.1, { r: 46, low: 0.17, horizon: 0.34 }))
  if (k.night) k.add(stars(k, 70, 0.26))
  k.add(strata(k, 0.12, 4, { opacity: 0.5 }))
  const rim = k.y(k.fit(0.34, 0.36))
  const mx = k.x(k.fit(0.6, 0.5))
  k.add(
    crookedTree(k, k.x(k.fit(0.16, 0.12)), rim, k.fit(230, 260), { d: 0.2, leaf: '#7f9a58' }),
    crookedTree(k, k.x(0.94), rim, k.fit(180, 200), { d: 0.25, leaf: '#7f9a58' }),
  )
  // Pavilion of three storeys over the rim.
  const pw = k.fit(430, 460)
  k.add(
    rect(0, rim - 30, k.W, 34, k.half(stone, 0.06, 0.3)),
    path(crenels(0, rim - 30, k.W, 26), k.half(stone, 0.06, 0.25)),
  )
  for (let f = 0; f < 2; f++) {
    const w = pw * (1 - f * 0.3)
    const y = rim - 30 - f * 98
    k.add(
      rect(mx - w / 2, y - 92, w, 92, k.half('#d8a46c', 0.05, 0.2)),
      rect(mx - w / 2 - 12, y - 98, w + 24, 10, k.lit('#f0cc94', 0.05)),
    )
    const bays = 7 - f * 2
    for (let i = 0; i < bays; i++) {
      const x = mx - w / 2 + (w / bays) * (i + 0.5)
      k.add(
        path(
          `M${x - 20} ${y}V${y - 44}Q${x - 18} ${y - 66} ${x} ${y - 76}Q${x + 18} ${y - 66} ${x + 20} ${y - 44}V${y}z`,
          k.glow(k.shade('#6a4034', 0.04), '#ffbf6a'),
        ),
      )
    }
  }
  for (const dx of [-0.42, 0.42]) k.add(chhatri(k, mx + pw * dx, rim - 128, 74, '#e8b880', 0.05))
  k.add(chhatri(k, mx, rim - 226, 110, '#e8b880', 0.05))
  // Each terrace is narrower and nearer to the water.
  const rows = 5
  const water = k.y(0.9)
  const step = (water - rim) / rows
  k.add(rect(0, rim, k.W, k.H - rim, k.shade('#9a6a4c', 0.02)))
  for (let r = 0; r < rows; r++) {
    const y = rim + step * r
    const inset = k.fit(0.085, 0.06) * r
    const [x0, x1] = [k.x(inset), k.x(1 - inset)]
    const dark = cycle([0.3, 0.36], r)
    k.add(
      rect(x0, y, x1 - x0, step + 2, k.half('#b07c54', 0.05 - r * 0.01, dark + r * 0.07)),
      rect(x0, y, x1 - x0, 10, k.lit('#f2cf98', 0.03)),
    )
    const n = k.fit(8, 5)
    const w = (x1 - x0) / n
    for (let i = 0; i < n; i++) {
      const x = x0 + w * (i + (r % 2 ? 0.5 : 0.5))
      flight(k, x, y + 12, w * 0.94, step - 14, 6, 0.05 - r * 0.01)
      k.add(path(`M${x - 15} ${y + step}v-30q15-22 30 0v30z`, k.shade('#5a382e')))
    }
    // The side walls step in with every terrace.
    k.add(
      path(
        shape([
          [x0 - 4, y],
          [x0 - 4, k.H],
          [x0 - k.x(0.1), k.H],
          [x0 - k.x(0.1), y],
        ]),
        k.half('#b8845a', 0, k.light < 0 ? 0.7 : 0.25),
      ),
      path(
        shape([
          [x1 + 4, y],
          [x1 + 4, k.H],
          [x1 + k.x(0.1), k.H],
          [x1 + k.x(0.1), y],
        ]),
        k.half('#b8845a', 0, k.light < 0 ? 0.25 : 0.7),
      ),
    )
  }
  const inset = k.fit(0.085, 0.06) * rows
  k.add(
    rect(
      k.x(inset - 0.02),
      water,
      k.x(1 - 2 * inset + 0.04),
      k.H - water,
      k.verticalGradient([0, k.half('#5a9a7a', 0, 0.2)], [1, k.half('#2f6a5c', 0, 0.5)]),
    ),
  )
  for (let i = 0; i < 9; i++)
    k.add(
      ellipse(
        k.x(k.rng.range(inset + 0.04, 0.96 - inset)),
        k.y(k.rng.range(0.915, 0.985)),
        k.rng.range(30, 90),
        4,
        k.lit('#c8e8c0'),
        'opacity=".4"',
      ),
    )
  k.add(
    carrier(k, k.x(0.3), rim + step * 2 - 2, { s: 0.72, accent: k.half('#d8322e', 0, 0.1) }),
    carrier(k, k.x(0.36), rim + step * 2 - 2, { s: 0.7, accent: k.half('#e8a02c', 0, 0.1) }),
    carrier(k, k.x(0.66), rim + step * 4 - 2, { s: 0.98, flip: true, accent: k.half('#c8327a', 0, 0.1) }),
    watcher(k, k.x(0.46), rim - 30, { s: 0.5, accent: k.half('#2f7f9a', 0, 0.1) }),
    birds(k, 0.7, 0.1, 6),
  )
  return k.calm(0.35, '#3a2018')
}
