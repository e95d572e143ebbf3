import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { ellipse, group, path, rect, stroke, transform } from '../kit/svg.ts'
import { paddler, watcher } from './people.ts'

/** Two-masted wooden dhow under one lateen sail, prow to the right, ~420 long at s = 1. */
export function woodenDhow(k: Stage, x: number, y: number, s = 1, flip = false): string {
  const teak = '#a8683c'
  const lit = k.lit(teak)
  const sh = mix(k.shade(teak), k.dark(), 0.2)
  const cloth = '#fbf0da'
  const spar = k.shade('#5a3a2a')
  const hull =
    'M-196-74L-176-70C-150-46-110-36-60-34H70C120-36 166-52 214-96L224-94C206-44 176-4 132 8H-128C-164 2-186-30-196-74z'
  const sail = 'M-96-128Q30-300 152-372Q128-230 138-96Q20-92-96-128z'
  let planks = ''
  for (const dy of [12, 24, 34])
    planks += `M${-182 + dy} ${-62 + dy * 1.3}C-150 ${-38 + dy}-110 ${-28 + dy}-60 ${-26 + dy}H70C118 ${-28 + dy} 160 ${-44 + dy} ${200 - dy * 0.6} ${-78 + dy}`
  let crew = ''
  for (const [dx, c] of [
    [-64, '#e8632c'],
    [-30, '#f2c13a'],
    [6, '#2f7fb0'],
    [40, '#d8347a'],
  ] as const)
    crew += paddler(k, dx, -32, { s: 0.6, accent: k.half(c, 0, 0.1) })
  return group(
    ellipse(4, 8, 190, 12, k.dark(), 'opacity=".3"') +
      stroke('M20-34L28-330M-118-44L-114-210', spar, 7) +
      path(
        sail,
        k.light < 0
          ? k.horizontalGradient([0, k.lit(cloth)], [0.6, k.half(cloth, 0, 0.25)], [1, k.half(cloth, 0, 0.6)])
          : k.horizontalGradient(
              [0, k.half(cloth, 0, 0.6)],
              [0.4, k.half(cloth, 0, 0.25)],
              [1, k.lit(cloth)],
            ),
      ) +
      stroke(
        'M-60-146Q50-276 142-322M-20-120Q70-214 138-246M34-104Q90-160 136-170',
        k.shade(cloth),
        2,
        'opacity=".5"',
      ) +
      stroke('M-108-122Q30-296 160-382', spar, 6, 'stroke-linecap="round"') +
      stroke('M28-330L210-92M28-330L-170-68M-114-210L-188-72', spar, 1.6, 'opacity=".8"') +
      path('M-114-210l-34 8 34 10z', k.half('#d8402f', 0, 0.1)) +
      // Sun canopy over the deck.
      crew +
      rect(-90, -86, 4, 54, spar) +
      rect(64, -86, 4, 54, spar) +
      path('M-104-82Q-12-104 82-82L78-74Q-12-94-100-74z', k.half('#e8dcc0', 0, 0.15)) +
      path(hull, sh) +
      path(
        'M-196-74L-176-70C-150-46-110-36-60-34H70C120-36 166-52 214-96L224-94C216-72 204-54 190-38C150-16 110-10 60-10H-70C-120-12-160-30-184-46z',
        k.verticalGradient([0, lit], [1, mix(lit, sh, 0.45)]),
      ) +
      stroke(planks, sh, 1.8, 'opacity=".55"') +
      stroke('M-192-70C-160-42-110-32-60-30H70C120-32 170-50 218-92', k.lit('#e8c27a'), 4) +
      path('M-204-104h30v34h-22z', mix(lit, sh, 0.3)) +
      path('M-208-108h38v6h-38z', k.lit('#e8c27a')) +
      path('M212-98l14-26 8 4-8 28z', sh) +
      watcher(k, -150, -56, { s: 0.55, accent: k.lit('#fdf6ea') }),
    transform(x, y, s, flip),
  )
}

/** Dolphin leaping to the right out of its own splash. */
export function dolphin(k: Stage, x: number, y: number, s = 1): string {
  const skin = mix(k.shade('#6f7f94'), k.dark(), 0.2)
  return group(
    ellipse(-34, 2, 34, 5, k.lit('#ffffff', 0.1), 'opacity=".6"') +
      ellipse(40, 3, 22, 4, k.lit('#ffffff', 0.1), 'opacity=".5"') +
      path(
        'M-46 2C-40-26-14-46 14-44C30-42 42-32 48-16L58-8Q48-6 42-12C24-22 4-24-12-14C-24-8-32-2-36 2z',
        skin,
      ) +
      path('M-4-44q-2-14-16-18q4 10 0 22z', skin) +
      path('M-12-14C4-24 24-22 42-12Q30-16 22-14C8-18-4-14-14-6z', k.half('#dfe6ee', 0, 0.3)) +
      path('M16-20q-4 10-14 14q6-8 4-16z', skin),
    transform(x, y, s),
  )
}
