import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, type Point, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { fractal } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, mist, rays, sky, stars } from '../parts/sky.ts'
import { ferns, plantain } from '../parts/undergrowth.ts'
import { ripple, waterfall } from '../parts/water.ts'

/** Vertical rock wall: lit faces and shaded chimneys between `top` and `base`. */
function cliff(k: Stage, top: Point[], base: number, rock: string, d: number, streaks = 12): string {
  const line: Point[] = []
  for (const [i, a] of top.slice(0, -1).entries())
    line.push(...fractal(a, nth(top, i + 1), 0.14, 26, k.rng).slice(0, -1))
  line.push(nth(top, -1))
  const x0 = nth(line, 0)[0]
  const x1 = nth(line, -1)[0]
  const y0 = Math.min(...line.map((p) => p[1]))
  let shade = ''
  for (let i = 0; i < streaks; i++) {
    const x = x0 + ((x1 - x0) * (i + k.rng())) / streaks
    const w = (Math.abs(x1 - x0) / streaks) * k.rng.range(0.3, 0.7)
    const y = y0 + k.rng.range(0.05, 0.4) * (base - y0)
    const b = y + (base - y) * k.rng.range(0.5, 1)
    shade += shape(
      [
        ...fractal([x, y], [x + w * 0.3, b], 0.08, 40, k.rng),
        ...fractal([x + w, b], [x + w * 0.7, y + 30], 0.08, 40, k.rng),
      ],
      1,
    )
  }
  const body = shape([...line, [x1, base], [x0, base]], 1)
  return `${path(body, k.gradientBetween(0, y0, 0, base, [0, k.lit(rock, d)], [1, k.half(rock, d, 0.6)]))}<g ${k.clip(path(body, '#000'))}>${path(shade, k.shade(rock, d), 'opacity=".7"')}</g>`
}

/** Leaf roof hanging into both top corners. */
function canopyRoof(k: Stage): string {
  const tones = [
    mix(k.dark(), k.shade('#2f6f48'), 0.4),
    mix(k.dark(), k.shade('#2f6f48'), 0.75),
    k.half('#3f8f55', 0, 0.75),
  ]
  const id = k.symbol('leaf', () => '<path d="M0 0C10-14 34-18 56 0C34 18 10 14 0 0z"/>')
  let o = ''
  tones.forEach((c, layer) => {
    for (let i = 0; i < 44; i++) {
      const left = i % 2 === 0
      const t = k.rng() ** 1.3
      const x = left ? k.x(-0.02 + t * k.fit(0.32, 0.4)) : k.x(1.02 - t * k.fit(0.28, 0.36))
      const y = k.y(k.rng() * 0.2 * (1 - t) + layer * 0.014 - 0.02)
      o += `<use href="#${id}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${(left ? 20 : 160) + k.rng.int(-50, 70)})scale(${k.rng.range(0.9, 1.7).toFixed(2)})" fill="${c}"/>`
    }
  })
  return o
}

/** Meghalaya: a living root bridge across a fern gorge, a plume of water behind. */
export function meghalaya(o: Options) {
  const k = new Stage('meghalaya', 'monsoon', o)
  const cx = k.fit(0.56, 0.54)
  k.add(
    sky(k, 0.62, 0.1, {
      r: 50,
      disc: !k.night ? k.time !== 'day' : true,
      rings: k.time !== 'day',
      horizon: 0.6,
      low: 0.16,
    }),
  )
  if (k.night) k.add(stars(k, 60, 0.3))
  k.light = 1
  // Far plateau with its falls.
  const rim = pts(k, [-0.03, 0.2], [0.2, 0.17], [0.42, 0.2], [0.66, 0.18], [1.03, 0.22])
  k.add(
    cliff(k, rim, k.y(0.7), '#8ab08c', 0.62, 16),
    canopy(
      k,
      sample(rim).map(([x, y]) => [x, y - 2] as Point),
      [8, 18],
      k.verticalGradient(
        [0, k.half('#5f9f6a', 0.52, 0.3)],
        [0.5, k.half('#5f9f6a', 0.56, 0.4)],
        [1, k.mood.haze, 0],
      ),
      { base: k.y(0.3) },
    ),
  )
  k.add(
    waterfall(k, k.x(cx), k.y(0.185), k.y(0.68), k.fit(74, 66), { d: 0.15 }),
    waterfall(k, k.x(cx - k.fit(0.1, 0.15)), k.y(0.19), k.y(0.6), 24, { d: 0.4, spray: 0.8 }),
    waterfall(k, k.x(cx + k.fit(0.13, 0.18)), k.y(0.185), k.y(0.58), 18, { d: 0.4, spray: 0.8 }),
  )
  k.add(mist(k, 0.34, 0.62, { opacity: 0.8 }), cloudBank(k, 0.3, 0.09, { opacity: 0.5 }), rays(k, 18, 0.07))
  // Middle walls.
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.3], [0.1, 0.34], [0.22, 0.44], [0.34, 0.56], [0.44, 0.66])),
      [16, 36],
      k.half('#4f9a62', 0.38, 0.35),
    ),
    canopy(
      k,
      sample(pts(k, [0.66, 0.66], [0.76, 0.54], [0.86, 0.4], [1.03, 0.28])),
      [16, 36],
      k.half('#5aa468', 0.34, 0.25),
    ),
    mist(k, 0.5, 0.7, { opacity: 0.55 }),
  )
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.4], [0.1, 0.46], [0.2, 0.56], [0.3, 0.68], [0.38, 0.76], [0.42, 0.84])),
      [18, 40],
      k.half('#3f8a55', 0.2, 0.5),
    ),
    canopy(
      k,
      sample(pts(k, [0.68, 0.84], [0.72, 0.76], [0.8, 0.64], [0.88, 0.52], [1.03, 0.38])),
      [18, 40],
      k.half('#4a955a', 0.18, 0.3),
    ),
  )
  // Pool.
  k.add(
    rect(
      0,
      k.y(0.72),
      k.W,
      k.y(0.3),
      k.verticalGradient(
        [0, mix(k.mood.haze, '#8fd2c4', 0.4)],
        [0.3, k.half('#4fb0a6', 0.1, 0.2)],
        [1, k.shade('#1f6a6a')],
      ),
    ),
    ripple(k, k.y(0.73), k.y(0.97), 46, k.lit('#ffffff', 0.1), {
      opacity: 0.4,
      from: k.x(0.2),
      to: k.x(0.9),
    }),
  )
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.5], [0.08, 0.56], [0.17, 0.66], [0.25, 0.76], [0.29, 0.88], [0.33, 1.04])),
      [22, 46],
      k.half('#347a4c', 0.08, 0.6),
    ),
    canopy(
      k,
      sample(pts(k, [0.74, 1.04], [0.78, 0.9], [0.84, 0.74], [0.92, 0.6], [1.03, 0.5])),
      [22, 46],
      k.half('#3f8a52', 0.06, 0.4),
    ),
  )
  for (const [u, v, w] of [
    [0.33, 0.8, 110],
    [0.4, 0.84, 80],
    [0.72, 0.79, 90],
    [0.76, 0.84, 130],
    [0.27, 0.85, 120],
  ] as const)
    k.add(boulder(k, k.x(u), k.y(v), w, w * 0.5, '#8a9488', 0.06))
  // The bridge: a braided mass of living roots that swells into the banks, moss on top, roots trailing below.
  const a: Point = [k.x(k.fit(0.07, 0.0)), k.y(0.6)]
  const b: Point = [k.x(k.fit(0.96, 1.0)), k.y(0.57)]
  const root = '#86634a'
  const span = (t: number, lift: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + lift + Math.sin(Math.PI * t) * k.y(0.052),
  ]
  const swell = (t: number) => 1 + 2.6 * Math.abs(t - 0.5) ** 2.2 * 4
  const strand = (off: number, amp: number, n = 12) => {
    const ph = k.rng() * 6.28
    return curve(
      Array.from({ length: n }, (_, j) => {
        const t = j / (n - 1)
        return span(t, off * swell(t) + Math.sin(t * 19 + ph) * amp)
      }),
    )
  }
  let hang = ''
  let rail = ''
  let web = ''
  let under = ''
  let over = ''
  let bright = ''
  for (let i = 0; i < 9; i++) under += strand(4 + i * 3.4, 5)
  for (let i = 0; i < 7; i++) over += strand(i * 4, 5)
  for (let i = 0; i < 4; i++) bright += strand(-1 + i * 5, 4)
  for (let i = 0; i < 4; i++) rail += strand(-62 - i * 4, 4, 9)
  for (let i = 0; i < 60; i++) {
    const t = k.rng.range(0.02, 0.98)
    const p = span(t, 6)
    const t2 = t + k.rng.range(-0.015, 0.015)
    const q = span(t2, -66 * swell(t2))
    web += `M${p[0].toFixed(0)} ${p[1].toFixed(0)}Q${(p[0] + k.rng.range(-14, 14)).toFixed(0)} ${((p[1] + q[1]) / 2).toFixed(0)} ${q[0].toFixed(0)} ${q[1].toFixed(0)}`
  }
  for (let i = 0; i < 64; i++) {
    const t = k.rng.range(0.02, 0.98)
    const p = span(t, 24 * swell(t))
    const L = k.rng.range(26, 150) * (1.25 - Math.sin(Math.PI * t) * 0.8)
    hang += `M${p[0].toFixed(0)} ${p[1].toFixed(0)}q${k.rng.int(-8, 8)} ${(L * 0.5).toFixed(0)} ${k.rng.int(-6, 6)} ${L.toFixed(0)}`
  }
  const dk = mix(k.shade(root), k.dark(), 0.5)
  k.add(
    stroke(hang, dk, 2.2, 'stroke-linecap="round" opacity=".85"'),
    stroke(under, dk, 10, 'stroke-linecap="round"'),
  )
  for (const [t, s, c] of [
    [0.47, 0.74, '#e8632c'],
    [0.515, 0.72, '#f2c13a'],
    [0.59, 0.74, '#3f7fc0'],
  ] as const) {
    const p = span(t, -2)
    k.add(trekker(k, p[0], p[1], { s, flip: true, accent: k.half(c, 0, 0.1) }))
  }
  k.add(
    stroke(over, k.half(root, 0, 0.72), 6, 'stroke-linecap="round"'),
    stroke(bright, k.lit('#b8906a'), 2.2, 'stroke-linecap="round" opacity=".85"'),
    stroke(
      strand(-5, 3),
      k.half('#6fae4a', 0, 0.25),
      6,
      'stroke-linecap="round" stroke-dasharray="46 22 14 30"',
    ),
    stroke(web, dk, 2, 'stroke-linecap="round"'),
    stroke(rail, dk, 4, 'stroke-linecap="round"'),
  )
  // Parent trees with buttress roots.
  const trunk = (x: number, s: 1 | -1) => {
    let r = ''
    for (let i = 0; i < 9; i++)
      r += `M${(x - s * (40 - i * 13)).toFixed(0)} ${k.y(0.02).toFixed(0)}C${(x - s * (20 - i * 9)).toFixed(0)} ${k.y(0.3).toFixed(0)} ${(x + s * (i * 15 - 60)).toFixed(0)} ${k.y(0.5).toFixed(0)} ${(x + s * (i * 34 - 130)).toFixed(0)} ${k.y(0.66 + i * 0.012).toFixed(0)}S${(x + s * (i * 40 - 170)).toFixed(0)} ${k.y(0.85).toFixed(0)} ${(x + s * (i * 44 - 220)).toFixed(0)} ${k.y(1.03).toFixed(0)}`
    return (
      stroke(r, dk, 26, 'stroke-linecap="round"') +
      stroke(r, k.half(root, 0, 0.75), 8, `transform="translate(${s * 4} 0)" opacity=".7"`)
    )
  }
  k.add(trunk(k.x(k.fit(0.035, 0.0)), 1), trunk(k.x(k.fit(0.985, 1.02)), -1))
  // Leaf roof and fern frame.
  k.add(canopyRoof(k))
  const fd = mix(k.dark(), k.shade('#2f7a4a'), 0.5)
  k.add(
    plantain(k, k.x(0.93), k.y(0.98), 1.5, { leaf: '#3f9a55' }),
    ferns(k, k.x(0.05), k.y(0.98), 2.6, fd, { n: 7 }),
    ferns(k, k.x(k.fit(0.2, 0.26)), k.y(1.02), 2.1, mix(fd, k.shade('#4fa05a'), 0.4), { n: 7 }),
    ferns(k, k.x(0.99), k.y(1.02), 2.4, fd, { n: 7 }),
    birds(k, 0.6, 0.3, 3),
  )
  return k.calm(0.5, '#0a2e2c')
}
