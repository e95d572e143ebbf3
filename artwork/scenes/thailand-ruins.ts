import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect, shape, stroke } from '../kit/svg.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { ground, pts } from '../parts/ground.ts'
import { watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'

const brick = '#b8704c'

/** Corncob tower of weathered brick, base centre on (x, y). */
function prang(k: Stage, x: number, y: number, w: number, h: number, d: number) {
  const lit = k.half(brick, d, 0.1)
  const dark = k.shade('#8a4a38', d)
  const body =
    k.light < 0
      ? k.horizontalGradient([0, lit], [0.5, mix(lit, dark, 0.4)], [1, dark])
      : k.horizontalGradient([0, dark], [0.5, mix(lit, dark, 0.4)], [1, lit])
  for (const [i, f] of [1, 0.86, 0.74].entries())
    k.add(
      rect(x - (w * f) / 2, y - h * (0.1 + i * 0.08), w * f, h * 0.1, body),
      rect(x - (w * f) / 2 - 4, y - h * (0.1 + i * 0.08), w * f + 8, h * 0.015, k.lit('#e0a67c', d)),
    )
  const top = y - h * 0.26
  k.add(
    path(
      `M${x - w * 0.33} ${top}C${x - w * 0.4} ${top - h * 0.3} ${x - w * 0.2} ${top - h * 0.58} ${x} ${y - h}C${x + w * 0.2} ${top - h * 0.58} ${x + w * 0.4} ${top - h * 0.3} ${x + w * 0.33} ${top}z`,
      body,
    ),
  )
  for (let i = 0; i < 7; i++) {
    const t = i / 7
    const half = w * 0.36 * Math.cos(t * 1.35)
    k.add(
      stroke(
        `M${x - half} ${top - h * 0.66 * t}Q${x} ${top - h * 0.66 * t + 12} ${x + half} ${top - h * 0.66 * t}`,
        dark,
        Math.max(2, w * 0.025),
        'opacity=".6"',
      ),
    )
  }
  k.add(
    path(
      `M${x - w * 0.12} ${top}v${-h * 0.12}q${w * 0.12} ${-h * 0.08} ${w * 0.24} 0v${h * 0.12}z`,
      k.shade('#4a2a28', d),
    ),
    stroke(`M${x} ${y - h}v${-h * 0.07}`, dark, 4),
  )
}

/** Stone Buddha seated on a brick plinth, a saffron cloth over the shoulder; ~220 wide, 320 tall. */
function buddha(k: Stage, x: number, y: number, s: number) {
  const at = (d: string) => `transform="translate(${x.toFixed(0)} ${y.toFixed(0)})scale(${s})"${d}`
  const stone =
    k.light < 0
      ? k.horizontalGradient([0, k.lit('#d8cfc0')], [0.6, k.half('#b8ac9c', 0, 0.4)], [1, k.shade('#8a8078')])
      : k.horizontalGradient([0, k.shade('#8a8078')], [0.4, k.half('#b8ac9c', 0, 0.4)], [1, k.lit('#d8cfc0')])
  k.add(
    rect(x - 130 * s, y - 60 * s, 260 * s, 60 * s, k.half(brick, 0, 0.3)),
    rect(x - 140 * s, y - 66 * s, 280 * s, 14 * s, k.lit('#d89a70')),
    path('M-112-66C-108-98-60-112 0-112S108-98 112-66z', stone, at('')),
    path('M-58-104C-72-150-60-206-34-220Q0-230 34-220C60-206 72-150 58-104z', stone, at('')),
    path('M-36-220C0-196 44-160 62-112L20-104C-4-140-40-180-60-190z', k.half('#f0982c', 0, 0.1), at('')),
    path(
      'M-60-204C-92-180-92-126-40-104l10-14C-62-136-64-168-48-188zM60-204C90-178 94-140 80-100l-16-2C72-136 66-168 48-188z',
      stone,
      at(''),
    ),
    path('M-26-262C-26-296 26-296 26-262C26-236 14-220 0-220S-26-236-26-262z', stone, at('')),
    path(
      'M-27-266C-27-300-10-306 0-334C10-306 27-300 27-266C16-280-16-280-27-266z',
      k.shade('#6a6460'),
      at(''),
    ),
  )
}

/** Temple ruins: brick towers between great trees, a stone Buddha with a saffron cloth before them. */
export function thailandRuins(o: Options) {
  const k = new Stage('thailand-ruins', 'tropic', o)
  k.add(sky(k, 0.26, 0.16, { r: 52, low: 0.3, horizon: 0.6 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.5), k.y(0.2), 300, 84, 0.85))
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.55], [0.3, 0.57], [0.6, 0.56], [1.04, 0.53]),
      [18, 40],
      k.half('#4a8a5a', 0.42, 0.4),
    ),
  )
  prang(k, k.x(k.fit(0.16, 0.1)), k.y(0.63), k.fit(150, 150), k.fit(330, 430), 0.3)
  prang(k, k.x(k.fit(0.36, 0.36)), k.y(0.62), k.fit(120, 116), k.fit(250, 300), 0.36)
  k.add(broadTree(k, k.x(k.fit(0.5, 0.52)), k.y(0.64), 200, { d: 0.2, leaf: '#4f9a5a' }))
  prang(k, k.x(k.fit(0.7, 0.72)), k.y(0.67), k.fit(250, 260), k.fit(520, 720), 0.1)
  k.add(
    path(
      ground(pts(k, [-0.04, 0.64], [0.3, 0.65], [0.6, 0.655], [1.04, 0.66]), k.H),
      k.verticalGradient(
        [0, k.half('#9aba5c', 0.03, 0.15)],
        [0.4, k.half('#6f9a4a', 0, 0.35)],
        [1, k.shade('#3a5632')],
      ),
    ),
  )
  // Broken walls and a row of headless figures.
  for (const [u, v, w, h] of [
    [0.04, 0.7, 210, 56],
    [0.3, 0.68, 160, 40],
    [0.93, 0.7, 240, 60],
  ] as const) {
    const [x, y] = [k.x(u), k.y(v)]
    k.add(
      path(
        shape([
          [x - w / 2, y],
          [x - w / 2, y - h],
          [x - w / 4, y - h * 1.2],
          [x - w / 8, y - h * 0.7],
          [x + w / 8, y - h * 0.9],
          [x + w / 4, y - h * 0.5],
          [x + w / 2, y - h * 0.6],
          [x + w / 2, y],
        ]),
        k.half(brick, 0.03, 0.3),
      ),
    )
    for (let i = 1; i < 4; i++)
      k.add(stroke(`M${x - w / 2} ${y - (h / 4) * i}h${w}`, k.shade('#7a4434'), 2, 'opacity=".4"'))
  }
  k.add(
    path(
      shape(pts(k, [0.44, 0.66], [0.52, 0.66], [0.72, 1.04], [0.2, 1.04])),
      k.verticalGradient([0, k.lit('#e0c094', 0.04)], [1, k.half('#b08862', 0, 0.4)]),
    ),
  )
  buddha(k, k.x(k.fit(0.3, 0.26)), k.y(0.86), k.fit(1.15, 1.25))
  for (const dx of [-60, 0, 60])
    k.add(
      circle(k.x(k.fit(0.3, 0.26)) + dx, k.y(0.873), 11, k.half('#f2b83a', 0, 0.1)),
      ellipse(k.x(k.fit(0.3, 0.26)) + dx, k.y(0.885), 16, 5, k.half('#e8632c', 0, 0.2)),
    )
  k.add(
    watcher(k, k.x(0.52), k.y(0.76), { s: 0.85, accent: k.half('#2f7fa8', 0, 0.12) }),
    watcher(k, k.x(0.56), k.y(0.765), { s: 0.82, accent: k.half('#f2b83a', 0, 0.12) }),
    watcher(k, k.x(0.6), k.y(0.87), { s: 1.35, flip: true, accent: k.half('#e8872c', 0, 0.1) }),
    grass(k, pts(k, [-0.03, 1.0], [1.03, 1.0]), 60, k.shade('#4a6a38'), { n: 90 }),
    birds(k, 0.5, 0.14, 6),
  )
  return k.calm(0.35, '#22201a')
}
