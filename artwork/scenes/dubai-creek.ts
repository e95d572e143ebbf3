import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, shape } from '../kit/svg.ts'
import { dhow } from '../parts/boats.ts'
import { block, dome, windows } from '../parts/masonry.ts'
import { palm } from '../parts/palms.ts'
import { paddler } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Courtyard house with a wind tower. */
function towerHouse(k: Stage, x: number, y: number, w: number, h: number, tower: boolean): string {
  const c = '#e2bd8c'
  const d = 0.05
  let o =
    block(k, x, y, w, h, c, { d, turn: 0.24 }) +
    windows(
      k,
      x - w * 0.42,
      y - h * 0.86,
      w * 0.84,
      h * 0.6,
      Math.max(2, Math.round(w / 46)),
      h > 130 ? 2 : 1,
      { color: k.shade('#6a4a3c', d), ww: 0.36, hh: 0.62, arch: true, chance: 0.8 },
    ) +
    rect(x - w / 2 - 3, y - h - 6, w + 6, 9, k.lit('#f2d6a8', d))
  if (tower) {
    const tw = w * 0.34
    const th = h * 0.9
    const tx = x - w * 0.2
    o += block(k, tx, y - h, tw, th, c, { d, turn: 0.34 })
    for (const t of [0.2, 0.5, 0.8])
      o += path(
        `M${(tx - tw * 0.4 + t * tw * 0.8 - tw * 0.08).toFixed(0)} ${(y - h - th * 0.42).toFixed(0)}v-${(th * 0.34).toFixed(0)}q${(tw * 0.08).toFixed(0)}-${(th * 0.1).toFixed(0)} ${(tw * 0.16).toFixed(0)} 0v${(th * 0.34).toFixed(0)}z`,
        k.shade('#7a5444', d),
      )
    o += rect(tx - tw * 0.56, y - h - th - 6, tw * 1.12, 9, k.lit('#f2d6a8', d))
    for (const t of [0.3, 0.5])
      o += rect(tx - tw * 0.62, y - h - th * t, tw * 1.24, 3.5, k.shade('#6a4a3c', d))
  }
  return o
}

/** Dubai Creek: wind towers and abras in front, the needle of the new city far behind. */
export function dubaiCreek(o: Options) {
  const k = new Stage('dubai-creek', 'desert', o)
  const y = k.y(0.62)
  k.add(sky(k, 0.3, 0.22, { r: 66, low: 0.38, horizon: 0.62, rings: false }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.24, 7, { opacity: 0.5 }))
  let far = ''
  for (let x = k.x(0.4); x < k.W; x += k.rng.range(30, 60)) {
    const w = k.rng.range(22, 44)
    const h = k.rng.range(110, 300)
    far += block(k, x, y, w, h, '#b09aa8', { d: 0.6, turn: 0.34 })
  }
  const nx = k.x(k.fit(0.8, 0.78))
  far += path(
    shape([
      [nx - 34, y],
      [nx - 24, y - 190],
      [nx - 15, y - 190],
      [nx - 12, y - 320],
      [nx - 5, y - 320],
      [nx, y - 480],
      [nx + 5, y - 320],
      [nx + 12, y - 320],
      [nx + 15, y - 230],
      [nx + 24, y - 230],
      [nx + 34, y],
    ]),
    k.half('#a894ac', 0.46, 0.4),
  )
  const q = k.fit(1, 0.8)
  for (const [u, w, h, t] of k.fit<[number, number, number, boolean][]>(
    [
      [0.03, 190, 110, true],
      [0.14, 150, 140, false],
      [0.25, 210, 116, true],
      [0.37, 160, 150, true],
      [0.48, 180, 104, false],
      [0.6, 200, 134, true],
      [0.72, 170, 110, false],
      [0.84, 200, 120, true],
      [0.96, 190, 140, true],
    ],
    [
      [0.02, 200, 110, true],
      [0.2, 160, 140, false],
      [0.38, 210, 120, true],
      [0.58, 160, 150, true],
      [0.78, 190, 110, false],
      [0.95, 210, 130, true],
    ],
  ))
    far += towerHouse(k, k.x(u), y - 6, w * q, h * q, t)
  const mx = k.x(k.fit(0.435, 0.48))
  far +=
    dome(k, mx, y - 120 * q, 76 * q, 58 * q, '#f4e4c4', { d: 0.08 }) +
    rect(
      mx + 56 * q,
      y - 290 * q,
      22 * q,
      284 * q,
      k.light < 0
        ? k.horizontalGradient([0, k.lit('#f0dcb8', 0.06)], [1, k.shade('#f0dcb8', 0.06)])
        : k.horizontalGradient([0, k.shade('#f0dcb8', 0.06)], [1, k.lit('#f0dcb8', 0.06)]),
    ) +
    dome(k, mx + 67 * q, y - 288 * q, 26 * q, 24 * q, '#f4e4c4', { d: 0.06 }) +
    rect(mx + 50 * q, y - 236 * q, 34 * q, 8 * q, k.half('#f0dcb8', 0.06))
  far +=
    palm(k, k.x(0.2), y - 4, 150, 10, { d: 0.06, size: 0.55 }) +
    palm(k, k.x(0.66), y - 4, 160, -14, { d: 0.06, size: 0.55 }) +
    rect(
      -20,
      y - 12,
      k.W + 40,
      14,
      k.verticalGradient([0, k.lit('#ecd2a8', 0.03)], [1, k.half('#b8946c', 0.03, 0.5)]),
    )
  k.add(
    water(k, y, { tint: '#1f5f78', deep: 0.3 }),
    mirror(k, far, y, { opacity: 0.45 }),
    glitter(k, k.sun.x, y + 4, k.y(0.92), { width: 130, n: 50 }),
    ripple(k, y + 8, k.H, 60, k.lit('#ffffff', 0.2), { opacity: 0.24 }),
    ripple(k, y + 30, k.H, 36, k.shade('#2a2f58'), { opacity: 0.26 }),
  )
  const abra = (u: number, v: number, s: number) => {
    const x = k.x(u)
    const yy = k.y(v)
    const toX = (n: number) => x + n * s
    const toY = (n: number) => yy - n * s
    let g = `<ellipse cx="${x}" cy="${yy + 8 * s}" rx="${150 * s}" ry="${11 * s}" fill="${k.dark()}" opacity=".28"/>${path(`M${toX(-150)} ${toY(26)}q${30 * s} ${6 * s} ${60 * s} ${6 * s}h${180 * s}q${40 * s} ${-2 * s} ${66 * s} ${-22 * s}q${-8 * s} ${34 * s} ${-54 * s} ${38 * s}h${-200 * s}q${-40 * s} ${-4 * s} ${-52 * s} ${-22 * s}z`, k.half('#8a5a3c', 0, 0.4))}${rect(toX(-100), toY(84), 4 * s, 64 * s, k.shade('#6a4a3c'))}${rect(toX(100), toY(84), 4 * s, 64 * s, k.shade('#6a4a3c'))}${path(`M${toX(-118)} ${toY(82)}q${118 * s} ${-22 * s} ${238 * s} 0v${9 * s}q${-120 * s} ${-18 * s} ${-238 * s} 0z`, k.lit('#f4ead2'))}`
    for (const t of [-70, -36, 0, 36, 70])
      g += paddler(k, toX(t), toY(18), {
        s: 0.66 * s,
        accent: k.half(
          ['#e8632c', '#f2c13a', '#2f7fb0', '#d8347a', '#fdf3e0'][((t + 70) / 35) | 0] ?? '#fdf3e0',
          0,
          0.1,
        ),
      })
    return g
  }
  k.add(
    dhow(k, k.x(k.fit(0.2, 0.18)), k.y(0.7), 1.3, false, 0.08),
    dhow(k, k.x(k.fit(0.86, 0.86)), k.y(0.68), 1, true, 0.1),
    abra(k.fit(0.56, 0.52), 0.8, k.fit(1.15, 1)),
    birds(k, 0.46, 0.24, 8),
  )
  return k.calm(0.5, '#2a1c3a')
}
