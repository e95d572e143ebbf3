import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, type Point, path, rect, stroke } from '../kit/svg.ts'
import { bough, type Foliage } from './boughs.ts'
import { fir } from './conifers.ts'
import { frondFrame, palm } from './palms.ts'
import { prayerFlags } from './props.ts'

const n = (v: number) => Math.round(v)

/** Between dark deodars that rise out of the picture. */
export function pines(k: Stage): string {
  const near = k.dark()
  const rim = mix(near, k.shade('#4a8a76'), 0.45)
  const far = mix(near, k.mood.haze, 0.18)
  const tree = (u: number, v: number, h: number, i: number, back = false) =>
    fir(k, k.x(u), k.y(v), k.y(h), { variant: i, fill: back ? far : near, color: back ? far : rim })
  return (
    tree(k.fit(0.17, 0.2), 1.06, k.fit(0.6, 0.4), 1, true) +
    tree(k.fit(0.86, 0.84), 1.08, k.fit(0.66, 0.46), 3, true) +
    tree(k.fit(0.02, -0.06), 1.04, k.fit(1.12, 0.92), 1) +
    tree(k.fit(0.1, 0.08), 1.1, k.fit(0.72, 0.5), 3) +
    tree(k.fit(0.985, 1.06), 1.06, k.fit(1.2, 1), 1) +
    tree(k.fit(0.91, 0.95), 1.12, k.fit(0.66, 0.5), 3)
  )
}

/** Between coconut palms, fronds hanging from above. */
export function palmGrove(k: Stage): string {
  const c = k.dark()
  return (
    palm(k, k.x(k.fit(0.07, 0.03)), k.y(1.04), k.y(k.fit(0.86, 0.72)), k.x(k.fit(0.05, 0.14)), {
      dark: true,
      size: k.fit(0.9, 0.66),
    }) +
    palm(k, k.x(k.fit(0.95, 0.98)), k.y(1.05), k.y(k.fit(0.7, 0.56)), -k.x(k.fit(0.04, 0.12)), {
      dark: true,
      size: k.fit(0.85, 0.62),
    }) +
    frondFrame(k, k.x(0.5), k.y(-0.06), k.fit(5.4, 4.4), false, c) +
    frondFrame(k, k.x(0.99), k.y(-0.02), k.fit(4.8, 4), true, c)
  )
}

/** Prayer flags close to the lens, string behind string. */
export function flagLines(k: Stage): string {
  const at = (u: number, v: number): Point => [k.x(u), k.y(v)]
  return (
    prayerFlags(k, at(-0.04, 0.3), at(1.04, 0.05), { sag: k.y(0.07), n: k.fit(20, 13), s: 2.4, d: 0.06 }) +
    prayerFlags(k, at(-0.04, 0.02), at(1.04, 0.2), { sag: k.y(0.1), n: k.fit(15, 9), s: 4.2 }) +
    prayerFlags(k, at(-0.04, 0.7), at(k.fit(0.3, 0.42), 1.04), { sag: k.y(0.03), n: k.fit(7, 6), s: 4 })
  )
}

/** Flowering or leafy branches from both upper corners. */
export function branches(k: Stage, { plant, colors, green = [] }: Foliage): string {
  const light = (c: string) => k.half(c, 0, 0.18)
  const foliage = { plant, colors: colors.map(light), green: green.map(light) }
  const open = (k.openSide ?? (k.sun.x > k.W / 2 ? -1 : 1)) * (k.mirrored ? -1 : 1)
  const low = (u: number) => (open < 0 ? u : 1 - u)
  return (
    bough(k, [k.x(1.04), k.y(0.02)], [k.x(k.fit(0.5, 0.3)), k.y(0.09)], foliage, { n: 150, s: 1.9 }) +
    bough(k, [k.x(low(1.04)), k.y(0.2)], [k.x(low(k.fit(0.76, 0.66))), k.y(0.36)], foliage, {
      n: 80,
      s: 1.7,
    }) +
    bough(k, [k.x(-0.04), k.y(-0.02)], [k.x(k.fit(0.24, 0.32)), k.y(0.14)], foliage, { n: 80, s: 1.8 })
  )
}

/** A guest house balcony: rail, potted plant, two cups on a table. */
export function balcony(k: Stage, wood = '#7a4a32'): string {
  const { W, H } = k
  const dark = mix(k.shade(wood), k.dark(), 0.45)
  const lit = k.half(wood, 0, 0.4)
  const rail = H * 0.8
  let posts = ''
  for (let x = W * 0.02; x < W; x += k.fit(64, 70)) posts += `M${n(x)} ${n(rail)}h14v${n(H * 0.14)}h-14z`
  const px = W * k.fit(0.1, 0.14)
  const tx = W * k.fit(0.78, 0.72)
  const ty = H * 0.885
  const leaf = k.half('#3f8a52', 0, 0.4)
  let plant = ''
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.12 + (i / 8) * 0.76)
    const len = H * k.rng.range(0.13, 0.2)
    const ex = px + Math.cos(a) * len * 0.8
    const ey = H * 0.86 + Math.sin(a) * len
    plant += `${curve(
      [
        [px - 6, H * 0.86],
        [(px + ex) / 2 - 16, (H * 0.86 + ey) / 2 - 20],
        [ex, ey],
        [(px + ex) / 2 + 16, (H * 0.86 + ey) / 2],
        [px + 6, H * 0.86],
      ],
      true,
    )}`
  }
  const cup = (x: number) =>
    path(`M${n(x - 22)} ${n(ty - 40)}h44l-6 40h-32z`, k.lit('#f4ead8')) +
    stroke(`M${n(x + 20)} ${n(ty - 32)}q20 2 8 22l-12 2`, k.lit('#f4ead8'), 6) +
    ellipse(x, ty - 40, 22, 5, k.half('#8a5230', 0, 0.2)) +
    stroke(
      `M${n(x - 6)} ${n(ty - 52)}q-12-16 0-30t0-30`,
      k.mood.cloud,
      4,
      'stroke-linecap="round" opacity=".5"',
    )
  return (
    rect(-20, -20, W + 40, H * 0.07 + 20, k.verticalGradient([0, dark], [1, mix(dark, k.dark(), 0.5)])) +
    rect(-20, H * 0.07, W + 40, 10, lit) +
    rect(
      W * k.fit(0.955, 0.95),
      0,
      34,
      H,
      k.light > 0 ? k.horizontalGradient([0, dark], [1, lit]) : k.horizontalGradient([0, lit], [1, dark]),
    ) +
    path(posts, dark) +
    rect(-20, rail - 16, W + 40, 24, lit) +
    rect(-20, H * 0.935, W + 40, H * 0.1, k.verticalGradient([0, dark], [1, k.dark()])) +
    path(plant, leaf) +
    path(`M${n(px - 50)} ${n(H * 0.85)}h100l-14 ${n(H * 0.11)}h-72z`, k.half('#c2603a', 0, 0.3)) +
    ellipse(tx, ty, W * k.fit(0.1, 0.18), 18, lit) +
    rect(tx - 8, ty, 16, H * 0.2, dark) +
    cup(tx - W * k.fit(0.04, 0.07)) +
    cup(tx + W * k.fit(0.035, 0.06)) +
    circle(tx - W * k.fit(0.04, 0.07), ty + 4, 2, lit)
  )
}
