import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, path, rect } from '../kit/svg.ts'
import { longTail } from '../parts/boats.ts'
import { pts } from '../parts/ground.ts'
import { karst } from '../parts/karst.ts'
import { frondFrame, palm } from '../parts/palms.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple } from '../parts/water.ts'

/** Thailand: limestone towers, emerald water, one bright long-tail. */
export function thailand(o: Options) {
  const k = new Stage('thailand', 'tropic', o)
  const y = k.y(0.6)
  k.add(
    sky(k, 0.26, 0.0, { r: 60, horizon: 0.6, low: 0.38, disc: k.time !== 'day', rings: k.time !== 'day' }),
  )
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.32), k.y(0.42), 340, 120, 0.9), strata(k, 0.16, 4, { opacity: 0.4 }))
  let s = ''
  for (const [u, w, h, d] of [
    [0.3, 120, 130, 0.74],
    [0.4, 90, 90, 0.78],
    [0.53, 150, 150, 0.66],
    [0.22, 110, 180, 0.62],
  ] as const)
    s += karst(k, k.x(u), y, w, h, d)
  s += karst(k, k.x(0.1), y, k.fit(230, 200), 360, 0.3) + karst(k, k.x(k.fit(0.62, 0.66)), y, 190, 250, 0.42)
  s +=
    karst(k, k.x(k.fit(0.9, 0.92)), y + 4, k.fit(400, 320), k.fit(520, 500), 0.12) +
    karst(k, k.x(k.fit(0.76, 0.78)), y + 6, 170, 300, 0.2) +
    karst(k, k.x(-0.02), y + 4, 200, 250, 0.16)
  const lag = k.night ? '#1a6070' : '#27b8a6'
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, mix(k.mood.sea[1], k.horizon, 0.3)],
        [0.15, k.half('#2f9fb8', 0.1, 0.15)],
        [0.5, k.lit(lag)],
        [1, k.half('#0f7f84', 0, 0.35)],
      ),
    ),
    mirror(k, s, y, { opacity: 0.4, squash: 0.6 }),
    glitter(k, k.sun.x, y + 2, k.y(0.94), { width: 140, n: 48, opacity: 0.65 }),
    ripple(k, y + 4, k.H, 90, k.lit('#ffffff'), { opacity: 0.26 }),
  )
  k.add(
    path(
      curve(pts(k, [0.68, 0.62], [0.8, 0.63], [0.94, 0.645], [1.04, 0.67], [1.04, 0.6], [0.8, 0.606]), true),
      k.lit('#f8e6bc'),
    ),
  )
  for (const [u, h, l] of [
    [0.84, 120, -26],
    [0.88, 150, 20],
    [0.93, 130, -20],
    [0.97, 170, -30],
  ] as const)
    k.add(palm(k, k.x(u), k.y(0.628), h, l, { d: 0.04 }))
  k.add(
    longTail(k, k.x(k.fit(0.52, 0.5)), k.y(0.8), k.fit(1.25, 1.15)),
    longTail(k, k.x(0.3), k.y(0.66), 0.42),
    longTail(k, k.x(0.75), k.y(0.66), 0.4, true),
    frondFrame(k, k.x(-0.02), k.y(-0.03), 4.8, false, mix(k.dark(), k.shade('#2f7f4a'), 0.4)),
    birds(k, 0.5, 0.24, 5),
  )
  return k.calm(0.45, '#08404a')
}
