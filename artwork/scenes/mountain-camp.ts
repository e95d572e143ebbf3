import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon } from '../kit/svg.ts'
import { packPony } from '../parts/animals.ts'
import { parkedBike, rucksacks } from '../parts/camp-gear.ts'
import { ground, hill, pts, road, scrub, sweeps } from '../parts/ground.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { campfire, sitter, watcher } from '../parts/people.ts'
import { alpineTent, tent } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { mist, sky, stars, strata } from '../parts/sky.ts'

type Company = 'riders' | 'trekkers'

/** A camp on a river bend: loaded motorcycles, or ponies and rucksacks, a fire, tents along the water. */
function mountainCamp(o: Options, who: Company) {
  const k = new Stage(`camp-${who}`, 'alpine', o)
  k.add(sky(k, 0.7, 0.14, { r: 44, low: 0.26, horizon: 0.6 }))
  if (k.night) k.add(stars(k, 150, 0.5))
  k.add(strata(k, 0.16, 5, { opacity: 0.5 }))
  const rock = who === 'riders' ? '#a8826e' : '#94848c'
  k.add(
    range(k, {
      ctrl: peaks(k, 0.42, 0.2, k.fit(6, 4)),
      rock: '#8a7f9a',
      d: 0.66,
      base: k.y(0.56),
      snow: k.y(0.36),
      detail: 26,
    }),
    mist(k, 0.36, 0.56, { opacity: 0.7 }),
    // Two slopes close the valley; the river comes out between them.
    mountain(k, [k.x(0.06), k.y(0.2)], k.x(0.5), k.x(0.5), {
      rock,
      d: 0.26,
      base: k.y(0.6),
      snow: k.y(0.26),
      detail: 22,
    }),
    mountain(k, [k.x(1.0), k.y(0.27)], k.x(0.52), k.x(0.4), { rock, d: 0.2, base: k.y(0.6), detail: 22 }),
    mist(k, 0.48, 0.6, { opacity: 0.5 }),
  )
  const meadow = who === 'riders' ? '#a89a62' : '#7f9a58'
  k.add(
    hill(k, pts(k, [-0.03, 0.555], [0.3, 0.57], [0.6, 0.56], [1.03, 0.545]), meadow, 0.08, { foot: 0.5 }),
    sweeps(k, 0.6, 0.95, 7, k.shade('#6a6a44'), 0.25),
  )
  const river = road(k, [
    [0.5, 0.556, 8],
    [0.56, 0.575, 26],
    [0.42, 0.605, 52],
    [0.2, 0.64, 92],
    [0.06, 0.7, 150],
    [-0.12, 0.8, 260],
  ])
  k.add(
    path(ribbon(river.map(([x, y, w]) => [x, y + 2, w * 1.25])), k.lit('#d8cba8', 0.05)),
    path(
      ribbon(river),
      k.gradientBetween(
        0,
        k.y(0.55),
        0,
        k.y(0.8),
        [0, mix(k.mood.sky[2], k.lit('#8fd0d0', 0.2), 0.5)],
        [1, k.half('#3f8f9a', 0, 0.25)],
      ),
    ),
  )
  const far = k.fit(0.9, 1.05)
  if (who === 'riders')
    k.add(
      tent(k, k.x(0.56), k.y(0.64), far * 0.9, '#f0e6cc'),
      tent(k, k.x(0.74), k.y(0.65), far * 1.1, '#f0e6cc'),
      tent(k, k.x(0.93), k.y(0.665), far * 1.35, '#f0e6cc'),
    )
  else
    k.add(
      alpineTent(k, k.x(0.55), k.y(0.635), far * 0.9, '#e8a02c'),
      alpineTent(k, k.x(0.73), k.y(0.65), far * 1.15, '#d8502c'),
      alpineTent(k, k.x(0.94), k.y(0.672), far * 1.4, '#2f7f9a'),
      packPony(k, k.x(0.42), k.y(0.66), { s: 0.7, accent: k.half('#8a4a34', 0, 0.2) }),
      packPony(k, k.x(0.34), k.y(0.675), { s: 0.78, accent: k.half('#2f6f7a', 0, 0.2) }),
    )
  k.add(scrub(k, 0.62, 0.96, 46, '#5f6a3c'))
  const fx = k.x(k.fit(0.42, 0.4))
  const fy = k.y(k.fit(0.8, 0.765))
  k.add(
    campfire(k, fx, fy, k.fit(1.5, 1.7)),
    sitter(k, fx - 120, fy + 14, { s: 1.15, accent: k.glow(k.half('#c8502c'), '#d8702c') }),
    sitter(k, fx - 205, fy + 2, { s: 1.05, accent: k.glow(k.half('#2f6f9a'), '#7a6a8a') }),
    sitter(k, fx + 118, fy + 10, { s: 1.15, flip: true, accent: k.glow(k.half('#d8a02c'), '#e8a83c') }),
    watcher(k, fx + 196, fy - 2, { s: 1.05, flip: true, accent: k.glow(k.half('#4a7a4a'), '#a87a4a') }),
  )
  foreground(k, who)
  return k.calm(0.4, '#1f1a24')
}

function foreground(k: Stage, who: Company) {
  const bank = pts(k, [-0.03, 0.93], [0.3, 0.91], [0.55, 0.9], [0.8, 0.86], [1.03, 0.84])
  k.add(
    path(
      ground(bank, k.H),
      k.verticalGradient(
        [0, k.half('#a8865c', 0, 0.35)],
        [0.5, k.shade('#6a5444')],
        [1, mix(k.shade('#4a3a3c'), k.dark(), 0.5)],
      ),
    ),
    boulder(k, k.x(0.1), k.y(0.95), 120, 60, '#9a8070'),
    boulder(k, k.x(0.2), k.y(0.965), 64, 34, '#9a8070'),
  )
  if (who === 'riders')
    k.add(
      parkedBike(k, k.x(k.fit(0.66, 0.5)), k.y(k.fit(0.88, 0.885)), {
        s: k.fit(1.25, 1.35),
        accent: k.half('#3f5f4a', 0, 0.2),
      }),
      parkedBike(k, k.x(k.fit(0.83, 0.78)), k.y(k.fit(0.93, 0.925)), {
        s: k.fit(1.7, 1.95),
        accent: k.half('#b8402e', 0, 0.2),
      }),
    )
  else
    k.add(
      rucksacks(k, k.x(k.fit(0.7, 0.6)), k.y(0.9), { s: 1.5, accent: k.half('#d8702c', 0, 0.15) }),
      rucksacks(k, k.x(k.fit(0.84, 0.84)), k.y(0.905), {
        s: 1.9,
        accent: k.half('#2f6f9a', 0, 0.15),
        flip: true,
      }),
    )
}

export const ridersCamp = (o: Options) => mountainCamp(o, 'riders')
export const trekkersCamp = (o: Options) => mountainCamp(o, 'trekkers')
