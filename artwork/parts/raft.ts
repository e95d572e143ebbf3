import type { Stage } from '../kit/stage.ts'
import { circle, group, path, stroke, transform } from '../kit/svg.ts'

/** Inflatable raft with paddlers. */
export function raft(k: Stage, x: number, y: number, s = 1): string {
  const color = '#e8632c'
  let crew = ''
  for (const [dx, dy, c] of [
    [-40, -8, '#f2c13a'],
    [-14, -12, '#3f7fc0'],
    [14, -12, '#e8e0d0'],
    [40, -8, '#3f9a5b'],
  ] as const)
    crew += `<path d="M${dx - 8} ${dy}q-1-24 8-26q9 2 8 26z" fill="${k.half(c, 0, 0.2)}"/>${circle(dx, dy - 31, 6.4, k.half('#c8403a', 0, 0.2))}${stroke(`M${dx + 3} ${dy - 20}l${dx < 0 ? -22 : 22} 30`, k.dark(), 2.4, 'stroke-linecap="round"')}`
  return group(
    `<ellipse cx="0" cy="10" rx="78" ry="11" fill="${k.dark()}" opacity=".25"/>${path('M-72-14q4-16 20-14h104q16-2 20 14l-6 14q-66 16-132 0z', k.shade(color))}${crew}${path('M-72-14q2 12 20 14h104q18-2 20-14q4 24-20 28H-52q-24-4-20-28z', k.lit(color))}${path('M-52 2h104v4h-104z', k.lit('#fdf3e0'))}`,
    transform(x, y, s),
  )
}
