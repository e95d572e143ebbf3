import type { Stage } from '../kit/stage.ts'
import { circle, f, path, rect, stroke } from '../kit/svg.ts'

// Wall paintings of Shekhawati: flat figures in earth reds, ochre and indigo, framed like miniatures.
export const frescoIndigo = '#34519c'
export const frescoRed = '#a83c2a'
export const frescoOchre = '#e0a03c'
export const frescoLime = '#f6e2b8'

/** Pigment in a lime wall: it keeps its colour in the shade. */
export function pigment(k: Stage, c: string) {
  return k.half(c, 0.03, 0.24)
}

/** Foiled arch standing on (x, y): jambs, then lobes that meet in a point. */
export function cusped(x: number, y: number, w: number, h: number, lobes = 3): string {
  // Lobes swell out to the jambs, hence start inside them.
  const spring = h * 0.56
  const inner = w * (0.5 - 0.3 / lobes)
  const side = Array.from({ length: lobes + 1 }, (_, i) => {
    const a = (i / lobes) * (Math.PI / 2)
    return [inner * Math.cos(a), spring + (h - spring) * Math.sin(a) ** 0.8] as const
  })
  const left = side.map(([dx, dy]) => [x - dx, y - dy] as const)
  const right = side.map(([dx, dy]) => [x + dx, y - dy] as const).reverse()
  let d = `M${f(x - w / 2)} ${f(y)}V${f(y - spring)}H${f(x - inner)}`
  for (const line of [left, right])
    for (const [i, [px, py]] of line.entries()) {
      const before = line[i - 1]
      if (!before) continue
      const r = Math.hypot(px - before[0], py - before[1]) * 0.58
      d += `A${f(r)} ${f(r)} 0 0 1 ${f(px)} ${f(py)}`
    }
  return `${d}H${f(x + w / 2)}V${f(y)}z`
}

/** State elephant with jhool, howdah and mahout, facing right, ~125 wide and 140 tall. */
export function elephant(k: Stage): string {
  return k.symbol('elephant', () => {
    const hide = pigment(k, '#62708f')
    const far = k.shade('#4f5c7c', 0.03)
    const red = pigment(k, frescoRed)
    const gold = pigment(k, '#f0bc4c')
    const white = pigment(k, '#fbf1dc')
    return (
      path('M-20 0l-2-34h17l1 34zM2 0l3-34h16l-4 34z', far) +
      stroke('M-57-66c-6 8-3 20-8 32', hide, 3, 'stroke-linecap="round"') +
      path(
        'M-54 0l-1-32c-9-20-6-48 13-54 22-6 40-6 60-2 6-10 22-16 34-8 10 6 13 18 12 32 0 16 8 26 6 44-1 8-10 10-14 5 6-2 6-8 4-16-3-12-8-18-12-27-3 6-6 8-10 9l3 49H22l-3-34c-12 5-32 5-46 0L-34 0z',
        hide,
      ) +
      path('M32-88c13-1 18 14 11 32-10 4-19-8-11-32z', far) +
      path('M50-52c4 9 12 12 22 6-5 13-20 14-26 3z', white) +
      circle(52, -74, 2, far) +
      path('M42-100c8-5 18-2 22 8l-13 6z', red) +
      path('M-42-88c18-5 40-5 58-1l3 47c-20 7-44 7-64 0z', red) +
      path('M-45-46c20 7 44 7 64 0v7c-20 7-44 7-64 0zM-16-91h7v50h-7z', gold) +
      path('M-34-70l5 6-5 6-5-6zM8-70l5 6-5 6-5-6z', white) +
      path('M-36-88l-4-20h52l-4 20z', gold) +
      path('M-30-92l-2-10h36l-2 10z', red) +
      stroke('M-34-106v-18M6-106v-18', gold, 2.4) +
      path('M-42-122q28-28 56 0z', pigment(k, frescoIndigo)) +
      path('M-42-122h56v4h-56z', white) +
      path('M-18-106c-2-10 8-10 7 0z', white) +
      circle(-14.5, -115, 3.6, pigment(k, '#8a5038')) +
      path('M18-90c0-14 14-14 15-2z', white) +
      circle(26, -106, 4, pigment(k, '#8a5038')) +
      path('M21-108c1-6 9-6 10 0z', red)
    )
  })
}

/** Rearing horse and lancer, facing right, ~110 wide. */
export function lancer(k: Stage): string {
  return k.symbol('lancer', () => {
    const coat = pigment(k, '#fbeed6')
    const red = pigment(k, frescoRed)
    const gold = pigment(k, '#f0bc4c')
    return (
      stroke('M-34-104L54-64', gold, 2.4) +
      path(
        'M-40 0l3-26c-8-8-10-20-4-30 8-8 28-6 40-10 8-12 14-24 24-30l3-6 4 5c7 3 13 10 16 18l-5 5-12-4c-3 12-4 20-10 28l18-4c4 0 5 4 3 7l-12 12-4-3 6-9-20 6c6 2 10 6 12 12l-4 13-5-1 1-11-16-4c-8 4-16 5-22 4l-8 10 4 18h-9l-3-20-4 20z',
        coat,
      ) +
      path('M-44-54c-12 2-16 18-14 34 7-6 8-16 18-24zM22-94c-10 6-16 14-20 26l8-3 14-18z', red) +
      path('M-26-62c10 4 20 3 28-4l4 24c-10 6-22 6-30 2z', red) +
      path('M-26-44c10 5 22 5 31 0v6c-10 5-22 5-30 1z', gold) +
      path('M-22-60c-3-18 0-32 10-34 9 3 10 16 8 32l8 24-7 2-9-20z', pigment(k, frescoOchre)) +
      circle(-11, -101, 6, pigment(k, '#8a5038')) +
      path('M-20-102c0-11 17-12 18-2-5 4-13 5-18 2z', red)
    )
  })
}

/** Vase of flowers, ~40 wide and 74 tall. */
export function bouquet(k: Stage): string {
  return k.symbol('bouquet', () => {
    const leaf = pigment(k, '#c8cc8a')
    const stem = 'M0-18V-58M0-22Q-14-30-15-48M0-22Q14-30 15-48'
    return (
      stroke(stem, leaf, 2.6) +
      path('M0-30q-10-2-12-10 10 0 12 10zM0-30q10-2 12-10-10 0-12 10z', leaf) +
      [
        [0, -62, 8],
        [-15, -50, 6],
        [15, -50, 6],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, pigment(k, '#f0bc4c')) + circle(x, y, r * 0.42, pigment(k, '#fdf4de')),
        )
        .join('') +
      path('M-10-18h20l-3 4c8 6 5 14-3 14h-8c-8 0-11-8-3-14z', pigment(k, frescoLime))
    )
  })
}

/** Band of rosettes between two rules. */
export function rosettes(
  k: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  ground: string,
  petal = frescoLime,
): string {
  const id = k.symbol(`rosette${petal}`, () => {
    let d = ''
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2
      d += `M0 0L${f(Math.cos(a - 0.32) * 7)} ${f(Math.sin(a - 0.32) * 7)}L${f(Math.cos(a) * 10)} ${f(Math.sin(a) * 10)}L${f(Math.cos(a + 0.32) * 7)} ${f(Math.sin(a + 0.32) * 7)}z`
    }
    return path(d, pigment(k, petal)) + circle(0, 0, 2.6, pigment(k, frescoOchre))
  })
  const n = Math.max(1, Math.round((x1 - x0) / (h * 1.25)))
  const step = (x1 - x0) / n
  let o = rect(x0, y, x1 - x0, h, pigment(k, ground))
  let dots = ''
  for (let i = 0; i < n; i++) {
    o += k.use(id, x0 + step * (i + 0.5), y + h / 2, h / 27)
    dots += `M${f(x0 + step * i)} ${f(y + h / 2)}h0`
  }
  return (
    o +
    stroke(dots, pigment(k, petal), h * 0.16, 'stroke-linecap="round"') +
    rect(x0, y, x1 - x0, h * 0.1, pigment(k, petal)) +
    rect(x0, y + h * 0.9, x1 - x0, h * 0.1, pigment(k, petal))
  )
}

/** Picture field with a double border; what is painted in it follows. */
export function panel(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  border = frescoRed,
  b = 7,
) {
  return (
    rect(x, y, w, h, pigment(k, border)) +
    rect(x + b * 0.45, y + b * 0.45, w - b * 0.9, h - b * 0.9, pigment(k, frescoLime)) +
    rect(x + b, y + b, w - b * 2, h - b * 2, pigment(k, ground))
  )
}
