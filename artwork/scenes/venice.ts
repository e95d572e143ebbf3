import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, rect, shape, stroke, transform } from '../kit/svg.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple } from '../parts/water.ts'

const walls = ['#e8a878', '#d8745a', '#f0cf94', '#c88a8a', '#e8dcc4', '#c86a4c']

/** Gondola with its oarsman and two guests; ~440 wide. */
function gondola(k: Stage, x: number, y: number, s: number): string {
  return group(
    ellipse(0, 18, 220, 12, k.dark(), 'opacity=".3"') +
      path(
        'M-230-64C-222-30-170 14-90 18H100C170 14 206-10 232-50L222-54C196-26 160-14 110-12H-80C-140-14-196-40-216-72z',
        k.dark(),
      ) +
      path('M-232-66l-8-34 12-2 4 10 10-2-2 12 8 2-6 14z', k.half('#d8d4cc', 0, 0.2)) +
      path('M-40-12c-2-40 8-58 24-58s26 18 22 58z', k.half('#d8443c', 0, 0.15)) +
      circle(-16, -84, 15, k.half('#6a4438', 0, 0.3)) +
      path('M20-12c-2-36 8-54 24-54s24 18 20 54z', k.half('#2f6f9a', 0, 0.15)) +
      circle(43, -80, 15, k.half('#6a4438', 0, 0.3)) +
      path('M146-24l-4-84c2-20 34-20 36 0l-2 86z', k.half('#f4efe4', 0, 0.15)) +
      path('M144-60h32v8h-32zM144-80h32v8h-32zM144-40h32v8h-32z', k.half('#2f4f7a', 0, 0.2)) +
      circle(160, -140, 15, k.half('#6a4438', 0, 0.3)) +
      path('M134-146h52l-8-4q-18-16-36 0z', k.half('#f2dca0', 0, 0.1)) +
      stroke('M170-100L240 30', k.half('#8a5a3c', 0, 0.4), 7, 'stroke-linecap="round"'),
    transform(x, y, s),
  )
}

/** A canal between palaces: pointed windows, mooring poles, a bridge across, a gondola below. */
export function venice(o: Options) {
  const k = new Stage('venice', 'tropic', o)
  const [vx, vy] = [k.x(0.5), k.y(0.52)]
  k.add(sky(k, 0.5, 0.16, { r: 50, low: 0.27, horizon: 0.5 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 4, { opacity: 0.5 }))
  k.add(
    path(
      `M0 ${k.y(0.54)}H${k.W}V${k.H}H0z`,
      k.verticalGradient(
        [0, k.half('#7fc0b4', 0.1, 0.1)],
        [0.4, k.half('#3f9a94', 0, 0.25)],
        [1, k.half('#1f5a60', 0, 0.45)],
      ),
    ),
  )
  // A dome at the end of the canal.
  k.add(
    rect(vx - 70, vy - 120, 140, 140, k.half('#f0e6d4', 0.3, 0.2)),
    path(
      `M${vx - 64} ${vy - 118}C${vx - 62} ${vy - 204} ${vx + 62} ${vy - 204} ${vx + 64} ${vy - 118}z`,
      k.half('#9ab4b8', 0.3, 0.25),
    ),
    rect(vx - 9, vy - 214, 18, 34, k.half('#f0e6d4', 0.3, 0.2)),
    path(`M${vx - 5} ${vy - 214}l5-28 5 28z`, k.lit('#f2c14e', 0.2)),
  )
  const n = 5
  const side = (s: 1 | -1) => {
    for (let i = n - 1; i >= 0; i--) {
      const at = (t: number) => {
        const p = 1 - t ** 1.3
        const near = k.fit(0.56, 0.62)
        return {
          x: vx + s * (80 + k.x(near) * p * 0.94),
          top: vy - 110 - k.y(k.fit(0.4, 0.4)) * p + (i % 2 ? 26 : -16),
          foot: vy + 20 + k.y(k.fit(0.36, 0.3)) * p,
        }
      }
      const [a, b] = [at(i / n), at((i + 1) / n)]
      const c = cycle(walls, i * 2 + (s > 0 ? 3 : 0))
      const lerp = (t: number, v: number): [number, number] => {
        const [top, foot] = [a.top + (b.top - a.top) * t, a.foot + (b.foot - a.foot) * t]
        return [a.x + (b.x - a.x) * t, top + (foot - top) * v]
      }
      const quad = (t0: number, t1: number, v0: number, v1: number) =>
        shape([lerp(t0, v0), lerp(t1, v0), lerp(t1, v1), lerp(t0, v1)])
      const face = s === k.light ? k.half(c, 0.04, 0.7) : k.half(c, 0.04, 0.15)
      k.add(
        path(quad(0, 1, 0, 1), face),
        path(quad(-0.02, 1.02, -0.02, 0.035), k.half('#b8583c', 0, 0.3)),
        path(quad(0, 1, 0.34, 0.355), k.lit('#f8f0e0')),
        path(quad(0, 1, 0.64, 0.655), k.lit('#f8f0e0')),
        path(quad(0, 1, 0.94, 1), k.shade('#5a6a5c')),
      )
      for (const [v0, v1] of [
        [0.1, 0.28],
        [0.41, 0.59],
        [0.7, 0.88],
      ] as const)
        for (const t of [0.12, 0.42, 0.72]) {
          const [p0, p1] = [lerp(t, v0), lerp(t + 0.16, v0)]
          const [q0, q1] = [lerp(t, v1), lerp(t + 0.16, v1)]
          const tip = [(p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2 - (q0[1] - p0[1]) * 0.26] as const
          const arch = (g: number) =>
            `M${q0[0] - g} ${q0[1] + g}L${p0[0] - g} ${p0[1]}Q${p0[0]} ${tip[1] + 14} ${tip[0]} ${tip[1] - g}Q${p1[0]} ${tip[1] + 14} ${p1[0] + g} ${p1[1]}L${q1[0] + g} ${q1[1] + g}z`
          k.add(path(arch(4), k.lit('#f8f0e0')), path(arch(0), k.glow(k.shade('#3a4a58'), '#ffcf7a')))
        }
    }
  }
  side(-1)
  side(1)
  // The bridge, its shadowed arch and rail.
  const by = k.y(0.6)
  k.add(
    path(
      `M${k.x(0.16)} ${by + 40}Q${vx} ${by - 150} ${k.x(0.84)} ${by + 40}L${k.x(0.84)} ${by + 76}L${k.x(0.72)} ${by + 76}Q${vx} ${by - 92} ${k.x(0.28)} ${by + 76}H${k.x(0.16)}z`,
      k.half('#f0e2cc', 0, 0.2),
    ),
    stroke(`M${k.x(0.17)} ${by + 22}Q${vx} ${by - 172} ${k.x(0.83)} ${by + 22}`, k.lit('#fbf4e6'), 11),
  )
  for (const [i, c] of ['#d8443c', '#f2b83a', '#2f8a6a', '#f0e6d4', '#8a4a8a'].entries())
    k.add(
      path(`M${vx - 120 + i * 58} ${by - 66 + Math.abs(i - 2) * 8}v-34q10-14 20 0v34z`, k.half(c, 0, 0.2)),
      circle(vx - 110 + i * 58, by - 116 + Math.abs(i - 2) * 8, 9, k.dark()),
    )
  k.add(
    glitter(k, vx, k.y(0.66), k.y(0.96), { width: 130, n: 50 }),
    ripple(k, k.y(0.66), k.y(0.98), 46, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
  )
  for (const [u, v, q] of [
    [0.1, 0.9, 1.3],
    [0.19, 0.84, 1],
    [0.88, 0.88, 1.2],
    [0.8, 0.83, 0.9],
  ] as const) {
    const [x, y] = [k.x(u), k.y(v)]
    k.add(
      rect(x - 9 * q, y - 190 * q, 18 * q, 196 * q, k.half('#f4efe4', 0, 0.2)),
      circle(x, y - 196 * q, 12 * q, k.lit('#f2c14e')),
    )
    for (let i = 0; i < 6; i++)
      k.add(
        path(
          `M${x - 9 * q} ${y - (26 + i * 30) * q}l${18 * q} ${-12 * q}v${12 * q}l${-18 * q} ${12 * q}z`,
          k.half('#c8322e', 0, 0.2),
        ),
      )
  }
  k.add(gondola(k, k.x(0.5), k.y(k.fit(0.86, 0.84)), k.fit(1.0, 1.15)), birds(k, 0.6, 0.14, 6))
  return k.calm(0.3, '#12282e')
}
