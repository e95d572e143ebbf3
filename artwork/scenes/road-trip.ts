import { mix } from '../kit/color.ts'
import type { Climate } from '../kit/mood.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { type Point, path, sample, stroke, yAt } from '../kit/svg.ts'
import { caravan } from '../parts/animals.ts'
import { broadTree, crookedTree } from '../parts/broadleaf.ts'
import { forest, treeline } from '../parts/conifers.ts'
import { dune } from '../parts/dunes.ts'
import { teaRows, terraces } from '../parts/fields.ts'
import { fort } from '../parts/forts.ts'
import { ground, hill, pts, scrub } from '../parts/ground.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { palm } from '../parts/palms.ts'
import { woods } from '../parts/rainforest.ts'
import { coach, cyclist, stateBus, tourer, travellerVan } from '../parts/road-vehicles.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, cumulus, mist, sky, stars, strata } from '../parts/sky.ts'
import { ferns, grass } from '../parts/undergrowth.ts'
import { glitter, ripple, water } from '../parts/water.ts'

export type Land =
  | 'deodars'
  | 'snow'
  | 'dry'
  | 'frost'
  | 'ghats'
  | 'green'
  | 'desert'
  | 'sands'
  | 'salt'
  | 'coast'
  | 'paddy'
export type Vehicle = 'car' | 'bus' | 'van' | 'coach' | 'cycles'

const climates: Record<Land, Climate> = {
  deodars: 'alpine',
  snow: 'alpine',
  dry: 'alpine',
  frost: 'alpine',
  ghats: 'monsoon',
  green: 'monsoon',
  desert: 'desert',
  sands: 'desert',
  salt: 'desert',
  coast: 'tropic',
  paddy: 'tropic',
}
const banks: Record<Land, string> = {
  deodars: '#6a8a4a',
  snow: '#f2f4f8',
  dry: '#b8906a',
  frost: '#eef0f4',
  ghats: '#5f9a48',
  green: '#5f9a48',
  desert: '#d8a868',
  sands: '#e0a45c',
  salt: '#f2eee8',
  coast: '#e0c088',
  paddy: '#7aa84a',
}

/** A way by road: the vehicle on a shelf of the hillside or an embankment, the country behind it. */
export function roadTrip(o: Options, land: Land, vehicle: Vehicle) {
  const k = new Stage(`road-${land}`, climates[land], o)
  k.add(sky(k, 0.24, 0.17, { r: 46, low: 0.3, horizon: 0.6 }))
  if (k.night) k.add(stars(k))
  country[land](k)
  const edge = sample(pts(k, [-0.04, 0.77], [0.3, 0.755], [0.6, 0.735], [0.85, 0.72], [1.04, 0.7]))
  shelf(k, edge, land)
  const x = k.x(0.52)
  drive(k, vehicle, x, yAt(edge, x) + k.y(0.072))
  near(k, land)
  return k.calm(0.35, '#1a1a28')
}

/** The same wooded slopes, as a passenger of the hill railway sees them. */
export function hillsFromTrain(o: Options) {
  const k = new Stage('hill-railway', 'alpine', o)
  k.add(sky(k, 0.24, 0.17, { r: 46, low: 0.3, horizon: 0.6 }))
  wooded(k, false)
  return k.add(birds(k, 0.5, 0.26, 5)).calm(0.35, '#1a1a28')
}

function drive(k: Stage, vehicle: Vehicle, x: number, y: number) {
  const s = k.fit(1.3, 1.2)
  const tilt = -2
  if (vehicle === 'bus') k.add(stateBus(k, x, y, ['#e8dcc0', '#2f7a5a'], { s: s * 0.95, tilt }))
  if (vehicle === 'van') k.add(travellerVan(k, x, y, '#f4f0e6', { s: s * 1.1, tilt }))
  if (vehicle === 'car') k.add(tourer(k, x, y, '#f4f0e6', { s: s * 1.15, tilt }))
  if (vehicle === 'coach') k.add(coach(k, x, y, '#f6f2ea', '#2f6f9a', { s: s * 0.92, tilt }))
  if (vehicle === 'cycles')
    k.add(
      cyclist(k, x - 90, y, '#d8502c', { s: s * 1.25, tilt }),
      cyclist(k, x + 110, y - 10, '#2f7a8a', { s: s * 1.2, tilt }),
    )
}

/** The road itself, its outer kerb of painted stones, and the bank that carries it. */
function shelf(k: Stage, edge: Point[], land: Land) {
  const down = (dy: number): Point[] => edge.map(([x, y]) => [x, y + dy])
  const wide = k.y(0.105)
  const tar = '#7a747c'
  let stones = ''
  for (let x = 20; x < k.W; x += 92) {
    const y = yAt(edge, x)
    stones += `M${x} ${y + 4}v-18h46v17z`
  }
  k.add(
    path(stones, k.lit('#f6efe0')),
    path(
      ground(edge, k.H),
      k.verticalGradient([0, k.lit(tar)], [0.5, k.half(tar, 0, 0.4)], [1, k.shade(tar)]),
    ),
    stroke(line(down(wide * 0.16)), k.lit('#f4e8c8'), 4, 'opacity=".7"'),
    path(
      ground(down(wide), k.H),
      k.verticalGradient(
        [0, k.lit(banks[land])],
        [0.5, k.half(banks[land], 0, 0.5)],
        [1, mix(k.shade(banks[land]), k.dark(), 0.3)],
      ),
    ),
    stroke(line(down(wide - 2)), k.lit('#f4e8c8'), 6, 'opacity=".8"'),
  )
}

const line = (points: Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('')

/** Bends of the same road on a slope across the valley. */
function bends(k: Stage, color: string) {
  const zigzag = pts(
    k,
    [1.04, 0.46],
    [0.8, 0.475],
    [0.96, 0.5],
    [0.72, 0.53],
    [0.9, 0.56],
    [0.64, 0.6],
    [0.84, 0.65],
  )
  k.add(stroke(line(zigzag), k.lit(color, 0.25), 7, 'stroke-linejoin="round" opacity=".9"'))
}

/** Spurs of forest one behind another and the road's bends on the nearest. */
function wooded(k: Stage, white: boolean) {
  const slope = white ? '#e4eaf4' : '#6f9a64'
  const leaf = white ? '#6f8a96' : '#3f7a58'
  const spur = (d: number, rows: number, ...line: [number, number][]) => {
    const top = pts(k, ...line)
    k.add(hill(k, top, slope, d))
    for (let i = 0; i < rows; i++) {
      const t = i / rows
      const row = top.map(([x, y]): Point => [x, y + k.y(0.3) * t])
      k.add(
        forest(k, sample(row), Math.round((row.length * 30) / (1 + d)), [54 - 30 * d, 84 - 40 * d], {
          d: d * (1 - t * 0.3),
          leaf,
          from: (top[0]?.[0] ?? 0) - 20,
          to: top.at(-1)?.[0],
          snow: white,
          lean: 70,
        }),
      )
    }
    k.add(mist(k, 0.5, 0.8, { opacity: 0.5 * d + 0.1 }))
  }
  spur(0.74, 1, [-0.04, 0.3], [0.16, 0.24], [0.36, 0.34], [0.52, 0.4], [0.74, 0.26], [1.04, 0.22])
  spur(0.5, 2, [-0.04, 0.26], [0.1, 0.34], [0.28, 0.48], [0.46, 0.64])
  spur(0.34, 3, [0.44, 0.66], [0.56, 0.5], [0.7, 0.34], [0.84, 0.2], [1.04, 0.08])
  bends(k, white ? '#c8c4c8' : '#e8d4a8')
  spur(0.14, 2, [-0.04, 0.52], [0.14, 0.58], [0.28, 0.66], [0.4, 0.76], [0.52, 1.02])
}

/** A dry valley above the trees; in winter snow lies far down its slopes and ice on the river. */
function bare(k: Stage, winter: boolean) {
  k.add(
    range(k, {
      ctrl: peaks(k, 0.36, 0.22, k.fit(6, 4)),
      rock: '#9a86a0',
      d: 0.6,
      base: k.y(0.6),
      snow: k.y(winter ? 0.5 : 0.34),
      detail: 26,
    }),
    mist(k, 0.42, 0.6, { opacity: 0.5 }),
    mountain(k, [k.x(1.0), k.y(0.22)], k.x(0.56), k.x(0.4), {
      rock: '#b8866a',
      d: 0.24,
      base: k.y(0.76),
      detail: 22,
      ...(winter && { snow: k.y(0.44) }),
    }),
  )
  bends(k, winter ? '#f4f2f0' : '#ecd2a4')
  // Clear of the vehicle, and wider towards the lens: a ribbon that ends behind a van reads as its smoke.
  const river = sample(pts(k, [0.2, 0.6], [0.25, 0.63], [0.15, 0.68], [0.2, 0.74], [0.04, 0.8]))
  const bank = (side: number): Point[] =>
    river.map(([x, y], i) => [x + side * (3 + (32 * i) / river.length), y])
  const floor = winter ? '#e4dcd8' : '#b8947a'
  k.add(
    hill(k, pts(k, [-0.04, 0.56], [0.2, 0.6], [0.44, 0.64], [0.7, 0.72]), floor, 0.22, { foot: 0.4 }),
    path(`${line([...bank(-1), ...bank(1).reverse()])}z`, k.lit(winter ? '#bfe0e8' : '#7fc4cc', 0.1)),
  )
}

const country: Record<Land, (k: Stage) => void> = {
  deodars: (k) => wooded(k, false),
  snow: (k) => wooded(k, true),
  dry: (k) => bare(k, false),
  frost: (k) => bare(k, true),
  ghats(k) {
    k.add(
      range(k, {
        ctrl: peaks(k, 0.44, 0.14, k.fit(5, 3)),
        rock: '#6f9f8a',
        d: 0.66,
        base: k.y(0.58),
        detail: 28,
        rough: 0.1,
      }),
      mist(k, 0.4, 0.58),
      teaRows(k, pts(k, [-0.03, 0.5], [0.16, 0.46], [0.36, 0.54], [0.6, 0.62]), 12, '#6fae4c', 0.34, {
        base: k.y(0.78),
      }),
      teaRows(k, pts(k, [0.34, 0.64], [0.56, 0.54], [0.78, 0.42], [1.03, 0.36]), 15, '#6cab48', 0.2, {
        base: k.y(0.8),
      }),
    )
    bends(k, '#e0b884')
    k.add(
      broadTree(k, k.x(0.78), k.y(0.5), 130, { d: 0.2, leaf: '#4f9048' }),
      broadTree(k, k.x(0.14), k.y(0.56), 120, { d: 0.24, leaf: '#5a9a4c' }),
      mist(k, 0.62, 0.78, { opacity: 0.6 }),
    )
  },
  green(k) {
    const greens = ['#3f7f4c', '#4f9050', '#6aa858']
    k.add(
      hill(k, pts(k, [-0.04, 0.42], [0.2, 0.36], [0.44, 0.42], [0.7, 0.34], [1.04, 0.4]), '#6f9f8a', 0.68),
      mist(k, 0.38, 0.54),
      woods(k, pts(k, [-0.04, 0.5], [0.16, 0.46], [0.36, 0.56], [0.58, 0.66]), k.y(0.8), greens, {
        far: 0.4,
        near: 0.22,
        s: [0.5, 0.8],
        rows: 6,
      }),
      woods(k, pts(k, [0.36, 0.66], [0.58, 0.54], [0.8, 0.42], [1.04, 0.36]), k.y(0.8), greens, {
        far: 0.28,
        near: 0.12,
        s: [0.6, 1],
        rows: 7,
      }),
      cloudBank(k, 0.6, 0.07, { opacity: 0.6, n: 5 }),
      mist(k, 0.64, 0.8, { opacity: 0.5 }),
    )
  },
  sands(k) {
    k.add(
      dune(
        k,
        pts(k, [-0.05, 0.56], [0.24, 0.5], [0.5, 0.56], [1.05, 0.54]),
        pts(k, [0.24, 0.5], [0.34, 0.6], [0.3, 0.8]),
        '#e8b878',
        0.5,
      ),
      dune(
        k,
        pts(k, [0.3, 0.64], [0.6, 0.5], [0.76, 0.42], [0.9, 0.5], [1.05, 0.58]),
        pts(k, [0.76, 0.42], [0.7, 0.56], [0.78, 0.66], [0.7, 0.82]),
        '#e6a45c',
        0.24,
      ),
      caravan(
        k,
        [
          [k.x(0.12), k.y(0.62)],
          [k.x(0.18), k.y(0.624)],
          [k.x(0.24), k.y(0.628)],
        ],
        0.5,
      ),
      dune(
        k,
        pts(k, [-0.05, 0.66], [0.2, 0.64], [0.44, 0.7], [0.7, 0.72], [1.05, 0.66]),
        pts(k, [0.2, 0.64], [0.26, 0.72], [0.2, 0.86]),
        '#e0a052',
        0.1,
      ),
    )
  },
  salt(k) {
    const y = k.y(0.56)
    k.add(
      hill(k, pts(k, [-0.04, 0.555], [0.3, 0.545], [0.6, 0.555], [1.04, 0.55]), '#b8a098', 0.7, { base: y }),
      path(
        `M-20 ${y}H${k.W + 20}V${k.H}H-20z`,
        k.verticalGradient(
          [0, mix(k.lit('#fbf8f4'), k.horizon, 0.4)],
          [0.5, k.lit('#fbf8f4')],
          [1, k.half('#e8e2e0', 0, 0.3)],
        ),
      ),
      ripple(k, y + 6, k.y(0.76), 60, k.shade('#b8a8b4'), { opacity: 0.2 }),
      caravan(
        k,
        [
          [k.x(0.72), k.y(0.635)],
          [k.x(0.78), k.y(0.637)],
          [k.x(0.84), k.y(0.639)],
        ],
        0.5,
      ),
    )
  },
  desert(k) {
    k.add(
      strata(k, 0.2, 4, { opacity: 0.4 }),
      range(k, { ctrl: peaks(k, 0.56, 0.05, 7), rock: '#c89a80', d: 0.7, base: k.y(0.62), detail: 20 }),
      fort(k, k.x(0.74), k.y(0.6), 0.52, '#e0a458', 0.4),
      dune(
        k,
        pts(k, [-0.05, 0.64], [0.2, 0.58], [0.42, 0.62], [0.7, 0.6], [1.05, 0.63]),
        pts(k, [0.2, 0.58], [0.3, 0.66], [0.24, 0.78]),
        '#e6b06a',
        0.2,
      ),
      caravan(
        k,
        [
          [k.x(0.2), k.y(0.665)],
          [k.x(0.26), k.y(0.668)],
          [k.x(0.32), k.y(0.67)],
        ],
        0.5,
      ),
      crookedTree(k, k.x(0.9), k.y(0.7), 120),
    )
  },
  coast(k) {
    const y = k.y(0.5)
    k.add(
      cumulus(k, k.x(0.56), k.y(0.4), 280, 70, 0.85),
      water(k, y, { base: k.y(0.8), deep: 0.05 }),
      glitter(k, k.sun.x, y + 3, k.y(0.76), { width: 150, n: 50 }),
      ripple(k, y + 5, k.y(0.74), 40, k.lit('#ffffff', 0.2), { opacity: 0.3 }),
      hill(
        k,
        pts(k, [0.62, 0.502], [0.72, 0.485], [0.84, 0.455], [0.94, 0.435], [1.04, 0.43]),
        '#4f8f5f',
        0.34,
        { base: y + 3 },
      ),
      path(
        `${line(sample(pts(k, [-0.04, 0.72], [0.3, 0.7], [0.6, 0.66], [0.84, 0.57], [1.04, 0.5])))}V${k.H}H-60z`,
        k.lit('#f4deb0'),
      ),
      palm(k, k.x(0.9), k.y(0.74), k.y(0.42), 60, { leaf: '#2f8a4c', size: 0.7 }),
      palm(k, k.x(0.8), k.y(0.75), k.y(0.34), -40, { leaf: '#3a9450', size: 0.6, d: 0.05 }),
    )
  },
  paddy(k) {
    k.add(
      strata(k, 0.22, 4, { opacity: 0.4 }),
      hill(k, pts(k, [-0.04, 0.48], [0.3, 0.44], [0.6, 0.47], [1.04, 0.42]), '#5a9a6a', 0.6),
      treeline(k, pts(k, [-0.04, 0.54], [1.04, 0.53]), 30, k.half('#3f8a5a', 0.45, 0.4), { gap: 22 }),
      terraces(k, pts(k, [-0.04, 0.56], [0.3, 0.55], [0.7, 0.565], [1.04, 0.55]), 6, '#8ac050', 0.24, {
        base: k.y(0.86),
        wet: 0.4,
      }),
      palm(k, k.x(0.84), k.y(0.72), k.y(0.4), 40, { leaf: '#2f8a4c', size: 0.66 }),
      palm(k, k.x(0.92), k.y(0.74), k.y(0.46), -50, { leaf: '#3a9450', size: 0.74 }),
      palm(k, k.x(0.12), k.y(0.7), k.y(0.3), -30, { leaf: '#3a9450', size: 0.5, d: 0.1 }),
    )
  },
}

/** What grows on the near bank. Nothing stands there: the crops of most pages would cut it. */
function near(k: Stage, land: Land) {
  if (land === 'deodars' || land === 'snow')
    k.add(
      forest(k, pts(k, [-0.04, 1.04], [0.3, 1.06]), 4, [360, 560], {
        d: 0,
        from: -20,
        to: k.x(0.15),
        leaf: '#1f4a3c',
        snow: land === 'snow',
      }),
    )
  if (land === 'deodars') k.add(grass(k, pts(k, [0, 0.97], [1, 0.95]), 46, k.shade('#4f6a34'), { n: 120 }))
  if (land === 'ghats' || land === 'green' || land === 'paddy')
    k.add(
      ferns(k, k.x(0.05), k.y(1.02), 2.4, mix(k.dark(), k.shade('#2f6f3f'), 0.5), { n: 7 }),
      ferns(k, k.x(0.97), k.y(1.02), 2, mix(k.dark(), k.shade('#2f6f3f'), 0.5), { n: 6 }),
      grass(k, pts(k, [0, 0.98], [1, 0.96]), 40, k.shade('#3f7a3c'), { n: 100 }),
    )
  if (land === 'coast') k.add(palm(k, k.x(0.07), k.y(1.02), k.y(0.84), 60, { leaf: '#1f6a40', size: 1.1 }))
  if (land === 'dry' || land === 'frost' || land === 'desert')
    k.add(
      boulder(k, k.x(0.1), k.y(0.97), 150, 80, land === 'desert' ? '#c88f5f' : '#9a7a6a'),
      boulder(k, k.x(0.2), k.y(0.985), 80, 44, land === 'desert' ? '#c88f5f' : '#9a7a6a'),
      scrub(k, 0.87, 0.99, 40, land === 'desert' ? '#9a8a4a' : '#8a8a54'),
    )
  k.add(birds(k, 0.5, 0.26, 5))
}
