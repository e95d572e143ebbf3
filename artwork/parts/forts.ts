import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { f, path, rect } from '../kit/svg.ts'
import { bastion, block, chhatri, crenels, jharokha, wall, windows } from './masonry.ts'
import { shikhara } from './temples.ts'

/** Rajasthani hill fort, ~760 wide at s = 1: long bastioned walls, stacked palaces, jharokhas, chhatris and temple spires. */
export function fort(k: Stage, x: number, y: number, s: number, color = '#e0a458', d = 0.1): string {
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const pale = mix(color, '#f8dfb0', 0.4)
  const deep = mix(color, '#b06a3c', 0.32)
  const win = mix(k.shade(deep, d), k.dark(d), 0.25)
  let o = ''
  const body = (cx: number, w: number, y0: number, h: number, col: string) => {
    const cols = Math.round(w / 14)
    o +=
      block(k, toX(cx), toY(y0), w * s, h * s, col, { d, turn: 0.2 }) +
      path(crenels(toX(cx - w / 2), toY(y0 + h) + 1, w * s, 4 * s), k.lit(col, d)) +
      rect(toX(cx - w / 2), toY(y0 + h - 9), w * s, 2.4 * s, k.shade(col, d), 'opacity=".4"') +
      windows(k, toX(cx - w * 0.46), toY(y0 + h - 14), w * 0.9 * s, 20 * s, cols, 1, {
        arch: true,
        color: win,
        ww: 0.4,
        hh: 0.8,
        chance: 0.5,
      })
  }
  for (const [tx, tw, th] of [
    [-226, 34, 84],
    [-190, 44, 112],
    [-154, 34, 88],
  ] as const)
    o += shikhara(k, toX(tx), toY(108), tw * s, th * s, mix(pale, '#e8c08a', 0.5), d + 0.06)
  body(-96, 96, 100, 106, deep)
  body(236, 92, 100, 84, deep)
  body(28, 120, 110, 178, pale)
  body(126, 104, 104, 128, color)
  body(-42, 92, 104, 138, color)
  body(192, 70, 100, 100, pale)
  body(-138, 76, 100, 72, pale)
  body(284, 60, 96, 58, color)
  for (const [cx, cy, w] of [
    [28, 288, 46],
    [-14, 288, 22],
    [70, 288, 22],
    [-70, 242, 26],
    [-14, 242, 22],
    [96, 232, 26],
    [156, 232, 30],
    [192, 200, 24],
    [-116, 206, 24],
    [236, 184, 28],
    [-150, 172, 20],
    [290, 154, 22],
  ] as const)
    o += chhatri(k, toX(cx), toY(cy), w * s, pale, d)
  for (const [jx, jy, w] of [
    [4, 236, 17],
    [28, 246, 20],
    [52, 236, 17],
    [14, 196, 16],
    [42, 196, 16],
    [-54, 196, 17],
    [-30, 196, 17],
    [112, 188, 18],
    [140, 188, 18],
    [190, 164, 15],
    [-100, 164, 15],
    [-84, 164, 15],
    [236, 148, 15],
  ] as const)
    o += jharokha(k, toX(jx), toY(jy), w * s, pale, d)
  o += wall(k, toX(-262), toX(324), toY(52), 66 * s, deep, d, 6 * s)
  for (const bx of [-262, -196, -128, -60, 8, 76, 144, 210, 270, 324])
    o += bastion(k, toX(bx), toY(46), 48 * s, 84 * s, color, d)
  o += wall(k, toX(-336), toX(392), y, 52 * s, mix(deep, color, 0.4), d, 6 * s)
  for (const bx of [-336, -262, -188, -114, 96, 172, 248, 322, 392])
    o += bastion(k, toX(bx), y + 5 * s, 58 * s, 74 * s, mix(color, pale, 0.2), d)
  o +=
    block(k, toX(-10), y, 86 * s, 88 * s, color, { d, turn: 0.16 }) +
    path(
      `M${f(toX(-28))} ${f(y)}v-${f(40 * s)}q0-${f(26 * s)} ${f(18 * s)}-${f(30 * s)}q${f(18 * s)} ${f(4 * s)} ${f(18 * s)} ${f(30 * s)}v${f(40 * s)}z`,
      k.glow(win),
    ) +
    chhatri(k, toX(-38), toY(88), 20 * s, pale, d) +
    chhatri(k, toX(18), toY(88), 20 * s, pale, d)
  return o
}
