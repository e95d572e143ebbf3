import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { path, rect } from '../kit/svg.ts'
import { block, chhatri, dome, windows } from './masonry.ts'

const goldColor = '#f0b53c'
const marbleColor = '#fbf4e6'

/** Harmandir Sahib: marble below, gold above, a lotus dome between kiosks. ~330 wide at s = 1; (x, y) on the waterline. */
export function goldenTemple(stage: Stage, x: number, y: number, s: number): string {
  const d = 0.04
  const k = stage.night ? stage.under('gold') : stage
  const gold = k.glow(k.lit(goldColor, d), mix(k.lit(goldColor, d), '#ffd873', 0.6))
  const deep = mix(k.shade('#b8762a', d), gold, 0.25)
  const tier = (w: number, y0: number, h: number, c: string) =>
    block(k, x, y - y0 * s, w * s, h * s, c, { d, turn: 0.2 })
  let o = tier(390, 0, 16, marbleColor) + tier(300, 16, 62, marbleColor)
  o += windows(k, x - 140 * s, y - 74 * s, 280 * s, 56 * s, 7, 1, {
    color: deep,
    arch: true,
    ww: 0.52,
    hh: 0.86,
    chance: 1,
  })
  o += rect(x - 156 * s, y - 84 * s, 312 * s, 7 * s, gold) + tier(290, 84, 74, goldColor)
  o += windows(k, x - 136 * s, y - 152 * s, 272 * s, 60 * s, 9, 1, {
    color: deep,
    arch: true,
    ww: 0.56,
    hh: 0.8,
    chance: 1,
  })
  o +=
    rect(x - 162 * s, y - 164 * s, 324 * s, 8 * s, gold) +
    rect(x - 150 * s, y - 176 * s, 300 * s, 12 * s, deep)
  for (const t of [-140, 140]) o += chhatri(k, x + t * s, y - 174 * s, 44 * s, goldColor, d)
  for (let i = -4; i <= 4; i++)
    if (i) o += dome(k, x + i * 25 * s, y - 174 * s, 15 * s, 15 * s, goldColor, { d })
  o +=
    tier(140, 176, 36, goldColor) +
    windows(k, x - 62 * s, y - 208 * s, 124 * s, 28 * s, 5, 1, {
      color: deep,
      arch: true,
      ww: 0.5,
      hh: 0.85,
      chance: 1,
    })
  o += dome(k, x, y - 210 * s, 128 * s, 92 * s, goldColor, { d, onion: 0.18 })
  let ribs = ''
  for (const t of [-0.6, -0.3, 0, 0.3, 0.6])
    ribs += `M${(x + t * 66 * s).toFixed(0)} ${(y - 212 * s).toFixed(0)}Q${(x + t * 70 * s).toFixed(0)} ${(y - 268 * s).toFixed(0)} ${x.toFixed(0)} ${(y - 300 * s).toFixed(0)}`
  return `${o}<path d="${ribs}" fill="none" stroke="${deep}" stroke-width="${(2.4 * s).toFixed(1)}" opacity=".5"/>`
}

/** White arcaded cloister along the far side of the tank, from x0 to x1, with a gatehouse at gx. */
export function cloister(
  k: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  gx: number,
  d = 0.2,
): string {
  const w = x1 - x0
  let o =
    rect(x0, y - h, w, h, k.verticalGradient([0, k.lit(marbleColor, d)], [1, k.half(marbleColor, d, 0.4)])) +
    windows(k, x0, y - h * 0.86, w, h * 0.82, Math.round(w / 42), 2, {
      color: k.half('#c9a888', d, 0.5),
      arch: true,
      ww: 0.56,
      hh: 0.74,
      chance: 0.8,
    })
  o +=
    block(k, gx, y, h * 1.5, h * 1.7, marbleColor, { d, turn: 0.24 }) +
    windows(k, gx - h * 0.6, y - h * 1.6, h * 1.2, h * 1.5, 3, 2, {
      color: k.half('#b89878', d, 0.5),
      arch: true,
      ww: 0.5,
      hh: 0.7,
    }) +
    dome(k, gx, y - h * 1.68, h * 0.8, h * 0.5, marbleColor, { d, onion: 0.1 })
  for (const t of [-0.62, 0.62]) o += chhatri(k, gx + t * h, y - h * 1.68, h * 0.34, marbleColor, d)
  for (let x = x0 + 90; x < x1; x += 210) o += chhatri(k, x, y - h, 36, marbleColor, d)
  return o + path(`M${x0} ${y}h${w}v7h-${w}z`, k.lit('#f4e2cc', d))
}
