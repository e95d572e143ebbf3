import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, ellipse, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { watcher } from '../parts/people.ts'
import { put } from '../parts/silhouette.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { plantain } from '../parts/undergrowth.ts'

/** Farmer in a cone hat, bent over the seedlings. */
function planter(k: Stage, x: number, y: number, s: number, flip = false) {
  return put(
    k,
    'planter',
    () =>
      '<path d="M-16-44l-4 44h9l6-36 8 36h9l-4-44zM18-60L34-14l6-2-14-52z"/><path fill="currentColor" d="M-20-40C-22-62 0-76 22-74L30-62C14-58 4-48 0-36z"/><path fill="#f0d59a" d="M12-66L36-96 58-60z"/><circle cx="32" cy="-68" r="9"/>',
    x,
    y,
    { s, flip, accent: k.half('#d8443c', 0, 0.12) },
  )
}

/** A rice valley seen from its rim: curved terraces, some under water, stepping down like the rows of a theatre. */
export function baliTerraces(o: Options) {
  const k = new Stage('bali-terraces', 'monsoon', o)
  k.add(sky(k, 0.7, 0.1, { r: 46, low: 0.17, horizon: 0.36 }))
  if (k.night) k.add(stars(k, 60, 0.25))
  k.add(strata(k, 0.12, 4, { opacity: 0.4 }))
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.22], [0.25, 0.26], [0.5, 0.2], [0.8, 0.25], [1.04, 0.2]),
      [20, 40],
      k.half('#5a9a74', 0.58, 0.4),
    ),
    mist(k, 0.2, 0.36, { opacity: 0.6 }),
    canopy(
      k,
      pts(k, [-0.04, 0.27], [0.3, 0.3], [0.6, 0.29], [1.04, 0.26]),
      [18, 36],
      k.half('#3f8a58', 0.3, 0.42),
    ),
  )
  for (const [u, h, l] of [
    [0.06, 260, -20],
    [0.16, 210, 16],
    [0.34, 180, -12],
    [0.84, 240, 22],
    [0.94, 280, -16],
  ] as const)
    k.add(palm(k, k.x(u), k.y(0.34), h * k.fit(0.9, 1), l, { d: 0.24 }))
  // Each step is a band between two arcs that open towards the lens.
  const steps = 13
  const cx = k.x(k.fit(0.56, 0.54))
  const arc = (i: number): Point[] => {
    const t = (i / steps) ** 1.35
    const y = k.y(0.33 + 0.72 * t)
    const bend = k.y(0.05 + 0.13 * t)
    return Array.from({ length: 11 }, (_, j): Point => {
      const q = (j / 10) * 2 - 1
      const x = cx + q * k.W * (0.66 + 0.1 * t)
      return [x, y + bend * (1 - q * q) - bend * 0.62 + Math.sin(j * 1.9 + i * 1.3) * (4 + 10 * t)]
    })
  }
  const greens = ['#8fc04a', '#a8d050', '#6fae48', '#b8dc5c', '#7fb84c']
  for (let i = 0; i < steps; i++) {
    const a = arc(i)
    const wet = i % 4 === 2
    const d = Math.max(0, 0.22 - i * 0.03)
    const fill = wet
      ? k.gradientBetween(
          0,
          a[0]?.[1] ?? 0,
          0,
          (a[5]?.[1] ?? 0) + 60,
          [0, mix(k.mood.sky[2], '#ffffff', 0.1)],
          [1, k.half('#5aa0a8', d, 0.25)],
        )
      : k.half(greens[i % 5] ?? '#8fc04a', d, 0.12)
    k.add(path(`${curve(a)}V${k.H + 40}H${(a[0]?.[0] ?? 0).toFixed(0)}z`, fill))
    if (!wet) {
      let d2 = ''
      const n = 60
      for (let j = 0; j < n; j++) {
        const at = a[Math.floor((j / n) * 10)] ?? [0, 0]
        const next = a[Math.floor((j / n) * 10) + 1] ?? at
        const f = (j / n) * 10 - Math.floor((j / n) * 10)
        const x = at[0] + (next[0] - at[0]) * f
        const y = at[1] + (next[1] - at[1]) * f + 6 + k.rng() * (8 + i * 4)
        d2 += `M${x.toFixed(0)} ${y.toFixed(0)}v-${(6 + i * 1.4).toFixed(0)}`
      }
      k.add(stroke(d2, k.lit('#e0f08a', d), 2.4, 'opacity=".55"'))
    }
    // The bund: a lit lip over a shaded bank.
    k.add(
      stroke(curve(a), k.lit('#d8e88a', d), 3 + i * 0.6),
      stroke(curve(a.map(([x, y]) => [x, y - 5 - i * 0.9])), k.half('#4a6a34', d, 0.45), 5 + i * 1.5),
    )
  }
  // A shrine and a thatched hut stand on the terraces.
  const [sx, sy] = [k.x(k.fit(0.72, 0.7)), k.y(0.52)]
  const at = (list: [number, number][], s: number) => shape(list.map(([a, b]) => [sx + a * s, sy + b * s]))
  k.add(
    rect(sx - 46, sy - 52, 10, 56, k.shade('#6a4a34')),
    rect(sx + 38, sy - 52, 10, 56, k.shade('#6a4a34')),
    rect(sx - 52, sy - 30, 108, 10, k.half('#a8784c', 0, 0.3)),
    path(
      at(
        [
          [-84, -48],
          [0, -116],
          [86, -48],
        ],
        1,
      ),
      k.half('#b88a50', 0, 0.2),
    ),
    path(
      at(
        [
          [0, -116],
          [86, -48],
          [20, -48],
        ],
        1,
      ),
      k.shade('#8a6238'),
      'opacity=".7"',
    ),
  )
  k.add(
    planter(k, k.x(0.36), k.y(0.535), 0.62),
    planter(k, k.x(0.46), k.y(0.552), 0.66),
    planter(k, k.x(0.3), k.y(0.7), 1.05, true),
    watcher(k, k.x(0.6), k.y(0.66), { s: 0.8, accent: k.half('#2f6f9a', 0, 0.12) }),
    ellipse(k.x(0.3), k.y(0.702), 40, 6, k.dark(), 'opacity=".25"'),
    palm(k, k.x(k.fit(0.95, 0.96)), k.y(0.96), k.y(k.fit(0.8, 0.62)), -70, { leaf: '#2a844a', size: 0.7 }),
    palm(k, k.x(0.04), k.y(0.8), k.y(0.42), 40, { leaf: '#2f8a4c', size: 0.7 }),
    plantain(k, k.x(0.02), k.y(1.0), 2.3),
    plantain(k, k.x(0.92), k.y(1.03), 2.2, { leaf: '#3a8a48' }),
    birds(k, 0.4, 0.12, 6),
  )
  return k.calm(0.3, '#14281c')
}
