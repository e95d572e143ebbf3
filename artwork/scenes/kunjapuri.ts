import { type Options, Stage } from '../kit/stage.ts'
import { circle, path, rect, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { treeline } from '../parts/conifers.ts'
import { ground, hill, pts } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { sitter, watcher } from '../parts/people.ts'
import { birds, cloudBank, mist, rays, sky, stars } from '../parts/sky.ts'
import { shikhara } from '../parts/temples.ts'

/** The hilltop temple of Kunjapuri: its white tower over the last steps, people waiting for the sun over the snow line. */
export function kunjapuri(o: Options) {
  const k = new Stage('kunjapuri', 'alpine', o)
  k.add(sky(k, 0.3, 0.2, { r: 58, low: 0.4, horizon: 0.52 }), rays(k, 18, 0.12))
  if (k.night) k.add(stars(k))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.46, 0.1, k.fit(9, 6)),
      rock: '#8f8ab4',
      d: 0.62,
      base: k.y(0.58),
      snow: k.y(0.54),
      detail: 26,
    }),
    mist(k, 0.46, 0.6),
  )
  for (const [v, d, c] of [
    [0.56, 0.52, '#5f7a8a'],
    [0.62, 0.38, '#557a74'],
    [0.69, 0.26, '#4f7a5c'],
  ] as const) {
    const crest = pts(
      k,
      [-0.04, v],
      [0.16, v - 0.03 + k.rng.range(-0.01, 0.01)],
      [0.36, v + 0.02],
      [0.56, v - 0.01],
      [0.8, v + 0.03],
      [1.04, v],
    )
    k.add(hill(k, crest, c, d), cloudBank(k, v + 0.05, 0.05, { opacity: 0.75, n: 6 }))
  }
  const top = sample(
    pts(
      k,
      [-0.04, 0.94],
      [0.18, 0.9],
      [0.34, 0.83],
      [0.46, 0.73],
      [0.56, 0.655],
      [0.7, 0.63],
      [0.84, 0.66],
      [1.04, 0.76],
    ),
  )
  k.add(
    path(
      ground(top, k.H),
      k.verticalGradient([0, k.lit('#8a9a5a')], [0.35, k.half('#5f7f4c', 0, 0.5)], [1, k.shade('#4f6a4c')]),
    ),
    treeline(
      k,
      top.map(([x, y]) => [x, y + 90]),
      70,
      k.half('#3f6a4c', 0, 0.75),
      { gap: 26 },
    ),
  )
  steps(k)
  temple(k)
  for (const [u, c] of [
    [0.44, '#d8502c'],
    [0.475, '#3f7a9a'],
    [0.5, '#e8a83c'],
  ] as const)
    k.add(sitter(k, k.x(u), yAt(top, k.x(u)) + 6, { s: 0.74, flip: true, accent: k.half(c, 0, 0.1) }))
  k.add(
    watcher(k, k.x(0.545), yAt(top, k.x(0.545)) + 4, { s: 0.74, accent: k.half('#c83a5a', 0, 0.1) }),
    watcher(k, k.x(0.57), yAt(top, k.x(0.57)) + 4, { s: 0.7, accent: k.half('#f0e2c0', 0, 0.1) }),
    birds(k, 0.42, 0.26, 6),
  )
  return k.calm(0.35, '#1c1f30')
}

/** The last of three hundred steps, a railing beside them. */
function steps(k: Stage) {
  const rise = 13
  for (let i = 0; i < rise; i++) {
    const t = i / rise
    const [x, y] = [k.x(0.9 - 0.17 * t), k.y(0.985 - 0.31 * t)]
    const [w, h] = [210 - 110 * t, 26 - 9 * t]
    k.add(
      rect(x - w / 2, y, w, h * 0.5, k.lit('#f0e4d0')),
      rect(x - w / 2, y + h * 0.5, w, h * 0.9, k.half('#b8a898', 0, 0.5)),
    )
  }
  const rail = (s: 1 | -1) => `M${k.x(0.9) + s * 105} ${k.y(0.93)}L${k.x(0.745) + s * 54} ${k.y(0.648)}`
  let posts = ''
  for (const s of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const t = i / 5
      posts += `M${k.x(0.9 - 0.155 * t) + s * (105 - 51 * t)} ${k.y(0.93 - 0.282 * t)}v${60 - 24 * t}`
    }
  k.add(stroke(posts, k.half('#d8502c', 0, 0.4), 5), stroke(rail(1) + rail(-1), k.half('#d8502c', 0, 0.2), 6))
}

function temple(k: Stage) {
  const [x, y] = [k.x(0.73), k.y(0.655)]
  const s = k.fit(1, 0.94)
  const white = '#fbf2e4'
  k.add(
    path(
      shape([
        [x - 190 * s, y + 10],
        [x - 176 * s, y - 20],
        [x + 176 * s, y - 20],
        [x + 190 * s, y + 10],
      ]),
      k.half('#d8c8b4', 0, 0.3),
    ),
    // The hall with its painted gate, and the tower behind it.
    rect(
      x - 40 * s,
      y - 150 * s,
      190 * s,
      132 * s,
      k.horizontalGradient([0, k.lit(white)], [1, k.half(white, 0, 0.6)]),
    ),
    shikhara(k, x + 58 * s, y - 128 * s, 116 * s, 250 * s, white),
    rect(x - 52 * s, y - 164 * s, 214 * s, 18 * s, k.half('#e8632c', 0, 0.15)),
    path(
      shape([
        [x - 138 * s, y - 20],
        [x - 138 * s, y - 112 * s],
        [x - 84 * s, y - 152 * s],
        [x - 30 * s, y - 112 * s],
        [x - 30 * s, y - 20],
      ]),
      k.half('#f6d49a', 0, 0.15),
    ),
    path(
      shape([
        [x - 150 * s, y - 108 * s],
        [x - 84 * s, y - 162 * s],
        [x - 18 * s, y - 108 * s],
        [x - 30 * s, y - 100 * s],
        [x - 84 * s, y - 144 * s],
        [x - 138 * s, y - 100 * s],
      ]),
      k.half('#d8442c', 0, 0.2),
    ),
    path(
      `M${x - 112 * s} ${y - 20}v${-56 * s}q${28 * s} ${-30 * s} ${56 * s} 0v${56 * s}z`,
      k.glow(k.shade('#5a3430'), '#ffb85c'),
    ),
    circle(x - 84 * s, y - 116 * s, 11 * s, k.half('#e8b23c', 0, 0.1)),
  )
  for (const dx of [16, 60, 104])
    k.add(
      path(
        `M${x + dx * s} ${y - 36}v${-52 * s}q${14 * s} ${-18 * s} ${28 * s} 0v${52 * s}z`,
        k.glow(k.shade('#8a6a5a'), '#ffcf7a'),
      ),
    )
  const [fx, fy] = [x + 58 * s, y - 392 * s]
  k.add(
    stroke(`M${fx} ${fy + 40}v-52`, k.dark(), 4),
    path(`M${fx} ${fy - 12}l52 14-52 18z`, k.half('#f0702c', 0, 0.05)),
  )
}
