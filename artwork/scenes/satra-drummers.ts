import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect, stroke } from '../kit/svg.ts'
import { hill, pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { type Place, put } from '../parts/silhouette.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'

/** A satra's drummer: white dhoti and turban, the khol slung across him, one knee up; ~150 tall. */
function drummer(k: Stage, x: number, y: number, step: boolean, p: Place = {}) {
  return put(
    k,
    `drummer${step}`,
    () =>
      `<ellipse cx="0" cy="2" rx="40" ry="7" opacity=".3"/><path d="M-12-8l-4 10h14l4-12zM${step ? '22-40l12 8-8 8-12-8' : '10-8l10 10H6l-4-10'}z"/>` +
      `<path fill="currentColor" d="M-18-96c-6 14-6 28-4 40l-2 46 26 4 ${step ? '8-34 20-6-6-26' : '18-4-2-42'}c4-12 2-20-6-30z"/>` +
      '<path fill="#d8342c" d="M-19-90l44 34-5 7-42-33z"/><path d="M-16-94c-18 8-28 22-22 36l10-3c-2-10 6-18 16-22zM14-94c20 6 30 20 28 34l-10-1c0-10-8-18-18-22z"/>' +
      '<path fill="#7a4a2c" d="M-32-66q34-16 68 0v22q-34 16-68 0z"/><ellipse cx="-33" cy="-55" rx="6" ry="11" fill="#f0dcb8"/><ellipse cx="37" cy="-55" rx="6" ry="11" fill="#f0dcb8"/>' +
      '<circle cx="-1" cy="-112" r="13"/><path fill="currentColor" d="M-17-114c0-18 10-24 17-24s17 6 17 24c-10-6-24-6-34 0z"/>',
    x,
    y,
    p,
  )
}

/** The prayer house behind them: a long roof on white pillars, its gate with a lion and lamps inside. */
function namghar(k: Stage, y: number) {
  const [x0, x1] = [k.x(0.1), k.x(0.9)]
  const lamp = k.glow('#f4c878', '#ffc25c')
  k.add(
    rect(x0 + 60, y - 220, x1 - x0 - 120, 220, k.verticalGradient([0, lamp], [1, k.half('#c8843c', 0, 0.4)])),
    path(
      `M${x0 - 30} ${y - 214}L${x0 + 70} ${y - 352}H${x1 - 70}L${x1 + 30} ${y - 214}z`,
      k.verticalGradient([0, k.half('#b8503c', 0, 0.2)], [1, k.half('#8a3a34', 0, 0.5)]),
    ),
  )
  let ribs = ''
  for (let i = 1; i < 24; i++) {
    const t = i / 24
    ribs += `M${x0 + 70 + (x1 - x0 - 140) * t} ${y - 352}L${x0 - 30 + (x1 - x0 + 60) * t} ${y - 214}`
  }
  k.add(stroke(ribs, k.shade('#6a2a2c'), 3, 'opacity=".5"'))
  for (let i = 0; i <= 8; i++) {
    const x = x0 + 60 + ((x1 - x0 - 120) * i) / 8
    k.add(
      rect(
        x - 15,
        y - 220,
        30,
        220,
        k.horizontalGradient([0, k.lit('#fbf2e0')], [1, k.half('#e0d0b8', 0, 0.6)]),
      ),
      rect(x - 22, y - 222, 44, 16, k.half('#d8442c', 0, 0.2)),
    )
  }
  const c = k.x(0.5)
  k.add(
    path(
      `M${c - 130} ${y}v-250q0-150 130-150t130 150v250h-56v-240q0-84-74-84t-74 84v240z`,
      k.half('#fbf2e0', 0, 0.15),
    ),
    path(`M${c - 74} ${y}v-240q0-84 74-84t74 84v240z`, k.glow(k.half('#d8943c', 0, 0.3), '#ffd27a')),
    circle(c, y - 384, 26, k.half('#e8b23c', 0, 0.1)),
    path(`M${c} ${y - 470}l16 66h-32z`, k.half('#e8b23c', 0, 0.15)),
  )
}

/** Gayan-bayan at a satra of Majuli: drummers in white turning before the lamplit prayer house. */
export function satraDrummers(o: Options) {
  const k = new Stage('satra', 'tropic', o)
  const y = k.y(0.66)
  k.add(sky(k, 0.86, 0.16, { r: 44, low: 0.24, horizon: 0.6 }))
  if (k.night) k.add(stars(k, 90, 0.4))
  k.add(
    strata(k, 0.18, 5, { opacity: 0.5 }),
    palm(k, k.x(0.05), y, 420, 40, { d: 0.1, size: 0.66 }),
    palm(k, k.x(0.95), y, 460, -46, { d: 0.1, size: 0.7 }),
  )
  namghar(k, y)
  k.add(
    hill(k, pts(k, [-0.04, 0.655], [0.5, 0.65], [1.04, 0.655]), '#c8a074', 0, { foot: 0.6 }),
    ellipse(k.x(0.5), k.y(0.74), k.x(0.34), k.y(0.1), k.glow('#f4d8a0', '#ffc870'), 'opacity=".35"'),
  )
  const cloth = k.half('#fdf8ec', 0, 0.08)
  const body = k.shade('#5a3a2c')
  for (let i = 0; i < 7; i++)
    k.add(
      drummer(k, k.x(0.2 + i * 0.1), k.y(0.76 + (i % 2) * 0.012), i % 2 === 0, {
        s: 1.25,
        accent: cloth,
        body,
        flip: i > 3,
      }),
    )
  for (let i = 0; i < 5; i++)
    k.add(
      drummer(k, k.x(0.17 + i * 0.165), k.y(0.93 + (i % 2) * 0.015), i % 2 === 1, {
        s: 1.75,
        accent: cloth,
        body,
        flip: i > 2,
      }),
    )
  k.add(birds(k, 0.26, 0.14, 5))
  return k.calm(0.3, '#2a1624')
}
