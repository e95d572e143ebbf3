import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'

// People, animals and vehicles: small silhouettes for scale. All stand on (0,0), facing right, ~100 units tall unless said.
export const round = 'stroke-linecap="round" stroke-linejoin="round"'

export type Place = { s?: number; flip?: boolean; body?: string; accent?: string; more?: string }

export function put(
  k: Stage,
  name: string,
  make: () => string,
  x: number,
  y: number,
  { s = 1, flip = false, body = k.dark(), accent = '#e8833a', more = '' }: Place,
) {
  return k.use(k.symbol(name, make), x, y, s, { fill: body, color: accent, flip, more })
}

/** Stroke that follows the placed fill colour. Symbols inherit fill only, so limbs are drawn as filled outlines. */
export function limb(pts: [number, number][], w: number) {
  // Polyline to a rounded-ish filled band.
  let o = ''
  for (let i = 1; i < pts.length; i++) {
    const a = nth(pts, i - 1)
    const b = nth(pts, i)
    const L = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = ((-(b[1] - a[1]) / L) * w) / 2
    const ny = (((b[0] - a[0]) / L) * w) / 2
    o += `M${(a[0] + nx).toFixed(1)} ${(a[1] + ny).toFixed(1)}L${(b[0] + nx).toFixed(1)} ${(b[1] + ny).toFixed(1)}A${w / 2} ${w / 2} 0 0 0 ${(b[0] - nx).toFixed(1)} ${(b[1] - ny).toFixed(1)}L${(a[0] - nx).toFixed(1)} ${(a[1] - ny).toFixed(1)}A${w / 2} ${w / 2} 0 0 0 ${(a[0] + nx).toFixed(1)} ${(a[1] + ny).toFixed(1)}z`
  }
  return `<path d="${o}"/>`
}

export function ring(x: number, y: number, r: number, w: number) {
  return `<path fill-rule="evenodd" d="M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0zM${x - r + w} ${y}a${r - w} ${r - w} 0 1 1 ${2 * (r - w)} 0a${r - w} ${r - w} 0 1 1-${2 * (r - w)} 0z"/>`
}
