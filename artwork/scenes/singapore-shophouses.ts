import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, rect, shape, stroke, transform } from '../kit/svg.ts'
import { palm } from '../parts/palms.ts'
import { watcher } from '../parts/people.ts'
import { cumulus, sky, stars, strata } from '../parts/sky.ts'
import { tower } from '../parts/towers.ts'

const fronts = [
  ['#5fb8a8', '#f6ecd8'],
  ['#f2b84a', '#ffffff'],
  ['#e8806a', '#fdf2dc'],
  ['#7fa8d8', '#ffffff'],
  ['#d86a94', '#fdeef2'],
  ['#9ac06a', '#fbf6dc'],
] as const

/** Narrow painted front: shuttered windows under an arch band, a covered walk below. */
function shophouse(k: Stage, x: number, y: number, w: number, h: number, i: number) {
  const [c, trim] = cycle(fronts, i)
  const white = k.lit(trim, 0.02)
  const glass = k.glow(k.shade('#3f5f6a'), '#ffd98a')
  const roof = y - h
  k.add(
    rect(x, roof, w + 1, h, k.half(c, 0.02, 0.12)),
    path(
      shape([
        [x - 6, roof + 6],
        [x + 10, roof - 66],
        [x + w - 10, roof - 66],
        [x + w + 6, roof + 6],
      ]),
      k.half('#c2603c', 0.03, 0.25),
    ),
    rect(x, roof + 4, w, 16, white),
    rect(x, roof + h * 0.3, w, 11, white),
    rect(x, roof + h * 0.61, w, 20, white),
    rect(x, roof, w * 0.06, h, white),
    rect(x + w * 0.94, roof, w * 0.06, h, white),
  )
  for (let r = 0; r < (h * 0.05) / 24; r++)
    k.add(stroke(`M${x + 4} ${roof - 14 - r * 18}h${w - 8}`, k.shade('#8a3f2c'), 3, 'opacity=".35"'))
  for (const row of [0, 1])
    for (let j = 0; j < 3; j++) {
      const wx = x + w * (0.13 + j * 0.26)
      const ww = w * 0.21
      const top = roof + h * (row ? 0.36 : 0.075)
      const hh = h * 0.2
      k.add(
        path(
          `M${wx} ${top + hh}V${top + ww * 0.4}Q${wx + ww / 2} ${top - ww * 0.2} ${wx + ww} ${top + ww * 0.4}V${top + hh}z`,
          white,
        ),
        path(
          `M${wx + 5} ${top + hh}V${top + ww * 0.45}Q${wx + ww / 2} ${top - ww * 0.05} ${wx + ww - 5} ${top + ww * 0.45}V${top + hh}z`,
          j === 1 || row ? k.half(cycle(fronts, i + 2)[0], 0.02, 0.4) : glass,
        ),
        stroke(`M${wx + ww / 2} ${top + 6}V${top + hh}`, white, 3),
      )
      for (let s = 1; s < 7; s++)
        k.add(stroke(`M${wx + 9} ${top + (hh / 7) * s}h${ww - 18}`, white, 1.6, 'opacity=".45"'))
    }
  // The five-foot way.
  k.add(
    rect(x + w * 0.06, roof + h * 0.67, w * 0.88, h * 0.33, k.shade('#4a3a3c')),
    rect(x + w * 0.12, roof + h * 0.72, w * 0.34, h * 0.28, k.glow(k.half('#7a5a44', 0, 0.4), '#ffcf7a')),
    rect(x + w * 0.56, roof + h * 0.74, w * 0.32, h * 0.16, k.glow(k.half('#5a6a6a', 0, 0.4), '#ffdf9a')),
    path(
      shape([
        [x + w * 0.02, roof + h * 0.68],
        [x + w * 0.98, roof + h * 0.68],
        [x + w * 1.04, roof + h * 0.77],
        [x - w * 0.04, roof + h * 0.77],
      ]),
      k.half(i % 2 ? '#d8443c' : '#2f7f6a', 0, 0.15),
    ),
    rect(x - w * 0.03, roof + h * 0.67, w * 0.09, h * 0.33, k.half(c, 0, 0.3)),
  )
  for (const q of [0.3, 0.72])
    k.add(
      ellipse(
        x + w * q,
        roof + h * 0.825,
        w * 0.055,
        w * 0.075,
        k.glow(k.half('#d8322e', 0, 0.1), '#ff6a4a'),
      ),
      rect(x + w * q - 5, roof + h * 0.77, 10, 6, k.lit('#f2c14e')),
    )
}

/** Trishaw with its hood and rider; ~230 wide. */
function trishaw(k: Stage, x: number, y: number, s: number): string {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-30" r="27" fill="none" stroke="${k.dark()}" stroke-width="5"/>${circle(cx, -30, 4, k.dark())}`
  return group(
    ellipse(0, 2, 130, 9, k.dark(), 'opacity=".3"') +
      wheel(-76) +
      wheel(64) +
      stroke('M-76-30L-34-74 64-34M-34-74l-10-24h-22', k.dark(), 6) +
      path('M6-34h112l12-44H18z', k.half('#d8322e', 0, 0.15)) +
      path('M2-84C2-140 60-160 112-134L120-108C80-122 40-112 30-78z', k.half('#f2b83a', 0, 0.15)) +
      path('M34-76q4-32 26-30 20 4 16 30z', k.half('#2f6f9a', 0, 0.2)) +
      circle(58, -116, 11, k.dark()) +
      path('M-54-76c-6-30 4-54 20-58 12 2 16 20 8 42l-6 18z', k.half('#f4efe2', 0, 0.2)) +
      stroke('M-30-120l-22 24M-42-74l18 34-14 20', k.dark(), 8, 'stroke-linecap="round"') +
      circle(-34, -146, 12, k.dark()) +
      path('M-56-150h44l-10-12h-24z', k.half('#e8c88a', 0, 0.1)),
    transform(x, y, s),
  )
}

/** Painted shophouses in a row, shutters and covered walks, a trishaw before them, glass towers behind. */
export function singaporeShophouses(o: Options) {
  const k = new Stage('singapore-shophouses', 'tropic', o)
  k.add(sky(k, 0.24, 0.13, { r: 48, low: 0.22, horizon: 0.4 }))
  if (k.night) k.add(stars(k, 60, 0.3))
  k.add(cumulus(k, k.x(0.56), k.y(0.17), 280, 76, 0.9), strata(k, 0.2, 3, { opacity: 0.4 }))
  const foot = k.y(k.fit(0.8, 0.78))
  for (const [u, w, h] of [
    [0.08, 110, 0.46],
    [0.38, 90, 0.54],
    [0.5, 120, 0.42],
    [0.78, 100, 0.58],
    [0.92, 130, 0.44],
  ] as const)
    k.add(tower(k, k.x(u), foot, w, k.y(h + 0.12), 0.5))
  const n = k.fit(6, 4)
  const w = (k.W * 1.04) / n
  const h = k.fit(480, 640)
  for (let i = 0; i < n; i++) shophouse(k, -k.W * 0.02 + w * i, foot, w, h + (i % 2 ? 26 : 0), i)
  k.add(
    rect(0, foot, k.W, 22, k.half('#d8c8b0', 0, 0.25)),
    rect(
      0,
      foot + 22,
      k.W,
      k.H - foot,
      k.verticalGradient([0, k.half('#8a8490', 0, 0.3)], [1, k.shade('#4a4450')]),
    ),
    stroke(`M0 ${k.y(0.92)}H${k.W}`, k.lit('#f6ecc8'), 7, 'stroke-dasharray="90 60" opacity=".7"'),
  )
  for (const [u, c, s, flip] of [
    [0.16, '#d8443c', 0.95, false],
    [0.22, '#2f7fa8', 0.92, true],
    [0.62, '#f2b83a', 0.95, true],
    [0.84, '#4f9a6a', 1, false],
  ] as const)
    k.add(watcher(k, k.x(u), foot + 16, { s, flip, accent: k.half(c, 0, 0.12) }))
  k.add(
    trishaw(k, k.x(k.fit(0.4, 0.46)), k.y(k.fit(0.9, 0.88)), k.fit(1.2, 1.45)),
    palm(k, k.x(0.985), k.y(1.0), k.y(k.fit(0.7, 0.56)), -36, { leaf: '#2f8a4c', size: 0.6 }),
  )
  return k.calm(0.3, '#1a1a2a')
}
