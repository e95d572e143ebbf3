import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { treeline } from '../parts/conifers.ts'
import { pts } from '../parts/ground.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'

const walls = ['#e8c48a', '#7fa8b8', '#d8826a', '#a8b884', '#e8dcc4', '#c89ab0']

/** Tall narrow house of a hill town: painted storeys, timber balconies, a tin roof. */
function house(k: Stage, x: number, y: number, w: number, h: number, i: number, d: number) {
  const c = cycle(walls, i)
  const floors = 3
  k.add(rect(x, y - h, w, h, k.half(c, d, i % 2 ? 0.15 : 0.35)))
  for (let f = 0; f < floors; f++) {
    const top = y - h + (h / floors) * f
    k.add(rect(x, top + (h / floors) * 0.82, w, (h / floors) * 0.1, k.half('#7a4a34', d, 0.3)))
    for (let j = 0; j < 3; j++)
      k.add(
        rect(
          x + w * (0.1 + j * 0.3),
          top + (h / floors) * 0.26,
          w * 0.19,
          (h / floors) * 0.42,
          k.lit('#f6ecd8', d),
        ),
        rect(
          x + w * (0.125 + j * 0.3),
          top + (h / floors) * 0.3,
          w * 0.14,
          (h / floors) * 0.36,
          k.glow(k.shade('#3f5a6a', d), '#ffcf73'),
        ),
      )
  }
  const roof = cycle(['#b8483a', '#3f7f6a', '#6a7a8a'], i)
  k.add(
    path(
      shape([
        [x - 10, y - h + 4],
        [x + w * 0.5, y - h - w * 0.26],
        [x + w + 10, y - h + 4],
      ]),
      k.half(roof, d, 0.25),
    ),
  )
}

/** Stall at the lens: striped awning, heaps of fruit in baskets, its keeper. */
function stall(k: Stage, x: number, y: number, w: number, colors: [string, string], heap: string[]) {
  const h = w * 0.86
  const stripes = 8
  k.add(
    rect(x - w * 0.48, y - h, w * 0.03, h, k.shade('#5a3f30')),
    rect(x + w * 0.45, y - h, w * 0.03, h, k.shade('#5a3f30')),
    rect(x - w * 0.46, y - h * 0.8, w * 0.92, h * 0.56, mix(k.shade('#4a2f2c'), k.dark(), 0.2)),
    ellipse(
      x,
      y - h * 0.5,
      w * 0.4,
      h * 0.34,
      k.radialGradient([0, '#ffd27a', k.night || k.time === 'dusk' ? 0.75 : 0.2], [1, '#ffb347', 0]),
    ),
    watcher(k, x, y - h * 0.2, { s: w / 230, accent: k.half('#c8862e', 0, 0.2) }),
  )
  k.add(
    rect(x - w * 0.5, y - h * 0.3, w, h * 0.3, k.half('#8a5a3c', 0, 0.35)),
    rect(x - w * 0.52, y - h * 0.33, w * 1.04, h * 0.06, k.lit('#c89460')),
  )
  for (const [i, c] of heap.entries()) {
    const bx = x - w * 0.36 + (i * w * 0.72) / (heap.length - 1)
    const r = w * 0.035
    k.add(ellipse(bx, y - h * 0.32, w * 0.11, w * 0.035, k.shade('#6b4a30')))
    for (const [dx, dy] of [
      [-2, 0],
      [0, 0],
      [2, 0],
      [-1, -1.4],
      [1, -1.4],
      [0, -2.8],
    ] as const)
      k.add(circle(bx + dx * r, y - h * 0.35 + dy * r, r * 1.15, k.half(c, 0, dx > 0 ? 0.4 : 0.05)))
  }
  for (let i = 0; i < stripes; i++) {
    const a = x - w * 0.58 + (w * 1.16 * i) / stripes
    const b = a + (w * 1.16) / stripes
    const ta = x - w * 0.46 + (w * 0.92 * i) / stripes
    const tb = ta + (w * 0.92) / stripes
    k.add(
      path(
        `M${ta.toFixed(0)} ${(y - h * 1.12).toFixed(0)}L${tb.toFixed(0)} ${(y - h * 1.12).toFixed(0)}L${b.toFixed(0)} ${(y - h * 0.84).toFixed(0)}q${((a - b) / 2).toFixed(0)} ${(w * 0.07).toFixed(0)} ${(a - b).toFixed(0)} 0z`,
        k.half(colors[i % 2] ?? colors[0], 0, 0.12),
      ),
    )
  }
}

function bulbs(k: Stage, a: Point, b: Point, n: number) {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 220 * t * (1 - t)]
  k.add(stroke(curve(Array.from({ length: 9 }, (_, i) => at(i / 8))), k.dark(0.2), 2.5))
  for (let i = 1; i < n; i++) {
    const [x, y] = at(i / n)
    k.add(
      k.night || k.time === 'dusk'
        ? circle(x, y + 8, 26, k.radialGradient([0, '#ffdf8a', 0.8], [1, '#ffb347', 0]))
        : '',
      circle(x, y + 8, 8, k.glow(k.lit('#f8ecc8'), '#fff0b8')),
    )
  }
}

/** Market of a hill town: houses up the slope, strings of bulbs, fruit stalls under striped awnings. */
export function hillBazaar(o: Options) {
  const k = new Stage('hill-bazaar', 'alpine', o)
  k.add(sky(k, 0.26, 0.13, { r: 44, low: 0.22, horizon: 0.5 }))
  if (k.night) k.add(stars(k, 100, 0.3))
  k.add(strata(k, 0.14, 4, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.34, 0.16, k.fit(6, 4)),
      rock: '#8c8aa6',
      d: 0.62,
      base: k.y(0.46),
      snow: k.y(0.36),
      detail: 24,
    }),
    mist(k, 0.3, 0.46, { opacity: 0.7 }),
  )
  k.add(
    mountain(k, [k.x(0.9), k.y(0.26)], k.x(0.6), k.x(0.3), {
      rock: '#6a8a6a',
      d: 0.4,
      base: k.y(0.54),
      detail: 26,
    }),
  )
  k.add(
    treeline(
      k,
      pts(k, [-0.03, 0.46], [0.3, 0.44], [0.6, 0.4], [1.03, 0.33]),
      46,
      k.half('#3f6f54', 0.3, 0.5),
    ),
  )
  // Terraces of houses climb to the right.
  for (const [row, v, n] of [
    [0, 0.5, k.fit(10, 7)],
    [1, 0.585, k.fit(9, 6)],
    [2, 0.665, k.fit(8, 5)],
  ] as const)
    for (let i = 0; i < n; i++) {
      const u = (i + 0.1 * row) / n - 0.02
      house(
        k,
        k.x(u),
        k.y(v - u * 0.06) + 30,
        (k.W / n) * 0.86,
        k.y(0.1) * k.rng.range(0.86, 1.2),
        i + row * 2,
        0.26 - row * 0.09,
      )
    }
  k.add(
    path(
      shape(pts(k, [-0.04, 0.66], [1.04, 0.6], [1.04, 1.04], [-0.04, 1.04])),
      k.verticalGradient([0, k.half('#c8ae90', 0.05, 0.2)], [1, k.half('#8a7264', 0, 0.55)]),
    ),
  )
  // Worn steps cross the street.
  for (let i = 0; i < 6; i++) {
    const v = 0.68 + i * i * 0.009 + i * 0.012
    k.add(
      path(
        shape(pts(k, [-0.04, v + 0.012], [1.04, v - 0.03], [1.04, v - 0.022], [-0.04, v + 0.022])),
        k.half('#7a6458', 0, 0.5),
        'opacity=".5"',
      ),
    )
  }
  bulbs(k, [k.x(-0.02), k.y(0.42)], [k.x(0.62), k.y(0.4)], 11)
  bulbs(k, [k.x(0.36), k.y(0.36)], [k.x(1.02), k.y(0.44)], 12)
  k.add(
    watcher(k, k.x(0.5), k.y(0.7), { s: 0.62, accent: k.half('#2f6f9a', 0, 0.15) }),
    watcher(k, k.x(0.54), k.y(0.702), { s: 0.6, accent: k.half('#c8402e', 0, 0.15) }),
    carrier(k, k.x(0.42), k.y(0.755), { s: 0.85, accent: k.half('#d88a2c', 0, 0.15) }),
    watcher(k, k.x(0.6), k.y(0.79), { s: 0.98, accent: k.half('#7a4a8a', 0, 0.15) }),
  )
  stall(
    k,
    k.x(k.fit(0.14, 0.12)),
    k.y(0.8),
    k.fit(330, 330),
    ['#d8443c', '#f6ecd8'],
    ['#c8322e', '#e8a02c', '#5a9a4a'],
  )
  stall(
    k,
    k.x(k.fit(0.9, 0.93)),
    k.y(0.78),
    k.fit(340, 340),
    ['#2f7f8a', '#f6ecd8'],
    ['#e8a02c', '#d86a8a', '#e8d23a'],
  )
  stall(
    k,
    k.x(k.fit(0.66, 0.56)),
    k.y(k.fit(1.0, 0.985)),
    k.fit(430, 450),
    ['#e8a02c', '#f8f0dc'],
    ['#c8322e', '#8aa83a', '#d8622c', '#b83248'],
  )
  k.add(
    carrier(k, k.x(k.fit(0.4, 0.2)), k.y(0.93), { s: 1.5, accent: k.half('#c8402e', 0, 0.15) }),
    watcher(k, k.x(k.fit(0.46, 0.3)), k.y(0.945), { s: 1.45, accent: k.half('#2f6f9a', 0, 0.15) }),
    watcher(k, k.x(k.fit(0.86, 0.9)), k.y(0.925), { s: 1.4, flip: true, accent: k.half('#7a8a3c', 0, 0.15) }),
    birds(k, 0.6, 0.14, 5),
  )
  return k.calm(0.35, '#241a20')
}
