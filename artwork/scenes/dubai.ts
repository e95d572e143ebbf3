import { mix } from '../kit/color.ts'
import { cycle, nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { f, path, shape, stroke } from '../kit/svg.ts'
import { camel } from '../parts/animals.ts'
import { dune } from '../parts/dunes.ts'
import { pts } from '../parts/ground.ts'
import { windows } from '../parts/masonry.ts'
import { birds, mist, rays, sky, stars, strata } from '../parts/sky.ts'
import { tower } from '../parts/towers.ts'

/** Dubai: the needle and its court of towers rising from dunes. */
export function dubai(o: Options) {
  const k = new Stage('dubai', 'desert', o)
  const y = k.y(0.62)
  k.add(sky(k, 0.45, 0.24, { r: 130, horizon: 0.62, low: 0.42, rings: false }), rays(k, 16, 0.05))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.26, 7, { opacity: 0.45 }))
  for (let i = 0; i < k.fit(22, 14); i++)
    k.add(
      tower(
        k,
        k.x(0.24) + (i * k.W * 0.8) / k.fit(21, 13) + k.rng.range(-12, 12),
        y + 10,
        k.rng.range(34, 56),
        k.rng.range(80, 220),
        0.6,
        '#b09ab0',
        k.rng.pick(['flat', 'slant', 'spire'] as const),
      ),
    )
  k.add(mist(k, 0.5, 0.62, { opacity: 0.5 }))
  const bx = k.x(k.fit(0.66, 0.58))
  const H = k.fit(500, 540)
  const c = '#b4c0cc'
  const li = k.lit(c, 0.1)
  const sh = k.shade(c, 0.1)
  for (const [dx, w, h, t] of [
    [-230, 50, 200, 'slant'],
    [-176, 56, 260, 'spire'],
    [-112, 50, 180, 'flat'],
    [110, 54, 230, 'slant'],
    [166, 48, 290, 'spire'],
    [222, 60, 210, 'flat'],
    [282, 50, 250, 'slant'],
    [-290, 52, 160, 'flat'],
  ] as const)
    k.add(
      tower(
        k,
        bx + dx * k.fit(1, 0.86),
        y + 12,
        w,
        h,
        0.24,
        k.rng.pick(['#a8b4c4', '#c0b0a8', '#98acc0']),
        t,
      ),
    )
  // Stepped needle.
  let l = ''
  let r = ''
  const needle: [number, number][] = [
    [46, 0.3],
    [38, 0.46],
    [30, 0.6],
    [22, 0.72],
    [15, 0.82],
    [9, 0.9],
    [4, 1],
  ]
  needle.forEach(([w, t], i) => {
    const y0 = y + 12 - H * (i ? nth(needle, i - 1)[1] : 0)
    const y1 = y + 12 - H * t
    l += `M${f(bx - w)} ${f(y0)}V${f(y1)}H${f(bx)}V${f(y0)}z`
    r += `M${f(bx)} ${f(y0)}V${f(y1 + 6)}H${f(bx + w * 0.92)}V${f(y0)}z`
  })
  k.add(
    path(l, k.light < 0 ? li : sh),
    path(r, k.light < 0 ? sh : li),
    path(
      shape([
        [bx - 2.4, y + 12 - H],
        [bx, y - H * 1.17],
        [bx + 2.4, y + 12 - H],
      ]),
      li,
    ),
    windows(k, bx - 40, y - H * 0.28, 80, H * 0.28, 8, 12, {
      color: mix(sh, k.dark(), 0.1),
      ww: 0.4,
      hh: 0.4,
      chance: 0.6,
    }),
  )
  // Sail hotel.
  const sx = k.x(k.fit(0.36, 0.24))
  k.add(
    path(
      `M${sx} ${y + 14}V${y - 190}C${sx + 70} ${y - 140} ${sx + 84} ${y - 50} ${sx + 78} ${y + 14}z`,
      k.half('#f4f0ea', 0.2, 0.25),
    ),
    stroke(
      `M${sx} ${y + 14}V${y - 214}M${sx} ${y - 120}Q${sx + 44} ${y - 110} ${sx + 56} ${y - 116}M${sx} ${y - 60}Q${sx + 60} ${y - 48} ${sx + 76} ${y - 54}`,
      k.shade('#9aa4b8', 0.2),
      3,
    ),
  )
  k.add(mist(k, 0.57, 0.66, { opacity: 0.55 }))
  const sand = '#efb878'
  k.add(
    dune(
      k,
      pts(k, [-0.03, 0.64], [0.16, 0.62], [0.34, 0.645], [0.56, 0.66], [0.78, 0.63], [1.03, 0.65]),
      pts(k, [0.78, 0.63], [0.77, 0.66], [0.7, 0.69], [0.66, 0.74], [0.56, 0.78]),
      sand,
      0.16,
    ),
    dune(
      k,
      pts(
        k,
        [-0.03, 0.7],
        [0.12, 0.675],
        [0.24, 0.665],
        [0.42, 0.7],
        [0.62, 0.73],
        [0.82, 0.71],
        [1.03, 0.7],
      ),
      pts(k, [0.24, 0.665], [0.225, 0.7], [0.16, 0.74], [0.13, 0.79], [0.02, 0.85], [-0.06, 0.9]),
      sand,
      0.08,
    ),
  )
  const top = pts(
    k,
    [-0.03, 0.84],
    [0.2, 0.82],
    [0.42, 0.785],
    [0.58, 0.765],
    [0.74, 0.785],
    [0.9, 0.81],
    [1.03, 0.82],
  )
  k.add(
    dune(
      k,
      top,
      pts(k, [0.58, 0.765], [0.555, 0.81], [0.49, 0.85], [0.455, 0.91], [0.36, 0.97], [0.3, 1.05]),
      mix(sand, '#e8954a', 0.14),
      0,
    ),
  )
  const b = mix(k.dark(), k.shade('#7a4a34'), 0.2)
  for (const [i, u] of k.fit([0.47, 0.55, 0.63], [0.4, 0.54, 0.68]).entries())
    k.add(
      camel(k, k.x(u), k.y(cycle([0.782, 0.772, 0.776], i)), {
        s: 0.8,
        rider: i === 1,
        body: b,
        accent: k.half('#d8442f', 0, 0.1),
      }),
    )
  k.add(birds(k, 0.44, 0.24, 5))
  return k.calm(0.55, '#341a2e')
}
