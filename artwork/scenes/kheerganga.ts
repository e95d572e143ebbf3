import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, type Point, path, stroke } from '../kit/svg.ts'
import { forest, treeline } from '../parts/conifers.ts'
import { flowers } from '../parts/flowers.ts'
import { hill, pts, sweeps } from '../parts/ground.ts'
import { slateHouse } from '../parts/himachal.ts'
import { range } from '../parts/mountains.ts'
import { sitter, trekker } from '../parts/people.ts'
import { prayerFlags, smoke } from '../parts/props.ts'
import { cobble } from '../parts/rocks.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'

/** The hot spring of Kheerganga: a walled pool on a high meadow, steam over it, snow peaks across the valley. */
export function kheerganga(o: Options) {
  const k = new Stage('kheerganga', 'alpine', o)
  k.add(sky(k, 0.76, 0.15, { r: 46, low: 0.26, horizon: 0.56 }))
  if (k.night) k.add(stars(k))
  k.add(
    strata(k, 0.14, 5, { opacity: 0.5 }),
    range(k, {
      ctrl: pts(
        k,
        [-0.04, 0.4],
        [0.12, 0.24],
        [0.24, 0.38],
        [0.4, 0.14],
        [0.56, 0.36],
        [0.7, 0.26],
        [0.84, 0.4],
        [1.04, 0.28],
      ),
      rock: '#7f86a4',
      d: 0.42,
      base: k.y(0.58),
      snow: k.y(0.44),
      detail: 28,
    }),
    mist(k, 0.42, 0.58),
  )
  const across = pts(k, [-0.04, 0.5], [0.2, 0.54], [0.5, 0.58], [0.8, 0.54], [1.04, 0.48])
  k.add(
    hill(k, across, '#4f7f5c', 0.34),
    treeline(k, across, 52, k.half('#3a6a50', 0.32, 0.5), { base: k.y(0.66) }),
    mist(k, 0.56, 0.66, { opacity: 0.7 }),
    hill(k, pts(k, [-0.04, 0.63], [0.3, 0.64], [0.62, 0.62], [1.04, 0.6]), '#8aa85a', 0.04, { foot: 0.6 }),
    sweeps(k, 0.66, 0.95, 8, k.shade('#5f7f44'), 0.25),
    forest(k, pts(k, [-0.04, 0.66], [0.26, 0.66]), 9, [130, 220], { d: 0.1, from: -20, to: k.x(0.2) }),
    forest(k, pts(k, [0.82, 0.63], [1.04, 0.63]), 8, [140, 240], { d: 0.1, from: k.x(0.87), to: k.x(1.02) }),
    slateHouse(k, k.x(0.27), k.y(0.675), 0.8, 0.06),
    smoke(k, k.x(0.285), k.y(0.6), 0.6),
    prayerFlags(k, [k.x(0.3), k.y(0.615)], [k.x(0.9), k.y(0.5)], { sag: 34, n: 20, s: 1 }),
    trekker(k, k.x(0.42), k.y(0.69), { s: 0.66, accent: k.half('#d8502c', 0, 0.1) }),
    trekker(k, k.x(0.39), k.y(0.695), { s: 0.68, accent: k.half('#2f7a9a', 0, 0.1) }),
  )
  pool(k)
  k.add(flowers(k, 0.9, 1, ['#f6c945', '#f2f2f2', '#d86a9a'], { n: 120 }), birds(k, 0.2, 0.18, 5))
  return k.calm(0.35, '#16261e')
}

/** A round basin of river stones; people up to the shoulders in it. */
function pool(k: Stage) {
  const [x, y] = [k.x(0.58), k.y(0.81)]
  const [rx, ry] = [k.fit(400, 330), k.fit(92, 84)]
  const ring = (q: number) =>
    Array.from({ length: 22 }, (_, i): Point => {
      const a = (i / 22) * Math.PI * 2
      return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q]
    })
  const stones = ring(1.03).sort((a, b) => a[1] - b[1])
  const stone = ([sx, sy]: Point, i: number) => cobble(k, sx, sy + 18, 108, 56, i % 3 ? '#a89a94' : '#8a8084')
  k.add(
    ...stones.filter(([, sy]) => sy < y).map(stone),
    ellipse(
      x,
      y,
      rx,
      ry,
      k.verticalGradient([0, mix(k.mood.sky[2], k.lit('#8fd8d0'), 0.5)], [1, k.half('#3f9a9a', 0, 0.25)]),
    ),
    ellipse(x - rx * 0.2, y - ry * 0.2, rx * 0.5, ry * 0.2, k.lit('#ffffff'), 'opacity=".3"'),
  )
  for (const [dx, dy, c] of [
    [-0.5, -0.3, '#d8a07a'],
    [-0.3, -0.42, '#b87a58'],
    [0.24, -0.4, '#c88a64'],
    [0.46, -0.22, '#a86a4c'],
  ] as const) {
    const [px, py] = [x + dx * rx, y + dy * ry]
    k.add(
      path(`M${px - 34} ${py}q2-32 34-32t34 32z`, k.half(c, 0, 0.2)),
      circle(px, py - 44, 17, k.half(c, 0, 0.35)),
      path(`M${px - 18} ${py - 46}q2-22 18-22t18 22q-18-10-36 0z`, k.dark()),
      stroke(`M${px - 52} ${py + 3}h104`, k.lit('#ffffff'), 4, 'opacity=".5" stroke-linecap="round"'),
    )
  }
  k.add(...stones.filter(([, sy]) => sy >= y).map(stone))
  k.add(sitter(k, x - rx * 0.98, y - 4, { s: 1.1, accent: k.half('#c83a5a', 0, 0.1) }))
  for (const [dx, h] of [
    [-0.36, 150],
    [0.04, 200],
    [0.36, 150],
  ] as const) {
    const sx = x + dx * rx
    k.add(
      path(
        curve(
          [
            [sx - 40, y - 10],
            [sx - 70, y - h * 0.5],
            [sx - 10, y - h],
            [sx + 50, y - h * 1.2],
            [sx + 20, y - h * 0.7],
            [sx + 60, y - h * 0.3],
            [sx + 40, y],
          ],
          true,
        ),
        k.verticalGradient([0, '#ffffff', 0], [0.5, '#ffffff', 0.34], [1, '#ffffff', 0.1]),
      ),
    )
  }
}
