import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, group, path, rect, shape } from '../kit/svg.ts'
import { broadTree } from '../parts/broadleaf.ts'
import { church } from '../parts/monuments.ts'
import { palm } from '../parts/palms.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'

const colors = ['#f2c14e', '#e2604a', '#4f8fc8', '#f4efe2', '#5aa88a', '#e89a5a', '#8a6fb4']

function scooter(k: Stage, x: number, y: number, s: number, c: string): string {
  return group(
    circle(-30, -13, 13, k.dark()) +
      circle(34, -13, 13, k.dark()) +
      path('M-46-22q2-24 26-26h14q6 0 6 8v12h14q4-30 12-52l10 4q-4 30 2 54l-6 8h-62z', k.half(c, 0, 0.2)) +
      path('M-40-52h40v8h-40z', k.dark()) +
      path('M18-80l20-6 2 5-18 7z', k.dark()),
    `transform="translate(${x.toFixed(0)} ${y.toFixed(0)})scale(${s})"`,
  )
}

/** Goa's Latin quarter: painted houses down a lane, a church on its steps, a scooter at the kerb. */
export function goaQuarter(o: Options) {
  const k = new Stage('goa-quarter', 'tropic', o)
  const vx = k.x(k.fit(0.52, 0.5))
  const vy = k.y(0.62)
  k.add(sky(k, 0.3, 0.16, { r: 50, low: 0.26 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.56), k.y(0.2), 260, 70, 0.9), strata(k, 0.18, 4, { opacity: 0.4 }))
  k.add(
    palm(k, vx - 190, vy + 10, 250, -30, { d: 0.2, size: 0.7 }),
    palm(k, vx + 200, vy + 10, 230, 34, { d: 0.2, size: 0.7 }),
    church(k, vx, vy + 6, k.fit(1.15, 1.05), 0.08),
  )
  for (let i = 0; i < 7; i++)
    k.add(
      rect(
        vx - 70 - i * 10,
        vy + i * 5,
        140 + i * 20,
        6,
        k.verticalGradient([0, k.lit('#f4e8d4', 0.06)], [1, k.half('#cdb59a', 0.05, 0.5)]),
      ),
    )
  k.add(
    path(
      `M${vx - 130} ${vy + 34}H${vx + 130}L${k.x(k.fit(0.8, 0.9))} ${k.H + 20}H${k.x(k.fit(0.2, 0.1))}z`,
      k.verticalGradient([0, k.lit('#d8bc9c', 0.06)], [1, k.half('#a8846c', 0, 0.5)]),
    ),
  )
  // House fronts run to the vanishing point on both sides.
  const side = (s: 1 | -1) => {
    const edge = s < 0 ? -0.02 : 1.02
    const n = 4
    for (let i = n - 1; i >= 0; i--) {
      const at = (t: number) => {
        const p = t ** 1.35
        return {
          x: vx + s * 128 + (k.x(edge) - (vx + s * 128)) * (1 - p),
          top: vy - 90 + (k.y(k.fit(0.12, 0.2)) - (vy - 90)) * (1 - p),
          foot: vy + 34 + (k.y(1.06) - (vy + 34)) * (1 - p),
        }
      }
      const a = at(i / n)
      const b = at((i + 1) / n)
      const c = cycle(colors, i * 2 + (s < 0 ? 0 : 3))
      const lit = s === k.light ? k.shade(c, 0.02) : k.half(c, 0.02, 0.15)
      const lerp = (t: number, v: number) =>
        [
          a.x + (b.x - a.x) * t,
          a.top + (b.top - a.top) * t + (a.foot - a.top + (b.foot - b.top - (a.foot - a.top)) * t) * v,
        ] as [number, number]
      const quad = (t0: number, t1: number, v0: number, v1: number) =>
        shape([lerp(t0, v0), lerp(t1, v0), lerp(t1, v1), lerp(t0, v1)])
      k.add(
        path(quad(0, 1, 0.08, 1), lit),
        path(quad(-0.02, 1.02, 0, 0.1), k.half('#c2583c', 0.02, 0.3)),
        path(quad(0, 1, 0.1, 0.125), k.lit('#fbf4e4', 0.02)),
        path(quad(0, 1, 0.52, 0.545), k.lit('#fbf4e4', 0.02)),
        path(quad(0, 1, 0.9, 1), mix(lit, k.dark(), 0.35)),
      )
      for (const t of [0.16, 0.58]) {
        k.add(
          path(quad(t - 0.02, t + 0.28, 0.19, 0.46), k.lit('#fbf4e4', 0.02)),
          path(
            quad(t, t + 0.26, 0.21, 0.46),
            k.glow(mix(k.shade('#2f6f7a', 0.02), k.dark(), 0.2), '#ffd27a'),
          ),
          path(quad(t - 0.05, t + 0.31, 0.4, 0.415), k.dark()),
          path(quad(t - 0.05, t + 0.31, 0.46, 0.48), k.dark()),
        )
        k.add(
          path(quad(t - 0.02, t + 0.28, t < 0.3 ? 0.6 : 0.62, t < 0.3 ? 0.95 : 0.82), k.lit('#fbf4e4', 0.02)),
          path(
            quad(t, t + 0.26, t < 0.3 ? 0.62 : 0.64, t < 0.3 ? 0.95 : 0.8),
            t < 0.3 ? k.half('#7a4a30', 0, 0.4) : k.glow(k.shade('#3f6a7a', 0.02), '#ffd27a'),
          ),
        )
      }
    }
  }
  side(-1)
  side(1)
  k.add(broadTree(k, k.x(k.fit(0.3, 0.2)), k.y(0.86), k.fit(150, 140), { leaf: '#d84f9a', trunk: '#6b4f3c' }))
  k.add(
    watcher(k, vx + 40, k.y(0.77), { s: 0.58, accent: k.half('#2f7fb0', 0, 0.1) }),
    carrier(k, vx - 60, k.y(0.8), { s: 0.62, accent: k.half('#f2a53a', 0, 0.1) }),
    scooter(k, k.x(k.fit(0.68, 0.72)), k.y(0.9), k.fit(1.5, 1.35), '#2f9a8a'),
    birds(k, 0.44, 0.16, 5),
  )
  return k.calm(0.5, '#33201e')
}
