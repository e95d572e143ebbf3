import { type Options, Stage } from '../kit/stage.ts'
import { circle, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { pts } from '../parts/ground.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { townHouse } from '../parts/old-city.ts'
import { birds, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Octagonal water tower with a pointed roof, standing in the river. */
function waterTower(k: Stage, x: number, y: number, s: number): string {
  const at = (list: [number, number][]) => shape(list.map(([a, b]): Point => [x + a * s, y + b * s]))
  const [lit, dark] = k.light < 0 ? [-1, 1] : [1, -1]
  return (
    path(
      at([
        [-70, 0],
        [-64, -210],
        [64, -210],
        [70, 0],
      ]),
      k.half('#c8b49c', 0, 0.35),
    ) +
    path(
      at([
        [lit * 70, 0],
        [lit * 64, -210],
        [lit * 22, -210],
        [lit * 24, 0],
      ]),
      k.lit('#e8d8bc'),
    ) +
    path(
      at([
        [dark * 70, 0],
        [dark * 64, -210],
        [dark * 30, -210],
        [dark * 32, 0],
      ]),
      k.shade('#a89484'),
    ) +
    [-160, -100]
      .map((b) => rect(x - 9 * s, y + b * s, 18 * s, 30 * s, k.glow(k.shade('#4a3c3c'), '#ffcf73')))
      .join('') +
    path(
      at([
        [-78, -204],
        [-64, -232],
        [64, -232],
        [78, -204],
      ]),
      k.half('#8a4a38', 0, 0.3),
    ) +
    path(
      at([
        [-66, -230],
        [0, -396],
        [66, -230],
      ]),
      k.half('#b8583c', 0, 0.2),
    ) +
    path(
      at([
        [0, -396],
        [dark * 66, -230],
        [dark * 12, -230],
      ]),
      k.shade('#8a3f2c'),
    ) +
    stroke(`M${x} ${y - 392 * s}v${-34 * s}`, k.dark(), 4 * s) +
    circle(x, y - 428 * s, 6 * s, k.lit('#f2c14e'))
  )
}

/** Covered footbridge in two bends: posts in the water, a rail with flowers, a long tiled roof. */
function coveredBridge(k: Stage, line: Point[], s: number): string {
  let o = ''
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b]: [Point, Point] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]]
    const at = (t: number, dy: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + dy * s]
    const quad = (y0: number, y1: number) => shape([at(0, y0), at(1, y0), at(1, y1), at(0, y1)])
    o += path(quad(-66, 0), k.half('#6a4632', 0, 0.5))
    for (let j = 0; j <= 6; j++)
      o += path(
        shape([at(j / 6 - 0.012, -66), at(j / 6 + 0.012, -66), at(j / 6 + 0.012, 0), at(j / 6 - 0.012, 0)]),
        k.half('#9a6a48', 0, 0.3),
      )
    o +=
      path(quad(-30, 0), k.half('#8a5a3c', 0, 0.25)) +
      path(
        shape([at(-0.01, -62), at(1.01, -62), at(1.02, -118), at(-0.02, -118)]),
        k.half('#b8643f', 0, i % 2 ? 0.3 : 0.1),
      )
    for (let j = 0; j < 26; j++) {
      const [x, y] = at((j + 0.5) / 26, -26)
      o +=
        circle(x, y, 9 * s, k.half(j % 3 ? '#d8322e' : '#f08aa0', 0, 0.1)) +
        circle(x, y + 8 * s, 8 * s, k.half('#3f7a44', 0, 0.3))
    }
    for (const t of [0.15, 0.5, 0.85])
      o += rect(at(t, 0)[0] - 9 * s, at(t, 0)[1], 18 * s, 64 * s, k.shade('#4a3830'))
  }
  return o
}

/** A lake town: a covered wooden bridge and its water tower, painted houses on the quay, a mountain behind. */
export function lucerne(o: Options) {
  const k = new Stage('lucerne', 'alpine', o)
  const quay = k.y(0.56)
  k.add(sky(k, 0.24, 0.15, { r: 46, low: 0.28, horizon: 0.56 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.6), k.y(0.18), 260, 64, 0.85))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.44, 0.12, k.fit(6, 4)),
      rock: '#8c90aa',
      d: 0.66,
      base: k.y(0.54),
      snow: k.y(0.4),
      detail: 24,
    }),
    mountain(k, [k.x(0.74), k.y(0.22)], k.x(0.6), k.x(0.44), {
      rock: '#7a8a98',
      d: 0.44,
      base: k.y(0.56),
      snow: k.y(0.34),
      detail: 22,
    }),
    mist(k, 0.44, 0.56, { opacity: 0.6 }),
  )
  const colors = ['#f0cf94', '#e08a6a', '#f4ead6', '#9ab4c8', '#e8b070', '#c8d0a8', '#d8907a']
  const town = () => {
    let o = rect(0, quay - 16, k.W, 18, k.half('#c8bca8', 0.05, 0.3))
    const sx = k.x(k.fit(0.22, 0.2))
    for (const dx of [-30, 30])
      o +=
        rect(sx + dx - 20, quay - 280, 40, 170, k.half('#f0e8d8', 0.08, 0.2)) +
        path(
          shape([
            [sx + dx - 24, quay - 276],
            [sx + dx, quay - 372],
            [sx + dx + 24, quay - 276],
          ]),
          k.half('#4a7a74', 0.08, 0.3),
        )
    const n = k.fit(10, 7)
    for (let i = 0; i < n; i++)
      o += townHouse(
        k,
        k.x((i + 0.5) / n),
        quay - 14,
        (k.W / n) * 0.98,
        k.y(0.1) + (i % 3) * 26,
        colors[i % 7] ?? '#f0cf94',
        { d: 0.1 },
      )
    return o
  }
  k.add(water(k, quay, { tint: '#2f7f9a', deep: 0.15 }), mirror(k, town(), quay, { opacity: 0.3 }))
  k.add(
    glitter(k, k.sun.x, quay + 4, k.y(0.84), { width: 120, n: 44 }),
    ripple(k, quay + 8, k.y(0.98), 60, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
  )
  const bend = pts(
    k,
    [-0.05, k.fit(0.66, 0.645)],
    [k.fit(0.5, 0.5), k.fit(0.72, 0.69)],
    [1.05, k.fit(0.9, 0.83)],
  )
  const s = k.fit(1.25, 1.3)
  k.add(
    waterTower(k, k.x(k.fit(0.62, 0.64)), k.y(k.fit(0.76, 0.725)), k.fit(1.0, 1.1)),
    coveredBridge(k, bend, s),
  )
  // Swans before the lens.
  const swan = k.symbol(
    'swan',
    () =>
      '<path d="M-50-4c2-22 30-34 60-26 10-22 4-40-4-48-8-6-4-18 8-16 10 2 14 10 10 20 10 24 10 50-6 66-18 12-58 14-68 4z"/><path fill="currentColor" d="M24-92l18 6-16 6z"/>',
  )
  for (const [u, v, q] of [
    [0.24, 0.88, 1.1],
    [0.36, 0.915, 1.3],
    [0.14, 0.945, 0.9],
  ] as const)
    k.add(k.use(swan, k.x(u), k.y(v), q, { fill: k.lit('#ffffff'), color: k.half('#e8872c', 0, 0.1) }))
  k.add(birds(k, 0.5, 0.14, 5))
  return k.calm(0.3, '#12283a')
}
