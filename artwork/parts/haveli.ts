import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, f, group, path, rect, shape, stroke, transform } from '../kit/svg.ts'
import {
  bouquet,
  cusped,
  elephant,
  frescoIndigo,
  frescoLime,
  frescoOchre,
  frescoRed,
  lancer,
  panel,
  pigment,
  rosettes,
} from './frescoes.ts'
import { chhatri, crenels } from './masonry.ts'

export const plasterColor = '#f2dbae'
export const stoneColor = '#d6ae78'

const across = (k: Stage, c: string) =>
  k.light < 0
    ? k.horizontalGradient([0, k.lit(c, 0.03)], [1, k.half(c, 0.03, 0.42)])
    : k.horizontalGradient([0, k.half(c, 0.03, 0.42)], [1, k.lit(c, 0.03)])

/** Balcony on a lotus bracket, `n` arches under a bowed roof. */
function balcony(k: Stage, x: number, y: number, w: number, n: number): string {
  const h = w / 2
  const lit = k.lit(plasterColor, 0.02)
  const dim = k.shade(plasterColor, 0.02)
  const bay = (w - 8) / n
  let open = ''
  let lattice = ''
  for (let i = 0; i < n; i++) open += cusped(x - h + 4 + bay * (i + 0.5), y - 30, bay - 6, 50, 2)
  for (let i = 0; i < w / 8 - 1; i++) lattice += `M${f(x - h + 4 + i * 8)} ${f(y - 17)}l4-8 4 8-4 8z`
  return (
    path(
      `M${f(x - h)} ${f(y)}C${f(x - h * 0.8)} ${f(y + 20)} ${f(x - 12)} ${f(y + 18)} ${f(x)} ${f(y + 40)}C${f(x + 12)} ${f(y + 18)} ${f(x + h * 0.8)} ${f(y + 20)} ${f(x + h)} ${f(y)}z`,
      k.verticalGradient([0, k.half(frescoOchre, 0.02, 0.5)], [1, k.shade(frescoRed, 0.02)]),
    ) +
    rect(x - h, y - 86, w, 86, lit) +
    rect(x + (k.light < 0 ? h - 12 : -h), y - 86, 12, 86, dim, 'opacity=".7"') +
    path(open, k.glow(mix(dim, k.dark(), 0.7), '#ffc66a')) +
    rect(x - h, y - 29, w, 24, pigment(k, frescoIndigo)) +
    path(lattice, pigment(k, frescoLime)) +
    rect(x - h - 5, y - 5, w + 10, 7, k.lit(frescoLime, 0.02)) +
    rect(x - h - 2, y - 33, w + 4, 5, k.lit(frescoLime, 0.02)) +
    path(
      `M${f(x - h - 12)} ${f(y - 82)}C${f(x - h * 0.5)} ${f(y - 92)} ${f(x - h * 0.4)} ${f(y - 112)} ${f(x)} ${f(y - 114)}C${f(x + h * 0.4)} ${f(y - 112)} ${f(x + h * 0.5)} ${f(y - 92)} ${f(x + h + 12)} ${f(y - 82)}z`,
      across(k, '#e8bc70'),
    ) +
    path(`M${f(x - h - 12)} ${f(y - 82)}h${f(w + 24)}l-8 6h-${f(w + 8)}z`, k.shade(frescoRed, 0.02))
  )
}

/** Painted niche with flowers. */
function niche(k: Stage, x: number, ground: string): string {
  return (
    panel(k, x - 26, -402, 52, 106, frescoLime, ground === frescoRed ? frescoIndigo : frescoRed, 5) +
    path(cusped(x, -302, 40, 92, 3), pigment(k, ground)) +
    k.use(bouquet(k), x, -308, 0.78)
  )
}

/** Shuttered window in a painted frame. */
function shutter(k: Stage, x: number): string {
  const wood = k.half('#4f8a80', 0.02, 0.3)
  return (
    panel(k, x - 22, -396, 44, 100, frescoOchre, frescoRed, 5) +
    path(cusped(x, -303, 32, 80, 3), k.glow(k.shade('#4a3038', 0.02), '#ffc66a')) +
    rect(x - 20, -352, 9, 48, wood) +
    rect(x + 11, -352, 9, 48, wood)
  )
}

/** Gate of a haveli: foiled arch in a painted field, studded doors, seats and steps before it. */
function gateway(k: Stage): string {
  const wood = '#8a5230'
  const dark = k.shade('#4a2c1c', 0.01)
  const brass = k.lit('#e8bc5a')
  let studs = ''
  let leaf = ''
  for (const side of [-1, 1])
    for (let j = 0; j < 4; j++) {
      leaf += `M${side * 26 - 20} ${-64 - j * 30}h40v-24h-40z`
      studs += [-14, 0, 14].map((dx) => `M${side * 26 + dx} ${-76 - j * 30}h0`).join('')
    }
  let o =
    panel(k, -100, -262, 200, 206, frescoIndigo, frescoRed, 9) +
    rosettes(k, -90, 90, -252, 18, frescoRed) +
    [-76, 76].map((x) => k.use(bouquet(k), x, -190, 0.56)).join('') +
    path(cusped(0, -56, 156, 170, 5), pigment(k, frescoLime)) +
    path(cusped(0, -56, 142, 161, 5), pigment(k, frescoRed)) +
    path(cusped(0, -56, 126, 150, 5), mix(dark, k.dark(), 0.4)) +
    `<g ${k.clip(path(cusped(0, -56, 112, 140, 5), '#000'))}>` +
    rect(-60, -200, 120, 146, k.verticalGradient([0, k.shade(wood)], [1, k.half(wood, 0, 0.35)])) +
    path(leaf, k.half('#a8683c', 0, 0.3)) +
    stroke(studs, brass, 4.4, 'stroke-linecap="round"') +
    rect(-2, -200, 4, 146, dark) +
    '</g>' +
    circle(-8, -116, 4.5, brass) +
    circle(8, -116, 4.5, brass)
  for (let i = 0; i < 5; i++)
    o += rect(
      -64 - i * 7,
      -57 + i * 14,
      128 + i * 14,
      15,
      k.verticalGradient(
        [0, k.lit('#ecd0a0')],
        [0.4, k.lit('#e0bf8c')],
        [0.45, k.half(stoneColor, 0, 0.55)],
        [1, k.half(stoneColor, 0, 0.7)],
      ),
    )
  for (const x of [-132, 68])
    o +=
      rect(
        x,
        -72,
        64,
        80,
        k.verticalGradient([0, k.half(stoneColor, 0, 0.12)], [1, k.half(stoneColor, 0, 0.6)]),
      ) +
      rect(x - 5, -77, 74, 9, k.lit('#f2dcb4')) +
      path(cusped(x + 32, 6, 34, 52, 3), k.shade('#9a6a48'))
  return o
}

/** What stands on the roof: a room set back behind the parapet, and kiosks. */
function roof(k: Stage, W: number): string {
  const pale = '#f2d09a'
  const h = W * 0.5
  let open = ''
  for (let i = 0; i < 9; i++) open += cusped((i - 4) * (h / 4.6), -496, h / 6.5, 40, 2)
  return (
    chhatri(k, -h + 26, -552, 48, pale, 0.07) +
    chhatri(k, h - 26, -552, 48, pale, 0.07) +
    chhatri(k, 0, -552, 84, pale, 0.07) +
    rect(-h, -552, h * 2, 70, across(k, plasterColor)) +
    path(open, k.glow(k.half(frescoIndigo, 0.05, 0.6), '#ffc66a')) +
    rect(-h - 10, -556, h * 2 + 20, 8, k.lit('#f8e8c4', 0.04)) +
    chhatri(k, -(W - 34), -484, 68, pale, 0.05) +
    chhatri(k, W - 34, -484, 68, pale, 0.05)
  )
}

/** Front of a painted merchant's house, the middle of its gate on (x, y); 580 wide, or 900 with outer bays. */
export function haveli(k: Stage, x: number, y: number, s: number, outer: boolean): string {
  const W = outer ? 450 : 290
  let o =
    rect(-W, -300, W * 2, 300, across(k, plasterColor)) +
    rect(
      -W - 8,
      -56,
      W * 2 + 16,
      58,
      k.verticalGradient([0, k.half(stoneColor, 0.02, 0.15)], [1, k.half(stoneColor, 0.02, 0.6)]),
    )
  let vents = ''
  for (let i = W - 28; i > 140; i -= 50) vents += cusped(-i, -6, 22, 34, 2) + cusped(i, -6, 22, 34, 2)
  o +=
    path(vents, k.shade('#a87a52', 0.02)) +
    rect(-W - 11, -62, W * 2 + 22, 7, k.lit('#f2dcb4', 0.02)) +
    rosettes(k, -W, W, -80, 18, frescoIndigo) +
    rosettes(k, -W, W, -262, 26, frescoRed)
  for (const side of [-1, 1] as const) {
    const flip = side > 0
    const edge = (a: number, w: number) => (side < 0 ? -a - w : a)
    o +=
      panel(k, edge(114, 150), -230, 150, 144, '#f4cf84') + k.use(elephant(k), side * 194, -97, 0.9, { flip })
    if (outer)
      o +=
        panel(k, edge(280, 132), -230, 132, 144, '#4a6ab0', frescoOchre) +
        k.use(lancer(k), side * 352, -100, 0.96, { flip })
    // Corner strip of lozenges.
    let gems = ''
    for (let i = 0; i < 6; i++) gems += `M${side * (W - 11)} ${-88 - i * 25}l7-11-7-11-7 11z`
    o += rect(edge(W - 22, 22), -236, 22, 156, pigment(k, frescoOchre)) + path(gems, pigment(k, frescoRed))
  }
  // The upper floor rides out on brackets.
  let brackets = ''
  let gaps = ''
  for (let i = -W + 8; i < W - 8; i += 24) {
    brackets += `M${i} -262l4-12h9l4 12-3 0q-6-8-11 0zM${i - 2}-292h21l-6 20h-9z`
    gaps += `M${i + 20}-272h0`
  }
  o +=
    rect(-W - 4, -292, W * 2 + 8, 30, k.shade(mix(plasterColor, frescoRed, 0.25), 0.02)) +
    stroke(gaps, pigment(k, frescoOchre), 6, 'stroke-linecap="round"') +
    path(brackets, k.half('#e8c48c', 0.02, 0.15)) +
    rect(-W - 12, -440, W * 2 + 24, 150, across(k, plasterColor)) +
    rect(-W - 14, -296, W * 2 + 28, 7, k.lit('#f8e8c4', 0.02)) +
    rosettes(k, -W - 12, W + 12, -424, 17, frescoIndigo, '#f4d08a')
  const spots: [number, 'niche' | 'shutter'][] = [
    [108, 'shutter'],
    [266, 'niche'],
    ...(outer
      ? ([
          [322, 'shutter'],
          [374, 'niche'],
          [426, 'shutter'],
        ] as [number, 'niche' | 'shutter'][])
      : []),
  ]
  for (const side of [-1, 1])
    for (const [n, kind] of spots)
      o += kind === 'shutter' ? shutter(k, side * n) : niche(k, side * n, n > 300 ? frescoIndigo : frescoRed)
  o += gateway(k) + balcony(k, 0, -308, 152, 5)
  for (const side of [-1, 1]) o += balcony(k, side * 188, -308, 92, 3)
  // Deep eave, parapet and roof kiosks.
  let arcade = ''
  for (let i = -W - 2; i < W + 2; i += 22) arcade += cusped(i + 5, -452, 13, 24, 2)
  o +=
    rect(-W - 12, -430, W * 2 + 24, 16, k.shade(plasterColor), 'opacity=".45"') +
    rect(-W - 12, -486, W * 2 + 24, 44, across(k, plasterColor)) +
    path(arcade, pigment(k, frescoIndigo)) +
    path(crenels(-W - 12, -485, W * 2 + 24, 12), k.half('#f0cf94', 0.02, 0.1)) +
    path(
      shape([
        [-W - 12, -446],
        [W + 12, -446],
        [W + 30, -428],
        [-W - 30, -428],
      ]),
      k.verticalGradient([0, k.lit('#f8e8c4')], [1, k.half(stoneColor, 0, 0.25)]),
    ) +
    rect(-W - 30, -429, W * 2 + 60, 4, k.shade('#8a5a40'))
  return group(roof(k, W) + o, transform(x, y, s))
}
