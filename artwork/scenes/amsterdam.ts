import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, f, path, rect, stroke } from '../kit/svg.ts'
import { broadTree } from '../parts/broadleaf.ts'
import { windows } from '../parts/masonry.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { mirror, ripple, water } from '../parts/water.ts'

/** Amsterdam: gabled canal houses, a humpback bridge, bicycles. */
export function amsterdam(o: Options) {
  const k = new Stage('amsterdam', 'tropic', o)
  const y = k.y(0.66)
  k.add(
    sky(k, 0.1, 0.1, { r: 60, horizon: 0.64, low: 0.16 }),
    cumulus(k, k.x(0.5), k.y(0.2), 320, 90, 0.85),
    strata(k, 0.14, 4, { opacity: 0.4 }),
  )
  if (k.night) k.add(stars(k, 60))
  const cols = [
    '#b0503f',
    '#d98a5a',
    '#5f6f86',
    '#e8cfa8',
    '#8a3f3a',
    '#c9a06a',
    '#4f6f6a',
    '#d2694f',
    '#f0dcc0',
    '#7a5a68',
  ]
  let s = ''
  const n = k.fit(13, 8)
  const w = (k.W + 40) / n
  for (let i = 0; i < n; i++) {
    const x = -20 + w * (i + 0.5)
    const h = k.y(0.3) + k.rng.range(-24, 56)
    const c = cycle(cols, i * 3 + 1)
    const t = y - h
    const g = i % 4
    const q = w * 0.47
    const trim = k.lit('#fdf6ea', 0.04)
    const front = k.verticalGradient([0, k.lit(c, 0.06)], [1, k.half(c, 0.04, 0.35)])
    const gable =
      g === 0
        ? `M${f(x - q)} ${f(t)}v-18h${f(q * 0.3)}v-22h${f(q * 0.3)}v-22h${f(q * 0.26)}v-16h${f(q * 0.28)}v16h${f(q * 0.26)}v22h${f(q * 0.3)}v22h${f(q * 0.3)}v18z`
        : g === 1
          ? `M${f(x - q)} ${f(t)}C${f(x - q * 0.9)} ${f(t - 40)} ${f(x - q * 0.5)} ${f(t - 30)} ${f(x - q * 0.42)} ${f(t - 66)}Q${f(x)} ${f(t - 104)} ${f(x + q * 0.42)} ${f(t - 66)}C${f(x + q * 0.5)} ${f(t - 30)} ${f(x + q * 0.9)} ${f(t - 40)} ${f(x + q)} ${f(t)}z`
          : g === 2
            ? `M${f(x - q)} ${f(t)}L${f(x)} ${f(t - 84)}L${f(x + q)} ${f(t)}z`
            : `M${f(x - q)} ${f(t)}v-12h${f(q * 0.5)}v-52q${f(q * 0.5)}-38 ${f(q)} 0v52h${f(q * 0.5)}v12z`
    s +=
      rect(x - q, t - 0.5, q * 2, h, front) +
      path(gable, k.lit(c, 0.06)) +
      rect(x - q, t, q * 2, 5, trim) +
      rect(x + -k.light * q - (k.light < 0 ? 7 : 0), t, 7, h, k.shade(c, 0.06), 'opacity=".6"')
    s +=
      windows(k, x - q * 0.86, t + 14, q * 1.72, h - 84, 3, 4, {
        color: k.shade('#4a5a6c', 0.05),
        ww: 0.6,
        hh: 0.66,
        chance: 0.55,
      }).replace(/fill="/g, `stroke="${trim}" stroke-width="2.5" fill="`) +
      windows(k, x - q * 0.24, t - 46, q * 0.48, 34, 1, 1, {
        color: k.shade('#4a5a6c', 0.05),
        ww: 0.8,
        hh: 0.9,
        chance: 0.9,
      }) +
      rect(x - q * 0.22, y - 52, q * 0.44, 52, k.half('#2f4a4a', 0, 0.3)) +
      rect(x - q * 0.8, y - 50, q * 0.46, 34, k.glow(k.shade('#4a5a6c', 0.05))) +
      rect(x + q * 0.34, y - 50, q * 0.46, 34, k.glow(k.shade('#4a5a6c', 0.05)))
  }
  s += rect(0, y - 12, k.W, 13, k.half('#a8938a', 0, 0.4))
  for (let i = 0; i < k.fit(6, 4); i++)
    s += broadTree(k, k.x(0.06 + i * k.fit(0.18, 0.27)), y - 8, 170, {
      leaf: k.rng.pick(['#7f9a4a', '#8fa04a', '#6a8f4a']),
    })
  k.add(
    water(k, y, { tint: '#1f5a68', deep: 0.4 }),
    mirror(k, s, y, { opacity: 0.5, squash: 0.8 }),
    ripple(k, y + 4, k.H, 90, k.lit('#ffffff', 0.1), { opacity: 0.24 }),
    ripple(k, y + 8, k.H, 50, k.dark(), { opacity: 0.22 }),
  )
  // Canal boat.
  const cx = k.x(o.afloat ? 0.52 : k.fit(0.34, 0.28))
  const cy = k.y(0.77)
  k.add(
    ellipse(cx, cy + 12, 130, 9, k.dark(), 'opacity=".3"'),
    path(`M${cx - 140} ${cy - 14}h270q20 0 24-12q-4 34-34 36H${cx - 112}q-22-2-28-24z`, k.shade('#5a3038')),
    path(`M${cx - 100} ${cy - 14}l14-26h170l24 26z`, k.glow(k.half('#cfe2e6', 0, 0.3), '#ffe0a0')),
    stroke(
      `M${cx - 60} ${cy - 40}v26M${cx - 20} ${cy - 40}v26M${cx + 20} ${cy - 40}v26M${cx + 60} ${cy - 40}v26`,
      k.shade('#5a3038'),
      3,
    ),
  )
  // Bridge and bicycles in front.
  const by = k.y(0.88)
  const L = k.x(k.fit(0.42, 0.3))
  k.add(
    path(
      `M${L} ${k.H}V${by + 10}Q${(L + k.W) / 2 + 60} ${by - 90} ${k.W + 40} ${by - 30}V${k.H}z`,
      k.verticalGradient([0, k.half('#b8826a', 0, 0.3)], [1, mix(k.shade('#6a4a48'), k.dark(), 0.3)]),
    ),
    path(
      `M${L + 150} ${k.H}a${k.fit(200, 150)} ${k.fit(110, 100)} 0 0 1 ${k.fit(400, 300)} 0z`,
      mix(k.shade('#3a4a58'), k.dark(), 0.4),
    ),
    stroke(`M${L - 10} ${by - 28}Q${(L + k.W) / 2 + 60} ${by - 128} ${k.W + 40} ${by - 68}`, k.dark(), 4),
    stroke(
      `M${L - 10} ${by - 10}Q${(L + k.W) / 2 + 60} ${by - 110} ${k.W + 40} ${by - 50}`,
      k.dark(),
      36,
      'stroke-dasharray="3 34"',
    ),
  )
  const bike = k.symbol(
    'bike',
    () =>
      `<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M-44-18a18 18 0 1 0 36 0a18 18 0 1 0-36 0M12-18a18 18 0 1 0 36 0a18 18 0 1 0-36 0M-26-18L-14-46H20L2-18H-26M-14-46L2-18M20-46L30-18M20-46L17-58H30M-14-46L-18-56M-24-57H-10"/><path d="M20-50h22v-14h-22z"/>`,
  )
  k.add(
    k.use(bike, k.x(k.fit(0.62, 0.62)), by - 42, 1.1, { color: k.dark(), fill: k.half('#c9a06a', 0, 0.3) }),
    k.use(bike, k.x(k.fit(0.72, 0.82)), by - 60, 1.1, { color: k.dark(), fill: k.half('#d2694f', 0, 0.3) }),
  )
  k.add(birds(k, 0.3, 0.2, 5))
  return k.calm(0.5, '#10243a')
}
