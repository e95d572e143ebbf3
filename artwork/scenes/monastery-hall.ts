import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, rect, stroke, transform } from '../kit/svg.ts'
import { depths, type Into, plane, room } from '../parts/room.ts'
import { put } from '../parts/silhouette.ts'

const cloths = ['#2f6fc0', '#d8443c', '#f2c23e', '#3a9a5b', '#f4f1e6']

/** Seated Buddha before a halo, on a lotus throne; ~300 wide and 400 tall. */
function buddha(k: Stage, x: number, y: number, s: number): string {
  const gold = k.horizontalGradient(
    [0, k.lit('#f8d26a')],
    [0.55, k.half('#e0a63c', 0, 0.35)],
    [1, k.shade('#b87a34')],
  )
  const deep = k.half('#b06a2c', 0, 0.5)
  return group(
    circle(0, -235, 150, k.half('#2f6f7a', 0, 0.3)) +
      circle(0, -235, 132, k.lit('#f2c14e')) +
      circle(0, -235, 118, k.half('#b8402e', 0, 0.3)) +
      circle(0, -326, 66, k.lit('#f6d98a')) +
      circle(0, -326, 57, k.half('#3f8a6a', 0, 0.2)) +
      path('M-60-150C-84-190-70-250-34-262Q0-270 34-262C70-250 84-190 60-150z', gold) +
      path('M-34-262C-6-236 30-200 62-152L20-150C-10-190-40-220-58-230z', k.half('#c23e2c', 0, 0.2)) +
      path('M-26-330C-26-372 26-372 26-330C26-300 14-280 0-280S-26-300-26-330z', gold) +
      path(
        'M-27-336C-27-372-12-382 0-392C12-382 27-372 27-336C16-352-16-352-27-336z',
        k.half('#3a4a7a', 0, 0.4),
      ) +
      path('M-138-112C-132-146-70-160 0-160S132-146 138-112C120-96 60-92 0-92S-120-96-138-112z', gold) +
      path('M-40-138Q0-122 40-138Q20-108 0-108T-40-138z', deep) +
      path('M-66-238C-104-216-104-160-40-134L-30-148C-70-170-74-200-56-220z', gold) +
      path('M66-238C98-210 104-176 92-132L76-134C84-170 76-200 56-220z', gold) +
      path('M-150-92H150L132-56H-132z', k.lit('#f0a8b0')) +
      Array.from({ length: 9 }, (_, i) =>
        ellipse(-128 + i * 32, -74, 18, 20, k.half('#e0708a', 0, i % 2 ? 0.1 : 0.4)),
      ).join('') +
      path('M-132-56H132L150 0H-150z', k.half('#8a2a34', 0, 0.3)) +
      path('M-140-30H140L144-16H-144z', k.lit('#f2c14e')),
    transform(x, y, s),
  )
}

/** Monk on his cushion, seen from the side. */
function monk(k: Stage, x: number, y: number, s: number, flip: boolean): string {
  return put(
    k,
    'monk',
    () =>
      '<path fill="currentColor" d="M-30 0c-4-14 4-22 14-24-6-20-2-38 12-42 14-2 22 10 22 26l-2 16c14 2 22 12 20 24z"/>' +
      '<path d="M-8-64c-4 14 0 30 12 40l-12 14c-10-8-14-40-8-52z" opacity=".45"/><circle cx="2" cy="-78" r="12" fill="#c98a64"/>',
    x,
    y,
    { s, flip, accent: k.half('#a8323a', 0, 0.25) },
  )
}

function farWall(k: Stage, into: Into) {
  const [x0, y0] = into(0, 0, 1)
  const [x1, y1] = into(1, 1, 1)
  const w = x1 - x0
  const mid = (x0 + x1) / 2
  k.add(
    rect(x0 - 1, y0 - 1, w + 2, y1 - y0 + 2, k.half('#a8402c', 0.04, 0.35)),
    rect(x0, y0, w, (y1 - y0) * 0.09, k.lit('#f2c14e', 0.04)),
    rect(x0, y0 + (y1 - y0) * 0.09, w, (y1 - y0) * 0.05, k.half('#2f6f8a', 0.04, 0.2)),
  )
  // Painted scrolls on both sides of the shrine.
  for (const side of [-1, 1])
    for (const i of [0, 1]) {
      const cw = w * 0.12
      const cx = mid + side * w * (0.3 + i * 0.15)
      const top = y0 + (y1 - y0) * 0.2
      const h = (y1 - y0) * 0.46
      k.add(
        rect(cx - cw / 2, top, cw, h, k.half(i ? '#2f5f9a' : '#c8862e', 0, 0.2)),
        rect(cx - cw * 0.34, top + h * 0.12, cw * 0.68, h * 0.66, k.lit('#f6e4b8')),
        circle(cx, top + h * 0.4, cw * 0.2, k.half(i ? '#d8443c' : '#3a7a6a', 0, 0.1)),
        circle(cx, top + h * 0.24, cw * 0.1, k.lit('#f2c14e')),
        rect(cx - cw * 0.55, top - 3, cw * 1.1, 7, k.shade('#5a2f24')),
        rect(cx - cw * 0.55, top + h - 3, cw * 1.1, 7, k.shade('#5a2f24')),
      )
    }
  k.add(
    ellipse(
      mid,
      y0 + (y1 - y0) * 0.5,
      w * 0.46,
      (y1 - y0) * 0.62,
      k.radialGradient([0, '#ffd98a', 0.75], [0.6, '#ffb85c', 0.22], [1, '#ffb85c', 0]),
    ),
    buddha(k, mid, y1 - (y1 - y0) * 0.1, (y1 - y0) / 470),
    rect(mid - w * 0.34, y1 - (y1 - y0) * 0.12, w * 0.68, (y1 - y0) * 0.12, k.half('#8a2a2c', 0, 0.4)),
    rect(mid - w * 0.34, y1 - (y1 - y0) * 0.12, w * 0.68, 9, k.lit('#f2c14e')),
  )
  for (let i = 0; i < 11; i++) {
    const x = mid + (i - 5) * w * 0.06
    const y = y1 - (y1 - y0) * 0.12
    k.add(
      circle(x, y - 14, 17, k.radialGradient([0, '#ffdf8a', 0.9], [1, '#ffb347', 0])),
      path(`M${x - 7} ${y - 9}h14l-4 9h-6z`, k.lit('#f6c95a')),
      ellipse(x, y - 16, 3, 7, '#fff3c0'),
    )
  }
}

/** Silk cylinders hung from the beams. */
function banner(k: Stage, x: number, y: number, w: number, h: number) {
  const n = 5
  for (let i = 0; i < n; i++)
    k.add(
      path(
        `M${x - w / 2} ${y + (h * i) / n}h${w}v${(h / n) * 0.86}q${-w / 2} ${(h / n) * 0.3} ${-w} 0z`,
        k.half(cycle(cloths, i), 0, 0.3),
      ),
      path(
        `M${x} ${y + (h * i) / n}h${w / 2}v${(h / n) * 0.86}q${-w / 4} ${(h / n) * 0.16} ${-w / 2} ${(h / n) * 0.15}z`,
        k.shade(cycle(cloths, i)),
        'opacity=".45"',
      ),
    )
}

function pillar(k: Stage, into: Into, u: number, t: number) {
  const [x, floor] = into(u, 1, t)
  const [, top] = into(u, 0, t)
  const w = k.fit(74, 84) * (1 - t * 0.62)
  const h = floor - top
  const face = k.horizontalGradient(
    [0, k.lit('#c8402e')],
    [0.5, k.half('#b0362c', 0, 0.35)],
    [1, k.shade('#6e2430')],
  )
  k.add(
    rect(x - w * 0.32, top, w * 0.64, h, face),
    rect(x - w * 0.44, floor - h * 0.05, w * 0.88, h * 0.05, k.half('#7a6a5c', 0, 0.4)),
    path(
      `M${x - w * 0.36} ${top + h * 0.17}Q${x - w * 0.9} ${top + h * 0.13} ${x - w * 1.25} ${top + h * 0.05}H${x + w * 1.25}Q${x + w * 0.9} ${top + h * 0.13} ${x + w * 0.36} ${top + h * 0.17}z`,
      k.half('#2f6f8a', 0, 0.25),
    ),
    rect(x - w * 1.3, top + h * 0.035, w * 2.6, h * 0.022, k.lit('#f2c14e')),
    rect(x - w * 0.34, top + h * 0.2, w * 0.68, h * 0.02, k.lit('#f2c14e')),
    rect(x - w * 0.34, top + h * 0.235, w * 0.68, h * 0.012, k.half('#3a9a5b', 0, 0.2)),
  )
}

/** A prayer hall: red pillars, silk banners, monks on their cushions, the Buddha in the light of butter lamps. */
export function monasteryHall(o: Options) {
  const k = new Stage('monastery-hall', 'alpine', o)
  const into = room(k, k.fit([0.33, 0.16, 0.67, 0.72], [0.24, 0.22, 0.76, 0.7], [0.2, 0.24, 0.8, 0.68]))
  k.light = -1
  const wood = k.half('#6b3c2c', 0, 0.5)
  k.add(
    rect(0, 0, k.W, k.H, k.shade('#6e2a24')),
    plane(
      into,
      k.verticalGradient([0, k.shade('#3f2622')], [1, wood]),
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ),
    plane(
      into,
      k.verticalGradient([0, k.half('#9a6a44', 0, 0.4)], [1, k.half('#7a4a34', 0, 0.6)]),
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ),
    plane(into, k.half('#b0482f', 0, 0.55), [0, 0, 0], [0, 0, 1], [0, 1, 1], [0, 1, 0]),
    plane(into, k.half('#8f3628', 0, 0.75), [1, 0, 0], [1, 0, 1], [1, 1, 1], [1, 1, 0]),
  )
  for (const t of depths(6, 0.12))
    k.add(
      plane(
        into,
        k.half(t > 0.5 ? '#c8862e' : '#2f6f8a', 0, 0.5),
        [0, 0, t],
        [1, 0, t],
        [1, 0, t + 0.035],
        [0, 0, t + 0.035],
      ),
    )
  // Painted bands along both walls.
  for (const u of [0, 1])
    k.add(
      plane(
        into,
        k.half('#e8b84a', 0, u ? 0.5 : 0.2),
        [u, 0.14, 0],
        [u, 0.14, 1],
        [u, 0.17, 1],
        [u, 0.17, 0],
      ),
      plane(into, k.half('#2f6f8a', 0, u ? 0.5 : 0.2), [u, 0.17, 0], [u, 0.17, 1], [u, 0.2, 1], [u, 0.2, 0]),
    )
  for (const u of [0.06, 0.1, 0.9, 0.94])
    k.add(stroke(`M${into(u, 1, 1)}L${into(u, 1, 0)}`, k.shade('#4a2c24'), 2, 'opacity=".5"'))
  farWall(k, into)
  for (const side of [0, 1])
    k.add(
      plane(
        into,
        k.half('#7a2034', 0, 0.3),
        [side ? 0.62 : 0.3, 1, 1],
        [side ? 0.7 : 0.38, 1, 1],
        [side ? 0.76 : 0.4, 1, 0.05],
        [side ? 0.6 : 0.24, 1, 0.05],
      ),
    )
  const seats = depths(4, 0.3).reverse()
  for (const t of seats)
    for (const [u, flip] of [
      [0.3, false],
      [0.7, true],
    ] as const) {
      const [x, y] = into(u, 1, t)
      k.add(
        ellipse(x, y, 70 * (1 - t * 0.62), 12 * (1 - t * 0.6), k.shade('#3f1a24'), 'opacity=".5"'),
        monk(k, x, y, k.fit(1.5, 1.6) * (1 - t * 0.66), flip),
      )
    }
  for (const t of depths(3, 0.1).reverse()) {
    pillar(k, into, 0.1, t)
    pillar(k, into, 0.9, t)
    const [bx, by] = into(0.245, 0.02, t)
    const [cx] = into(0.755, 0.02, t)
    const size = 1 - t * 0.6
    banner(k, bx, by, 62 * size, k.fit(250, 360) * size)
    banner(k, cx, by, 62 * size, k.fit(250, 360) * size)
  }
  // The sun comes down through the clerestory; after dark only the lamps are left.
  if (!k.night && k.time !== 'dusk')
    k.add(
      path(
        `M${k.x(0.3)} 0H${k.x(0.46)}L${k.x(0.78)} ${k.H}H${k.x(0.44)}z`,
        k.gradientBetween(0, 0, 0, k.H, [0, k.mood.sun, 0.34], [0.7, k.mood.sun, 0.12], [1, k.mood.sun, 0]),
      ),
    )
  else k.add(rect(0, 0, k.W, k.H, mix(k.dark(), '#2a0f1e', 0.5), 'opacity=".18"'))
  return k.calm(0.45, '#3a1418')
}
