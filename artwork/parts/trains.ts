import type { Stage } from '../kit/stage.ts'
import { circle, curve, group, path, rect, transform } from '../kit/svg.ts'

/** Narrow-gauge train on a level track; (x, y) is the rail under the engine's nose, cars trail to the left. */
export function toyTrain(
  k: Stage,
  x: number,
  y: number,
  s: number,
  { cars = 4, body = '#c8403a', band = '#f3dfb4', roof = '#5a4a52', steam = true, flip = false } = {},
): string {
  const c = k.lit(body)
  const dk = k.shade(body)
  const win = k.glow(k.shade('#3a4658'), '#ffd98a')
  let o = ''
  for (let i = 0; i < cars; i++) {
    const cx = -150 - i * 116
    let w = ''
    for (let j = 0; j < 6; j++) w += `M${cx + 8 + j * 16}-42h11v14h-11z`
    o += `${rect(cx, -50, 106, 40, k.verticalGradient([0, c], [1, dk]), 'rx="3"') + rect(cx, -26, 106, 4, k.lit(band)) + path(w, win) + path(`M${cx - 3}-50q4-11 16-11h80q12 0 16 11z`, k.half(roof, 0, 0.4)) + rect(cx - 8, -14, 122, 4, k.dark())}<g fill="${k.dark()}"><circle cx="${cx + 18}" cy="-7" r="7"/><circle cx="${cx + 36}" cy="-7" r="7"/><circle cx="${cx + 70}" cy="-7" r="7"/><circle cx="${cx + 88}" cy="-7" r="7"/></g>`
  }
  o +=
    rect(-40, -56, 36, 46, k.verticalGradient([0, c], [1, dk])) +
    path('M-44-56q20-12 44 0z', k.half(roof, 0, 0.4)) +
    rect(-32, -48, 18, 16, win) +
    rect(-6, -40, 62, 28, k.verticalGradient([0, k.lit(body)], [0.5, c], [1, dk]), 'rx="6"') +
    rect(0, -40, 4, 28, k.lit(band)) +
    rect(34, -40, 4, 28, k.lit(band)) +
    path('M38-40l-3-20h14l-3 20z', k.shade('#3a3440')) +
    rect(10, -50, 12, 12, k.lit('#e2b04a'), 'rx="5"') +
    circle(56, -30, 5, k.glow(k.lit('#f6e7b0'), '#fff2b8')) +
    path('M54-12l16 12h-20z', k.shade('#4a3a3c')) +
    rect(-44, -14, 104, 5, k.dark()) +
    `<g fill="${k.dark()}"><circle cx="-28" cy="-8" r="8"/><circle cx="-4" cy="-9" r="9"/><circle cx="20" cy="-9" r="9"/><circle cx="44" cy="-7" r="7"/></g>`
  if (steam)
    o += path(
      curve(
        [
          [42, -62],
          [34, -84],
          [6, -96],
          [-26, -122],
          [-80, -128],
          [-150, -150],
          [-260, -152],
          [-170, -128],
          [-96, -104],
          [-40, -96],
          [0, -76],
          [30, -64],
        ],
        true,
      ),
      k.horizontalGradient([0, k.mood.cloud, 0], [0.6, k.mood.cloud, 0.6], [1, k.mood.cloud, 0.95]),
    )
  return group(o, transform(x, y, s, flip))
}
