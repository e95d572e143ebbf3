import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, ellipse, group, type Point, path, rect } from '../kit/svg.ts'
import { palm } from '../parts/palms.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

const blob = (k: Stage, cx: number, cy: number, rx: number, ry: number, n = 12, wob = 0.14): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2
    const q = 1 + k.rng.range(-wob, wob)
    return [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q]
  })

/** A twin-engined seaplane in flight, 200 units long, nose to the left, seen from a little above. */
function seaplane(k: Stage, x: number, y: number, s: number): string {
  const white = k.lit('#fdfaf2')
  const dim = k.half('#dfe2ea', 0, 0.55)
  const red = k.half('#d8402f', 0, 0.15)
  const deep = k.shade('#b8342a')
  const glass = mix(k.dark(), k.shade('#2f5f8a'), 0.5)
  const float = (dx: number, dy: number, c: string) =>
    path(`M${-88 + dx} ${dy}q14-9 34-9h78q20 0 42 9-18 9-44 9h-72q-26 0-38-9z`, c)
  const engine = (ex: number, ey: number) =>
    path(`M${ex - 22} ${ey}q4-7 16-7h26v14h-26q-12 0-16-7z`, white) +
    path(`M${ex - 22} ${ey}q4 7 16 7h26v-6h-26q-10 0-16-1z`, dim) +
    ellipse(ex - 23, ey, 2.6, 17, white, 'opacity=".55"')
  return group(
    path('M-28-30L-2-82q10-5 20-1L-1-30z', dim) +
      path('M-3-80l3-6q10-3 20 0l-3 5q-9-3-20 1z', deep) +
      engine(-28, -52) +
      float(14, 30, dim) +
      path('M74-18L96-62h16L106-8z', red) +
      path('M84-40l24-10h20l-14 14H84z', deep) +
      path('M-56 8L-64 38M-30 10L-24 38M-4 10l10 28M22 8l-6 30', 'none', `stroke="${dim}" stroke-width="4"`) +
      path(
        'M-101 3C-98-7-86-12-71-15L-58-25Q-46-31-30-31L22-29 96-14Q104-11 102-5L34 9Q0 15-60 14-103 13-101 3z',
        white,
      ) +
      path('M-101 3Q-60 7 0 4 60 0 103-9L102-5 34 9Q0 15-60 14-103 13-101 3z', dim) +
      path('M-99-1Q-60 2 0-2 50-6 100-13l2 4Q60 0 0 4-60 7-101 3z', red) +
      path(
        'M-69-15l12-9h13v9zM-36-23h10v8h-10zM2-22h9v8H2zM18-21h9v8h-9zM34-19h8v7h-8zM49-17h8v6h-8z',
        glass,
      ) +
      float(0, 42, white) +
      path('M-88 42q14 3 34 3h78q20 0 42-3-18 9-44 9h-72q-26 0-38-9z', red) +
      path('M-22-4L-8 12', 'none', `stroke="${dim}" stroke-width="4"`) +
      path('M-30-31L-58 20q8 6 23 3L1-31z', white) +
      path('M-8-31L-41 23q4 0 6-1L1-31z', dim) +
      path('M-53 11l-5 9q8 6 23 3l5-9q-14 3-23-3z', red) +
      engine(-48, -8),
    `transform="translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(4)scale(${s})"`,
  )
}

/** The Maldives from the air: reef rings, a sandbank island with its villas, a seaplane on its way there. */
export function maldivesAtoll(o: Options) {
  const k = new Stage('maldives-atoll', 'tropic', o)
  const y = k.y(0.26)
  k.add(sky(k, 0.24, 0.1, { r: 44, low: 0.14, horizon: 0.28 }))
  if (k.night) k.add(stars(k, 100, 0.24))
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.gradientBetween(
        0,
        y,
        0,
        k.H,
        [0, mix(k.mood.sea[1], k.horizon, 0.4)],
        [0.2, k.half('#1f8fc0', 0.1, 0.2)],
        [1, k.half('#0f5f9a', 0, 0.4)],
      ),
    ),
  )
  k.add(ripple(k, y + 6, k.H, 90, k.lit('#ffffff', 0.2), { opacity: 0.16 }))
  const atoll = (u: number, v: number, r: number, island: boolean) => {
    const cx = k.x(u)
    const cy = k.y(v)
    const ry = r * 0.4
    const s =
      path(curve(blob(k, cx, cy, r * 1.3, ry * 1.3), true), k.half('#2fa8c8', 0.04, 0.15), 'opacity=".6"') +
      path(curve(blob(k, cx, cy, r * 1.1, ry * 1.1), true), k.lit('#4fd0d0', 0.02)) +
      path(curve(blob(k, cx, cy, r * 0.92, ry * 0.9), true), k.lit('#8ee8dc'), 'opacity=".85"') +
      path(
        curve(blob(k, cx - r * 0.1, cy + ry * 0.05, r * 0.6, ry * 0.5), true),
        k.half('#2fb4c4', 0, 0.1),
        'opacity=".9"',
      )
    return (
      s +
      (island
        ? path(
            curve(blob(k, cx + r * 0.3, cy + ry * 0.05, r * 0.4, ry * 0.36, 12, 0.1), true),
            k.lit('#fdf1d4'),
          )
        : path(curve(blob(k, cx + r * 0.34, cy, r * 0.2, ry * 0.16), true), k.lit('#fdf1d4')))
    )
  }
  k.add(
    atoll(0.1, 0.34, 90, false),
    atoll(0.36, 0.3, 60, false),
    atoll(0.82, 0.33, 110, false),
    atoll(0.58, 0.37, 80, false),
    atoll(0.2, 0.47, 170, false),
    atoll(0.9, 0.5, 170, true),
  )
  const mx = k.x(k.fit(0.56, 0.54))
  const my = k.y(0.68)
  const r = k.fit(430, 370)
  k.add(atoll(mx / k.W, 0.68, r, true))
  // Island forest and its villas on a curved jetty.
  const ix = mx + r * 0.3
  const iy = my
  k.add(
    path(curve(blob(k, ix, iy, r * 0.27, r * 0.085, 14, 0.16), true), k.half('#2f7f4c', 0, 0.4)),
    path(
      curve(blob(k, ix + k.light * 14, iy - 9, r * 0.22, r * 0.062, 14, 0.2), true),
      k.half('#4fa05a', 0, 0.2),
    ),
  )
  for (let i = 0; i < 9; i++)
    k.add(
      palm(
        k,
        ix + k.rng.range(-0.24, 0.24) * r,
        iy + k.rng.range(-0.02, 0.06) * r,
        k.rng.range(46, 82),
        k.rng.range(-20, 20),
        { size: 0.34 },
      ),
    )
  const arc = (t: number): Point => [
    ix - r * 0.38 - Math.sin(t * 2.1) * r * 0.42,
    iy + 6 + (t - 0.2) * r * 0.34,
  ]
  k.add(
    path(
      `M${(ix - r * 0.31).toFixed(0)} ${(iy - r * 0.08).toFixed(0)}L${Array.from({ length: 13 }, (_, i) =>
        arc(i / 12)
          .map((n) => n.toFixed(0))
          .join(' '),
      ).join('L')}`,
      'none',
      `stroke="${k.half('#b8906a', 0, 0.3)}" stroke-width="7"`,
    ),
  )
  for (let i = 3; i < 13; i++) {
    const [x, yy] = arc(i / 12)
    k.add(
      ellipse(x - 26, yy + 12, 24, 6, k.shade('#1f8a96'), 'opacity=".5"'),
      path(
        `M${(x - 52).toFixed(0)} ${(yy + 6).toFixed(0)}q14-8 26-30q12 22 26 30z`,
        i % 2 ? k.half('#c89d62', 0, 0.2) : k.half('#b48a54', 0, 0.3),
      ),
      rect(x - 42, yy + 4, 32, 7, k.half('#f0dcb4', 0, 0.3)),
    )
  }
  k.add(
    group(
      path('M-60 0q60 14 130 0l-14 16h-98z', k.lit('#fdfaf0')) +
        path('M-90 22q40 5 180 0M-100 30q40 5 160 0', 'none', `stroke="#fff" stroke-width="3" opacity=".6"`),
      `transform="translate(${k.x(k.fit(0.28, 0.3)).toFixed(0)} ${k.y(0.81).toFixed(0)})scale(.8)"`,
    ),
  )
  k.add(
    cumulus(k, k.x(k.fit(0.5, 0.4)), k.y(0.22), 210, 52, 0.9),
    cumulus(k, k.x(0.02), k.y(0.23), 200, 46, 0.8),
    seaplane(k, k.x(k.fit(0.76, 0.7)), k.y(k.fit(0.175, 0.187)), k.fit(1.1, 1.15)),
    birds(k, 0.38, 0.2, 4),
  )
  return k.calm(0.45, '#0a3a66')
}
