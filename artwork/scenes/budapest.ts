import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect, shape, stroke } from '../kit/svg.ts'
import { spire } from '../parts/gothic.ts'
import { hill, pts } from '../parts/ground.ts'
import { dome } from '../parts/masonry.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { mirror, ripple, water } from '../parts/water.ts'

const stone = '#f0d8a8'
const roof = '#7a3f3a'

/** Parliament along the river: long arcaded wings, a forest of pinnacles, the ribbed dome in the middle. */
function parliament(k: Stage, y: number) {
  const lamp = k.glow(k.shade('#8a6a54', 0.1), '#ffd27a')
  const wall = k.verticalGradient([0, k.lit(stone, 0.1)], [1, k.half(stone, 0.1, 0.35)])
  let o = ''
  for (const side of [-1, 1] as const) {
    const x = (u: number) => k.x(0.5 + side * u)
    const wing = (u0: number, u1: number, h: number) => {
      const [a, b] = [Math.min(x(u0), x(u1)), Math.max(x(u0), x(u1))]
      let openings = ''
      for (let px = a + 10; px < b - 12; px += 24)
        for (const dy of [h * 0.3, h * 0.68])
          openings += `M${px} ${y - h + dy + h * 0.16}v${-h * 0.1}q6-14 12 0v${h * 0.1}z`
      return (
        rect(a, y - h, b - a, h, wall) +
        path(
          shape([
            [a, y - h],
            [a + 14, y - h - 52],
            [b - 14, y - h - 52],
            [b, y - h],
          ]),
          k.half(roof, 0.1, 0.4),
        ) +
        path(openings, lamp)
      )
    }
    o += wing(0.06, 0.34, 130) + wing(0.34, 0.42, 170)
    for (const [u, h, w] of [
      [0.34, 260, 22],
      [0.42, 260, 22],
      [0.14, 250, 20],
      [0.2, 210, 16],
      [0.27, 210, 16],
      [0.075, 330, 26],
    ] as const)
      o +=
        rect(x(u) - w / 2, y - h * 0.72, w, h * 0.72, wall) +
        spire(k, x(u), y - h * 0.7, w * 1.3, h * 0.5, roof, 0.1)
  }
  const cx = k.x(0.5)
  return (
    o +
    rect(cx - 96, y - 250, 192, 250, wall) +
    dome(k, cx, y - 246, 176, 150, roof, { d: 0.08 }) +
    spire(k, cx, y - 396, 34, 110, stone, 0.06) +
    path(`M${cx - 60} ${y - 30}v-90q60-90 120 0v90z`, lamp)
  )
}

/** A long low river boat with lit windows and people on its roof. */
function cruise(k: Stage, x: number, y: number) {
  let panes = ''
  for (let i = 0; i < 11; i++) panes += `M${x - 214 + i * 38} ${y - 60}h28v26h-28z`
  k.add(
    ellipse(x, y + 6, 300, 14, k.dark(), 'opacity=".4"'),
    path(`M${x - 290} ${y - 28}h560q-20 36-60 36h-450q-36 0-50-36z`, k.half('#f4efe4', 0, 0.3)),
    rect(x - 230, y - 72, 440, 46, k.half('#e8e0d0', 0, 0.4)),
    path(panes, k.glow(k.shade('#4a5a6a'), '#ffd98a')),
    rect(x - 244, y - 80, 468, 9, k.half('#c83a34', 0, 0.2)),
  )
  for (let i = 0; i < 7; i++) {
    const px = x - 190 + i * 62
    k.add(rect(px - 7, y - 108, 14, 30, k.shade('#3a3244'), 'rx="6"'), circle(px, y - 116, 7, k.dark()))
  }
}

/** Budapest from the Danube after dark: the parliament lit end to end and doubled in the water. */
export function budapest(o: Options) {
  const k = new Stage('budapest', 'alpine', o)
  const bank = k.y(0.6)
  k.add(sky(k, 0.82, 0.16, { r: 40, low: 0.26, horizon: 0.58 }))
  if (k.night) k.add(stars(k, 110, 0.4))
  k.add(
    strata(k, 0.18, 4, { opacity: 0.4 }),
    hill(k, pts(k, [-0.04, 0.5], [0.2, 0.47], [0.5, 0.49], [0.8, 0.45], [1.04, 0.48]), '#5a6a7a', 0.6, {
      base: bank,
    }),
    water(k, bank, { deep: 0.3 }),
  )
  const lit = k.night ? k.under('gold') : k
  const front = parliament(lit, bank - 22)
  k.add(
    mirror(k, front, bank, { opacity: 0.5 }),
    rect(0, bank - 24, k.W, 26, mix(k.half('#b8a48c', 0.1, 0.5), k.dark(), 0.2)),
  )
  let lamps = ''
  for (let x = 30; x < k.W; x += 88) lamps += `M${x - 4} ${bank - 40}a6 6 0 1 1 8 0z`
  k.add(
    path(lamps, k.glow('#fff0c8', '#ffe09a')),
    stroke(`M0 ${bank - 24}H${k.W}`, k.half('#d8c4a4', 0.1, 0.3), 4),
    ripple(k, bank + 8, k.y(0.97), 90, k.glow('#ffffff', '#ffd98a'), { opacity: 0.35 }),
  )
  cruise(k, k.x(0.4), k.y(0.84))
  k.add(birds(k, 0.2, 0.2, 4))
  return k.calm(0.35, '#10182c')
}
