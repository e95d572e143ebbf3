import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, rect } from '../kit/svg.ts'
import { sheep } from '../parts/animals.ts'
import { crookedTree } from '../parts/broadleaf.ts'
import { hill, pts, scrub } from '../parts/ground.ts'
import { chhatri } from '../parts/masonry.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'

/** Merchants' cenotaphs: one domed pavilion on a high painted platform, smaller ones round it, two visitors on the steps. */
export function cenotaphs(o: Options) {
  const k = new Stage('cenotaphs', 'desert', o)
  k.add(sky(k, 0.18, 0.3, { r: 70, low: 0.4, horizon: 0.64 }))
  if (k.night) k.add(stars(k))
  const stone = '#e8bc88'
  k.add(
    strata(k, 0.24, 5, { opacity: 0.5 }),
    hill(k, pts(k, [-0.04, 0.63], [0.4, 0.615], [1.04, 0.63]), '#d8a878', 0.5),
  )
  for (const [u, v, w, d] of [
    [0.1, 0.66, 130, 0.3],
    [0.24, 0.67, 170, 0.2],
    [0.9, 0.67, 180, 0.2],
  ] as const)
    k.add(
      rect(k.x(u) - w * 0.7, k.y(v) - w * 0.1, w * 1.4, w * 0.5, k.half(stone, d, 0.3)),
      chhatri(k, k.x(u), k.y(v) - w * 0.1, w, stone, d),
    )
  k.add(hill(k, pts(k, [-0.04, 0.7], [0.4, 0.69], [1.04, 0.7]), '#dcae74', 0.05, { foot: 0.5 }))
  const [x, y] = [k.x(0.56), k.y(0.78)]
  let niches = ''
  let painted = ''
  for (let i = 0; i < 9; i++) {
    niches += `M${x - 330 + i * 76} ${y - 8}v-62q26-34 52 0v62z`
    painted += `M${x - 316 + i * 76} ${y - 12}v-50q12-16 24 0v50z`
  }
  k.add(
    ellipse(x, y + 6, 440, 20, k.dark(), 'opacity=".25"'),
    rect(x - 360, y - 120, 720, 124, k.verticalGradient([0, k.lit(stone)], [1, k.half(stone, 0, 0.4)])),
    path(niches, k.half('#b8402e', 0, 0.35)),
    path(painted, k.half('#2f6a8a', 0, 0.25)),
    rect(x - 380, y - 134, 760, 20, k.half('#f4d8a8', 0, 0.15)),
    chhatri(k, x - 310, y - 130, 110, stone),
    chhatri(k, x + 310, y - 130, 110, stone),
    chhatri(k, x, y - 130, 330, stone),
  )
  for (let i = 0; i < 6; i++)
    k.add(
      rect(
        x - 70 - i * 9,
        y - 112 + i * 20,
        140 + i * 18,
        20,
        i % 2 ? k.half('#d8a878', 0, 0.4) : k.half('#ecc898', 0, 0.15),
      ),
    )
  k.add(
    watcher(k, x - 18, y - 30, { s: 1.05, accent: k.half('#2f7a9a', 0, 0.1) }),
    watcher(k, x + 22, y - 10, { s: 1.1, accent: k.half('#f4ecd8', 0, 0.1) }),
    crookedTree(k, k.x(0.08), k.y(0.86), 330),
    carrier(k, k.x(0.3), k.y(0.88), { s: 1.3, accent: k.half('#c8325a', 0, 0.1) }),
    carrier(k, k.x(0.345), k.y(0.89), { s: 1.3, accent: k.half('#f2a53a', 0, 0.1) }),
  )
  for (const [u, v, flip] of [
    [0.76, 0.88, false],
    [0.83, 0.91, true],
    [0.9, 0.87, false],
  ] as const)
    k.add(
      sheep(k, k.x(u), k.y(v), {
        s: 1.4,
        flip,
        grazes: !flip,
        body: k.shade('#3a2e2c'),
        accent: k.half('#f4e8d4', 0, 0.15),
      }),
    )
  k.add(scrub(k, 0.9, 0.99, 40, '#9a8a4a'), birds(k, 0.4, 0.2, 6))
  return k.calm(0.3, '#3a2016')
}
