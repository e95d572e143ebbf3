import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect, shape, stroke } from '../kit/svg.ts'
import { carrier, sitter } from '../parts/people.ts'
import { plane, room } from '../parts/room.ts'
import { birds, sky, stars } from '../parts/sky.ts'
import { plantain } from '../parts/undergrowth.ts'

/** Turned wooden column on a stone foot, ~60 wide. */
function column(k: Stage, x: number, top: number, foot: number, w: number) {
  const h = foot - top
  k.add(
    rect(
      x - w * 0.3,
      top,
      w * 0.6,
      h,
      k.horizontalGradient([0, k.lit('#a8643c')], [0.5, k.half('#8a4a30', 0, 0.35)], [1, k.shade('#4f2c24')]),
    ),
    path(
      shape([
        [x - w * 0.3, top + h * 0.16],
        [x - w * 0.95, top],
        [x + w * 0.95, top],
        [x + w * 0.3, top + h * 0.16],
      ]),
      k.half('#9a5a38', 0, 0.35),
    ),
    rect(x - w * 0.45, top + h * 0.2, w * 0.9, h * 0.03, k.lit('#e8b860')),
    rect(x - w * 0.45, foot - h * 0.09, w * 0.9, h * 0.09, k.half('#d8d0c4', 0, 0.3)),
  )
}

/** The courtyard of a merchant's house: sky above tiled eaves, wooden columns all round, a floor of patterned tiles. */
export function chettinadMansion(o: Options) {
  const k = new Stage('chettinad-mansion', 'tropic', o)
  k.add(sky(k, 0.42, 0.08, { r: 44, low: 0.13, horizon: 0.3 }))
  if (k.night) k.add(stars(k, 60, 0.2))
  k.light = -1
  const into = room(k, k.fit([0.24, 0.3, 0.76, 0.74], [0.2, 0.3, 0.8, 0.66], [0.18, 0.3, 0.82, 0.65]))
  const tiles = k.half('#c2603c', 0, 0.2)
  // The far gallery: coloured glass over carved doors.
  const [x0, y0] = into(0, 0, 1)
  const [x1, y1] = into(1, 1, 1)
  const [w, h] = [x1 - x0, y1 - y0]
  k.add(
    rect(x0 - w, y0, w * 3, h, k.half('#f2d8a0', 0, 0.25)),
    path(
      shape([
        [x0 - 30, y0 + h * 0.16],
        [x0 + w * 0.1, y0 - h * 0.18],
        [x1 - w * 0.1, y0 - h * 0.18],
        [x1 + 30, y0 + h * 0.16],
      ]),
      tiles,
    ),
    rect(x0, y0 + h * 0.14, w, h * 0.86, k.half('#3f8a8a', 0, 0.35)),
    rect(x0, y0 + h * 0.14, w, h * 0.1, k.shade('#6a3a2c')),
  )
  for (let i = 0; i < 5; i++) {
    const cx = x0 + (w / 5) * (i + 0.5)
    k.add(
      rect(cx - w * 0.055, y0 + h * 0.44, w * 0.11, h * 0.56, k.half('#6a3c28', 0, 0.35)),
      rect(
        cx - w * 0.04,
        y0 + h * 0.48,
        w * 0.08,
        h * 0.5,
        i === 2 ? k.glow(k.shade('#3a2420'), '#ffb85c') : k.half('#8a5436', 0, 0.3),
      ),
    )
    for (const [j, c] of ['#d8443c', '#f2c14e', '#2f8a5a'].entries())
      k.add(
        path(
          `M${cx - w * 0.055 + j * w * 0.037} ${y0 + h * 0.43}v${-h * 0.07}q${w * 0.018} ${-h * 0.05} ${w * 0.037} 0v${h * 0.07}z`,
          mix(k.half(c, 0, 0.1), '#ffe6a8', k.night || k.time === 'dusk' ? 0.35 : 0.1),
        ),
      )
  }
  k.add(
    plane(
      into,
      k.verticalGradient([0, k.lit('#e8d8bc')], [1, k.half('#c8a888', 0, 0.4)]),
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ),
  )
  tiledFloor(k, into)
  // Side galleries with their eaves.
  for (const side of [0, 1]) {
    const u = side
    k.add(
      plane(into, k.half('#4a9a94', 0, side ? 0.3 : 0.6), [u, 0.2, 0], [u, 0.2, 1], [u, 1, 1], [u, 1, 0]),
      plane(into, k.half('#f2d8a0', 0, side ? 0.25 : 0.55), [u, 0.84, 0], [u, 0.84, 1], [u, 1, 1], [u, 1, 0]),
      plane(into, side ? tiles : k.shade('#a84f34'), [u, 0.02, 0], [u, 0.02, 1], [u, 0.2, 1], [u, 0.24, 0]),
    )
    for (const t of [0.02, 0.3, 0.52, 0.7, 0.85]) {
      const [ex, ey] = into(u, 0.02, t)
      const [fx, fy] = into(u, 0.22, t)
      k.add(stroke(`M${ex} ${ey}L${fx} ${fy}`, k.shade('#8a3f2c'), 4, 'opacity=".5"'))
    }
  }
  for (let i = 0; i <= 5; i++) column(k, x0 + (w / 5) * i, y0 + h * 0.2, y1, w * 0.07)
  for (const t of [0.72, 0.5, 0.24, -0.06])
    for (const u of [0.02, 0.98]) {
      const [x, foot] = into(u, 1, t)
      const [, top] = into(u, 0.2, t)
      column(k, x, top, foot, k.fit(70, 84) * (1.1 - t * 0.6))
    }
  const [px, py] = [k.x(0.5), k.y(k.fit(0.86, 0.82))]
  // A brass lamp and a pot of tulsi in the middle.
  k.add(
    ellipse(px, py + 6, 90, 16, k.dark(), 'opacity=".25"'),
    rect(px - 60, py - 62, 120, 66, k.half('#e08a4c', 0, 0.2)),
    rect(px - 68, py - 74, 136, 16, k.lit('#f6e4c0')),
    plantain(k, px, py - 70, 0.95, { leaf: '#3f9a4a' }),
    circle(px, py - 30, 15, k.half('#d8322e', 0, 0.1)),
    carrier(k, k.x(k.fit(0.36, 0.3)), k.y(0.79), { s: 1.2, accent: k.half('#c8327a', 0, 0.1) }),
    sitter(k, k.x(k.fit(0.66, 0.72)), k.y(0.745), { s: 1.0, flip: true, accent: k.half('#f2a53a', 0, 0.1) }),
    birds(k, 0.6, 0.1, 4),
  )
  return k.calm(0.3, '#2a1a18')
}

/** Squares in two colours running away to the far gallery. */
function tiledFloor(k: Stage, into: ReturnType<typeof room>) {
  const rows = [-0.05, 0.16, 0.33, 0.48, 0.61, 0.72, 0.82, 0.91, 1]
  for (const [r, t] of rows.slice(0, -1).entries())
    for (let c = 0; c < 8; c++) {
      if ((r + c) % 2) continue
      const next = rows[r + 1] ?? 1
      const u0 = 0.1 + c * 0.1
      k.add(
        plane(
          into,
          k.half(c % 4 ? '#b8503c' : '#2f6f7a', 0, 0.25),
          [u0, 1, t],
          [u0 + 0.1, 1, t],
          [u0 + 0.1, 1, next],
          [u0, 1, next],
        ),
      )
    }
}
