import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, rect, stroke } from '../kit/svg.ts'
import { camel } from '../parts/animals.ts'
import { hill, pts } from '../parts/ground.ts'
import { carrier, watcher } from '../parts/people.ts'
import { domeTent } from '../parts/props.ts'
import { sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple } from '../parts/water.ts'

/** Rann of Kutch: moon over a salt plain, a white camp and camels. */
export function rann(o: Options) {
  const k = new Stage('rann', 'desert', o)
  const y = k.y(0.56)
  k.add(sky(k, k.aspect === 'banner' ? 0.7 : 0.62, 0.26, { r: 110, horizon: 0.58, low: 0.4 }))
  if (k.night) k.add(stars(k, 200, 0.52))
  k.add(
    strata(k, 0.44, 6, { opacity: 0.4, spread: 0.07 }),
    hill(k, pts(k, [-0.03, 0.55], [0.3, 0.54], [0.6, 0.552], [0.8, 0.535], [1.03, 0.55]), '#8f7fa0', 0.6, {
      base: y + 3,
      foot: 0.3,
    }),
  )
  const salt = '#f6f2f4'
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, mix(k.lit(salt), k.horizon, 0.55)],
        [0.3, k.lit(salt, 0.05)],
        [1, k.half('#c4c0dc', 0, 0.5)],
      ),
    ),
    circle(
      k.sun.x,
      y + 6,
      k.fit(520, 380),
      k.radialGradient([0, k.mood.sun, 0.5], [1, k.mood.sun, 0]),
    ).replace('<circle', `<circle ${k.clip(`<path d="M0 ${y.toFixed(0)}h${k.W}v${k.H}H0z"/>`)}`),
  )
  // Salt polygons in perspective.
  let d = ''
  for (let i = 0; i < 150; i++) {
    const t = k.rng() ** 1.5
    const x = k.rng.range(-20, k.W + 20)
    const v = y + 10 + (k.H - y) * t
    const size = 7 + 74 * t
    for (const a of [0.3, 2.4, 4.5]) {
      const b = a + k.rng.range(-0.5, 0.5)
      const len = size * k.rng.range(0.5, 1.2)
      d += `M${x.toFixed(0)} ${v.toFixed(0)}q${(Math.cos(b + 0.3) * len * 0.5).toFixed(0)} ${(Math.sin(b + 0.3) * len * 0.17).toFixed(0)} ${(Math.cos(b) * len).toFixed(0)} ${(Math.sin(b) * len * 0.34).toFixed(0)}`
    }
  }
  k.add(
    stroke(d, k.shade('#9a94c0'), 1.5, 'opacity=".24" stroke-linecap="round"'),
    ripple(k, y + 8, k.H, 70, k.lit('#ffffff'), { opacity: 0.3, size: 1.4 }),
    glitter(k, k.sun.x, y + 4, k.y(0.96), { width: 210, n: 70, opacity: 0.5 }),
  )
  for (const [u, v, s] of k.fit<[number, number, number][]>(
    [
      [0.1, 0.6, 0.42],
      [0.17, 0.606, 0.5],
      [0.26, 0.615, 0.62],
      [0.9, 0.61, 0.56],
      [0.97, 0.62, 0.7],
    ],
    [
      [0.08, 0.6, 0.42],
      [0.2, 0.606, 0.5],
      [0.92, 0.61, 0.56],
    ],
  ))
    k.add(domeTent(k, k.x(u), k.y(v), s))
  const b = mix(k.dark(), k.shade('#5a3a40'), 0.2)
  // The banner keeps its left half free for a headline.
  const shift = k.aspect === 'banner' ? 0.16 : 0
  for (const [i, u] of k
    .fit([0.4 + shift, 0.52 + shift * 0.85, 0.64 + shift * 0.7], [0.2, 0.42, 0.64])
    .entries()) {
    const yy = k.y(0.75)
    k.add(
      `<g opacity=".18" transform="translate(0 ${(yy * 2).toFixed(0)})scale(1 -1)">${camel(k, k.x(u), yy, { s: 1.55, rider: i !== 1, body: b, accent: b })}</g>`,
      camel(k, k.x(u), yy, {
        s: 1.55,
        rider: i !== 1,
        body: b,
        accent: k.half(cycle(['#e0402f', '#f2a53a', '#d8347a'], i), 0, 0.1),
      }),
    )
  }
  k.add(
    watcher(k, k.x(k.fit(0.725 + shift * 0.7, 0.79)), k.y(0.752), {
      s: 0.95,
      accent: k.half('#f2a53a', 0, 0.1),
    }),
    carrier(k, k.x(k.fit(0.78 + shift * 0.7, 0.87)), k.y(0.754), {
      s: 0.86,
      accent: k.half('#d8347a', 0, 0.1),
    }),
    carrier(k, k.x(k.fit(0.81 + shift * 0.7, 0.94)), k.y(0.752), {
      s: 0.84,
      accent: k.half('#e0502f', 0, 0.1),
    }),
  )
  return k.calm(0.55, '#221c44')
}
