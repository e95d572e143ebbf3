import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { f, type Point, path, shape } from '../kit/svg.ts'
import { fractal } from './mountains.ts'

/** Limestone karst stack with jungle on top and an undercut at the waterline. */
export function karst(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  { rock = '#b9a58c', leaf = '#4f8f55' } = {},
): string {
  const r = k.rng
  const L = k.light
  const half = w / 2
  const left: Point[] = [
    [x - half * 0.86, y],
    [x - half, y - h * 0.12],
    [x - half * 0.94, y - h * 0.4],
    [x - half * r.range(0.7, 0.84), y - h * 0.7],
    [x - half * r.range(0.35, 0.5), y - h * 0.93],
  ]
  const right: Point[] = [
    [x + half * r.range(0.25, 0.4), y - h * 0.98],
    [x + half * r.range(0.6, 0.8), y - h * 0.8],
    [x + half * 0.93, y - h * 0.46],
    [x + half, y - h * 0.12],
    [x + half * 0.84, y],
  ]
  const jag = (p: Point[]) =>
    p
      .slice(0, -1)
      .flatMap((a, i) => fractal(a, nth(p, i + 1), 0.16, 26, r).slice(0, -1))
      .concat([nth(p, -1)])
  const top: Point[] = [nth(left, 4), [x - half * 0.05, y - h], nth(right, 0)]
  const out = [...jag(left).slice(0, -1), ...jag(top).slice(0, -1), ...jag(right)]
  const body = shape(out, 1)
  let streaks = ''
  let pale = ''
  for (let i = 0; i < 9; i++) {
    const sx = x + r.range(-0.85, 0.8) * half
    const sy = y - h * r.range(0.35, 0.85)
    const sl = h * r.range(0.15, 0.45)
    const sw = w * r.range(0.03, 0.09)
    const p = shape(
      [
        ...fractal([sx, sy], [sx + sw * 0.2, sy + sl], 0.1, 30, r),
        ...fractal([sx + sw, sy + sl * 0.9], [sx + sw * 0.7, sy + sl * 0.1], 0.1, 30, r),
      ],
      1,
    )
    if (i % 3) streaks += p
    else pale += p
  }
  const split: Point[] = fractal(
    [x + half * r.range(-0.1, 0.15), y - h],
    [x + half * r.range(-0.1, 0.2), y],
    0.12,
    30,
    r,
  )
  const shadeSide = shape(
    L < 0
      ? [...split, [x + half * 1.1, y], [x + half * 1.1, y - h]]
      : [...split, [x - half * 1.1, y], [x - half * 1.1, y - h]],
    1,
  )
  const bush = (t: number): Point => {
    const i = Math.floor(t * (out.length - 1))
    return nth(out, i)
  }
  let green = ''
  for (let i = 0; i < 30; i++) {
    const t = r.range(0.34, 0.66)
    const e = bush(t)
    const p: Point = [e[0] + (x - e[0]) * r.range(0, 0.35), e[1]]
    const rr = w * r.range(0.035, 0.075)
    const cy = p[1] + r.range(-0.01, 0.1) * h
    green += `M${f(p[0] - rr)} ${f(cy)}a${f(rr)} ${f(rr * 0.8)} 0 1 0 ${f(2 * rr)} 0a${f(rr)} ${f(rr * 0.8)} 0 1 0-${f(2 * rr)} 0z`
  }
  return `${path(body, k.gradientBetween(0, y - h, 0, y, [0, k.lit(rock, d)], [1, k.half(rock, d, 0.3)]))}<g ${k.clip(path(body, '#000'))}>${path(shadeSide, k.shade(rock, d), 'opacity=".72"')}${path(streaks, k.shade(mix(rock, '#6a6f6a', 0.4), d), 'opacity=".55"')}${path(pale, k.lit('#e8d8b8', d), 'opacity=".5"')}</g>${path(green, k.half(leaf, d, 0.55))}<g transform="translate(${L * w * 0.02} ${-h * 0.02})" opacity=".85">${path(green, k.half(leaf, d, 0.1), `${k.clip(path(L < 0 ? `M${f(x - w)} ${f(y - h * 1.3)}H${f(x)}V${f(y)}H${f(x - w)}z` : `M${f(x)} ${f(y - h * 1.3)}H${f(x + w)}V${f(y)}H${f(x)}z`, '#000'))}`)}</g>`
}
