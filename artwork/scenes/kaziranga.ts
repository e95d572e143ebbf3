import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, path, sample } from '../kit/svg.ts'
import { rhino } from '../parts/animals.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { crest, hill, pts } from '../parts/ground.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'
import { ripple } from '../parts/water.ts'

/** Kaziranga: rhino in tall grass, mist lifting off the beel. */
export function kaziranga(o: Options) {
  const k = new Stage('kaziranga', 'monsoon', o)
  k.add(sky(k, 0.4, 0.3, { r: 150, horizon: 0.64, low: 0.4, rings: false }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.24, 7, { opacity: 0.5 }))
  for (const [v, d] of [
    [0.48, 0.76],
    [0.53, 0.6],
  ] as const)
    k.add(hill(k, crest(k, v, 0.03, 6), '#6f9a8a', d, { to: k.mood.haze, foot: 0.5 }))
  k.add(
    canopy(k, sample(crest(k, 0.58, 0.012, 7)), [10, 26], k.half('#5a8f60', 0.42, 0.4)),
    mist(k, 0.56, 0.68, { opacity: 0.75 }),
  )
  k.add(
    broadTree(k, k.x(k.fit(0.86, 0.86)), k.y(0.665), 330, { d: 0.2, leaf: '#4f8a4f' }),
    broadTree(k, k.x(0.1), k.y(0.66), 200, { d: 0.34, leaf: '#5f9460' }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.655], [0.3, 0.645], [0.6, 0.655], [1.03, 0.64]), '#c2b95e', 0.2, { foot: 0.7 }),
    grass(k, pts(k, [-0.03, 0.68], [1.03, 0.68]), 60, k.half('#b9b45a', 0.16, 0.35), { n: 150 }),
  )
  // Beel with reflections.
  k.add(
    path(
      curve(
        pts(
          k,
          [0.28, 0.745],
          [0.42, 0.725],
          [0.62, 0.722],
          [0.86, 0.735],
          [1.04, 0.73],
          [1.04, 0.79],
          [0.8, 0.8],
          [0.55, 0.805],
          [0.36, 0.785],
        ),
        true,
      ),
      k.verticalGradient([0, mix(k.horizon, '#ffffff', 0.1)], [1, k.half('#5f9a90', 0, 0.3)]),
    ),
    ripple(k, k.y(0.735), k.y(0.795), 22, k.lit('#ffffff', 0.1), {
      opacity: 0.5,
      from: k.x(0.4),
      to: k.x(0.95),
      size: 0.6,
    }),
  )
  const rx = k.x(k.fit(0.6, 0.56))
  const ry = k.y(0.79)
  const body = mix(k.shade('#8a8490'), k.dark(), 0.35)
  k.add(
    `<g opacity=".3" transform="translate(0 ${(ry * 2 + 4).toFixed(0)})scale(1 -1)">${rhino(k, rx, ry, { s: k.fit(2.1, 2), body, accent: body })}</g>`,
    rhino(k, rx, ry, { s: k.fit(2.1, 2), body, accent: k.half('#b0a8b0', 0, 0.1) }),
    rhino(k, k.x(k.fit(0.8, 0.84)), k.y(0.775), {
      s: 1,
      flip: true,
      body: mix(body, k.mood.haze, 0.15),
      accent: k.half('#b0a8b0', 0, 0.1),
    }),
  )
  const egret = k.symbol(
    'egret',
    () =>
      '<path d="M-14-18c8-9 20-9 26-1l4-20c1-6 6-9 10-8l9 4-8 1c-3 2-4 5-4 9l-4 17c-4 8-18 12-26 8l-11 2z"/><path d="M0-8v8M6-8v8" stroke="#333" stroke-width="1.5"/>',
  )
  for (const [u, v, s] of [
    [k.fit(0.46, 0.33), 0.78, 0.9],
    [k.fit(0.43, 0.28), 0.785, 0.7],
    [k.fit(0.9, 0.95), 0.77, 0.7],
  ] as const)
    k.add(k.use(egret, k.x(u), k.y(v), s, { fill: k.lit('#ffffff') }))
  k.add(
    grass(k, pts(k, [-0.03, 0.86], [0.5, 0.84], [1.03, 0.85]), 120, k.half('#8f9a48', 0, 0.5), { n: 110 }),
    hill(k, pts(k, [-0.03, 0.86], [0.3, 0.85], [0.6, 0.87], [1.03, 0.86]), '#6f8a3f', 0, {
      to: mix(k.shade('#2f4a2c'), k.dark(), 0.4),
      foot: 1,
    }),
    grass(k, pts(k, [-0.03, 0.98], [1.03, 0.98]), 210, mix(k.dark(), k.shade('#4f6a34'), 0.45), { n: 90 }),
    birds(k, 0.6, 0.26, 9),
  )
  return k.calm(0.5, '#122c26')
}
