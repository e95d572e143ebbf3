import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { f, type Point, path, ribbon, stroke } from '../kit/svg.ts'

/** Eucalyptus: a pale, bare, leaning trunk and sickle leaves hanging in loose bunches, grass round its foot. */
export function eucalyptus(k: Stage, x: number, y: number, h: number, lean: number): string {
  const at = (a: number, b: number): Point => [x + ((a + lean * b) / 100) * h, y - (b / 100) * h]
  const w = h * 0.06
  const limb = (c: string, q: number, line: number[]) => {
    const spine: [number, number, number][] = []
    for (let i = 0; i < line.length; i += 3)
      spine.push([...at(nth(line, i), nth(line, i + 1)), (nth(line, i + 2) * q * h) / 100])
    return path(ribbon(spine, 1), c)
  }
  const wood = (c: string, q: number) =>
    limb(c, q, [0, 0, 5, 0.4, 6, 3.2, 1, 24, 2.6, -0.6, 46, 2.1, 1, 68, 1.6, 0, 92, 0.7]) +
    limb(c, q, [0, 46, 1.5, 5, 58, 1.2, 9, 74, 0.8, 10, 84, 0.5]) +
    limb(c, q, [0, 58, 1.4, -6, 68, 1, -11, 80, 0.6])
  const tones = [
    mix(k.shade('#648470'), k.dark(), 0.1),
    k.shade('#86a688'),
    k.half('#8fae88', 0, 0.4),
    k.lit('#a8c094'),
  ]
  const bunches = [10, 85, 9, -11, 81, 9, 0, 95, 10, 6, 71, 6, -5, 89, 8, 14, 76, 6, -14, 73, 6]
  let o = wood(k.shade('#cfc0b0'), 1) + wood(k.lit('#ece0d0'), 0.5)
  for (const [j, c] of tones.entries()) {
    let leaves = ''
    for (let b = 0; b < bunches.length; b += 3)
      for (let i = 0; i < 54 - j * 9; i++) {
        const r = nth(bunches, b + 2)
        const [px, py] = at(
          nth(bunches, b) + k.rng.bell() * r + k.light * j * 0.8,
          nth(bunches, b + 1) + k.rng.bell() * r * 0.55 + j,
        )
        const L = h * k.rng.range(0.014, 0.026)
        leaves += `M${f(px)} ${f(py)}q${f(k.rng.range(-0.4, 0.4) * L)} ${f(L * 0.5)} ${f(k.rng.range(-0.6, 0.8) * L)} ${f(L)}`
      }
    o += stroke(leaves, c, h * 0.0042, 'stroke-linecap="round"')
  }
  const grass = `M${f(x - w)} ${f(y + 6)}q${f(w * 0.2)}-${f(w * 0.7)} ${f(w * 0.7)}-${f(w * 0.5)}q${f(w * 0.4)}-${f(w * 0.3)} ${f(w * 0.7)} ${f(w * 0.1)}q${f(w * 0.5)} 0 ${f(w * 0.6)} ${f(w * 0.4)}z`
  return o + path(grass, k.half('#5f9444', 0, 0.55))
}
