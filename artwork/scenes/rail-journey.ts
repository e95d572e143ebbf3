import { mix } from '../kit/color.ts'
import type { Climate } from '../kit/mood.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, stroke } from '../kit/svg.ts'
import { broadTree } from '../parts/broadleaf.ts'
import { treeline } from '../parts/conifers.ts'
import { express } from '../parts/ghat-railway.ts'
import { hill, pts, sweeps } from '../parts/ground.ts'
import { block } from '../parts/masonry.ts'
import { peaks, range } from '../parts/mountains.ts'
import { palm } from '../parts/palms.ts'
import { carrier } from '../parts/people.ts'
import { birds, cumulus, mist, sky, stars, strata } from '../parts/sky.ts'
import { type Livery, sleekTrain } from '../parts/sleek-train.ts'
import { shikhara } from '../parts/temples.ts'
import { tower } from '../parts/towers.ts'
import { grass } from '../parts/undergrowth.ts'

export type Line = 'wheat' | 'palms' | 'europe'
const climates: Record<Line, Climate> = { wheat: 'desert', palms: 'tropic', europe: 'alpine' }

/** A train across open country, on its embankment between fields. */
export function railJourney(o: Options, line: Line) {
  const k = new Stage(`rail-${line}`, climates[line], o)
  k.add(sky(k, 0.7, 0.2, { r: 56, low: 0.34, horizon: 0.56 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 5, { opacity: 0.5 }), cumulus(k, k.x(0.12), k.y(0.36), 260, 70, 0.7))
  country[line](k)
  const rail = k.y(0.66)
  embankment(k, rail, line)
  if (line === 'europe')
    k.add(
      sleekTrain(k, k.x(0.86), rail, k.fit(2.4, 2), 6, { body: '#f4f2ee', band: '#c8322c', roof: '#6a7480' }),
    )
  else k.add(express(k, k.x(0.14), () => rail, k.fit(2.6, 2.2), 8))
  fields(k, line)
  return k.calm(0.4, '#1f2a1c')
}

const country: Record<Line, (k: Stage) => void> = {
  wheat(k) {
    k.add(
      hill(k, pts(k, [-0.04, 0.52], [0.3, 0.51], [0.7, 0.515], [1.04, 0.505]), '#b8b070', 0.6),
      shikhara(k, k.x(0.3), k.y(0.535), 60, 130, '#e8c49a', 0.4),
      block(k, k.x(0.37), k.y(0.54), 90, 40, '#f0dcb8', { d: 0.4 }),
      block(k, k.x(0.24), k.y(0.54), 70, 34, '#d8b890', { d: 0.4 }),
      hill(k, pts(k, [-0.04, 0.545], [0.4, 0.54], [1.04, 0.54]), '#d8bc5a', 0.3, { foot: 0.4 }),
      broadTree(k, k.x(0.1), k.y(0.57), 120, { d: 0.26, leaf: '#6a8a44' }),
      broadTree(k, k.x(0.84), k.y(0.56), 140, { d: 0.24, leaf: '#6a8a44' }),
      broadTree(k, k.x(0.9), k.y(0.565), 100, { d: 0.28, leaf: '#7a9a4c' }),
    )
  },
  palms(k) {
    k.add(
      hill(k, pts(k, [-0.04, 0.46], [0.3, 0.43], [0.6, 0.47], [1.04, 0.44]), '#5a9a7a', 0.62),
      mist(k, 0.42, 0.54),
      treeline(k, pts(k, [-0.04, 0.54], [1.04, 0.535]), 34, k.half('#3f8a5a', 0.4, 0.4), { gap: 26 }),
      hill(k, pts(k, [-0.04, 0.55], [0.5, 0.545], [1.04, 0.55]), '#86b84e', 0.24, { foot: 0.4 }),
      palm(k, k.x(0.08), k.y(0.6), k.y(0.3), 30, { d: 0.12, size: 0.46 }),
      palm(k, k.x(0.15), k.y(0.6), k.y(0.24), -24, { d: 0.14, size: 0.4 }),
      palm(k, k.x(0.9), k.y(0.6), k.y(0.32), 26, { d: 0.12, size: 0.5 }),
    )
  },
  europe(k) {
    k.add(
      range(k, {
        ctrl: peaks(k, 0.44, 0.1, 6),
        rock: '#8a9ab0',
        d: 0.76,
        base: k.y(0.54),
        snow: k.y(0.44),
        detail: 24,
      }),
      mist(k, 0.42, 0.54),
      hill(k, pts(k, [-0.04, 0.5], [0.2, 0.46], [0.44, 0.51], [0.7, 0.47], [1.04, 0.5]), '#7fa05a', 0.44),
      block(k, k.x(0.22), k.y(0.48), 70, 30, '#f4e8d0', { d: 0.36 }),
      block(k, k.x(0.26), k.y(0.482), 24, 70, '#f0e2c8', { d: 0.36 }),
      hill(k, pts(k, [-0.04, 0.56], [0.3, 0.53], [0.6, 0.555], [1.04, 0.53]), '#9ab85a', 0.22, { foot: 0.4 }),
    )
    let rows = ''
    for (let i = 0; i < 14; i++)
      rows += `M${k.x(0.02 + i * 0.03)} ${k.y(0.6)}L${k.x(0.1 + i * 0.022)} ${k.y(0.548)}`
    k.add(stroke(rows, k.shade('#4f7a3c', 0.2), 5, 'opacity=".7"'))
    for (const u of [0.62, 0.66, 0.7, 0.93, 0.965]) {
      const [x, y, h] = [k.x(u), k.y(0.58), k.y(0.12)]
      k.add(
        path(
          `M${x} ${y - h}q${h * 0.14} ${h * 0.5} 4 ${h}h-8q${-h * 0.1}-${h * 0.5} 4-${h}z`,
          k.half('#2f5a40', 0.16, 0.4),
        ),
      )
    }
  },
}

/** Ballast, rails and the masts of the overhead line. */
function embankment(k: Stage, y: number, line: Line) {
  const bank = line === 'wheat' ? '#a89460' : '#7a8a58'
  k.add(
    path(
      `M-20 ${y + 4}H${k.W + 20}L${k.W + 20} ${y + 74}H-20z`,
      k.verticalGradient(
        [0, k.half('#a89a90', 0, 0.3)],
        [0.34, k.half('#8a7c74', 0, 0.45)],
        [0.36, k.half(bank, 0, 0.2)],
        [1, k.half(bank, 0, 0.55)],
      ),
    ),
    rect(-20, y, k.W + 40, 5, k.shade('#4a4650')),
  )
  for (let x = k.x(0.05); x < k.W; x += k.x(0.22))
    k.add(
      stroke(
        `M${x} ${y + 14}V${y - 170}M${x} ${y - 152}h74M${x} ${y - 168}l60 16`,
        k.shade('#5a5a66', 0.1),
        6,
      ),
    )
  k.add(stroke(`M-20 ${y - 140}H${k.W + 20}`, k.shade('#5a5a66', 0.1), 2.5))
}

function fields(k: Stage, line: Line) {
  const green = line === 'wheat' ? '#d8b848' : line === 'palms' ? '#7ab84c' : '#8ab04c'
  k.add(
    hill(k, pts(k, [-0.04, 0.745], [0.3, 0.735], [0.7, 0.745], [1.04, 0.73]), green, 0, { foot: 0.7 }),
    sweeps(k, 0.77, 0.98, 8, k.shade(green), 0.22),
  )
  if (line !== 'europe')
    k.add(
      carrier(k, k.x(0.3), k.y(0.83), { s: 1, accent: k.half('#c8325a', 0, 0.1) }),
      carrier(k, k.x(0.35), k.y(0.84), { s: 1.05, accent: k.half('#2f7a9a', 0, 0.1) }),
    )
  k.add(
    grass(k, pts(k, [0, 1.0], [1, 0.98]), 110, mix(k.shade(green), k.dark(), 0.35), { n: 190 }),
    birds(k, 0.4, 0.24, 5),
  )
}

const metro: Record<'island' | 'gulf', { livery: Livery; tint: [string, string]; climate: Climate }> = {
  island: {
    livery: { body: '#f4f2ee', band: '#d8322c', roof: '#3f4650' },
    tint: ['#8fb2c4', '#a8c0c0'],
    climate: 'tropic',
  },
  gulf: {
    livery: { body: '#dfe6ea', band: '#2f8ac0', roof: '#4a5a6a' },
    tint: ['#c0b8a8', '#8fb2c4'],
    climate: 'desert',
  },
}

/** A city train on its viaduct between towers. */
export function cityTrain(o: Options, city: 'island' | 'gulf') {
  const { livery, tint, climate } = metro[city]
  const k = new Stage(`metro-${city}`, climate, o)
  k.add(sky(k, 0.26, 0.2, { r: 50, low: 0.36, horizon: 0.66 }))
  if (k.night) k.add(stars(k, 60, 0.3))
  k.add(strata(k, 0.18, 4, { opacity: 0.4 }))
  for (let i = 0; i < 15; i++) {
    const far = i % 2 === 0
    const h = k.y(k.rng.range(0.26, far ? 0.4 : 0.56))
    k.add(
      tower(
        k,
        k.x(0.02 + i * 0.07),
        k.y(0.82),
        k.rng.range(70, 112),
        h + (far ? 60 : 0),
        far ? 0.55 : 0.26,
        tint[i % 2],
        k.rng.pick(['flat', 'slant', 'spire'] as const),
      ),
    )
  }
  const deck = k.y(0.6)
  k.add(
    mist(k, 0.66, 0.84, { opacity: 0.4 }),
    sleekTrain(k, k.x(0.8), deck, k.fit(2.2, 1.9), 5, livery),
    path(
      `M-20 ${deck}H${k.W + 20}V${deck + 54}H-20z`,
      k.verticalGradient([0, k.lit('#f0e8da')], [0.3, k.half('#d8cebe', 0, 0.3)], [1, k.shade('#a89c92')]),
    ),
    rect(-20, deck - 7, k.W + 40, 9, k.half('#c8beb0', 0, 0.5)),
  )
  for (const u of [0.1, 0.43, 0.76, 1.09]) {
    const x = k.x(u)
    k.add(
      path(
        `M${x - 92} ${deck + 54}h184q-54 26-58 70l6 ${k.y(0.4)}h-80l6-${k.y(0.4)}q-4-44-58-70z`,
        k.horizontalGradient(
          [0, k.lit('#e8dece')],
          [0.5, k.half('#cfc4b4', 0, 0.4)],
          [1, k.shade('#9a8e86')],
        ),
      ),
    )
  }
  street(k, city)
  return k.calm(0.4, '#14242c')
}

function street(k: Stage, city: 'island' | 'gulf') {
  const leaf = city === 'gulf' ? '#6a8a4a' : '#3f8a4c'
  k.add(hill(k, pts(k, [-0.04, 0.9], [0.3, 0.89], [0.7, 0.9], [1.04, 0.89]), leaf, 0, { foot: 0.7 }))
  for (const [u, h] of [
    [0.02, 230],
    [0.24, 190],
    [0.31, 220],
    [0.58, 200],
    [0.66, 230],
    [0.92, 220],
  ] as const)
    k.add(
      city === 'gulf'
        ? palm(k, k.x(u), k.y(0.94), h, 14, { size: 0.42 })
        : broadTree(k, k.x(u), k.y(0.94), h, { leaf }),
    )
  k.add(
    path(
      `M-20 ${k.y(0.94)}H${k.W + 20}V${k.H + 20}H-20z`,
      k.verticalGradient([0, k.half('#7a747c', 0, 0.3)], [1, k.shade('#5a545c')]),
    ),
  )
  let dashes = ''
  for (let x = 20; x < k.W; x += 150) dashes += `M${x} ${k.y(0.972)}h80v8h-80z`
  k.add(path(dashes, k.lit('#f4e8c8'), 'opacity=".8"'))
}
