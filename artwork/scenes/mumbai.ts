import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, ribbon } from '../kit/svg.ts'
import { dhow } from '../parts/boats.ts'
import { road } from '../parts/ground.ts'
import { block, chhatri, dome, windows } from '../parts/masonry.ts'
import { palm } from '../parts/palms.ts'
import { sitter, watcher } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Mumbai: the gateway on the harbour, towers behind, a sea wall to sit on. */
export function mumbai(o: Options) {
  const k = new Stage('mumbai', 'tropic', o)
  const y = k.y(0.63)
  k.add(sky(k, 0.26, 0.2, { r: 62, low: 0.4, horizon: 0.63 }))
  if (k.night) k.add(stars(k, 110, 0.4))
  k.add(strata(k, 0.22, 7, { opacity: 0.5 }))
  let far = ''
  for (let x = k.x(k.fit(0.3, 0.1)); x < k.W + 20; x += k.rng.range(38, 84)) {
    const w = k.rng.range(34, 72)
    const h = k.rng.range(80, 290) * (0.5 + (x / k.W) * 0.6)
    far +=
      block(k, x + w / 2, y, w, h, '#a89aa8', { d: 0.5, turn: 0.32 }) +
      windows(k, x + 5, y - h + 8, w - 10, h - 20, Math.round(w / 13), Math.round(h / 20), {
        color: k.shade('#7a7488', 0.45),
        ww: 0.5,
        hh: 0.5,
        chance: 0.6,
      })
  }
  // Grand hotel with its red dome.
  const hx = k.x(k.fit(0.84, 0.86))
  const q = k.fit(1, 0.78)
  far +=
    block(k, hx, y, 300 * q, 120 * q, '#d8b49a', { d: 0.2, turn: 0.2 }) +
    windows(k, hx - 140 * q, y - 112 * q, 280 * q, 100 * q, 12, 4, {
      color: k.shade('#7a5a58', 0.2),
      arch: true,
      ww: 0.46,
      hh: 0.62,
      chance: 0.8,
    }) +
    dome(k, hx, y - 136 * q, 84 * q, 74 * q, '#b8483c', { d: 0.18 }) +
    rect(hx - 40 * q, y - 140 * q, 80 * q, 22 * q, k.half('#d8b49a', 0.2)) +
    chhatri(k, hx - 136 * q, y - 120 * q, 40 * q, '#b8483c', 0.2) +
    chhatri(k, hx + 136 * q, y - 120 * q, 40 * q, '#b8483c', 0.2)
  const x = k.x(k.fit(0.6, 0.5))
  const s = k.fit(1.05, 0.95)
  const basalt = '#d8a86a'
  const arch = (cx: number, w: number, h: number, c: string) =>
    path(
      `M${cx - w * s} ${y - 16 * s}v-${h * s}q0-${w * 1.3 * s} ${w * s}-${w * 1.5 * s}q${w * s} ${w * 0.2 * s} ${w * s} ${w * 1.5 * s}v${h * s}z`,
      c,
    )
  far +=
    block(k, x, y, 380 * s, 20 * s, basalt, { d: 0.04, turn: 0.2 }) +
    block(k, x - 128 * s, y - 16 * s, 104 * s, 128 * s, basalt, { d: 0.04, turn: 0.24 }) +
    block(k, x + 128 * s, y - 16 * s, 104 * s, 128 * s, basalt, { d: 0.04, turn: 0.24 }) +
    block(k, x, y - 16 * s, 176 * s, 196 * s, basalt, { d: 0.03, turn: 0.22 })
  far +=
    rect(x - 96 * s, y - 216 * s, 192 * s, 10 * s, k.lit('#f0cc94')) +
    rect(x - 184 * s, y - 150 * s, 96 * s, 8 * s, k.lit('#f0cc94')) +
    rect(x + 88 * s, y - 150 * s, 96 * s, 8 * s, k.lit('#f0cc94'))
  far +=
    arch(x, 52, 88, k.half('#9a6a44', 0.02, 0.6)) +
    arch(x, 42, 84, k.verticalGradient([0, k.mood.sky[2]], [1, k.mood.sky[3]])) +
    arch(x - 128 * s, 26, 40, k.glow(k.shade('#8a5a40', 0.02), '#e8a85a')) +
    arch(x + 128 * s, 26, 40, k.glow(k.shade('#8a5a40', 0.02), '#e8a85a'))
  for (const t of [-80, 80])
    far +=
      block(k, x + t * s, y - 212 * s, 22 * s, 26 * s, basalt, { d: 0.03 }) +
      dome(k, x + t * s, y - 236 * s, 26 * s, 22 * s, basalt, { d: 0.03 })
  k.add(water(k, y, { deep: 0.3 }), mirror(k, far, y, { opacity: 0.42 }))
  k.add(
    glitter(k, k.sun.x, y + 4, k.y(0.9), { width: 130, n: 50 }),
    ripple(k, y + 6, k.H, 56, k.lit('#ffffff', 0.25), { opacity: 0.22 }),
    ripple(k, y + 30, k.H, 36, k.shade('#1f4a68'), { opacity: 0.26 }),
  )
  k.add(
    dhow(k, k.x(0.14), k.y(0.67), 0.8),
    dhow(k, k.x(k.fit(0.3, 0.28)), k.y(0.72), 1.3, true, 0.1),
    dhow(k, k.x(k.fit(0.78, 0.82)), k.y(0.76), 1.5, false, 0.02),
  )
  // Curving promenade and its wall.
  const way = road(k, [
    [1.06, 0.8, 60],
    [0.86, 0.86, 90],
    [0.62, 0.93, 150],
    [0.4, 1.06, 260],
  ])
  k.add(
    path(ribbon(way.map(([a, b, w]) => [a, b, w * 1.2])), k.half('#e8d8c0', 0, 0.2)),
    path(ribbon(way), k.half('#b8a8a0', 0, 0.5)),
  )
  k.add(
    sitter(k, k.x(k.fit(0.66, 0.6)), k.y(0.9), { s: 0.9, accent: k.half('#d8502c', 0, 0.1) }),
    sitter(k, k.x(k.fit(0.7, 0.68)), k.y(0.885), { s: 0.88, flip: true, accent: k.half('#2f7fb0', 0, 0.1) }),
    watcher(k, k.x(0.84), k.y(0.855), { s: 0.72, accent: k.half('#f2c13a', 0, 0.1) }),
  )
  k.add(
    palm(k, k.x(k.fit(0.95, 0.96)), k.y(1.02), k.y(0.5), -40, { dark: true, size: 0.8 }),
    birds(k, 0.46, 0.2, 7),
  )
  return k.calm(0.5, '#14284a')
}
