import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, rect } from '../kit/svg.ts'
import { dhow } from '../parts/boats.ts'
import { scrub } from '../parts/ground.ts'
import { block } from '../parts/masonry.ts'
import { palm } from '../parts/palms.ts'
import { carrier, watcher } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Stepped granite vimana: storeys shrink to an octagonal cap. */
function vimana(k: Stage, x: number, y: number, s: number, storeys: number): string {
  const stone = '#b39a7e'
  let o = block(k, x, y, 150 * s, 30 * s, stone, { d: 0.03, turn: 0.26 })
  let yy = y - 28 * s
  let w = 132 * s
  for (let i = 0; i < storeys; i++) {
    const h = (58 - i * 5) * s
    o +=
      block(k, x, yy, w, h, stone, { d: 0.03, batter: 0.05, turn: 0.26 }) +
      rect(x - w * 0.56, yy - h, w * 1.12, 7 * s, k.half('#d8c0a0', 0.02, 0.3))
    const n = Math.max(3, Math.round(w / (26 * s)))
    for (let j = 0; j < n; j++)
      o +=
        ellipse(
          x - w * 0.48 + (j + 0.5) * ((w * 0.96) / n),
          yy - h - 4 * s,
          (w * 0.34) / n,
          9 * s,
          k.half(stone, 0.03, 0.35),
        ) +
        rect(
          x - w * 0.42 + j * ((w * 0.84) / n) + 2 * s,
          yy - h * 0.7,
          (w * 0.34) / n,
          h * 0.5,
          k.glow(k.shade('#5a4638', 0.03), '#d8924a'),
        )
    yy -= h + 6 * s
    w *= 0.78
  }
  return (
    o +
    path(
      `M${x - w * 0.5} ${yy}q-4-${46 * s} ${w * 0.5}-${62 * s}q${w * 0.5 + 4} ${16 * s} ${w * 0.5} ${62 * s}z`,
      k.light < 0
        ? k.horizontalGradient([0, k.lit(stone, 0.02)], [1, k.shade(stone, 0.02)])
        : k.horizontalGradient([0, k.shade(stone, 0.02)], [1, k.lit(stone, 0.02)]),
    ) +
    rect(x - 2.5 * s, yy - 84 * s, 5 * s, 26 * s, k.half(stone, 0, 0.5))
  )
}

/** Tamil Nadu's coast: a granite shore temple between the surf and the palms. */
export function tamilNaduShore(o: Options) {
  const k = new Stage('tamil-nadu-shore', 'tropic', o)
  const y = k.y(0.56)
  k.add(sky(k, 0.3, 0.22, { r: 76, low: 0.42, horizon: 0.58, rings: false }), rays(k, 16, 0.07))
  if (k.night) k.add(stars(k))
  k.add(
    strata(k, 0.24, 7, { opacity: 0.5 }),
    water(k, y, { deep: 0.1 }),
    glitter(k, k.sun.x, y + 2, k.y(0.76), { width: 140, n: 50 }),
    ripple(k, y + 4, k.y(0.8), 50, k.lit('#ffffff', 0.2), { opacity: 0.3 }),
  )
  k.add(dhow(k, k.x(0.14), y + 14, 0.6), dhow(k, k.x(0.42), y + 30, 0.9, true, 0.15))
  const beach = (dy: number, c: string, op = 1) =>
    path(
      `M-20 ${(k.y(0.84) + dy).toFixed(0)}C${k.x(0.2)} ${k.y(0.78) + dy} ${k.x(0.36)} ${k.y(0.7) + dy} ${k.x(0.56)} ${k.y(0.665) + dy}S${k.x(0.9)} ${k.y(0.64) + dy} ${k.W + 20} ${k.y(0.635) + dy}V${k.H + 20}H-20z`,
      c,
      `opacity="${op}"`,
    )
  k.add(
    beach(-46, k.lit('#ffffff'), 0.35),
    beach(-24, k.lit('#ffffff'), 0.55),
    beach(-8, k.lit('#ffffff'), 0.85),
    beach(6, k.verticalGradient([0, k.lit('#f2d6a4', 0.04)], [1, k.half('#c8986a', 0, 0.45)])),
  )
  const tx = k.x(k.fit(0.66, 0.6))
  const q = k.fit(1.22, 1.08)
  const ty = k.y(0.76)
  k.add(
    ellipse(tx + 20, ty + 8, 330 * q, 22, k.shade('#a87a54'), 'opacity=".4"'),
    rect(
      tx - 230 * q,
      ty - 40 * q,
      480 * q,
      46 * q,
      k.verticalGradient([0, k.half('#b39a7e', 0.02, 0.2)], [1, k.shade('#9a8068')]),
    ),
  )
  for (let i = 0; i < 13; i++)
    k.add(
      path(
        `M${tx - 226 * q + i * 37 * q} ${ty - 38 * q}q${-2 * q}-${18 * q} ${12 * q}-${20 * q}q${16 * q} ${2 * q} ${14 * q} ${20 * q}z`,
        k.half('#a88e72', 0.02, 0.3),
      ),
    )
  k.add(vimana(k, tx - 96 * q, ty - 8, 0.86 * q, 4), vimana(k, tx + 84 * q, ty - 4, 1.22 * q, 4))
  k.add(
    palm(k, k.x(k.fit(0.9, 0.94)), k.y(0.76), 330, -40, { size: 0.9 }),
    palm(k, k.x(k.fit(0.97, 1)), k.y(0.8), 400, -60, { size: 1 }),
    boulder(k, k.x(k.fit(0.34, 0.26)), k.y(0.83), 130, 60, '#a08a74'),
    boulder(k, k.x(k.fit(0.27, 0.16)), k.y(0.86), 80, 40, '#a08a74'),
  )
  for (const [u, v, c, sari] of [
    [0.46, 0.83, '#d8347a', 1],
    [0.5, 0.835, '#f2a53a', 1],
    [0.55, 0.82, '#2f6fa0', 0],
    [0.8, 0.84, '#3f9a6b', 1],
  ] as const)
    k.add((sari ? carrier : watcher)(k, k.x(u), k.y(v), { s: 0.66, accent: k.half(c, 0, 0.1) }))
  k.add(scrub(k, 0.86, 0.97, 18, '#7f8a4a', { from: 0.5, size: 1.5 }), birds(k, 0.44, 0.26, 6))
  return k.calm(0.5, '#33202a')
}
