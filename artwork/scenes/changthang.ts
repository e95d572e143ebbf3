import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, ribbon, shape, stroke } from '../kit/svg.ts'
import { sheep, yak } from '../parts/animals.ts'
import { hill, pts, road, scrub, sweeps } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { sitter, watcher } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { birds, cumulus, milkyWay, mist, sky, stars } from '../parts/sky.ts'

/** Nomads' tent of black yak hair on outer poles; ~260 wide. */
function rebo(k: Stage, x: number, y: number, s: number): string {
  const at = (list: [number, number][]) => shape(list.map(([a, b]) => [x + a * s, y + b * s]))
  return (
    ellipse(x, y + 4, 170 * s, 20 * s, k.shade('#6a5a44'), 'opacity=".4"') +
    stroke(
      `M${x - 150 * s} ${y - 70 * s}L${x - 178 * s} ${y + 2}M${x + 150 * s} ${y - 70 * s}L${x + 178 * s} ${y + 2}M${x} ${y - 96 * s}V${y - 126 * s}`,
      k.shade('#6a4a34'),
      4 * s,
    ) +
    path(
      at([
        [-134, 0],
        [-118, -62],
        [-60, -84],
        [0, -104],
        [60, -84],
        [118, -62],
        [134, 0],
      ]),
      k.half('#4a3f3c', 0, 0.3),
    ) +
    path(
      at([
        [0, -104],
        [60, -84],
        [118, -62],
        [134, 0],
        [26, 0],
      ]),
      k.shade('#332c30'),
    ) +
    path(
      at([
        [-118, -62],
        [-60, -84],
        [0, -104],
        [4, -94],
        [-56, -74],
        [-114, -52],
      ]),
      k.lit('#8a7460'),
    ) +
    path(
      at([
        [-26, 0],
        [-8, -58],
        [20, 0],
      ]),
      k.glow(k.shade('#241c22'), '#ffb85c'),
    )
  )
}

/** Changthang: a herd of pashmina goats winding home over a wide plain, black tents, a salt lake below low hills. */
export function changthang(o: Options) {
  const k = new Stage('changthang', 'alpine', o)
  k.add(sky(k, 0.3, 0.24, { r: 48, low: 0.42, horizon: 0.62, disc: true }))
  if (k.night) k.add(stars(k, 170, 0.56), milkyWay(k, 0.3, 0.6, 0.9, -0.1))
  else
    k.add(
      cumulus(k, k.x(0.5), k.y(0.26), 420, 130, 0.95),
      cumulus(k, k.x(0.04), k.y(0.4), 300, 80, 0.85),
      cumulus(k, k.x(0.7), k.y(0.42), 240, 56, 0.75),
    )
  k.add(
    range(k, {
      ctrl: peaks(k, 0.6, 0.09, k.fit(7, 5)),
      rock: '#9a84a0',
      d: 0.68,
      base: k.y(0.63),
      snow: k.y(0.55),
      detail: 22,
    }),
    mist(k, 0.55, 0.63, { opacity: 0.6 }),
    hill(k, pts(k, [-0.03, 0.6], [0.2, 0.575], [0.44, 0.615], [0.7, 0.585], [1.03, 0.61]), '#b88c6c', 0.36, {
      base: k.y(0.65),
      foot: 0.3,
    }),
  )
  // The lake and its white rim.
  k.add(
    path(
      shape(pts(k, [-0.04, 0.638], [0.5, 0.628], [1.04, 0.64], [1.04, 0.676], [0.4, 0.668], [-0.04, 0.68])),
      k.lit('#f6f2ea', 0.1),
    ),
    path(
      shape(pts(k, [-0.04, 0.644], [0.5, 0.633], [1.04, 0.646], [1.04, 0.667], [0.42, 0.66], [-0.04, 0.672])),
      k.half('#2f8fb0', 0.12, 0.1),
    ),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.675], [0.3, 0.665], [0.6, 0.668], [1.03, 0.672]), '#c2a868', 0.04, {
      foot: 0.6,
    }),
    sweeps(k, 0.69, 0.97, 9, k.shade('#8a7a4a'), 0.28),
    sweeps(k, 0.68, 0.9, 6, k.lit('#e8d49a'), 0.4),
  )
  k.add(
    rebo(k, k.x(k.fit(0.7, 0.66)), k.y(0.735), k.fit(0.8, 0.95)),
    rebo(k, k.x(k.fit(0.88, 0.93)), k.y(0.75), k.fit(0.56, 0.66)),
    smoke(k, k.x(k.fit(0.7, 0.66)), k.y(0.735) - 112, 1),
    yak(k, k.x(0.4), k.y(0.715), { s: 0.6 }),
    yak(k, k.x(0.33), k.y(0.72), { s: 0.66, flip: true }),
    watcher(k, k.x(k.fit(0.6, 0.5)), k.y(0.755), { s: 0.8, accent: k.half('#b8323a', 0, 0.2) }),
    sitter(k, k.x(k.fit(0.78, 0.8)), k.y(0.77), { s: 0.8, accent: k.half('#2f5f9a', 0, 0.2), flip: true }),
  )
  k.add(scrub(k, 0.72, 0.97, 40, '#7f7440'))
  // The herd follows one line over the plain and comes towards the lens.
  const line = road(k, [
    [0.04, 0.735, 0.5],
    [0.2, 0.765, 0.66],
    [0.42, 0.79, 0.86],
    [0.58, 0.825, 1.1],
    [0.5, 0.875, 1.5],
    [0.3, 0.93, 2],
  ])
  const track = line.map(([x, y, s]): [number, number, number] => [x, y + 4, s * 62])
  k.add(path(ribbon(track), k.lit('#e6cf98'), 'opacity=".5"'))
  for (let i = 0; i < line.length - 1; i++) {
    const [ax, ay, as] = line[i] ?? [0, 0, 1]
    const [bx, by, bs] = line[i + 1] ?? [0, 0, 1]
    for (let j = 0; j < 8; j++) {
      const t = (j + k.rng() * 0.7) / 8
      const s = as + (bs - as) * t
      k.add(
        sheep(k, ax + (bx - ax) * t + k.rng.bell() * 20 * s, ay + (by - ay) * t + k.rng.bell() * 9 * s, {
          s: s * 1.15,
          flip: bx < ax,
          grazes: k.rng.chance(0.2),
          body: k.half(k.rng.pick(['#f6efe0', '#efe2c8', '#d8c0a0', '#8a7060']), 0, 0.12),
          accent: k.shade('#6a5448'),
        }),
      )
    }
  }
  k.add(
    watcher(k, k.x(k.fit(0.2, 0.14)), k.y(0.945), { s: 1.9, accent: k.half('#a8323a', 0, 0.2) }),
    birds(k, 0.6, 0.2, 5),
  )
  return k.calm(0.4, '#2f2418')
}
