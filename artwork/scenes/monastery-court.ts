import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect, stroke } from '../kit/svg.ts'
import { peaks, range } from '../parts/mountains.ts'
import { prayerFlags } from '../parts/props.ts'
import { put } from '../parts/silhouette.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'

const robes = ['#c8322e', '#2f5fb0', '#e8a32e', '#2f8a5a', '#7a3a8a', '#d8622c']

/** Masked dancer in brocade, sleeves thrown wide; ~120 wide and 150 tall. */
function dancer(k: Stage, x: number, y: number, s: number, i: number): string {
  return put(
    k,
    `cham${i % 3}`,
    () =>
      '<ellipse cx="0" cy="0" rx="58" ry="9" opacity=".3"/><path d="M-16-10l-8 12h16l4-14zM16-12l12 12h-17l-6-12z"/>' +
      `<path fill="currentColor" d="M-20-92${i % 3 === 1 ? 'C-40-84-66-96-78-122l16-10c6 16 20 26 40 26' : 'C-44-92-66-78-74-52l16 8c8-18 22-26 38-26'}l4 30-34 62c20 12 86 12 106 0l-32-62 2-30${i % 3 === 2 ? 'c18 0 34-8 42-28l14 10c-12 28-34 38-56 36' : 'c20 0 34 10 40 28l16-8c-8-28-30-40-56-40'}z"/>` +
      '<path fill="#f6d36a" d="M-36-20l-6 16c22 10 62 10 84 0l-6-16c-18 8-54 8-72 0zM-14-92l12 40-4 18h12l-4-18 12-40z"/>' +
      `<circle cx="0" cy="-112" r="19" fill="${['#f4efe0', '#3a8a6a', '#d8443c'][i % 3]}"/><path d="M-14-122l11 5v5h-11zM14-122l-11 5v5h11zM-11-105q11-5 22 0v4q-11 3-22 0z"/>` +
      '<path fill="#f2c14e" d="M-20-124l-2-20 9 10 4-14 9 12 9-12 4 14 9-10-2 20z"/>',
    x,
    y,
    { s, accent: k.half(cycle(robes, i), 0, 0.12), flip: i % 2 === 1 },
  )
}

/** A gallery of posts and beams with people behind its rail. */
function gallery(k: Stage, y: number, h: number, wall: string) {
  const bays = k.fit(11, 7)
  k.add(
    rect(0, y, k.W, h, k.half(wall, 0.03, 0.25)),
    rect(0, y + h * 0.14, k.W, h * 0.62, k.shade('#3f2624')),
  )
  for (let i = 0; i < bays * 5; i++) {
    const x = ((i + 0.5 + k.rng.range(-0.25, 0.25)) / (bays * 5)) * k.W
    const c = k.half(k.rng.pick(['#a8323a', '#e8b23e', '#2f6f9a', '#f0e6d2', '#4a7a5a', '#c8562e']), 0, 0.3)
    const top = y + h * k.rng.range(0.44, 0.54)
    k.add(
      path(
        `M${(x - 11).toFixed(0)} ${(y + h * 0.78).toFixed(0)}V${top.toFixed(0)}q11-12 22 0V${(y + h * 0.78).toFixed(0)}z`,
        c,
      ),
      circle(x, top - 11, 8, k.half('#9a6a50', 0, 0.3)),
    )
  }
  k.add(
    rect(0, y + h * 0.74, k.W, h * 0.1, k.half('#c8322e', 0, 0.25)),
    rect(0, y + h * 0.84, k.W, h * 0.03, k.lit('#f2c14e')),
    rect(0, y, k.W, h * 0.1, k.half('#8a2a2c', 0, 0.3)),
    rect(0, y + h * 0.1, k.W, h * 0.03, k.lit('#f6e2b0')),
  )
  for (let i = 0; i <= bays; i++) {
    const x = (i / bays) * k.W
    k.add(
      rect(x - 9, y + h * 0.12, 18, h * 0.66, k.half('#b8402e', 0, 0.2)),
      path(`M${x - 42} ${y + h * 0.13}h84l-30 ${h * 0.12}h-24z`, k.half('#2f7f8a', 0, 0.2)),
    )
  }
}

/** Monastery festival: masked dancers wheel round the flagpole, the galleries are full. */
export function monasteryCourt(o: Options) {
  const k = new Stage('monastery-court', 'alpine', o)
  k.add(sky(k, 0.76, 0.1, { r: 46, low: 0.17, horizon: 0.5 }))
  if (k.night) k.add(stars(k, 90, 0.3))
  k.add(strata(k, 0.14, 4, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.34, 0.2, k.fit(5, 3)),
      rock: '#a07c72',
      d: 0.45,
      base: k.y(0.42),
      snow: k.y(0.24),
      detail: 24,
    }),
    mist(k, 0.28, 0.42, { opacity: 0.5 }),
  )
  const roof = k.y(k.fit(0.26, 0.29))
  const h = k.fit(150, 190)
  // White walls, a dark frieze of twigs below gilded finials.
  k.add(
    rect(0, roof, k.W, k.y(0.62) - roof, k.half('#f4ead8', 0.05, 0.18)),
    rect(0, roof, k.W, 40, k.half('#6e2430', 0.04, 0.35)),
    rect(0, roof - 12, k.W, 14, k.lit('#fbf4e4', 0.04)),
  )
  for (const u of k.fit([0.1, 0.34, 0.66, 0.9], [0.14, 0.5, 0.86]))
    k.add(
      circle(k.x(u), roof + 20, 14, k.lit('#f2c14e')),
      path(`M${k.x(u) - 9} ${roof - 12}h18l-3-34h-12zM${k.x(u)} ${roof - 78}l7 32h-14z`, k.lit('#f2b83a')),
    )
  gallery(k, roof + 54, h, '#d8a878')
  gallery(k, roof + 54 + h * 1.06, h * 1.1, '#c89a6a')
  const floor = roof + 54 + h * 2.16
  k.add(
    rect(
      0,
      floor,
      k.W,
      k.H - floor,
      k.verticalGradient(
        [0, k.lit('#e8cda4')],
        [0.6, k.half('#d0a878', 0, 0.3)],
        [1, k.half('#a87c5c', 0, 0.6)],
      ),
    ),
    rect(0, floor, k.W, 12, k.half('#8a6a54', 0, 0.5)),
  )
  const px = k.x(k.fit(0.52, 0.5))
  const py = k.y(k.fit(0.72, 0.7))
  for (const r of [1, 0.72, 0.42])
    k.add(
      `<ellipse cx="${px}" cy="${py + 20}" rx="${k.fit(560, 430) * r}" ry="${k.fit(150, 190) * r}" fill="none" stroke="${k.half('#b88a60', 0, 0.4)}" stroke-width="3" opacity=".6"/>`,
    )
  const poleTop = k.y(k.fit(0.06, 0.12))
  const ring = (from: number, to: number, n: number) => {
    for (let i = 0; i < n; i++) {
      const a = from + ((to - from) * (i + 0.5)) / n
      const depth = 0.78 + 0.3 * Math.sin(a)
      k.add(
        dancer(
          k,
          px + Math.cos(a) * k.fit(500, 360),
          py + 34 + Math.sin(a) * k.fit(130, 170),
          k.fit(0.98, 1.12) * depth,
          i + (from > 1 ? 1 : 0),
        ),
      )
    }
  }
  ring(Math.PI, Math.PI * 2, 6)
  k.add(
    rect(px - 42, py - 6, 84, 26, k.half('#f0e6d2', 0, 0.2)),
    rect(px - 30, py - 30, 60, 26, k.half('#e0d2b8', 0, 0.3)),
    stroke(`M${px} ${py - 30}V${poleTop}`, k.half('#7a3a2c', 0, 0.4), 11),
    path(`M${px + 6} ${poleTop + 14}q34 30 22 70t14 90q-20 60-8 120l-28-14z`, k.half('#f4f1e6', 0, 0.05)),
    path(`M${px + 6} ${poleTop + 14}q14 30 8 70t8 90q-12 60-4 118l-12-8z`, k.half('#d8443c', 0, 0.15)),
    circle(px, poleTop, 13, k.lit('#f2c14e')),
    prayerFlags(k, [px, poleTop + 30], [k.x(-0.02), roof + 30], { sag: 40, n: 18, s: 1.2 }),
    prayerFlags(k, [px, poleTop + 30], [k.x(1.02), roof + 30], { sag: 40, n: 18, s: 1.2 }),
  )
  ring(0, Math.PI, 5)
  // Backs of the crowd at the lens.
  for (const [row, v] of [
    [0, 0.955],
    [1, 1.0],
  ] as const)
    for (let i = 0; i < k.fit(15, 10); i++) {
      const x = k.x((i + row * 0.5) / k.fit(14.5, 9.5))
      const y = k.y(v) + k.rng.range(-12, 12)
      k.add(
        path(
          `M${x - 44} ${k.H + 30}C${x - 46} ${y - 8} ${x - 24} ${y - 18} ${x} ${y - 18}S${x + 46} ${y - 8} ${x + 44} ${k.H + 30}z`,
          row ? k.dark() : k.shade(k.rng.pick(['#5a2f4a', '#2f4a6a', '#6a3a34', '#4a4a3a'])),
        ),
        ellipse(x, y - 36, 21, 25, row ? k.dark() : k.shade('#4a3230')),
      )
    }
  k.add(birds(k, 0.3, 0.12, 5))
  return k.calm(0.35, '#2a1a24')
}
