import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, ribbon, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { ground, pts, road } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { carrier, watcher } from '../parts/people.ts'
import { rays, sky } from '../parts/sky.ts'
import { ferns, plantain } from '../parts/undergrowth.ts'

/** Pepper vine up a stem: heart leaves on both sides, strings of berries. */
function vine(k: Stage, x: number, y: number, h: number, s: number) {
  const leaf = k.symbol(
    'pepper-leaf',
    () => '<path d="M0 0C-16-8-20-26-8-34C-2-38 0-34 0-30C2-34 6-38 12-32C20-22 14-6 0 0z"/>',
  )
  let o = ''
  for (let i = 0; i < h / (26 * s); i++) {
    const side = i % 2 ? 1 : -1
    o += k.use(leaf, x + side * 14 * s, y - i * 26 * s, s * k.rng.range(0.8, 1.15), {
      fill: k.half('#3f9a4a', 0, k.rng.range(0.1, 0.6)),
      flip: side < 0,
    })
    if (i % 4 === 2)
      for (let j = 0; j < 4; j++)
        o += circle(
          x + side * 20 * s,
          y - i * 26 * s + j * 7 * s,
          4.2 * s,
          k.half(j % 2 ? '#c8402e' : '#4a8a3c', 0, 0.15),
        )
  }
  return o
}

/** Flat basket with a heap of one spice. */
function basket(k: Stage, x: number, y: number, s: number, c: string) {
  k.add(
    ellipse(x, y + 10 * s, 84 * s, 22 * s, k.dark(), 'opacity=".3"'),
    path(
      `M${x - 78 * s} ${y - 14 * s}L${x - 60 * s} ${y + 16 * s}H${x + 60 * s}L${x + 78 * s} ${y - 14 * s}z`,
      k.half('#a8743c', 0, 0.4),
    ),
    ellipse(x, y - 14 * s, 78 * s, 17 * s, k.lit('#d8a862')),
    path(
      `M${x - 64 * s} ${y - 14 * s}Q${x} ${y - 76 * s} ${x + 64 * s} ${y - 14 * s}Q${x} ${y + 2 * s} ${x - 64 * s} ${y - 14 * s}z`,
      k.half(c, 0, 0.05),
    ),
    path(
      `M${x} ${y - 45 * s}Q${x + 40 * s} ${y - 38 * s} ${x + 64 * s} ${y - 14 * s}Q${x + 30 * s} ${y - 6 * s} ${x + 6 * s} ${y - 7 * s}z`,
      k.half(c, 0, 0.55),
    ),
  )
}

/** A spice garden: slender areca palms with pepper on their stems, a path to a thatched hut, baskets of the harvest. */
export function spiceGarden(o: Options) {
  const k = new Stage('spice-garden', 'monsoon', o)
  k.add(sky(k, 0.42, 0.2, { r: 48, low: 0.32, horizon: 0.66 }), rays(k, 12, 0.12))
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.44], [0.2, 0.4], [0.5, 0.46], [0.8, 0.4], [1.04, 0.43]),
      [26, 52],
      k.half('#5a9a6a', 0.55, 0.35),
    ),
    canopy(
      k,
      pts(k, [-0.04, 0.54], [0.3, 0.52], [0.6, 0.55], [1.04, 0.5]),
      [24, 48],
      k.half('#3f8a54', 0.32, 0.4),
    ),
  )
  for (let i = 0; i < k.fit(12, 8); i++) {
    const x = k.x((i + k.rng.range(0.2, 0.8)) / k.fit(12, 8))
    k.add(
      palm(k, x, k.y(0.66), k.y(k.rng.range(0.34, 0.5)), k.rng.range(-14, 14), {
        d: 0.34,
        size: 0.42,
        leaf: '#4a9a5a',
      }),
    )
  }
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.63], [0.25, 0.62], [0.5, 0.645], [0.75, 0.62], [1.04, 0.61]),
      [18, 38],
      k.half('#2f7a48', 0.16, 0.45),
    ),
  )
  k.add(
    path(
      ground(pts(k, [-0.04, 0.67], [0.3, 0.685], [0.6, 0.68], [1.04, 0.665]), k.H),
      k.verticalGradient(
        [0, k.half('#8aa860', 0.04, 0.2)],
        [0.4, k.half('#5a7a44', 0, 0.4)],
        [1, k.shade('#33482f')],
      ),
    ),
  )
  const way = road(k, [
    [0.6, 0.69, 26],
    [0.5, 0.72, 54],
    [0.46, 0.77, 96],
    [0.54, 0.86, 190],
    [0.46, 1.06, 380],
  ])
  k.add(
    path(
      ribbon(way),
      k.gradientBetween(0, k.y(0.68), 0, k.H, [0, k.lit('#e0a878', 0.05)], [1, k.half('#b06a48', 0, 0.4)]),
    ),
  )
  // The hut at the end of the path.
  const [hx, hy, hs] = [k.x(k.fit(0.62, 0.64)), k.y(0.7), k.fit(1.1, 1.2)]
  const at = (list: [number, number][]) => shape(list.map(([a, b]) => [hx + a * hs, hy + b * hs]))
  k.add(
    path(
      at([
        [-100, 0],
        [-100, -66],
        [100, -66],
        [100, 0],
      ]),
      k.half('#d8926a', 0.03, 0.25),
    ),
    path(
      at([
        [-28, 0],
        [-28, -54],
        [10, -54],
        [10, 0],
      ]),
      k.shade('#4a2f2c'),
    ),
    path(
      at([
        [34, -20],
        [34, -52],
        [72, -52],
        [72, -20],
      ]),
      k.glow(k.shade('#3f4a4a'), '#ffcf73'),
    ),
    path(
      at([
        [-146, -52],
        [-70, -138],
        [74, -138],
        [146, -52],
      ]),
      k.half('#b8884c', 0.03, 0.15),
    ),
    path(
      at([
        [10, -138],
        [74, -138],
        [146, -52],
        [30, -52],
      ]),
      k.shade('#8a6238'),
      'opacity=".6"',
    ),
    stroke(
      `M${hx - 120 * hs} ${hy}V${hy - 58 * hs}M${hx + 120 * hs} ${hy}V${hy - 58 * hs}`,
      k.shade('#5a4030'),
      8 * hs,
    ),
  )
  for (const [u, v, w, lean] of k.fit<[number, number, number, number][]>(
    [
      [0.08, 0.82, 0.98, 18],
      [0.2, 0.75, 0.84, -10],
      [0.3, 0.72, 0.7, 8],
      [0.82, 0.74, 0.84, -12],
      [0.93, 0.84, 1.0, -20],
    ],
    [
      [0.1, 0.84, 0.98, 14],
      [0.25, 0.76, 0.84, -10],
      [0.86, 0.76, 0.86, -12],
      [0.97, 0.86, 1.0, -16],
    ],
  )) {
    const x = k.x(u)
    const y = k.y(v)
    k.add(
      palm(k, x, y, k.y(w * 0.84), lean, { size: 0.5, leaf: '#2f8a4a' }),
      vine(k, x + lean * 0.1, y, k.y(0.36), k.fit(0.95, 1.1)),
    )
  }
  k.add(
    carrier(k, k.x(0.5), k.y(0.775), { s: 0.95, accent: k.half('#d8443c', 0, 0.12) }),
    carrier(k, k.x(0.42), k.y(0.81), { s: 1.1, accent: k.half('#f2a53a', 0, 0.12) }),
    watcher(k, k.x(0.58), k.y(0.81), { s: 1.05, flip: true, accent: k.half('#2f7f9a', 0, 0.12) }),
    plantain(k, k.x(-0.01), k.y(0.93), 2.2),
    plantain(k, k.x(1.02), k.y(0.96), 2.4, { leaf: '#3a8a48' }),
    ferns(k, k.x(0.22), k.y(0.92), 1.0, k.half('#4f9a4a', 0, 0.3)),
  )
  basket(k, k.x(k.fit(0.66, 0.7)), k.y(0.9), 1.15, '#e8a02c')
  basket(k, k.x(k.fit(0.78, 0.87)), k.y(0.945), 1.35, '#b8322e')
  basket(k, k.x(k.fit(0.6, 0.56)), k.y(0.96), 1.4, '#3f3034')
  return k.calm(0.3, '#16261a')
}
