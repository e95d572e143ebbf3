import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest } from '../parts/ground.ts'
import { wall } from '../parts/masonry.ts'
import { palm } from '../parts/palms.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'
import { gopuram } from '../parts/temples.ts'
import { plantain } from '../parts/undergrowth.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Tamil Nadu: a painted gopuram above its tank, palms and marigold light. */
export function tamilNadu(o: Options) {
  const k = new Stage('tamil-nadu', 'tropic', o)
  const y = k.y(0.72)
  k.add(sky(k, 0.3, 0.24, { r: 92, horizon: 0.7, low: 0.42 }), rays(k, 18, 0.06))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.26, 6, { opacity: 0.5 }))
  const gx = k.x(k.fit(0.64, 0.56))
  let s = canopy(k, sample(crest(k, 0.66, 0.012, 7)), [12, 26], k.half('#5a9a6a', 0.5, 0.4), { base: y })
  for (let i = 0; i < k.fit(12, 7); i++)
    s += palm(k, k.x(k.rng()), y - 20, k.rng.range(110, 190), k.rng.range(-26, 26), { d: 0.36 })
  s +=
    gopuram(k, gx + k.fit(300, 260), y - 8, 0.62, 0.26) + gopuram(k, gx - k.fit(310, 270), y - 8, 0.56, 0.3)
  s += wall(k, k.x(-0.03), k.W + 20, y, 66, '#d9a878', 0.1, 8)
  let stripes = ''
  for (let x = -10; x < k.W; x += 44) stripes += `M${x} ${(y - 46).toFixed(0)}h22v46h-22z`
  s += path(stripes, k.half('#c0503c', 0.08, 0.3)) + gopuram(k, gx, y, k.fit(1.42, 1.4), 0.03)
  for (const [dx, h, l] of [
    [-240, 210, -30],
    [-200, 160, 24],
    [230, 190, 30],
    [280, 240, -24],
  ] as const)
    s += palm(k, gx + dx * k.fit(1.1, 0.9), y - 2, h, l, { d: 0.08 })
  k.add(
    water(k, y, { tint: '#1f6f7c', deep: 0.35 }),
    mirror(k, s, y, { opacity: 0.45, squash: 0.7 }),
    rect(0, y - 2, k.W, 12, k.half('#e6c296', 0, 0.25)),
    rect(0, y + 10, k.W, 8, k.half('#c49a70', 0, 0.5)),
  )
  k.add(
    glitter(k, k.sun.x, y + 20, k.y(0.98), { width: 140, n: 40, opacity: 0.8 }),
    ripple(k, y + 22, k.H, 46, k.lit('#fff2cf', 0.1), { opacity: 0.25 }),
  )
  for (let i = 0; i < 14; i++)
    k.add(
      i % 3
        ? watcher(k, k.x(0.06 + i * 0.067) + k.rng.range(-16, 16), y + 8, {
            s: 0.4,
            accent: k.half(k.rng.pick(['#fdf3e0', '#e8632c', '#d8343f', '#f2c13a']), 0, 0.1),
          })
        : carrier(k, k.x(0.06 + i * 0.067), y + 8, {
            s: 0.4,
            accent: k.half(k.rng.pick(['#d8347a', '#3f9a6a', '#e8632c']), 0, 0.1),
          }),
    )
  k.add(
    palm(k, k.x(0.04), k.y(1.06), k.y(k.fit(0.82, 0.66)), k.fit(70, 40), { dark: true, size: 0.54 }),
    plantain(k, k.x(0.97), k.y(1.02), 2, { leaf: '#2f7f4c' }),
    birds(k, 0.4, 0.2, 6),
  )
  return k.calm(0.5, '#0d3038')
}
