import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, type Point, path, rect, sample, shape } from '../kit/svg.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { elephant, frescoIndigo, frescoLime, frescoOchre, frescoRed, lancer } from '../parts/frescoes.ts'
import { pts, sweeps } from '../parts/ground.ts'
import { haveli, plasterColor, stoneColor } from '../parts/haveli.ts'
import { crenels, dome } from '../parts/masonry.ts'
import { sitter } from '../parts/people.ts'
import { type Place, put } from '../parts/silhouette.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'

/** Goat with long ears, a beard and its tail up; ~75 long. */
const goat = (k: Stage, x: number, y: number, p: Place = {}) =>
  put(
    k,
    'goat',
    () =>
      '<path d="M-30-40l-6-9 3-2 9 7c10-4 24-2 33-3 8-3 11-11 15-18 3-5 8-7 12-5l13 9c3 3 1 6-3 6l-7 0-2 5 1 8-4-6c-2 9-4 16-10 21l-2 11 1 16h-5l-3-16-4 16h-5l2-24c-9 2-20 2-28 0l-4 10 2 14h-5l-4-16-3 16h-5l2-22c-3-6-2-13-1-18z"/><path d="M25-69c-4-7-12-10-19-7 6-6 17-4 24 4z"/><path fill="currentColor" d="M27-66c5 3 4 12 0 18-5-4-6-12-3-18zM-22-45c8-2 16-1 20 2l-3 12c-8 4-14 2-18-2z"/>',
    x,
    y,
    p,
  )

/** Woman in a full skirt, her odhni drawn over the head and falling behind; ~105 tall. */
const villager = (k: Stage, x: number, y: number, s: number, skirt: string, veil: string) => {
  const id = k.symbol(
    `villager${skirt}`,
    () =>
      path('M-9-60C-14-40-24-14-27-2q26 7 53 0C22-18 14-40 9-60z', k.half(skirt, 0, 0.1)) +
      path('M-26.400-8Q0-1 25-8l1 6q-26 7-53 0z'.replace('26.400', '26.4'), k.half('#f2c14a', 0, 0.15)) +
      path('M2-59C6-40 14-18 17-3l9-1C22-18 14-40 9-60z', k.shade(skirt)) +
      path('M-7-2h7v3h-8zM6-2h7v3H5z', k.dark()) +
      path('M-8-82q8-5 16 0l2 24q-10 4-20 0z', k.half('#2f7a6a', 0, 0.2)) +
      path('M6-80q10 4 13 18l-8 6-2-1 4-6-8-9z', k.half('#9a6244', 0, 0.3)) +
      path('M-5-92h10v12H-5z', k.half('#8a5438', 0, 0.4)) +
      ellipse(2, -93, 6.5, 8, k.half('#9a6244', 0, 0.3)) +
      path(
        'M9-99C5-109-9-108-11-95c-1 10-3 16-9 26-5 12-6 26-4 38 8 2 14-2 15-10 2-14 4-26 12-34 4-5 3-10 0-14 0-4 3-8 6-10z',
        k.half(veil, 0, 0.08),
      ) +
      path('M-11-95c-1 10-3 16-9 26-5 12-6 26-4 38l5 0c-2-14 0-28 6-40 4-8 4-16 4-24z', k.shade(veil)),
  )
  return k.use(id, x, y, s)
}

/** Caravan well: four minarets about a domed shaft, seen from afar. */
function well(k: Stage, x: number, y: number, s: number): string {
  let o = ''
  for (const [dx, h, d] of [
    [-34, 132, 0.48],
    [36, 132, 0.48],
    [-56, 150, 0.42],
    [58, 150, 0.42],
  ] as const)
    o +=
      path(
        shape([
          [x + (dx - 7) * s, y],
          [x + (dx - 4) * s, y - h * s],
          [x + (dx + 4) * s, y - h * s],
          [x + (dx + 7) * s, y],
        ]),
        k.horizontalGradient([0, k.lit(plasterColor, d)], [1, k.shade(plasterColor, d)]),
      ) +
      rect(x + (dx - 7) * s, y - h * 0.6 * s, 14 * s, 4 * s, k.lit(plasterColor, d)) +
      dome(k, x + dx * s, y - h * s, 15 * s, 13 * s, plasterColor, { d })
  return (
    o +
    dome(k, x, y - 16 * s, 44 * s, 34 * s, plasterColor, { d: 0.4 }) +
    rect(
      x - 76 * s,
      y - 18 * s,
      152 * s,
      20 * s,
      k.verticalGradient([0, k.lit(stoneColor, 0.34)], [1, k.half(stoneColor, 0.3, 0.5)]),
    )
  )
}

/** Shekhawati: a painted merchant's house on its lane, goats before the gate. */
export function rajasthanHaveli(o: Options) {
  const k = new Stage('haveli', 'desert', o)
  const base = k.y(0.735)
  const s = k.fit(0.98, 1.1)
  const cx = k.x(k.fit(0.635, 0.565))
  const half = k.fit(450, 290) * s
  const vx = k.x(k.fit(0.205, 0.12))
  const vy = base - 150 * s
  k.add(
    sky(k, k.fit(0.235, 0.3), k.fit(0.2, 0.15), {
      r: k.fit(64, 56),
      low: k.fit(0.34, 0.2),
      horizon: 0.7,
      rings: false,
    }),
    rays(k, 18, 0.06),
    strata(k, 0.16, 6, { opacity: 0.5 }),
  )
  if (k.night) k.add(stars(k, 140, 0.4))
  k.light = -1
  /** A point of the front's plane drawn back towards the end of the lane; 1 stays in the plane. */
  const back = ([x, y]: Point, r: number): Point => [vx + (x - vx) * r, vy + (y - vy) * r]
  const quad = (x: number, h0: number, h1: number, r0: number, r1: number) =>
    shape([
      back([x, base - h0 * s], r0),
      back([x, base - h1 * s], r0),
      back([x, base - h1 * s], r1),
      back([x, base - h0 * s], r1),
    ])
  k.add(
    rect(
      0,
      vy,
      k.W,
      k.H - vy,
      k.verticalGradient(
        [0, k.lit('#ecc48c', 0.3)],
        [0.25, k.lit('#e8be88', 0.02)],
        [0.6, k.half('#d2a070', 0, 0.3)],
        [1, k.shade('#7a5040')],
      ),
    ),
    canopy(
      k,
      sample(pts(k, [-0.03, 0.55], [0.1, 0.54], [0.3, 0.56])),
      [10, 22],
      k.half('#7f8a5a', 0.5, 0.3),
      {
        base: vy + 8 * s,
      },
    ),
  )
  k.add(well(k, vx - k.fit(0, 30), vy + 34 * s, s * 0.86))
  // The flank, lit, running back along the lane.
  const deep = (t: number, end = 0.42) => 1 / (1 + t * (1 / end - 1))
  const flank = cx - half
  const side = (h0: number, h1: number, c: string, t0 = 0, t1 = 1) =>
    path(quad(flank - (h0 < 288 ? 0 : 12 * s), h0, h1, deep(t0), deep(t1)), c)
  const tint = (c: string) => k.half(c, 0.08, 0.04)
  k.add(
    path(quad(flank + 20 * s, 0, 330, 0.42, 0.3), k.lit('#e2b487', 0.26)),
    side(0, 300, k.lit(plasterColor, 0.06)),
    side(292, 486, k.lit(plasterColor, 0.06)),
    side(0, 56, k.half(stoneColor, 0.05, 0.25)),
    side(56, 63, k.lit(frescoLime, 0.05)),
    side(63, 80, tint(frescoIndigo)),
    side(236, 262, tint(frescoRed)),
    side(262, 292, k.half(mix(plasterColor, frescoRed, 0.25), 0.06, 0.4)),
    side(288, 296, k.lit(frescoLime, 0.05)),
    side(407, 424, tint(frescoIndigo)),
    side(446, 488, k.lit(plasterColor, 0.06), -0.02),
  )
  for (let i = 0; i < 14; i++) {
    const t = i / 14
    k.add(
      side(454, 474, tint(frescoIndigo), t + 0.01, t + 0.045),
      side(486, 499, tint('#f0cf94'), t - 0.01, t + 0.04),
    )
  }
  for (const [i, t] of [0.08, 0.39, 0.7].entries()) {
    const [ax, ay] = back([flank, base - 100 * s], deep(t))
    const [bx, by] = back([flank, base - 100 * s], deep(t + 0.22))
    const unit = deep(t + 0.1) * s
    k.add(
      side(90, 226, tint(frescoRed), t, t + 0.22),
      side(96, 220, tint(i === 1 ? '#4a6ab0' : '#f4cf84'), t + 0.02, t + 0.2),
      `<use href="#${i === 1 ? lancer(k) : elephant(k)}" transform="matrix(${[(ax - bx) / 150, (ay - by) / 150, 0, unit * 0.82, (ax + bx) / 2, (ay + by) / 2].map((n) => n.toFixed(3)).join(' ')})"/>`,
      side(302, 398, tint(frescoRed), t, t + 0.2),
      side(306, 394, tint(frescoOchre), t + 0.02, t + 0.18),
      side(306, 380, k.glow(k.shade('#4a3038', 0.06), '#ffc66a'), t + 0.05, t + 0.15),
    )
  }
  k.add(
    path(
      shape([
        back([flank - 12 * s, base - 446 * s], 1),
        back([flank - 30 * s, base - 427 * s], 1),
        back([flank - 30 * s, base - 427 * s], 0.42),
        back([flank - 12 * s, base - 446 * s], 0.42),
      ]),
      k.half(stoneColor, 0.03, 0.1),
    ),
    path(quad(flank - 30 * s, 424, 428, 1, 0.42), k.shade('#8a5a40', 0.05)),
  )
  // Across the lane, in its own shade.
  const other = (h0: number, h1: number, c: string, r0: number, r1: number) =>
    path(quad(vx - 300 * s, h0, h1, r0, r1), c)
  if (k.W > k.H)
    k.add(
      other(0, 330, k.shade('#e0a070', 0.06), 1.5, 0.5),
      other(318, 336, k.shade(frescoLime, 0.05), 1.5, 0.49),
      other(200, 222, k.shade(frescoIndigo, 0.05), 1.5, 0.5),
      other(0, 44, k.shade('#b08058', 0.04), 1.5, 0.5),
      other(20, 150, k.shade('#5a4038', 0.04), 0.8, 0.7),
      other(236, 300, k.glow(k.shade('#5a4038', 0.04), '#ffc66a'), 0.92, 0.84),
      other(236, 300, k.glow(k.shade('#5a4038', 0.04), '#ffc66a'), 0.7, 0.64),
    )
  // Next door: a lower wall with a neem and bougainvillea behind it.
  const nx = cx + half - 4
  k.add(
    broadTree(k, nx + 130 * s, base - 60 * s, 420 * s, { d: 0.12, leaf: '#6a9150' }),
    path(crenels(nx, base - 228 * s, k.W - nx + 60, 14 * s), k.half('#e2b080', 0.06, 0.3)),
    rect(
      nx,
      base - 230 * s,
      k.W - nx + 40,
      230 * s,
      k.verticalGradient([0, k.half('#e2b080', 0.06, 0.35)], [1, k.half('#c98f66', 0.04, 0.6)]),
    ),
    rect(nx, base - 206 * s, k.W - nx + 40, 20 * s, k.half(frescoRed, 0.05, 0.4)),
    rect(nx, base - 56 * s, k.W - nx + 40, 60 * s, k.half('#b08058', 0.04, 0.6)),
  )
  k.add(
    ellipse(cx, base + 6 * s, half * 0.99, 22 * s, k.shade('#8a5a48'), 'opacity=".4"'),
    haveli(k, cx, base, s, k.fit(true, false)),
  )
  /** Figures shrink towards the end of the lane. */
  const size = (v: number) => ((k.y(v) - vy) / (base - vy)) * s
  const coat = mix(k.dark(), k.shade('#5a3a30'), 0.3)
  const tan = k.half('#c08450', 0, 0.3)
  const white = k.half('#f2e4cc', 0, 0.25)
  const stand = (u: number, v: number, more: Place = {}) =>
    ellipse(k.x(u), k.y(v), 44 * size(v), 6 * size(v), k.dark(), 'opacity=".22"') +
    goat(k, k.x(u), k.y(v), { s: size(v) * 0.92, body: coat, accent: white, ...more })
  k.add(
    sweeps(k, 0.8, 0.97, 5, k.shade('#a06a58'), 0.2),
    sitter(k, cx - 104 * s, base - 76 * s, { s: 1.02 * s, body: k.shade('#a87450'), accent: white }),
    ellipse(cx - 107 * s, base - 136 * s, 11 * s, 6.5 * s, k.half('#e0502c', 0, 0.1)),
    goat(k, cx + 100 * s, base - 77 * s, { s: 0.84 * s, body: coat, accent: white }),
    stand(k.fit(0.485, 0.675), k.fit(0.77, 0.812), { flip: k.W > k.H }),
    stand(k.fit(0.8, 0.855), 0.785, { body: tan, flip: true }),
    stand(k.fit(0.405, 0.42), 0.805, { body: white, accent: tan }),
    ellipse(k.x(k.fit(0.315, 0.27)), k.y(0.8), 40 * s, 7 * s, k.dark(), 'opacity=".25"'),
    villager(k, k.x(k.fit(0.315, 0.27)), k.y(0.8), size(0.8), '#d8347a', '#f2a53a'),
    birds(k, k.fit(0.42, 0.7), k.fit(0.13, 0.14), 6),
  )
  return k.calm(0.5, '#3a1c22')
}
