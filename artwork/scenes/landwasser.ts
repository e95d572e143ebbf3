import { type Options, Stage } from '../kit/stage.ts'
import { f, path, shape, stroke } from '../kit/svg.ts'
import { forest } from '../parts/conifers.ts'
import { broken, facet } from '../parts/crags.ts'
import { hill, pts } from '../parts/ground.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { type Livery, sleekTrain } from '../parts/sleek-train.ts'

const red: Livery = { body: '#d8322c', band: '#f6ead0', roof: '#5a4a52' }

/** Tall limestone arches, their deck at `y`, from the left bank into the cliff. */
function viaduct(k: Stage, y: number, to: number) {
  const stone = '#d8c8ae'
  const wall = k.gradientBetween(0, y, 0, k.y(0.95), [0, k.lit(stone)], [1, k.half(stone, 0, 0.6)])
  const [w, t] = [196, 26]
  let piers = ''
  let sides = ''
  let spandrels = ''
  for (let x = to - 40; x > -w; x -= w) {
    const foot = k.y(0.96 - 0.16 * Math.abs(x / k.W - 0.46))
    piers += `M${f(x - t)} ${y}h${t * 2}l14 ${f(foot - y)}h${-t * 2 - 28}z`
    sides += `M${f(x + 4)} ${y + 20}h${t - 4}l14 ${f(foot - y - 20)}h-22z`
    const r = (w - t * 2) / 2
    spandrels += `M${f(x - w + t - 1)} ${y}v${r + 30}a${r} ${r} 0 0 1 ${r * 2 + 2} 0v${-r - 30}z`
  }
  k.add(
    path(piers, wall),
    path(sides, k.shade(stone), 'opacity=".55"'),
    path(spandrels, wall),
    stroke(`M-20 ${y}H${f(to + 30)}`, k.lit('#efe4cc'), 15),
    stroke(`M-20 ${y + 14}H${f(to + 30)}`, k.shade(stone), 5, 'opacity=".6"'),
  )
}

/** The Landwasser viaduct: a red train on tall arches over a gorge, going straight into the tunnel in a cliff. */
export function landwasser(o: Options) {
  const k = new Stage('landwasser', 'alpine', o)
  const deck = k.y(0.46)
  const face = k.x(0.76)
  k.add(sky(k, 0.24, 0.16, { r: 46, low: 0.3, horizon: 0.6 }))
  if (k.night) k.add(stars(k))
  const wood = (d: number, n: number, ...line: [number, number][]) => {
    const top = pts(k, ...line)
    k.add(hill(k, top, '#5f9058', d), forest(k, top, n, [56, 96], { d, lean: 90 }))
    k.add(mist(k, 0.5, 0.9, { opacity: d * 0.7 }))
  }
  k.add(strata(k, 0.2, 4, { opacity: 0.5 }))
  wood(0.62, 46, [-0.04, 0.34], [0.2, 0.42], [0.46, 0.36], [0.7, 0.3], [1.04, 0.24])
  wood(0.4, 60, [-0.04, 0.5], [0.2, 0.58], [0.44, 0.66], [0.66, 0.6], [1.04, 0.5])
  wood(0.2, 50, [-0.04, 0.74], [0.2, 0.82], [0.4, 0.9], [0.6, 0.86], [1.04, 0.74])
  viaduct(k, deck, face)
  k.add(sleekTrain(k, k.x(0.6), deck - 8, k.fit(1.9, 1.7), 6, red))
  const rock = '#cbb79c'
  const edge = broken(k, pts(k, [0.735, 1.02], [0.75, 0.72], [0.755, 0.36], [0.79, 0.12], [0.85, -0.04]), 0.1)
  k.add(
    path(
      shape([...edge, [k.W + 20, -20], [k.W + 20, k.H + 20]]),
      k.horizontalGradient([0, k.lit(rock)], [0.4, k.half(rock, 0, 0.4)], [1, k.shade(rock)]),
    ),
  )
  for (const [u, v, w, h] of [
    [0.84, 0.2, 0.06, 0.3],
    [0.93, 0.34, 0.05, 0.4],
    [0.82, 0.66, 0.05, 0.24],
    [0.95, 0.82, 0.06, 0.2],
  ] as const)
    k.add(
      facet(
        k,
        pts(k, [u - w / 2, v - h / 2], [u + w / 2, v - h / 3], [u + w / 3, v + h / 2]),
        k.shade(rock),
        'opacity=".45"',
      ),
    )
  k.add(
    path(
      `M${face - 6} ${deck + 8}v-74q4-46 44-46t44 46v74z`,
      k.verticalGradient([0, k.dark()], [1, k.shade('#3a3034')]),
    ),
    stroke(`M${face - 6} ${deck + 8}v-74q4-46 44-46t44 46v74`, k.lit('#e8dcc4'), 11),
    forest(k, pts(k, [0.86, 0.1], [1.04, 0.04]), 12, [80, 130], { d: 0.04, from: k.x(0.87) }),
    forest(k, pts(k, [-0.04, 1.06], [0.3, 1.08], [0.62, 1.08], [1.04, 1.06]), 16, [150, 280], {
      leaf: '#1f4a3c',
    }),
    birds(k, 0.42, 0.22, 5),
  )
  return k.calm(0.35, '#14261e')
}
