import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Cantilevered net on its jetty: a leaning frame, four bowed poles, the net hanging between them. */
function net(k: Stage, x: number, y: number, s: number, d: number) {
  const at = (a: number, b: number): Point => [x + a * s, y + b * s]
  const wood = k.dark(d)
  const tip = at(-250, -330)
  const corners = [at(-440, -150), at(-300, -110), at(-96, -130), at(-210, -190)]
  const belly = at(-262, -44)
  const web = corners.map((c) => `M${c}Q${(c[0] + belly[0]) / 2} ${belly[1] - 6 * s} ${belly}`).join('')
  k.add(
    path(
      `M${corners[0]}Q${belly[0] - 60 * s} ${belly[1]} ${belly}Q${belly[0] + 90 * s} ${belly[1] - 10 * s} ${corners[2]}L${corners[1]}z`,
      k.half('#e8d8b0', d, 0.2),
      'opacity=".35"',
    ),
    stroke(web, wood, 2.2 * s, 'opacity=".7"'),
    stroke(
      `M${corners[0]}Q${at(-370, -116)} ${corners[1]}Q${at(-200, -104)} ${corners[2]}M${corners[0]}L${corners[3]}L${corners[2]}`,
      wood,
      3 * s,
      'opacity=".8"',
    ),
  )
  for (const c of corners)
    k.add(
      stroke(`M${tip}Q${(tip[0] + c[0]) / 2} ${tip[1] - 14 * s} ${c}`, wood, 6 * s, 'stroke-linecap="round"'),
    )
  k.add(
    stroke(`M${at(30, 0)}L${tip}M${at(96, 0)}L${tip}`, wood, 10 * s, 'stroke-linecap="round"'),
    stroke(
      `M${at(60, 0)}L${at(130, -250)}L${tip}M${at(130, -250)}L${at(220, -6)}`,
      wood,
      6 * s,
      'stroke-linecap="round" stroke-linejoin="round"',
    ),
    stroke(`M${at(130, -250)}L${at(190, -120)}M${at(130, -250)}L${at(166, -96)}`, wood, 2.5 * s),
  )
  for (const [i, [a, b]] of [
    [192, -112],
    [168, -88],
    [206, -82],
  ].entries())
    k.add(
      ellipse(
        x + (a ?? 0) * s,
        y + (b ?? 0) * s,
        12 * s,
        15 * s,
        k.shade(cycle(['#8a7a70', '#6f6460'], i), d),
      ),
    )
  // The jetty.
  k.add(rect(x - 20 * s, y - 6 * s, 280 * s, 12 * s, wood))
  for (const a of [0, 60, 120, 180, 240]) k.add(rect(x + a * s, y, 7 * s, 60 * s, wood))
}

/** Fishing nets on the harbour shore: one great frame near, others behind it, the sun low over the water. */
export function fishingNets(o: Options) {
  const k = new Stage('fishing-nets', 'tropic', o)
  const y = k.y(0.56)
  k.add(sky(k, 0.36, 0.24, { r: 60, low: 0.43, horizon: 0.58 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.22, 6, { opacity: 0.5 }), cumulus(k, k.x(0.6), k.y(0.3), 300, 74, 0.7))
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.545], [0.2, 0.53], [0.4, 0.545], [0.6, 0.552]),
      [8, 18],
      k.half('#3f8a68', 0.5, 0.4),
      { base: y + 2 },
    ),
    water(k, y, { deep: 0.15 }),
    glitter(k, k.sun.x, y + 3, k.y(0.86), { width: 170, n: 70 }),
    ripple(k, y + 6, k.y(0.9), 64, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
  )
  net(k, k.x(k.fit(0.46, 0.5)), k.y(0.6), 0.42, 0.4)
  net(k, k.x(k.fit(0.66, 0.74)), k.y(0.645), 0.7, 0.2)
  k.add(
    canoe(k, k.x(0.2), k.y(0.68), 0.95, { color: '#c8563c' }),
    canoe(k, k.x(0.36), k.y(0.625), 0.5, { flip: true }),
  )
  net(k, k.x(k.fit(0.84, 0.8)), k.y(0.79), k.fit(1.3, 1.45), 0)
  const shore = pts(k, [0.3, 1.04], [0.44, 0.93], [0.64, 0.87], [0.84, 0.84], [1.04, 0.82])
  k.add(
    path(
      `${shape([...shore, [k.W + 40, k.H + 40]])}`,
      k.verticalGradient([0, k.half('#d8b07c', 0, 0.3)], [1, k.shade('#7a5a48')]),
    ),
  )
  for (const [u, v, s, c] of [
    [0.86, 0.79, 1.05, '#f2ead8'],
    [0.93, 0.792, 1.05, '#2f7fa8'],
    [1.0, 0.79, 1.05, '#d8643c'],
  ] as const)
    k.add(watcher(k, k.x(u), k.y(v) - 6, { s, accent: k.half(c, 0, 0.15) }))
  // The catch in baskets.
  for (const [u, v] of [
    [0.62, 0.93],
    [0.74, 0.945],
    [0.68, 0.975],
  ] as const) {
    const [bx, by] = [k.x(u), k.y(v)]
    k.add(
      path(
        `M${bx - 52} ${by - 26}L${bx - 38} ${by + 12}H${bx + 38}L${bx + 52} ${by - 26}z`,
        k.half('#a8743c', 0, 0.45),
      ),
      ellipse(bx, by - 26, 52, 13, k.lit('#d8a862')),
    )
    for (let i = 0; i < 5; i++)
      k.add(
        ellipse(
          bx - 30 + i * 15,
          by - 30 - (i % 2) * 6,
          17,
          6,
          k.half('#c8d4dc', 0, i % 2 ? 0.1 : 0.4),
          `transform="rotate(${i * 14 - 28} ${bx - 30 + i * 15} ${by - 30})"`,
        ),
        circle(bx - 40 + i * 15, by - 31 - (i % 2) * 6, 1.6, k.dark()),
      )
  }
  k.add(
    palm(k, k.x(1.0), k.y(0.98), k.y(k.fit(0.86, 0.7)), -50, { leaf: '#2a804a', size: 0.6 }),
    birds(k, 0.24, 0.26, 8, 11),
  )
  return k.calm(0.3, '#1a2434')
}
