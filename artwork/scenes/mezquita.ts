import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, f, path, rect, stroke } from '../kit/svg.ts'
import { watcher } from '../parts/people.ts'

/** A horseshoe of red and white stones over two columns, `w` apart, springing at `y`. */
function striped(k: Stage, x: number, y: number, w: number, t: number, d: number) {
  const r = w / 2
  const wide = w * 0.2
  const stones = 13
  let red = ''
  let white = ''
  for (let i = 0; i < stones; i++) {
    const at = (n: number) => Math.PI * (1.12 - (1.24 * n) / stones)
    const [a, b] = [at(i), at(i + 1)]
    const p = (angle: number, q: number) => `${f(x + Math.cos(angle) * q)} ${f(y - Math.sin(angle) * q)}`
    const stone = `M${p(a, r - wide / 2)}L${p(a, r + wide / 2)}L${p(b, r + wide / 2)}L${p(b, r - wide / 2)}z`
    if (i % 2) white += stone
    else red += stone
  }
  return path(white, k.half('#f8ead0', d, t)) + path(red, k.half('#b8402e', d, t))
}

/** One row of the hall: columns with double arches, seen straight on. */
function arcade(k: Stage, floor: number, h: number, w: number, shift: number, t: number, d: number) {
  const top = floor - h
  for (let x = k.x(0.5) + shift - w * 8.5; x < k.W + w; x += w) {
    if (x < -w) continue
    const c = x + w / 2
    k.add(
      rect(x - w * 0.13, top - w * 0.62, w * 0.26, w * 0.7, k.half('#e8cfa4', d, t)),
      striped(k, c, top - w * 0.5, w * 0.86, t, d),
      striped(k, c, top, w * 0.86, t, d),
      rect(
        x - w * 0.075,
        top + w * 0.1,
        w * 0.15,
        h - w * 0.1,
        k.horizontalGradient(
          [0, k.half('#d8b8a0', d, t)],
          [0.35, k.lit('#f0dcc8', d)],
          [1, k.shade('#8a6a64', d)],
        ),
      ),
      path(
        `M${x - w * 0.15} ${top}h${w * 0.3}l${-w * 0.07} ${w * 0.13}h${-w * 0.16}z`,
        k.half('#e8c890', d, t * 0.6),
      ),
      rect(x - w * 0.11, floor - w * 0.06, w * 0.22, w * 0.08, k.half('#c8a484', d, t)),
    )
  }
}

/** The Mezquita of Córdoba: columns without end under striped double arches, visitors among them, a lamp overhead. */
export function mezquita(o: Options) {
  const k = new Stage('mezquita', 'desert', o)
  k.light = -1
  const dim = k.shade('#5a2f2a')
  const glow = k.glow('#fff0c0', '#ffc070')
  k.add(
    rect(
      0,
      0,
      k.W,
      k.H,
      k.verticalGradient([0, mix(dim, k.dark(), 0.3)], [0.6, dim], [1, k.shade('#8a5a44')]),
    ),
    ellipse(
      k.x(0.5),
      k.y(0.5),
      k.x(0.42),
      k.y(0.34),
      k.radialGradient([0, glow, 0.85], [0.5, glow, 0.35], [1, glow, 0]),
    ),
  )
  const floorAt = (v: number) =>
    k.add(
      rect(0, k.y(v), k.W, k.H, k.verticalGradient([0, k.half('#e0b890', 0, 0.3)], [1, k.shade('#8a5f4c')])),
    )
  floorAt(0.63)
  for (const [v, h, w, shift, t, d] of [
    [0.64, 0.2, 0.07, 0.035, 0.3, 0.3],
    [0.69, 0.29, 0.11, 0.055, 0.35, 0.16],
    [0.77, 0.42, 0.175, 0.0875, 0.35, 0.06],
  ] as const)
    arcade(k, k.y(v), k.y(h), k.x(w), k.x(shift), t, d)
  for (const [u, v, s, c] of [
    [0.4, 0.79, 1.3, '#d8442c'],
    [0.44, 0.795, 1.24, '#2f7a9a'],
    [0.63, 0.74, 0.9, '#f2c04a'],
  ] as const)
    k.add(
      ellipse(k.x(u), k.y(v), 34 * s, 6 * s, k.dark(), 'opacity=".3"'),
      watcher(k, k.x(u), k.y(v), { s, accent: k.half(c, 0, 0.1) }),
    )
  arcade(k, k.y(0.99), k.y(0.56), k.x(0.36), 0, 0.45, 0)
  const [lx, ly] = [k.x(0.5), k.y(0.3)]
  k.add(
    stroke(`M${lx} 0V${ly}`, k.dark(), 4),
    circle(lx, ly + 40, 120, k.radialGradient([0, glow, 0.7], [1, glow, 0])),
    path(`M${lx - 60} ${ly + 30}q60 40 120 0l-16 36q-44 26-88 0z`, k.half('#e8b23c', 0, 0.1)),
  )
  return k.calm(0.3, '#2f1614')
}
