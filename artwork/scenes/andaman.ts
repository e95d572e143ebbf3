import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, type Point, path, rect, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { dhow } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { ground, pts } from '../parts/ground.ts'
import { lighthouse } from '../parts/monuments.ts'
import { palm } from '../parts/palms.ts'
import { cumulus, sky, stars } from '../parts/sky.ts'

/** Andaman: half above, half below; lighthouse and palms over a coral garden. */
export function andaman(o: Options) {
  const k = new Stage('andaman', 'tropic', o)
  const y = k.y(0.44)
  k.add(sky(k, 0.24, 0.16, { r: 40, horizon: 0.44, low: 0.3 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.3), k.y(0.36), 320, 110), cumulus(k, k.x(0.02), k.y(0.4), 240, 70, 0.85))
  const ix = k.x(k.fit(0.74, 0.66))
  k.add(
    canopy(
      k,
      sample([
        [ix - 330, y + 2],
        [ix - 160, y - 46],
        [ix + 20, y - 84],
        [ix + 200, y - 66],
        [ix + 420, y - 10],
      ]),
      [14, 28],
      k.half('#3f9058', 0.16, 0.35),
      { base: y + 4 },
    ),
    lighthouse(k, ix + 40, y - 70, 250, 0.04),
    canopy(
      k,
      sample([
        [ix - 280, y + 2],
        [ix - 60, y - 30],
        [ix + 140, y - 44],
        [ix + 440, y - 6],
      ]),
      [12, 24],
      k.half('#327f4c', 0.08, 0.55),
      { base: y + 4 },
    ),
  )
  for (const [dx, h, l] of [
    [-230, 90, -26],
    [-190, 130, 20],
    [-140, 110, -14],
    [190, 130, 26],
    [250, 100, 30],
  ] as const)
    k.add(palm(k, ix + dx, y - 8, h, l, { d: 0.08 }))
  k.add(ellipse(ix, y + 3, 360, 9, k.lit('#f8e7bd', 0.04)), dhow(k, k.x(0.16), y, 0.62))
  // Water section.
  const surf = pts(
    k,
    [-0.03, 0.45],
    [0.1, 0.462],
    [0.24, 0.448],
    [0.4, 0.465],
    [0.56, 0.45],
    [0.72, 0.466],
    [0.88, 0.452],
    [1.03, 0.462],
  )
  k.add(
    rect(0, y, k.W, 60, k.half('#3fc0d0', 0.1, 0.2)),
    path(
      ground(
        surf.map(([x, yy]) => [x, yy - 7]),
        k.H,
      ),
      k.lit('#e6fbf6'),
    ),
    path(
      ground(surf, k.H),
      k.gradientBetween(
        0,
        k.y(0.45),
        0,
        k.H,
        [0, k.half('#5fdcd8', 0, 0.1)],
        [0.3, k.half('#1fa8c4', 0, 0.15)],
        [0.7, k.half('#0f6f9f', 0, 0.3)],
        [1, k.half('#0a3f6a', 0, 0.5)],
      ),
    ),
  )
  for (let i = 0; i < 7; i++) {
    const x = k.x(0.08 + i * 0.14)
    const w = k.rng.range(30, 70)
    k.add(
      path(
        shape([
          [x, k.y(0.46)],
          [x + w, k.y(0.46)],
          [x + w * 2.6 - 130, k.y(0.94)],
          [x - 130, k.y(0.94)],
        ]),
        k.verticalGradient([0, '#ffffff', 0.26], [1, '#ffffff', 0]),
      ),
    )
  }
  const sand = pts(k, [-0.03, 0.86], [0.2, 0.88], [0.45, 0.88], [0.7, 0.83], [1.03, 0.78])
  k.add(
    path(
      ground(
        sand.map(([x, yy]) => [x, yy - 40] as Point),
        k.H,
      ),
      k.half('#1f7fa0', 0.1, 0.5),
      'opacity=".6"',
    ),
    path(ground(sand, k.H), k.verticalGradient([0, k.half('#8fc9b8', 0, 0.3)], [1, k.shade('#2f6a7a')])),
  )
  const coral = ['#f0628a', '#f59a4c', '#b36fd6', '#f7c65a', '#ee7f6a']
  for (let i = 0; i < k.fit(26, 18); i++) {
    const right = i % 3 !== 0
    const x = right ? k.x(k.rng.range(0.46, 1)) : k.x(k.rng.range(0, 0.42))
    const yy = yAt(sand, x) + k.rng.range(6, 60)
    const s = k.rng.range(0.9, 1.9) * (right ? 1.25 : 0.85)
    const c = k.half(k.rng.pick(coral), 0.05, 0.25)
    const c2 = k.half(k.rng.pick(coral), 0, 0.6)
    if (i % 3 === 0) {
      let d = ''
      for (let j = 0; j < 7; j++) {
        const a = -2.6 + j * 0.34
        const L = 46 * s * k.rng.range(0.7, 1.1)
        d += `M${x.toFixed(0)} ${yy.toFixed(0)}q${(Math.cos(a) * L * 0.3).toFixed(0)} ${(Math.sin(a) * L * 0.7).toFixed(0)} ${(Math.cos(a) * L).toFixed(0)} ${(Math.sin(a) * L).toFixed(0)}`
      }
      k.add(stroke(d, c, 8 * s, 'stroke-linecap="round"'))
    } else if (i % 3 === 1)
      k.add(
        path(`M${(x - 40 * s).toFixed(0)} ${yy.toFixed(0)}a${40 * s} ${34 * s} 0 0 1 ${80 * s} 0z`, c),
        stroke(
          `M${(x - 26 * s).toFixed(0)} ${(yy - 4).toFixed(0)}q${8 * s}-${26 * s} ${26 * s}-${26 * s}M${x.toFixed(0)} ${(yy - 4).toFixed(0)}q${2 * s}-${18 * s} ${22 * s}-${18 * s}`,
          c2,
          3 * s,
          'stroke-linecap="round" opacity=".6"',
        ),
      )
    else {
      let d = ''
      for (let j = -3; j <= 3; j++)
        d += `M${(x + j * 9 * s).toFixed(0)} ${yy.toFixed(0)}c${(-6 * s).toFixed(0)}-${(20 * s).toFixed(0)} ${(8 * s).toFixed(0)}-${(36 * s).toFixed(0)} ${(j * 3 * s).toFixed(0)}-${((60 - Math.abs(j) * 8) * s).toFixed(0)}`
      k.add(stroke(d, k.half('#4fc08a', 0, 0.4), 6 * s, 'stroke-linecap="round"'))
    }
  }
  const fish = k.symbol('fish', () =>
    '<path d="M-20 0C-10-12 10-12 20 0L32-9V9L20 0C10 12-10 12-20 0z"/><path fill="currentColor" d="M-4-9.500h6v19h-6zM10-6h4v12h-4z"/><circle cx="-12" cy="-2" r="1.800"/>'
      .replace('9.500', '9.5')
      .replace('1.800', '1.8'),
  )
  for (let i = 0; i < 16; i++)
    k.add(
      k.use(
        fish,
        k.x(k.fit(0.42, 0.3)) + k.rng.bell() * 190,
        k.y(0.66) + k.rng.bell() * 80,
        k.rng.range(0.5, 1),
        { fill: k.half('#ffc04a', 0, 0.1), color: k.lit('#fff6e0') },
      ),
    )
  for (let i = 0; i < 5; i++)
    k.add(
      k.use(fish, k.x(k.rng.range(0.66, 0.96)), k.y(k.rng.range(0.6, 0.78)), k.rng.range(1, 1.6), {
        fill: k.half('#3f8fe0', 0, 0.2),
        color: k.half('#ffd84a', 0, 0.1),
        flip: true,
      }),
    )
  // Snorkeller.
  const dx = k.x(k.fit(0.57, 0.6))
  const dy = k.y(0.56)
  k.add(
    `<g transform="translate(${dx.toFixed(0)} ${dy.toFixed(0)})rotate(16)">${path('M-60-4c16-9 40-11 62-8l26 3c8 1 10 8 4 11l-30 6c-22 3-46 0-62-5z', k.dark())}${path('M-58-3l-46 10-26-8 24-4zM-56 2l-40 20-28 0 22-9z', k.half('#f2b23a', 0, 0.2))}${circle(44, -2, 11, k.dark())}${path('M46-8h12v9h-12z', k.half('#5fe0e0', 0, 0.1))}${stroke('M20 4l24 24M50-8l2-28', k.dark(), 6, 'stroke-linecap="round"')}</g>`,
  )
  for (let i = 0; i < 12; i++)
    k.add(
      circle(dx + 60 + k.rng.range(-10, 18), dy - 20 - i * 9, k.rng.range(1.6, 5), '#ffffff', 'opacity=".6"'),
    )
  return k.calm(0.5, '#062a48')
}
