import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, stroke, transform } from '../kit/svg.ts'

const leg = {
  near: 'M30-62C30-40 40-28 42-10L38-4Q38 0 44 0H59Q61-5 56-9C57-24 66-40 70-62z',
  nearHind:
    'M-58-66C-54-46-62-36-67-26C-69-17-66-11-64-6Q-66 0-59 0H-44Q-41-5-47-9C-51-16-47-23-40-30C-28-40-22-50-22-62z',
  far: 'M50-50C56-36 68-30 74-20L82-6Q82 0 88 0H98Q100-5 94-8L86-24C82-34 76-42 74-52z',
  farHind:
    'M-76-56C-76-42-86-36-92-28C-98-20-98-12-100-6Q-102 0-96 0H-84Q-80-4-85-8C-86-16-82-22-74-28C-66-34-60-42-58-54z',
}
const body =
  'M-92-62C-92-82-76-92-54-90C-28-88 0-84 26-90C42-96 58-98 72-94C84-86 84-62 72-48C56-40 40-42 24-40C0-36-20-36-38-40C-52-40-62-38-74-42C-86-46-92-52-92-62z'

/** Tiger walking to the right, paws on (x, y), ~90 tall and ~240 long at s = 1. */
export function tiger(k: Stage, x: number, y: number, s = 1): string {
  const fur = '#e8842c'
  const lit = k.lit(fur)
  const mid = k.half(fur, 0, 0.4)
  const far = mix(k.shade(fur), k.dark(), 0.25)
  const pale = k.half('#fbeedd', 0, 0.15)
  const ink = mix(k.dark(), '#1a1014', 0.5)
  const coat = k.verticalGradient([0, lit], [0.55, mix(lit, mid, 0.5)], [1, mid])
  // Bands taper downwards from the spine.
  const band = (bx: number, top: number, lean: number, len: number, w: number) =>
    `M${bx} ${top}q${lean * 0.3 - w} ${len * 0.5} ${lean} ${len}q${w * 0.6} ${-len * 0.5} ${w - lean} ${-len}z`
  const stripes =
    band(-78, -86, -6, 34, 6) +
    band(-64, -89, -4, 42, 6) +
    band(-50, -89, 2, 34, 6) +
    band(-35, -88, 5, 40, 6) +
    band(-20, -87, 4, 30, 6) +
    band(-5, -86, 5, 40, 6) +
    band(10, -86, 3, 32, 6) +
    band(25, -89, 2, 42, 6) +
    band(40, -93, -2, 36, 6) +
    band(54, -95, -3, 34, 5) +
    band(-57, -48, 6, 16, 5) +
    band(-28, -47, 4, 10, 4) +
    band(2, -46, 4, 9, 4) +
    'M38-40q10 5 22 1q-10 8-21 3zM40-28q8 4 18 0q-8 7-17 4zM42-17q6 3 13 0q-6 6-13 3zM-60-32q8 6 18 2q-8 8-20 3zM-66-22q8 4 15 1q-6 7-16 3zM-64-13q6 3 12 0q-5 6-12 3z'
  const tail = 'M-88-70C-104-64-110-42-126-30Q-142-20-158-30'
  const head =
    path('M68-96c-5-11 2-17 10-11l6 8zM96-107c3-9 11-9 12 2l-6 7z', mid) +
    path(
      'M64-84C64-102 78-110 92-108C106-106 114-98 116-88C124-84 128-78 126-72C122-64 114-61 106-61C90-58 68-64 64-84z',
      k.verticalGradient([0, lit], [1, mix(lit, mid, 0.6)]),
    ) +
    path(
      'M104-82C114-86 122-82 126-75C124-66 116-61 106-61C98-60 90-63 86-68C92-70 98-76 104-82zM96-94q8-5 12 2q-6 3-12-2z',
      pale,
    ) +
    path('M121-81q5 1 6 5q-5 3-8-1z', mix(k.half('#b0604c', 0, 0.4), ink, 0.4)) +
    path(
      'M84-107q3 8 10 11q-1-7-5-11zM76-104q4 8 11 12q-2-8-7-13zM94-108q1 6 6 9q0-6-2-9zM68-92q8 4 16 3q-8-6-16-6zM67-82q8 6 18 4q-8-5-18-7zM70-73q8 6 16 3q-8-3-15-5z',
      ink,
    ) +
    path('M102-91q6-4 10 1q-6 3-10-1z', ink) +
    circle(107, -90.5, 1.5, k.lit('#f2c13a')) +
    stroke('M122-74q-4 6-14 5', ink, 1.6, 'stroke-linecap="round"')
  return group(
    ellipse(0, 1, 108, 7, k.dark(), 'opacity=".3"') +
      stroke(tail, mid, 7, 'stroke-linecap="round"') +
      stroke(tail, ink, 7, 'stroke-dasharray="0 26 5 7 5 7 5 7 5 7 5 7 30 40"') +
      path(leg.far + leg.farHind, far) +
      path(body, coat) +
      path('M24-41C0-37-20-37-38-41C-20-50 6-50 24-46zM72-49C62-42 52-42 44-42C56-52 66-58 74-62z', pale) +
      path(
        leg.near + leg.nearHind,
        k.verticalGradient([0, mix(lit, mid, 0.4)], [0.7, mid], [1, mix(mid, pale, 0.3)]),
      ) +
      path(stripes, ink) +
      group(head, 'transform="translate(13 -11)scale(.84 .86)"'),
    transform(x, y, s),
  )
}
