import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, ribbon, shape, stroke } from '../kit/svg.ts'
import { pony, sheep } from '../parts/animals.ts'
import { forest } from '../parts/conifers.ts'
import { ground, hill, pts, road } from '../parts/ground.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'

/** House of stacked logs with crossed corners under a steep shingle roof; ~240 wide. */
function logHouse(k: Stage, x: number, y: number, s: number) {
  const at = (list: [number, number][]) => shape(list.map(([a, b]) => [x + a * s, y + b * s]))
  const logs = 7
  k.add(
    path(
      at([
        [-104, 0],
        [-104, -100],
        [104, -100],
        [104, 0],
      ]),
      k.half('#8a5f40', 0, 0.45),
    ),
  )
  for (let i = 0; i < logs; i++)
    k.add(
      rect(
        x - 112 * s,
        y - (100 - i * 14.3) * s,
        224 * s,
        10.5 * s,
        k.half(i % 2 ? '#b07c50' : '#a06e48', 0, 0.2),
        `rx="${(5 * s).toFixed(1)}"`,
      ),
    )
  k.add(
    rect(x - 20 * s, y - 62 * s, 40 * s, 62 * s, k.shade('#4a3028')),
    rect(x - 84 * s, y - 72 * s, 40 * s, 34 * s, k.lit('#f0dcb4')),
    rect(x - 80 * s, y - 68 * s, 32 * s, 26 * s, k.glow(k.shade('#3f4a5a'), '#ffcf73')),
    rect(x + 44 * s, y - 72 * s, 40 * s, 34 * s, k.lit('#f0dcb4')),
    rect(x + 48 * s, y - 68 * s, 32 * s, 26 * s, k.glow(k.shade('#3f4a5a'), '#ffcf73')),
    path(
      at([
        [-140, -92],
        [-70, -178],
        [70, -178],
        [140, -92],
      ]),
      k.half('#7a6a64', 0, 0.25),
    ),
    path(
      at([
        [10, -178],
        [70, -178],
        [140, -92],
        [30, -92],
      ]),
      k.shade('#544a50'),
      'opacity=".7"',
    ),
  )
  for (let i = 1; i < 5; i++)
    k.add(
      stroke(
        `M${x - (70 + i * 14) * s} ${y - (178 - i * 17.2) * s}H${x + (70 + i * 14) * s}`,
        k.shade('#4a4248'),
        2.4 * s,
        'opacity=".45"',
      ),
    )
}

/** A log village on a blue river: pointed mountain behind, firs, hay on the roofs' side, horses and sheep. */
export function logVillage(o: Options) {
  const k = new Stage('log-village', 'alpine', o)
  k.add(sky(k, 0.24, 0.15, { r: 46, low: 0.28, horizon: 0.56 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 5, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.42, 0.12, k.fit(6, 4)),
      rock: '#8c8aa6',
      d: 0.66,
      base: k.y(0.54),
      snow: k.y(0.38),
      detail: 26,
    }),
    mist(k, 0.4, 0.54, { opacity: 0.6 }),
    // One bare pyramid stands over the village.
    mountain(k, [k.x(k.fit(0.58, 0.56)), k.y(0.14)], k.x(k.fit(0.34, 0.52)), k.x(k.fit(0.36, 0.54)), {
      rock: '#a89484',
      d: 0.3,
      base: k.y(0.58),
      snow: k.y(0.2),
      detail: 20,
    }),
    mist(k, 0.5, 0.58, { opacity: 0.5 }),
  )
  const left = pts(k, [-0.03, 0.4], [0.14, 0.46], [0.3, 0.55], [0.4, 0.585])
  const right = pts(k, [0.72, 0.585], [0.82, 0.53], [0.92, 0.46], [1.03, 0.4])
  for (const slope of [left, right])
    k.add(
      path(
        `${shape([...slope, [slope.at(-1)?.[0] ?? 0, k.y(0.62)], [slope[0]?.[0] ?? 0, k.y(0.62)]])}`,
        k.half('#5a8a5a', 0.2, 0.4),
      ),
      forest(k, slope, 15, [60, 110], { d: 0.2 }),
      forest(
        k,
        slope.map(([x, y]) => [x, y + 46]),
        13,
        [70, 120],
        { d: 0.14 },
      ),
    )
  k.add(hill(k, pts(k, [-0.03, 0.6], [0.3, 0.59], [0.6, 0.6], [1.03, 0.585]), '#8fb25a', 0.05, { foot: 0.5 }))
  const river = road(k, [
    [0.56, 0.592, 10],
    [0.5, 0.61, 30],
    [0.62, 0.65, 66],
    [0.78, 0.7, 120],
    [0.66, 0.79, 220],
    [0.36, 0.92, 380],
    [0.1, 1.08, 560],
  ])
  k.add(
    path(ribbon(river.map(([x, y, w]) => [x, y + 3, w * 1.16])), k.lit('#e0d6b8', 0.03)),
    path(
      ribbon(river),
      k.gradientBetween(
        0,
        k.y(0.59),
        0,
        k.H,
        [0, k.lit('#9ae0e0', 0.1)],
        [0.5, k.half('#3fa8bc', 0, 0.15)],
        [1, mix(k.half('#1f7f9a', 0, 0.35), k.dark(), 0.15)],
      ),
    ),
  )
  for (let i = 0; i < 22; i++) {
    const t = k.rng()
    k.add(
      stroke(
        `M${k.x(0.2 + k.rng() * 0.5).toFixed(0)} ${k.y(0.76 + t * 0.22).toFixed(0)}q${(20 + 40 * t).toFixed(0)}-8 ${(50 + 80 * t).toFixed(0)} 0`,
        k.lit('#ffffff'),
        3 + 2 * t,
        'opacity=".5" stroke-linecap="round"',
      ),
    )
  }
  for (const [u, v, s] of k.fit<[number, number, number][]>(
    [
      [0.3, 0.625, 0.46],
      [0.44, 0.63, 0.42],
      [0.2, 0.665, 0.62],
      [0.36, 0.68, 0.7],
      [0.1, 0.74, 0.95],
    ],
    [
      [0.4, 0.625, 0.44],
      [0.2, 0.635, 0.52],
      [0.34, 0.675, 0.66],
      [0.08, 0.69, 0.78],
      [0.2, 0.765, 1.12],
    ],
  )) {
    logHouse(k, k.x(u), k.y(v), s)
    if (s > 0.6) k.add(smoke(k, k.x(u) + 40 * s, k.y(v) - 176 * s, s))
  }
  // A rail fence and the near bank.
  const bank = pts(k, [0.5, 1.04], [0.62, 0.93], [0.76, 0.86], [0.9, 0.82], [1.04, 0.8])
  k.add(
    path(
      ground(bank, k.H + 20),
      k.verticalGradient([0, k.lit('#a8c060')], [0.5, k.half('#6f8f48', 0, 0.4)], [1, k.shade('#3f5a38')]),
    ),
  )
  let fence = ''
  for (let i = 0; i < 7; i++) fence += `M${k.x(0.64 + i * 0.06)} ${k.y(0.93 - i * 0.02)}v-58`
  k.add(
    stroke(
      `${fence}M${k.x(0.62)} ${k.y(0.9)}L${k.x(1.04)} ${k.y(0.76)}M${k.x(0.62)} ${k.y(0.918)}L${k.x(1.04)} ${k.y(0.778)}`,
      k.half('#8a6a4c', 0, 0.4),
      8,
      'stroke-linecap="round"',
    ),
  )
  k.add(
    pony(k, k.x(0.5), k.y(0.7), { s: 0.6, accent: k.half('#c8402e', 0, 0.15) }),
    watcher(k, k.x(0.32), k.y(0.795), { s: 0.95, accent: k.half('#6a4a7a', 0, 0.15) }),
  )
  for (const [u, v, s] of [
    [0.84, 0.9, 1.7],
    [0.93, 0.925, 1.9],
    [0.77, 0.955, 2.1],
  ] as const)
    k.add(
      sheep(k, k.x(u), k.y(v), {
        s,
        grazes: u > 0.8,
        body: k.half('#f4ecd8', 0, 0.12),
        accent: k.shade('#5a4a44'),
      }),
    )
  k.add(birds(k, 0.4, 0.2, 5))
  return k.calm(0.35, '#16282a')
}
