import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, f, path, rect, shape, stroke } from '../kit/svg.ts'
import { block, chhatri, dome, windows } from './masonry.ts'

/** Goan church: white baroque front with twin belfries. */
export function church(k: Stage, x: number, y: number, s: number, d = 0.05): string {
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const w = '#fdf7ea'
  const sh = k.shade(w, d)
  const li = k.lit(w, d)
  const trim = k.half('#e2b65a', d, 0.2)
  const dark = k.glow(mix(sh, k.dark(d), 0.55))
  let o = block(k, toX(0), toY(0), 150 * s, 110 * s, w, { d, turn: 0.04 })
  for (const t of [-62, 62]) {
    o +=
      block(k, toX(t), toY(0), 46 * s, 150 * s, w, { d, turn: 0.28 }) +
      rect(toX(t - 26), toY(112), 52 * s, 5 * s, trim) +
      rect(toX(t - 26), toY(152), 52 * s, 5 * s, trim) +
      path(
        `M${f(toX(t - 8))} ${f(toY(118))}v-${f(14 * s)}q0-${f(10 * s)} ${f(8 * s)}-${f(10 * s)}t${f(8 * s)} ${f(10 * s)}v${f(14 * s)}z`,
        dark,
      ) +
      path(
        shape([
          [toX(t - 26), toY(154)],
          [toX(t), toY(188)],
          [toX(t + 26), toY(154)],
        ]),
        k.half('#c9653f', d, 0.25),
      ) +
      rect(toX(t - 1.2), toY(204), 2.4 * s, 18 * s, li) +
      rect(toX(t - 5), toY(200), 10 * s, 2.4 * s, li)
  }
  o +=
    path(
      `M${f(toX(-40))} ${f(toY(108))}q${f(6 * s)}-${f(30 * s)} ${f(22 * s)}-${f(34 * s)}q${f(4 * s)}-${f(22 * s)} ${f(18 * s)}-${f(26 * s)}q${f(14 * s)} ${f(4 * s)} ${f(18 * s)} ${f(26 * s)}q${f(16 * s)} ${f(4 * s)} ${f(22 * s)} ${f(34 * s)}z`,
      li,
    ) +
    rect(toX(-40), toY(112), 80 * s, 5 * s, trim) +
    rect(toX(-1.6), toY(192), 3.2 * s, 26 * s, li) +
    rect(toX(-7), toY(186), 14 * s, 3 * s, li) +
    circle(toX(0), toY(134), 8 * s, dark)
  o += path(
    `M${f(toX(-13))} ${f(toY(0))}v-${f(36 * s)}q0-${f(16 * s)} ${f(13 * s)}-${f(16 * s)}t${f(13 * s)} ${f(16 * s)}v${f(36 * s)}z`,
    k.glow(k.shade('#7a4a34', d), '#ffce7a'),
  )
  o +=
    windows(k, toX(-36), toY(98), 72 * s, 30 * s, 3, 1, { arch: true, color: dark, ww: 0.4, hh: 0.9 }) +
    windows(k, toX(-78), toY(84), 32 * s, 56 * s, 1, 2, { arch: true, color: dark, ww: 0.36, hh: 0.5 }) +
    windows(k, toX(46), toY(84), 32 * s, 56 * s, 1, 2, { arch: true, color: dark, ww: 0.36, hh: 0.5 })
  return o
}

/** Overwater villa: thatched hip roof on stilts, deck and ladder. */
export function waterVilla(k: Stage, x: number, y: number, s: number, d = 0): string {
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const th = '#c89d62'
  const L = k.light
  const deck = k.half('#a87850', d, 0.3)
  const post = k.shade('#6b4a38', d)
  let o = ''
  for (const p of [-70, -44, -18, 12, 40, 66]) o += rect(toX(p), toY(26), 4 * s, 30 * s, post)
  o += rect(toX(-92), toY(30), 184 * s, 7 * s, deck) + rect(toX(-92), toY(25), 184 * s, 2.4 * s, post)
  o +=
    block(k, toX(4), toY(30), 112 * s, 40 * s, '#e9cfa2', { d, turn: 0.3 }) +
    windows(k, toX(-46), toY(66), 100 * s, 34 * s, 4, 1, {
      color: k.shade('#5a6f7c', d),
      lamp: '#ffd88a',
      ww: 0.7,
      hh: 0.92,
      chance: 1,
    })
  o += path(
    `M${f(toX(-84))} ${f(toY(64))}Q${f(toX(-40))} ${f(toY(88))} ${f(toX(-14))} ${f(toY(138))}L${f(toX(22))} ${f(toY(138))}Q${f(toX(48))} ${f(toY(88))} ${f(toX(92))} ${f(toY(64))}z`,
    k.lit(th, d),
  )
  o +=
    L < 0
      ? path(
          `M${f(toX(22))} ${f(toY(138))}Q${f(toX(48))} ${f(toY(88))} ${f(toX(92))} ${f(toY(64))}H${f(toX(30))}Q${f(toX(22))} ${f(toY(96))} ${f(toX(4))} ${f(toY(138))}z`,
          k.shade(th, d),
        )
      : path(
          `M${f(toX(-14))} ${f(toY(138))}Q${f(toX(-40))} ${f(toY(88))} ${f(toX(-84))} ${f(toY(64))}H${f(toX(-22))}Q${f(toX(-14))} ${f(toY(96))} ${f(toX(4))} ${f(toY(138))}z`,
          k.shade(th, d),
        )
  o +=
    path(
      `M${f(toX(-20))} ${f(toY(136))}h${f(48 * s)}l-${f(6 * s)} ${f(-10 * s)}h-${f(36 * s)}z`,
      k.half(th, d, 0.7),
    ) +
    stroke(
      `M${f(toX(84))} ${f(toY(28))}l${f(14 * s)} ${f(32 * s)}M${f(toX(92))} ${f(toY(28))}l${f(14 * s)} ${f(32 * s)}`,
      post,
      2.4 * s,
    )
  return o
}

/** Taj-like mausoleum with four minarets, ~560 wide at s = 1. */
export function mausoleum(k: Stage, x: number, y: number, s: number, d = 0.08): string {
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const m = '#fbf3ea'
  const li = k.lit(m, d)
  const sh = k.shade(m, d)
  const deep = mix(sh, k.dark(d), 0.28)
  const iwan = (cx: number, y0: number, w: number, h: number, c = deep) =>
    path(
      `M${f(toX(cx - w / 2))} ${f(toY(y0))}v-${f(h * 0.62 * s)}Q${f(toX(cx - w / 2))} ${f(toY(y0 + h * 0.88))} ${f(toX(cx))} ${f(toY(y0 + h))}Q${f(toX(cx + w / 2))} ${f(toY(y0 + h * 0.88))} ${f(toX(cx + w / 2))} ${f(toY(y0 + h * 0.62))}v${f(h * 0.62 * s)}z`,
      c,
    )
  let o = ''
  const minaret = (cx: number, q: number) => {
    const c =
      k.light < 0
        ? k.horizontalGradient([0, li], [0.5, mix(li, sh, 0.4)], [1, sh])
        : k.horizontalGradient([0, sh], [0.5, mix(li, sh, 0.4)], [1, li])
    o += path(
      shape([
        [toX(cx - 9 * q), toY(24)],
        [toX(cx - 6 * q), toY(210 * q)],
        [toX(cx + 6 * q), toY(210 * q)],
        [toX(cx + 9 * q), toY(24)],
      ]),
      c,
    )
    for (const t of [0.36, 0.66, 0.98])
      o += rect(toX(cx - 11 * q), toY(24 + (210 * q - 24) * t), 22 * q * s, 4 * s, sh)
    o += chhatri(k, toX(cx), toY(210 * q), 17 * q * s, m, d)
  }
  minaret(-190, 0.86)
  minaret(190, 0.86)
  o += block(k, toX(0), toY(24), 264 * s, 118 * s, m, { d, turn: 0.12 })
  for (const t of [-92, 92])
    for (const [y0, h] of [
      [28, 46],
      [84, 46],
    ] as const)
      o += iwan(t - 18, y0, 24, h) + iwan(t + 18, y0, 24, h)
  o +=
    block(k, toX(0), toY(24), 92 * s, 136 * s, m, { d, turn: 0.06 }) +
    iwan(0, 26, 62, 108, k.night ? mix(deep, '#ffc65c', 0.25) : deep) +
    iwan(0, 26, 34, 62, mix(deep, k.dark(d), 0.4))
  o += chhatri(k, toX(-74), toY(142), 40 * s, m, d) + chhatri(k, toX(74), toY(142), 40 * s, m, d)
  o +=
    rect(toX(-50), toY(186), 100 * s, 46 * s, mix(li, sh, 0.3)) +
    dome(k, toX(0), toY(184), 116 * s, 118 * s, m, { d, onion: 0.16 })
  minaret(-268, 1)
  minaret(268, 1)
  return o + rect(toX(-300), toY(26), 600 * s, 26 * s, k.verticalGradient([0, li], [1, mix(li, sh, 0.5)]))
}

/** Striped lighthouse. */
export function lighthouse(k: Stage, x: number, y: number, h: number, d = 0.05): string {
  const stripe = '#d2493a'
  const w = h * 0.13
  const t = w * 0.62
  const bands = 6
  let o = ''
  for (let i = 0; i < bands; i++) {
    const a = i / bands
    const b = (i + 1) / bands
    const wa = w + (t - w) * a
    const wb = w + (t - w) * b
    const c = i % 2 ? stripe : '#fbf7ee'
    o += path(
      shape([
        [x - wa, y - h * 0.82 * a],
        [x - wb, y - h * 0.82 * b],
        [x + wb, y - h * 0.82 * b],
        [x + wa, y - h * 0.82 * a],
      ]),
      k.light < 0
        ? k.horizontalGradient([0, k.lit(c, d)], [0.45, k.lit(c, d)], [1, k.shade(c, d)])
        : k.horizontalGradient([0, k.shade(c, d)], [0.55, k.lit(c, d)], [1, k.lit(c, d)]),
    )
  }
  return (
    o +
    rect(x - t * 1.4, y - h * 0.84, t * 2.8, h * 0.025, k.dark(d)) +
    rect(x - t * 0.7, y - h * 0.93, t * 1.4, h * 0.09, k.glow('#cfe8f0', '#fff0b0')) +
    path(
      shape([
        [x - t, y - h * 0.92],
        [x, y - h],
        [x + t, y - h * 0.92],
      ]),
      k.half(stripe, d),
    ) +
    (k.night || k.time === 'dusk'
      ? path(
          shape([
            [x, y - h * 0.89],
            [x - k.light * -760, y - h * 1.16],
            [x - k.light * -760, y - h * 0.8],
          ]),
          k.light > 0
            ? k.horizontalGradient([0, '#fff0b0', 0.55], [1, '#fff0b0', 0])
            : k.horizontalGradient([0, '#fff0b0', 0], [1, '#fff0b0', 0.55]),
        )
      : '')
  )
}
