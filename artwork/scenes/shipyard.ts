import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, group, path, stroke, transform } from '../kit/svg.ts'
import { hill, pts } from '../parts/ground.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** A dhow's hull on the stocks, bow to the right, ~900 long: planks, ribs still bare above them, props against its side. */
function hull(k: Stage, x: number, y: number, s: number, color: string) {
  const lit = k.lit(color)
  const dark = mix(k.shade(color), k.dark(), 0.15)
  let ribs = ''
  for (let i = 0; i < 17; i++)
    ribs += `M${-372 + i * 44} ${-150 - Math.abs(i - 7) * 3}l${-8 + i} ${-96 - (i % 2) * 14}`
  let planks = ''
  for (let i = 1; i < 8; i++)
    planks += `M${-440 + i * 16} ${-210 + i * 24}Q-40 ${-110 + i * 15} ${470 - i * 22} ${-290 + i * 33}`
  let props = ''
  for (const px of [-300, -170, -40, 90, 220])
    props += `M${px} ${-100 + Math.abs(px) * 0.04}l${px < 0 ? -70 : 70} 112`
  return group(
    ellipse(0, 12, 430, 20, k.dark(), 'opacity=".35"') +
      stroke(ribs, k.half('#d8a868', 0, 0.3), 11, 'stroke-linecap="round"') +
      path(
        'M-450-226Q-40-110 486-320Q452-130 330-24Q40 20-300-14Q-424-70-450-226z',
        k.verticalGradient([0, lit], [0.55, mix(lit, dark, 0.4)], [1, dark]),
      ) +
      stroke(planks, dark, 3, 'opacity=".5"') +
      stroke('M-450-226Q-40-110 486-320', k.lit('#f0d2a0'), 10) +
      stroke('M-20-150V-520M-20-500l150 90M-20-500l-170 110', k.half('#8a5f40', 0, 0.4), 9) +
      stroke(props, k.half('#b8905c', 0, 0.35), 12, 'stroke-linecap="round"') +
      stroke('M-330-70H270', k.half('#e0b878', 0, 0.3), 8),
    transform(x, y, s),
  )
}

/** Mandvi: wooden hulls as tall as houses on the bank of a tidal river, shipwrights round them. */
export function shipyard(o: Options) {
  const k = new Stage('shipyard', 'desert', o)
  const tide = k.y(0.54)
  k.add(sky(k, 0.16, 0.18, { r: 50, low: 0.3, horizon: 0.54 }))
  if (k.night) k.add(stars(k))
  k.add(
    strata(k, 0.22, 4, { opacity: 0.4 }),
    cumulus(k, k.x(0.8), k.y(0.36), 260, 60, 0.7),
    hill(k, pts(k, [-0.04, 0.52], [0.3, 0.505], [0.7, 0.515], [1.04, 0.5]), '#b89a78', 0.6, { base: tide }),
    water(k, tide, { tint: '#5aa4a8', deep: 0.1 }),
    glitter(k, k.sun.x, tide + 4, k.y(0.68), { width: 120, n: 40 }),
    ripple(k, tide + 6, k.y(0.7), 40, k.lit('#ffffff', 0.2), { opacity: 0.3 }),
    hull(k, k.x(0.14), k.y(0.66), 0.42, '#a8784c'),
    hill(k, pts(k, [-0.04, 0.72], [0.3, 0.68], [0.6, 0.66], [1.04, 0.62]), '#d8b888', 0, { foot: 0.6 }),
    hull(k, k.x(0.58), k.y(0.84), 1.28, '#b8743c'),
  )
  // A ladder against the side, and those who caulk, saw and carry.
  let ladder = `M${k.x(0.42)} ${k.y(0.86)}L${k.x(0.46)} ${k.y(0.6)}M${k.x(0.445)} ${k.y(0.86)}L${k.x(0.485)} ${k.y(0.6)}`
  for (let i = 1; i < 8; i++) ladder += `M${k.x(0.42 + i * 0.005)} ${k.y(0.86 - i * 0.033)}h40`
  k.add(stroke(ladder, k.half('#8a5f3c', 0, 0.4), 7))
  for (const [u, v, s, c] of [
    [0.452, 0.72, 0.92, '#f4ecd8'],
    [0.66, 0.9, 1.1, '#2f7a9a'],
    [0.7, 0.905, 1.1, '#d8442c'],
    [0.29, 0.87, 1.02, '#f2c04a'],
  ] as const)
    k.add(watcher(k, k.x(u), k.y(v), { s, accent: k.half(c, 0, 0.1) }))
  k.add(
    carrier(k, k.x(0.2), k.y(0.9), { s: 1.1, accent: k.half('#b8324a', 0, 0.1) }),
    path(
      `M${k.x(0.74)} ${k.y(0.95)}l260-22 6 16-262 26zM${k.x(0.76)} ${k.y(0.975)}l260-26 6 16-262 30z`,
      k.half('#c8965c', 0, 0.3),
    ),
    birds(k, 0.36, 0.18, 6),
  )
  return k.calm(0.35, '#3a2418')
}
