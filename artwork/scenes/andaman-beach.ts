import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, stroke } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { ground, hill, pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { sitter, watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { plantain } from '../parts/undergrowth.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Andaman: a white beach under tall trees, clear shallows, an outrigger at anchor. */
export function andamanBeach(o: Options) {
  const k = new Stage('andaman-beach', 'tropic', o),
    y = k.y(0.46)
  k.add(sky(k, 0.62, 0.2, { r: 54, low: 0.32, horizon: 0.5 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.14), k.y(0.22), 300, 84, 0.9), cumulus(k, k.x(0.72), k.y(0.12), 200, 54, 0.7))
  k.add(
    hill(k, pts(k, [-0.03, 0.44], [0.12, 0.4], [0.26, 0.43], [0.36, 0.465]), '#4f8a68', 0.5, {
      base: y,
      foot: 0.4,
    }),
  )
  k.add(water(k, y, { tint: '#18b0b4', far: mix(k.mood.sea[0], '#1f9ac0', 0.4), deep: 0.05 }))
  k.add(
    glitter(k, k.sun.x, y + 4, k.y(0.7), { width: 150, n: 44 }),
    ripple(k, y + 6, k.y(0.86), 60, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
  )
  // Headland with its forest wall comes in from the right.
  const head = pts(k, [0.5, 0.475], [0.62, 0.44], [0.76, 0.37], [0.9, 0.28], [1.03, 0.2])
  k.add(
    path(ground(head, k.y(0.62)), k.half('#2f7a52', 0.1, 0.5)),
    canopy(k, head, [20, 44], k.half('#3f8f58', 0.1, 0.45), { base: k.y(0.6) }),
    canopy(
      k,
      pts(k, [0.56, 0.49], [0.7, 0.46], [0.86, 0.42], [1.03, 0.36]),
      [20, 46],
      k.half('#2f7a4c', 0.05, 0.5),
      { base: k.y(0.66) },
    ),
  )
  const sand = pts(
    k,
    [0.44, 0.492],
    [0.56, 0.51],
    [0.6, 0.56],
    [0.52, 0.64],
    [0.38, 0.74],
    [0.2, 0.86],
    [-0.03, 0.99],
  )
  const beach = (dx: number, c: string, op = 1) =>
    path(
      `M${k.W + 20} ${k.y(0.5)}H${k.x(0.44)}${sand
        .map(([px, py]) => `L${(px + dx).toFixed(0)} ${(py + dx * 0.12).toFixed(0)}`)
        .join('')
        .replace(/^L/, 'L')}V${k.H + 20}H${k.W + 20}z`,
      c,
      `opacity="${op}" stroke-linejoin="round"`,
    )
  k.add(
    beach(-70, k.lit('#5fd8cc'), 0.5),
    beach(-34, k.lit('#a8efe2'), 0.65),
    beach(-10, k.lit('#ffffff'), 0.9),
    beach(8, k.v([0, k.lit('#fdf3dc', 0.05)], [1, k.half('#e8cfa4', 0, 0.3)])),
  )
  k.add(
    canopy(
      k,
      pts(k, [0.7, 0.56], [0.8, 0.55], [0.92, 0.53], [1.03, 0.5]),
      [16, 34],
      k.half('#3f8a4c', 0.02, 0.5),
      { base: k.y(0.63) },
    ),
  )
  for (const [u, v, h] of [
    [0.8, 0.64, 330],
    [0.9, 0.66, 420],
    [0.98, 0.7, 520],
  ] as const)
    k.add(broadTree(k, k.x(u), k.y(v), h * k.fit(1, 0.9), { leaf: '#3f8f50', trunk: '#8a6f58' }))
  k.add(palm(k, k.x(k.fit(0.68, 0.72)), k.y(0.66), 280, -90, { size: 0.9 }))
  k.add(
    canoe(k, k.x(k.fit(0.3, 0.26)), k.y(0.62), k.fit(1.1, 0.95), { color: '#c8563c' }),
    stroke(
      `M${k.x(k.fit(0.3, 0.26)) - 80} ${k.y(0.645)}h170`,
      k.shade('#8a5a3c'),
      5,
      'stroke-linecap="round"',
    ),
  )
  k.add(
    watcher(k, k.x(0.62), k.y(0.72), { s: 0.7, accent: k.half('#e8632c', 0, 0.1) }),
    watcher(k, k.x(0.645), k.y(0.724), { s: 0.66, accent: k.half('#f2c13a', 0, 0.1) }),
    sitter(k, k.x(k.fit(0.72, 0.7)), k.y(0.82), { s: 0.9, flip: true, accent: k.half('#2f7fb0', 0, 0.1) }),
  )
  k.add(plantain(k, k.x(0.98), k.y(1.02), 2, { leaf: '#2f7a48' }), birds(k, 0.4, 0.24, 5))
  return k.calm(0.4, '#0f4a52')
}
