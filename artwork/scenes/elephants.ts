import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { ground, hill, pts } from '../parts/ground.ts'
import { type Place, put } from '../parts/silhouette.ts'
import { birds, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Wild elephant facing right, trunk down to the water; ~230 wide and 165 tall. */
function elephant(k: Stage, x: number, y: number, p: Place & { tusks?: boolean } = {}) {
  return put(
    k,
    `elephant${!!p.tusks}`,
    () =>
      '<path d="M-104-96C-96-146-44-164 8-156C34-168 72-162 88-136C100-116 102-92 106-66C110-40 116-18 128-8L120 4C102-4 92-24 88-48C82-54 74-54 68-52C66-44 60-40 54-40L52 0H22L18-44C-4-36-34-36-52-42L-54 0H-84L-90-56C-100-66-108-80-104-96z"/>' +
      '<path d="M-104-100c-8 14-8 34-2 52l-5 8c-9-22-7-46 2-64z"/><path d="M-40-40l4 40h-16l-2-40zM36-42l2 42h16l0-42z" opacity=".5"/>' +
      '<path fill="currentColor" d="M30-142c-20 10-30 44-16 74 14 8 36 0 44-22 6-20 0-46-28-52z"/><circle cx="76" cy="-112" r="4" fill="#f6ead0"/>' +
      (p.tusks ? '<path fill="#fdf6e4" d="M84-62c10 14 22 22 36 20-8 8-30 8-42-12z"/>' : ''),
    x,
    y,
    p,
  )
}

/** Elephants at a forest lake: a herd with calves on the bank, drowned trees in the water, wooded hills. */
export function elephants(o: Options) {
  const k = new Stage('elephants', 'monsoon', o)
  const far = k.y(0.52)
  k.add(sky(k, 0.68, 0.18, { r: 48, low: 0.32, horizon: 0.56 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.08), k.y(0.24), 280, 74, 0.85))
  k.add(
    hill(k, pts(k, [-0.03, 0.4], [0.24, 0.3], [0.5, 0.4], [0.78, 0.33], [1.03, 0.42]), '#5a8a7a', 0.66, {
      base: far,
      foot: 0.2,
    }),
    mist(k, 0.36, 0.52, { opacity: 0.6 }),
    canopy(
      k,
      pts(k, [-0.04, 0.44], [0.2, 0.42], [0.4, 0.47], [0.7, 0.45], [1.04, 0.4]),
      [18, 40],
      k.half('#4f8f60', 0.4, 0.4),
      { base: far },
    ),
    canopy(
      k,
      pts(k, [-0.04, 0.485], [0.3, 0.49], [0.6, 0.495], [1.04, 0.47]),
      [14, 30],
      k.half('#3f7f4c', 0.2, 0.45),
      { base: far },
    ),
    path(
      shape(pts(k, [-0.04, 0.512], [1.04, 0.508], [1.04, 0.53], [-0.04, 0.53])),
      k.half('#b8a468', 0.15, 0.3),
    ),
  )
  k.add(
    water(k, far + k.y(0.008), { tint: '#3a8a8a', deep: 0.2 }),
    glitter(k, k.sun.x, far + 12, k.y(0.8), { width: 130, n: 44 }),
    ripple(k, far + 16, k.y(0.82), 46, k.lit('#ffffff', 0.2), { opacity: 0.25 }),
  )
  // Bare trunks of the drowned forest, each with its reflection.
  for (const [u, v, h, lean] of [
    [0.1, 0.56, 120, 8],
    [0.2, 0.585, 170, -14],
    [0.36, 0.565, 110, 10],
    [0.78, 0.57, 130, -10],
    [0.9, 0.6, 210, 16],
  ] as const) {
    const [x, y] = [k.x(u), k.y(v)]
    k.add(
      stroke(
        `M${x} ${y}q${lean} ${-h * 0.5} ${lean * 0.4} ${-h}M${x + lean * 0.5} ${y - h * 0.55}l${lean * 2.4} ${-h * 0.22}M${x + lean * 0.5} ${y - h * 0.7}l${-lean * 1.8} ${-h * 0.2}`,
        k.dark(0.15),
        8,
        'stroke-linecap="round"',
      ),
      stroke(`M${x} ${y + 4}q${lean} ${h * 0.3} ${lean * 0.4} ${h * 0.62}`, k.dark(0.15), 7, 'opacity=".25"'),
    )
  }
  const bank = pts(k, [-0.04, 0.8], [0.2, 0.77], [0.45, 0.745], [0.7, 0.74], [1.04, 0.7])
  k.add(
    path(
      ground(bank, k.H),
      k.verticalGradient([0, k.lit('#c2b468')], [0.3, k.half('#8a9a4c', 0, 0.3)], [1, k.shade('#3f5030')]),
    ),
  )
  const grey = k.half('#7d7680', 0, 0.55)
  const ear = k.half('#9a8f94', 0, 0.3)
  for (const [u, v, s, flip, tusks] of k.fit<[number, number, number, boolean, boolean][]>(
    [
      [0.9, 0.735, 0.8, true, false],
      [0.76, 0.755, 1.1, true, false],
      [0.66, 0.79, 0.56, true, false],
      [0.52, 0.8, 1.5, true, true],
      [0.37, 0.82, 0.6, true, false],
    ],
    [
      [0.92, 0.74, 0.9, true, false],
      [0.74, 0.76, 1.2, true, false],
      [0.62, 0.795, 0.6, true, false],
      [0.44, 0.81, 1.6, true, true],
      [0.22, 0.825, 0.64, true, false],
    ],
  ))
    k.add(
      ellipse(k.x(u), k.y(v), 120 * s, 14 * s, k.dark(), 'opacity=".3"'),
      elephant(k, k.x(u), k.y(v), { s, flip, tusks, body: grey, accent: ear }),
    )
  k.add(
    grass(k, pts(k, [-0.03, 0.93], [1.03, 0.9]), 70, k.half('#8aa04a', 0, 0.4), { n: 110 }),
    grass(k, pts(k, [-0.03, 1.01], [1.03, 1.0]), 120, k.shade('#4f6a38'), { n: 120 }),
    birds(k, 0.4, 0.2, 7),
  )
  return k.calm(0.35, '#14241c')
}
