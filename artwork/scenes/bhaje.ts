import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, f, path, rect, stroke } from '../kit/svg.ts'
import { watcher } from '../parts/people.ts'
import { ferns } from '../parts/undergrowth.ts'

const rock = '#a8907c'

/** The outline of the vault: straight sides, round above, its foot at `y`. */
const vault = (x: number, y: number, r: number, side: number) =>
  `M${f(x - r)} ${f(y)}v${f(-side)}A${f(r)} ${f(r)} 0 0 1 ${f(x + r)} ${f(y - side)}v${f(side)}`

/** The chaitya of Bhaje: a horseshoe hall cut in the cliff, ribs under its vault, pillars leading to the stupa, rain falling before it. */
export function bhaje(o: Options) {
  const k = new Stage('bhaje', 'monsoon', o)
  const [x, floor, r] = [k.x(0.5), k.y(0.84), k.x(0.27)]
  const glow = k.glow('#f4e2b8', '#ffc878')
  k.add(
    rect(
      0,
      0,
      k.W,
      k.H,
      k.verticalGradient([0, k.half(rock, 0, 0.35)], [0.7, k.half(rock, 0, 0.6)], [1, k.shade(rock)]),
    ),
  )
  let cracks = ''
  for (let i = 0; i < 26; i++)
    cracks += `M${f(k.rng.range(0, k.W))} ${f(k.rng.range(0, k.H * 0.8))}q${f(k.rng.range(30, 90))} ${f(k.rng.range(-10, 20))} ${f(k.rng.range(100, 190))} ${f(k.rng.range(-16, 16))}`
  k.add(
    stroke(cracks, k.shade(rock), 5, 'opacity=".35" stroke-linecap="round"'),
    // Mouldings round the arch.
    path(`${vault(x, floor, r * 1.22, 310)}z`, k.half('#c8b098', 0, 0.35)),
    path(`${vault(x, floor, r * 1.12, 310)}z`, k.half('#8a7262', 0, 0.5)),
    path(
      `${vault(x, floor, r, 310)}z`,
      k.verticalGradient([0, mix(k.shade('#5a4238'), k.dark(), 0.5)], [1, k.shade('#7a5a48')]),
    ),
  )
  for (let i = 0; i < 9; i++) {
    const q = 0.96 - i * 0.062
    k.add(
      stroke(
        vault(x, floor - 26 - i * 13, r * q, 300 - i * 10),
        k.half('#9a6f4c', 0, 0.2 + i * 0.03),
        15 - i,
      ),
    )
  }
  k.add(
    ellipse(x, floor - 210, r * 0.62, 230, k.radialGradient([0, glow, 0.8], [0.6, glow, 0.25], [1, glow, 0])),
    path(
      `M${x - r} ${floor}L${x - r * 0.4} ${floor - 118}H${x + r * 0.4}L${x + r} ${floor}z`,
      k.half('#c8a888', 0, 0.35),
    ),
    // The stupa: drum, dome and the stone box on top.
    rect(x - 92, floor - 190, 184, 76, k.half('#d8bc98', 0, 0.25)),
    path(
      `M${x - 88} ${floor - 190}q0-104 88-104t88 104z`,
      k.verticalGradient([0, k.lit('#f0d8b4')], [1, k.half('#c8a480', 0, 0.4)]),
    ),
    rect(x - 24, floor - 326, 48, 36, k.half('#e0c49c', 0, 0.3)),
    rect(x - 36, floor - 338, 72, 14, k.half('#e8d0a8', 0, 0.2)),
  )
  for (const side of [-1, 1])
    for (let i = 5; i >= 0; i--) {
      const t = i / 6
      const px = x + side * r * (0.9 - 0.5 * t)
      const foot = floor - 118 * t
      const [w, h] = [46 - 24 * t, 330 - 150 * t]
      k.add(
        rect(
          px - w / 2,
          foot - h,
          w,
          h,
          k.horizontalGradient(
            [0, k.half('#e0c4a0', 0, side < 0 ? 0.7 : 0.2)],
            [1, k.half('#b89478', 0, side < 0 ? 0.2 : 0.7)],
          ),
        ),
      )
    }
  for (const [u, s, c] of [
    [0.42, 1.3, '#e8a83c'],
    [0.46, 1.26, '#2f7a9a'],
    [0.6, 1.34, '#d8442c'],
  ] as const)
    k.add(watcher(k, k.x(u), floor + 10, { s, accent: k.half(c, 0, 0.1) }))
  k.add(
    path(
      `M-20 ${floor}H${k.W + 20}V${k.H + 20}H-20z`,
      k.verticalGradient([0, k.half('#9a8a74', 0, 0.3)], [1, k.shade('#5a5a48')]),
    ),
  )
  let rain = ''
  for (let i = 0; i < 46; i++) {
    const px = k.x(0.24) + i * k.x(0.0113) + k.rng.range(-6, 6)
    rain += `M${f(px)} ${f(k.rng.range(-240, 0))}V${f(floor + k.rng.range(10, 60))}`
  }
  k.add(
    stroke(rain, k.lit('#f4fbff', 0.1), 3.4, 'opacity=".3" stroke-dasharray="150 40"'),
    ellipse(x, floor + 34, r * 1.1, 24, k.lit('#dff0f0'), 'opacity=".5"'),
    ferns(k, k.x(0.06), k.y(1.0), 3, k.half('#3f8a48', 0, 0.4), { n: 8 }),
    ferns(k, k.x(0.94), k.y(1.0), 3, k.half('#3f8a48', 0, 0.4), { n: 8 }),
    ferns(k, k.x(0.12), k.y(0.16), 1.8, k.half('#4f9a50', 0, 0.4), { n: 6 }),
    ferns(k, k.x(0.9), k.y(0.12), 1.8, k.half('#4f9a50', 0, 0.4), { n: 6 }),
  )
  return k.calm(0.3, '#1f2a20')
}
