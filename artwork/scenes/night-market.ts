import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { palm } from '../parts/palms.ts'
import { carrier, watcher } from '../parts/people.ts'
import { sky, stars, strata } from '../parts/sky.ts'

const paper = ['#e8442e', '#f2a52c', '#d83a7a', '#f6d24a', '#2fa0a0', '#8a4ab8']

/** Paper lantern with ribs and a tassel. */
function lantern(k: Stage, x: number, y: number, r: number, c: string) {
  const glow = k.time !== 'day'
  k.add(
    glow ? circle(x, y, r * 2.1, k.radialGradient([0, c, 0.55], [0.5, c, 0.2], [1, c, 0])) : '',
    ellipse(
      x,
      y,
      r,
      r * 1.12,
      glow
        ? k.radialGradient([0, mix(c, '#fff0b8', 0.65)], [0.7, c], [1, mix(c, '#4a1020', 0.25)])
        : k.half(c, 0, 0.15),
    ),
    stroke(
      `M${x - r * 0.5} ${y - r * 0.95}Q${x - r * 0.95} ${y} ${x - r * 0.5} ${y + r * 0.95}M${x + r * 0.5} ${y - r * 0.95}Q${x + r * 0.95} ${y} ${x + r * 0.5} ${y + r * 0.95}M${x} ${y - r * 1.1}V${y + r * 1.1}`,
      mix(c, '#4a1020', 0.35),
      Math.max(1.5, r * 0.04),
      'opacity=".6"',
    ),
    rect(x - r * 0.34, y - r * 1.22, r * 0.68, r * 0.18, k.dark()),
    rect(x - r * 0.3, y + r * 1.04, r * 0.6, r * 0.14, k.dark()),
    stroke(`M${x} ${y + r * 1.1}v${r * 0.7}`, k.lit('#f2c14e'), Math.max(2, r * 0.1)),
  )
}

/** A line of lanterns from edge to edge. */
function garland(k: Stage, a: Point, b: Point, n: number, r: number, shift: number) {
  const at = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + 4 * k.y(0.045) * t * (1 - t),
  ]
  k.add(stroke(`M${a}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + k.y(0.09)} ${b}`, k.dark(), 3))
  for (let i = 0; i < n; i++) {
    const [x, y] = at((i + 0.5) / n)
    lantern(k, x, y + r * 1.4, r, cycle(paper, i + shift))
  }
}

function stall(k: Stage, x: number, y: number, w: number, i: number) {
  const h = w * 0.9
  const roof = cycle(['#d8443c', '#2f7f8a', '#e8a02c', '#7a3a8a'], i)
  const wares = cycle(
    [
      ['#e8a02c', '#c8322e', '#8ab03a'],
      ['#d86a8a', '#f2d24a', '#5aa0c8'],
      ['#c88a4a', '#e8dcc0', '#a8502c'],
    ],
    i,
  )
  k.add(
    rect(x - w * 0.46, y - h * 0.86, w * 0.92, h * 0.86, mix(k.shade('#5a2f2c'), k.dark(), 0.15)),
    ellipse(
      x,
      y - h * 0.5,
      w * 0.44,
      h * 0.4,
      k.radialGradient(
        [0, '#ffe09a', k.time === 'day' ? 0.35 : 0.95],
        [0.7, '#ffb85c', k.time === 'day' ? 0.1 : 0.45],
        [1, '#ff9a3c', 0],
      ),
    ),
    watcher(k, x - w * 0.12, y - h * 0.16, { s: w / 250, accent: k.half('#f0e6d0', 0, 0.2) }),
  )
  for (let row = 0; row < 2; row++)
    for (let j = 0; j < 9; j++)
      k.add(
        circle(
          x - w * 0.38 + j * w * 0.095,
          y - h * (0.32 + row * 0.06),
          w * 0.045,
          k.half(wares[(j / 3) | 0] ?? roof, 0, row ? 0.1 : 0.3),
        ),
      )
  k.add(
    rect(x - w * 0.5, y - h * 0.28, w, h * 0.28, k.half('#8a4f34', 0, 0.35)),
    rect(x - w * 0.52, y - h * 0.31, w * 1.04, h * 0.05, k.lit('#d89a5a')),
    path(
      shape([
        [x - w * 0.42, y - h * 1.14],
        [x + w * 0.42, y - h * 1.14],
        [x + w * 0.6, y - h * 0.8],
        [x - w * 0.6, y - h * 0.8],
      ]),
      k.half(roof, 0, 0.15),
    ),
    path(
      shape([
        [x, y - h * 1.14],
        [x + w * 0.42, y - h * 1.14],
        [x + w * 0.6, y - h * 0.8],
        [x, y - h * 0.8],
      ]),
      k.shade(roof),
      'opacity=".35"',
    ),
  )
  let lip = ''
  for (let j = 0; j < 8; j++)
    lip += `M${(x - w * 0.6 + j * w * 0.15).toFixed(0)} ${(y - h * 0.8).toFixed(0)}q${(w * 0.075).toFixed(0)} ${(w * 0.1).toFixed(0)} ${(w * 0.15).toFixed(0)} 0z`
  k.add(path(lip, k.lit('#fbf0d8')))
}

/** A market after sunset: stalls with their wares in the light, lanterns overhead, people between. */
export function nightMarket(o: Options) {
  const k = new Stage('night-market', 'tropic', o)
  k.add(sky(k, 0.7, 0.16, { r: 50, low: 0.34, horizon: 0.6 }))
  if (k.night) k.add(stars(k, 80, 0.4))
  k.add(strata(k, 0.3, 4, { opacity: 0.4 }))
  k.add(
    palm(k, k.x(0.1), k.y(0.62), 420, -40, { d: 0.3 }),
    palm(k, k.x(0.88), k.y(0.6), 360, 46, { d: 0.35 }),
    palm(k, k.x(0.36), k.y(0.58), 300, 20, { d: 0.45, size: 0.9 }),
  )
  k.add(
    rect(
      0,
      k.y(0.54),
      k.W,
      k.H,
      k.verticalGradient(
        [0, k.half('#8a6a5c', 0.2, 0.4)],
        [0.4, k.half('#7a5a50', 0, 0.5)],
        [1, k.shade('#4a3438')],
      ),
    ),
  )
  const n = k.fit(7, 5)
  for (let i = 0; i < n; i++) stall(k, k.x((i + 0.5) / n), k.y(0.6), (k.W / n) * 0.88, i)
  for (let i = 0; i < k.fit(16, 11); i++) {
    const u = (i + k.rng.range(0.2, 0.8)) / k.fit(16, 11)
    const near = k.rng()
    const place = {
      s: 0.62 + near * 0.3,
      flip: k.rng.chance(0.5),
      accent: k.half(k.rng.pick(['#d8443c', '#2f7fa8', '#f2b83a', '#f0e6d4', '#4f9a6a', '#b04a8a']), 0, 0.15),
    }
    k.add(watcher(k, k.x(u), k.y(0.645 + near * 0.045), place))
  }
  stall(k, k.x(k.fit(0.13, 0.08)), k.y(0.8), k.fit(360, 400), 3)
  stall(k, k.x(k.fit(0.87, 0.94)), k.y(0.82), k.fit(380, 420), 1)
  k.add(
    watcher(k, k.x(0.42), k.y(0.79), { s: 1.15, accent: k.half('#2f7fa8', 0, 0.15) }),
    watcher(k, k.x(0.49), k.y(0.796), { s: 1.1, accent: k.half('#d84a7a', 0, 0.15) }),
    carrier(k, k.x(0.64), k.y(0.85), { s: 1.35, accent: k.half('#f2a53a', 0, 0.15) }),
    watcher(k, k.x(0.34), k.y(0.93), { s: 1.8, accent: k.half('#c8402e', 0, 0.2) }),
    watcher(k, k.x(0.46), k.y(0.945), { s: 1.75, flip: true, accent: k.half('#3f8a6a', 0, 0.2) }),
  )
  garland(k, [-20, k.y(0.27)], [k.W + 20, k.y(0.25)], k.fit(11, 8), 34, 1)
  garland(k, [-20, k.y(0.13)], [k.W + 20, k.y(0.17)], k.fit(8, 6), 54, 3)
  garland(k, [-20, k.y(-0.02)], [k.W + 20, k.y(-0.03)], k.fit(6, 4), 84, 0)
  return k.calm(0.35, '#1f1424')
}
