import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect } from '../kit/svg.ts'
import { ground, pts, scrub } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { cairn } from '../parts/props.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { suv } from '../parts/vehicles.ts'
import { glitter, mirror, ripple } from '../parts/water.ts'

/** Pangong: a bar of impossible blue under bare mountains. */
export function pangong(o: Options) {
  const k = new Stage('pangong', 'alpine', o)
  const y = k.y(0.56)
  k.add(sky(k, 0.74, 0.2, { r: 44, horizon: 0.6, low: 0.3, rings: false }))
  if (k.night) k.add(stars(k, 160))
  k.add(strata(k, 0.18, 7, { opacity: 0.55 }))
  const far = skyline(k, y)
  const blue = k.night ? '#123a70' : k.time === 'day' ? '#0f5fb0' : mix('#1f5fa8', k.mood.sea[0], 0.4)
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, mix(k.mood.sea[1], blue, 0.35)],
        [0.25, k.half(blue, 0, 0.1)],
        [0.6, k.half(mix(blue, '#1fa0b8', 0.55), 0, 0.1)],
        [1, k.half('#5fd0c4', 0, 0.25)],
      ),
    ),
    mirror(k, far, y, { opacity: 0.4, squash: 0.7 }),
  )
  k.add(
    glitter(k, k.sun.x, y + 3, k.y(0.84), { width: 140, n: 50, opacity: 0.7 }),
    ripple(k, y + 4, k.y(0.86), 60, k.lit('#ffffff', 0.15), { opacity: 0.28 }),
  )
  const shore = pts(
    k,
    [-0.03, 0.78],
    [0.16, 0.79],
    [0.34, 0.83],
    [0.52, 0.86],
    [0.7, 0.84],
    [0.86, 0.79],
    [1.03, 0.76],
  )
  k.add(
    path(
      ground(
        shore.map(([x, yy]) => [x, yy - 9]),
        k.H,
      ),
      k.lit('#e8fbf4'),
      'opacity=".75"',
    ),
    path(
      ground(shore, k.H),
      k.gradientBetween(
        0,
        k.y(0.76),
        0,
        k.H,
        [0, k.half('#e6cfa8', 0, 0.15)],
        [0.35, k.half('#c4a07c', 0, 0.4)],
        [1, k.shade('#7a6258')],
      ),
    ),
  )
  k.add(
    scrub(k, 0.86, 0.99, 60, '#a8937e', { size: 1 }),
    cairn(k, k.x(0.2), k.y(0.87), 1.5, '#a3968e'),
    cairn(k, k.x(0.245), k.y(0.885), 0.95, '#a3968e'),
  )
  k.add(
    suv(k, k.x(k.fit(0.79, 0.76)), k.y(0.86), { s: 1.05, accent: k.half('#d8e0e0', 0, 0.2) }),
    watcher(k, k.x(k.fit(0.67, 0.56)), k.y(0.875), { s: 0.6, accent: k.half('#e0632c', 0, 0.15) }),
    watcher(k, k.x(k.fit(0.655, 0.53)), k.y(0.877), { s: 0.57, accent: k.half('#f2c13a', 0, 0.15) }),
  )
  k.add(birds(k, 0.4, 0.26, 6))
  return k.calm(0.5, '#2a2230')
}

/** The mountains of the far shore; in winter powdered with snow. */
export function skyline(k: Stage, y: number, winter = false): string {
  let far = range(k, {
    ctrl: peaks(k, 0.46, 0.2, k.fit(5, 3)),
    rock: '#9a90ae',
    d: 0.62,
    base: y,
    snow: k.y(winter ? 0.54 : 0.38),
    detail: 26,
  })
  far += mist(k, 0.42, 0.56, { opacity: 0.6, to: 0.56 })
  far += range(k, {
    ctrl: pts(
      k,
      ...k.fit<[number, number][]>(
        [
          [-0.03, 0.36],
          [0.09, 0.31],
          [0.24, 0.5],
          [0.36, 0.45],
          [0.48, 0.53],
          [0.64, 0.47],
          [0.72, 0.51],
          [0.9, 0.34],
          [1.03, 0.4],
        ],
        [
          [-0.03, 0.38],
          [0.16, 0.34],
          [0.4, 0.52],
          [0.62, 0.46],
          [0.74, 0.5],
          [1.0, 0.36],
          [1.03, 0.4],
        ],
      ),
    ),
    rock: '#bd8d72',
    d: 0.26,
    base: y,
    snow: k.y(winter ? 0.52 : 0.37),
    detail: 22,
    foot: 0.4,
  })
  return far
}
