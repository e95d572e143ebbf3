import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, type Point, path, sample, stroke } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { hill, pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { sitter, watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { plantain } from '../parts/undergrowth.ts'
import { glitter, ripple, water } from '../parts/water.ts'

const beachOutline: [number, number][] = [
  [0.575, 0.585],
  [0.51, 0.645],
  [0.39, 0.73],
  [0.2, 0.85],
  [-0.03, 0.985],
  [-0.2, 1.08],
]
const capeOutline: [number, number][] = [
  [0.575, 0.585],
  [0.545, 0.64],
  [0.57, 0.7],
  [0.67, 0.75],
  [0.84, 0.785],
  [1.05, 0.8],
]

/** Andaman: a white beach under tall trees, clear shallows, an outrigger at anchor. */
export function andamanBeach(o: Options) {
  const k = new Stage('andaman-beach', 'tropic', o)
  const y = k.y(0.46)
  k.add(sky(k, 0.62, 0.2, { r: 54, low: 0.32, horizon: 0.5 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.14), k.y(0.22), 300, 84, 0.9), cumulus(k, k.x(0.72), k.y(0.12), 200, 54, 0.7))
  k.add(
    hill(k, pts(k, [-0.03, 0.44], [0.12, 0.4], [0.26, 0.43], [0.36, 0.465]), '#4f8a68', 0.5, {
      base: y,
      foot: 0.4,
    }),
  )
  k.add(water(k, y, { tint: '#18b0b4', far: mix(k.mood.sea[0], '#1f9ac0', 0.4), deep: 0.05 }))
  k.add(
    glitter(k, k.sun.x, y + 4, k.y(0.7), { width: 150, n: 44 }),
    ripple(k, y + 6, k.y(0.86), 60, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
  )
  // A headland runs out to sea and ends in low scrub on its own strip of sand.
  const forest = (line: [number, number][], r: [number, number], c: string, base = 0.502) =>
    canopy(k, pts(k, ...line), r, c, { base: k.y(base) })
  k.add(
    forest(
      [
        [0.6, 0.495],
        [0.66, 0.43],
        [0.76, 0.37],
        [0.9, 0.28],
        [1.03, 0.2],
      ],
      [20, 44],
      k.half('#3f8f58', 0.1, 0.45),
    ),
    forest(
      [
        [0.445, 0.491],
        [0.5, 0.478],
        [0.6, 0.462],
        [0.72, 0.44],
      ],
      [7, 15],
      k.half('#3f8a5c', 0.16, 0.42),
      0.494,
    ),
    forest(
      [
        [0.54, 0.5],
        [0.58, 0.475],
        [0.7, 0.455],
        [0.86, 0.42],
        [1.03, 0.36],
      ],
      [16, 40],
      k.half('#2f7a4c', 0.05, 0.5),
    ),
  )
  // The waterline from the headland's tip round the bay to the lens; seen from a boat, the beach is a cape.
  const shore = sample(
    pts(
      k,
      [0.415, 0.492],
      [0.5, 0.498],
      [0.57, 0.512],
      [0.595, 0.54],
      ...(o.afloat ? capeOutline : beachOutline),
    ),
    4,
  )
  const beach = (out: number, c: string, more = '') => {
    // Nearer water shows a broader band, which breaks in waves.
    const line = shore.map(([x, py], i): Point => {
      const [ax, ay] = nth(shore, Math.max(0, i - 1))
      const [bx, by] = nth(shore, Math.min(shore.length - 1, i + 1))
      const near = Math.min(1, Math.max(0.06, (py / k.H - 0.49) / 0.26))
      const q = (out * near * (1 + 0.2 * Math.sin(i * 1.3 + out))) / Math.hypot(bx - ax, by - ay)
      return [x - (by - ay) * q, py + (bx - ax) * q * 0.7]
    })
    return path(`${curve(line)}V${k.H + 20}H${k.W + 20}V${k.y(0.494)}z`, c, more)
  }
  k.add(
    beach(92, k.lit('#5fd8cc'), 'opacity=".4"'),
    beach(48, k.lit('#a8efe2'), 'opacity=".5"'),
    beach(19, k.lit('#ffffff'), 'opacity=".9"'),
    beach(6, k.half('#d8b98a', 0, 0.3)),
    beach(
      0,
      k.gradientBetween(0, k.y(0.49), 0, k.H, [0, k.lit('#fdf3dc', 0.05)], [1, k.half('#e8cfa4', 0, 0.3)]),
    ),
  )
  // Undergrowth behind the trees, and the shade they cast.
  k.add(
    canopy(
      k,
      pts(k, [0.68, 0.632], [0.72, 0.585], [0.8, 0.56], [0.92, 0.53], [1.03, 0.5]),
      [13, 30],
      k.half('#3f8a4c', 0.02, 0.5),
      { base: k.y(0.636) },
    ),
    path(
      curve(
        pts(k, [0.675, 0.64], [0.76, 0.625], [1.06, 0.62], [1.06, 0.73], [0.9, 0.702], [0.77, 0.668]),
        true,
      ),
      mix(k.shade('#c9a878'), k.shade('#3f6a4c'), 0.35),
      'opacity=".45"',
    ),
  )
  for (const [u, v, h] of [
    [0.8, 0.64, 330],
    [0.9, 0.66, 420],
    [0.98, 0.7, 520],
  ] as const)
    k.add(broadTree(k, k.x(u), k.y(v), h * k.fit(1, 0.9), { leaf: '#3f8f50', trunk: '#8a6f58' }))
  k.add(palm(k, k.x(k.fit(0.68, 0.72)), k.y(0.66), 280, -90, { size: 0.9 }))
  const [cx, cy] = [k.x(o.afloat ? 0.42 : k.fit(0.3, 0.26)), k.y(0.62)]
  k.add(
    canoe(k, cx, cy, k.fit(1.1, 0.95), { color: '#c8563c' }),
    // Its float, on two booms.
    stroke(`M${cx - 42} ${cy - 6}q-14 6-16 30M${cx + 52} ${cy - 6}q-14 6-16 30`, k.shade('#8a5a3c'), 3.5),
    stroke(`M${cx - 84} ${cy + 24}h160`, k.shade('#8a5a3c'), 6, 'stroke-linecap="round"'),
  )
  const foot = (v: number) => k.y(o.afloat ? v * 0.4 + 0.4 : v)
  k.add(
    watcher(k, k.x(0.62), foot(0.72), { s: 0.7, accent: k.half('#e8632c', 0, 0.1) }),
    watcher(k, k.x(0.645), foot(0.724), { s: 0.66, accent: k.half('#f2c13a', 0, 0.1) }),
    sitter(k, k.x(k.fit(0.72, 0.7)), foot(0.82), {
      s: o.afloat ? 0.7 : 0.9,
      flip: true,
      accent: k.half('#2f7fb0', 0, 0.1),
    }),
  )
  if (!o.afloat) k.add(plantain(k, k.x(0.98), k.y(1.02), 2, { leaf: '#2f7a48' }))
  k.add(birds(k, 0.4, 0.24, 5))
  return k.calm(0.4, '#0f4a52')
}
