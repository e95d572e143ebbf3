import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, f, path, rect, sample, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest } from '../parts/ground.ts'
import { windows } from '../parts/masonry.ts'
import { watcher } from '../parts/people.ts'
import { sky, stars, strata } from '../parts/sky.ts'
import { tower } from '../parts/towers.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Singapore: the three-towered bay, glowing supertrees, water full of light. */
export function singapore(o: Options) {
  const k = new Stage('singapore', 'tropic', o)
  const y = k.y(0.66)
  k.add(sky(k, 0.22, 0.2, { r: 44, horizon: 0.66, low: 0.4 }))
  if (k.night) k.add(stars(k, 70, 0.4))
  k.add(strata(k, 0.26, 7, { opacity: 0.4 }))
  if (k.night)
    k.add(
      ellipse(
        k.x(0.55),
        y,
        k.W * 0.7,
        k.y(0.34),
        k.radialGradient([0, '#ff9fb0', 0.4], [0.5, '#8f6fd0', 0.24], [1, '#5f5fc0', 0]),
      ),
    )
  let s = ''
  for (let i = 0; i < k.fit(24, 15); i++)
    s += tower(
      k,
      k.x(i / k.fit(23, 14)) + k.rng.range(-14, 14),
      y,
      k.rng.range(40, 74),
      k.rng.range(110, 250),
      0.55,
      '#9fb0c4',
    )
  for (let i = 0; i < k.fit(9, 6); i++)
    s += tower(
      k,
      k.x(0.02 + i * k.fit(0.045, 0.06)),
      y,
      k.rng.range(50, 76),
      k.rng.range(200, 390),
      0.22,
      k.rng.pick(['#7fa8bc', '#9ab4c0', '#6f98b4']),
      k.rng.pick(['flat', 'slant', 'flat', 'spire'] as const),
    )
  // Sky-park hotel.
  const hx = k.x(k.fit(0.66, 0.62))
  const q = k.fit(1.05, 0.92)
  for (const dx of [-150, 0, 150]) {
    const toX = (n: number) => hx + (dx + n) * q
    const li = k.lit('#b8ccd6', 0.06)
    const sh = k.shade('#8fb0c4', 0.06)
    s +=
      path(
        `M${f(toX(-52))} ${f(y)}Q${f(toX(-40))} ${f(y - 150 * q)} ${f(toX(-30))} ${f(y - 300 * q)}h${f(30 * q)}Q${f(toX(-14))} ${f(y - 150 * q)} ${f(toX(-10))} ${f(y)}z`,
        k.light < 0 ? li : sh,
      ) +
      path(
        `M${f(toX(52))} ${f(y)}Q${f(toX(40))} ${f(y - 150 * q)} ${f(toX(30))} ${f(y - 300 * q)}h-${f(36 * q)}Q${f(toX(-4))} ${f(y - 150 * q)} ${f(toX(2))} ${f(y)}z`,
        k.light < 0 ? sh : li,
      ) +
      windows(k, toX(-42), y - 290 * q, 30 * q, 280 * q, 3, 20, {
        color: k.shade('#6f90a8', 0.06),
        hh: 0.5,
        ww: 0.6,
        chance: 0.5,
      }) +
      windows(k, toX(6), y - 290 * q, 32 * q, 280 * q, 3, 20, {
        color: k.shade('#5f809c', 0.06),
        hh: 0.5,
        ww: 0.6,
        chance: 0.5,
      })
  }
  s +=
    path(
      `M${f(hx - 236 * q)} ${f(y - 318 * q)}Q${f(hx - 250 * q)} ${f(y - 304 * q)} ${f(hx - 200 * q)} ${f(y - 298 * q)}H${f(hx + 196 * q)}Q${f(hx + 262 * q)} ${f(y - 302 * q)} ${f(hx + 250 * q)} ${f(y - 324 * q)}Q${f(hx)} ${f(y - 316 * q)} ${f(hx - 236 * q)} ${f(y - 318 * q)}z`,
      k.light < 0
        ? k.horizontalGradient([0, k.lit('#f4f0e6', 0.04)], [1, k.half('#c8ccd0', 0.04)])
        : k.horizontalGradient([0, k.half('#c8ccd0', 0.04)], [1, k.lit('#f4f0e6', 0.04)]),
    ) +
    canopy(
      k,
      [
        [hx - 200 * q, y - 318 * q],
        [hx, y - 322 * q],
        [hx + 210 * q, y - 322 * q],
      ],
      [5, 9],
      k.half('#4f9a62', 0.04, 0.4),
      { base: y - 314 * q },
    )
  // Lotus museum and supertrees.
  const lx = k.x(k.fit(0.445, 0.3))
  for (let i = -3; i <= 3; i++)
    s += path(
      `M${f(lx + i * 7)} ${f(y - 6)}C${f(lx + i * 34 - 12)} ${f(y - 30)} ${f(lx + i * 36 - 10)} ${f(y - 74 + Math.abs(i) * 12)} ${f(lx + i * 30)} ${f(y - 92 + Math.abs(i) * 15)}C${f(lx + i * 30 + 16)} ${f(y - 66)} ${f(lx + i * 24 + 12)} ${f(y - 26)} ${f(lx + i * 7 + 8)} ${f(y - 6)}z`,
      i * k.light > 0 ? k.lit('#fbf6ee', 0.04) : k.half('#dcd6dc', 0.04, 0.4),
    )
  const tree = (x: number, h: number) => {
    const c = k.night ? '#d65fd0' : k.time === 'dusk' ? '#e86fb0' : k.half('#a8607a', 0.04, 0.3)
    const c2 = k.night ? '#6fe0f0' : k.half('#5f9a6a', 0.04, 0.3)
    let d = ''
    for (let i = -4; i <= 4; i++)
      d += `M${f(x + i * 2)} ${f(y)}Q${f(x + i * 3)} ${f(y - h * 0.6)} ${f(x + i * h * 0.085)} ${f(y - h)}`
    return (
      path(
        `M${f(x - h * 0.06)} ${f(y)}Q${f(x - h * 0.02)} ${f(y - h * 0.7)} ${f(x - h * 0.36)} ${f(y - h)}Q${f(x)} ${f(y - h * 0.93)} ${f(x + h * 0.36)} ${f(y - h)}Q${f(x + h * 0.02)} ${f(y - h * 0.7)} ${f(x + h * 0.06)} ${f(y)}z`,
        c2,
        'opacity=".55"',
      ) +
      stroke(d, c, 2.4) +
      (k.night
        ? ellipse(x, y - h, h * 0.6, h * 0.3, k.radialGradient([0, '#ff8fe0', 0.55], [1, '#ff8fe0', 0]))
        : '')
    )
  }
  for (const [u, h] of k.fit<[number, number][]>(
    [
      [0.86, 150],
      [0.9, 200],
      [0.945, 170],
      [0.985, 220],
    ],
    [
      [0.88, 160],
      [0.96, 200],
    ],
  ))
    s += tree(k.x(u), h)
  s += canopy(k, sample(crest(k, 0.648, 0.003, 9)), [6, 13], k.half('#3f7f5c', 0.06, 0.6), { base: y })
  k.add(
    water(k, y, { deep: 0.4 }),
    mirror(k, s, y, { opacity: 0.5, squash: 0.8 }),
    ripple(k, y + 4, k.H, 90, k.lit('#ffffff', 0.2), { opacity: 0.22 }),
    ripple(k, y + 6, k.H, 50, k.dark(), { opacity: 0.25 }),
  )
  if (k.night || k.time === 'dusk')
    for (let i = 0; i < 22; i++)
      k.add(
        glitter(k, k.x(k.rng()), y + 4, y + k.rng.range(90, 260), {
          width: 16,
          n: 12,
          color: k.rng.pick(['#ffd27a', '#ffb0e0', '#8fe8f0', '#ffe9b0']),
          opacity: 0.8,
        }),
      )
  else k.add(glitter(k, k.sun.x, y + 4, k.y(0.95), { width: 120, n: 40 }))
  k.add(
    watcher(k, k.x(0.46), k.y(0.94), { s: 0.84, accent: k.glow(k.half('#e8632c', 0, 0.2), '#c8603c') }),
    watcher(k, k.x(0.485), k.y(0.94), { s: 0.8, accent: k.glow(k.half('#f2c13a', 0, 0.2), '#c89a3c') }),
    rect(0, k.y(0.928), k.W, k.y(0.08), k.dark()),
    stroke(`M0 ${k.y(0.9)}H${k.W}`, k.dark(), 3),
    stroke(`M0 ${k.y(0.914)}H${k.W}`, k.dark(), 26, 'stroke-dasharray="3 40"'),
  )
  return k.calm(0.5, '#0a1c3a')
}
