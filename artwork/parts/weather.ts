import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect, stroke } from '../kit/svg.ts'
import { cloudBank } from './sky.ts'

/** Falling snow: three depths of flakes under a pale veil. */
export function snowfall(k: Stage): string {
  const veil = mix(k.mood.haze, k.lit('#ffffff'), 0.5)
  let o = rect(0, 0, k.W, k.H, k.verticalGradient([0, veil, 0.5], [0.6, veil, 0.28], [1, veil, 0.12]))
  for (const [count, size, opacity] of [
    [190, 4, 0.7],
    [90, 8, 0.85],
    [26, 15, 0.75],
  ] as const) {
    let d = ''
    for (let i = 0; i < count; i++) d += `M${k.rng.int(0, k.W)} ${k.rng.int(0, k.H)}h0`
    o += stroke(d, k.night ? '#cfdcf4' : '#ffffff', size, `stroke-linecap="round" opacity="${opacity}"`)
  }
  return o
}

/** Monsoon rain: slanting threads and low cloud. */
export function rain(k: Stage): string {
  const grey = mix(k.mood.haze, '#5f7f88', 0.55)
  let d = ''
  for (let i = 0; i < 210; i++) {
    const len = k.rng.range(30, 96)
    d += `M${k.rng.int(0, k.W + 60)} ${k.rng.int(-40, k.H)}l${(-len * 0.28).toFixed(0)} ${len.toFixed(0)}`
  }
  return (
    rect(
      0,
      0,
      k.W,
      k.H,
      k.verticalGradient([0, mix(grey, k.dark(), 0.3), 0.72], [0.4, grey, 0.45], [1, grey, 0.16]),
    ) +
    cloudBank(k, 0.08, 0.2, { color: mix(grey, '#ffffff', 0.25), opacity: 0.8, n: 8 }) +
    cloudBank(k, 0.24, 0.14, { color: mix(grey, '#ffffff', 0.35), opacity: 0.5, n: 6 }) +
    stroke(d, k.lit('#ffffff'), 2.2, 'stroke-linecap="round" opacity=".42"')
  )
}

/** A shower over a street: cloud above, clear colours below, puddles that hold the sky. */
export function shower(k: Stage): string {
  const cool = mix(k.mood.sky[0], '#5f8fa8', 0.6)
  const pale = mix(k.mood.sky[2], '#dff0f4', 0.5)
  let d = ''
  for (let i = 0; i < 170; i++) {
    const len = k.rng.range(34, 100)
    d += `M${k.rng.int(0, k.W + 60)} ${k.rng.int(-40, k.H)}l${(-len * 0.24).toFixed(0)} ${len.toFixed(0)}`
  }
  let puddles = ''
  for (const [u, v, r] of [
    [0.49, 0.735, 60],
    [0.6, 0.805, 60],
    [0.45, 0.835, 120],
    [0.53, 0.895, 120],
    [0.42, 0.95, 180],
  ] as const) {
    const [x, y, w] = [k.x(u), k.y(v), r * k.fit(1, 0.86)]
    puddles +=
      ellipse(x, y, w, w * 0.13, k.verticalGradient([0, cool, 0.75], [1, pale, 0.9])) +
      ellipse(x - w * 0.24, y - 1, w * 0.2, w * 0.03, 'none', `stroke="#fff" stroke-width="2" opacity=".7"`) +
      ellipse(x + w * 0.34, y + 2, w * 0.28, w * 0.04, 'none', `stroke="#fff" stroke-width="2" opacity=".6"`)
  }
  return (
    rect(
      0,
      0,
      k.W,
      k.y(0.64),
      k.verticalGradient([0, mix(cool, k.dark(), 0.12), 0.92], [0.45, cool, 0.8], [1, cool, 0]),
    ) +
    cloudBank(k, 0.06, 0.16, { color: mix(cool, '#ffffff', 0.3), opacity: 0.8, n: 8 }) +
    cloudBank(k, 0.2, 0.12, { color: mix(cool, '#ffffff', 0.45), opacity: 0.6, n: 6 }) +
    puddles +
    stroke(d, '#ffffff', 2.2, 'stroke-linecap="round" opacity=".5"')
  )
}

/** Sea of cloud over the lower half. */
export function cloudSea(k: Stage): string {
  const c = mix(k.mood.cloud, k.mood.haze, 0.2)
  return (
    rect(0, k.y(0.5), k.W, k.y(0.5), k.verticalGradient([0, c, 0], [0.5, c, 0.75], [1, c, 0.95])) +
    cloudBank(k, 0.62, 0.2, { color: k.mood.cloud, opacity: 0.85, n: 8 }) +
    cloudBank(k, 0.76, 0.24, { color: mix(k.mood.cloud, k.mood.cloudShade, 0.25), opacity: 0.9, n: 8 }) +
    cloudBank(k, 0.92, 0.3, { color: k.mood.cloud, opacity: 0.95, n: 7 })
  )
}

/** Hot-air balloons, the nearest large; `aside` keeps them clear of a skyline on the left. */
export function balloons(k: Stage, aside = false): string {
  const one = (u: number, v: number, s: number, a: string, b: string, d: number) => {
    const x = k.x(u)
    const y = k.y(v)
    const body = (q: number) =>
      `M${(x - 92 * s * q).toFixed(0)} ${y.toFixed(0)}C${(x - 92 * s * q).toFixed(0)} ${(y - 124 * s).toFixed(0)} ${(x + 92 * s * q).toFixed(0)} ${(y - 124 * s).toFixed(0)} ${(x + 92 * s * q).toFixed(0)} ${y.toFixed(0)}C${(x + 92 * s * q).toFixed(0)} ${(y + 66 * s).toFixed(0)} ${(x + 22 * s).toFixed(0)} ${(y + 104 * s).toFixed(0)} ${(x + 17 * s).toFixed(0)} ${(y + 118 * s).toFixed(0)}H${(x - 17 * s).toFixed(0)}C${(x - 22 * s).toFixed(0)} ${(y + 104 * s).toFixed(0)} ${(x - 92 * s * q).toFixed(0)} ${(y + 66 * s).toFixed(0)} ${(x - 92 * s * q).toFixed(0)} ${y.toFixed(0)}z`
    return (
      stroke(
        `M${(x - 15 * s).toFixed(0)} ${(y + 118 * s).toFixed(0)}v${(26 * s).toFixed(0)}m${(30 * s).toFixed(0)} 0v-${(26 * s).toFixed(0)}`,
        k.dark(d),
        2 * s,
      ) +
      path(
        body(1),
        k.light < 0
          ? k.horizontalGradient([0, k.lit(a, d)], [0.55, k.lit(a, d)], [1, k.shade(a, d)])
          : k.horizontalGradient([0, k.shade(a, d)], [0.45, k.lit(a, d)], [1, k.lit(a, d)]),
      ) +
      path(body(0.62), k.half(b, d, 0.2)) +
      path(body(0.26), k.half(a, d, 0.15)) +
      rect(x - 19 * s, y + 142 * s, 38 * s, 28 * s, k.half('#7a4f34', d, 0.5), 'rx="4"')
    )
  }
  if (aside)
    return (
      one(0.06, 0.22, 0.36, '#3f8f8a', '#f2dca8', 0.34) +
      one(k.fit(0.68, 0.66), k.fit(0.13, 0.08), 0.46, '#e8a23a', '#fdf1d6', 0.2) +
      one(k.fit(0.87, 0.85), k.fit(0.2, 0.14), k.fit(1.1, 1), '#c8402f', '#f6c65a', 0.04)
    )
  return (
    one(k.fit(0.16, 0.18), 0.36, 0.42, '#3f8f8a', '#f2dca8', 0.34) +
    one(k.fit(0.46, 0.58), 0.2, 0.62, '#e8a23a', '#fdf1d6', 0.2) +
    one(k.fit(0.27, 0.3), k.fit(0.24, 0.22), k.fit(1.25, 1.1), '#c8402f', '#f6c65a', 0.04)
  )
}

/** Paper lanterns rising into the evening. */
export function lanterns(k: Stage): string {
  let o = ''
  for (let i = 0; i < 34; i++) {
    const t = k.rng() ** 1.6
    const s = 7 + 34 * t
    const x = k.x(k.rng.range(0.02, 0.98))
    const y = k.y(k.rng.range(0.02, 0.6)) + 60 * t
    o +=
      circle(x, y, s * 2.4, k.radialGradient([0, '#ffcf73', 0.5], [1, '#ff9a3c', 0])) +
      path(
        `M${(x - s * 0.62).toFixed(0)} ${(y - s).toFixed(0)}q${(s * 0.62).toFixed(0)}-${(s * 0.4).toFixed(0)} ${(s * 1.24).toFixed(0)} 0l-${(s * 0.18).toFixed(0)} ${(s * 1.9).toFixed(0)}h-${(s * 0.88).toFixed(0)}z`,
        k.verticalGradient([0, '#ffb24d'], [0.7, '#ffe7a6'], [1, '#fff6d2']),
      )
  }
  return o
}
