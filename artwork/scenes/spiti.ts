import { type Options, Stage } from '../kit/stage.ts'
import { stroke } from '../kit/svg.ts'
import { hill, pts, scrub, sweeps } from '../parts/ground.ts'
import { monastery } from '../parts/mountain-houses.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { campfire, sitter, watcher } from '../parts/people.ts'
import { prayerFlags, tent } from '../parts/props.ts'
import { milkyWay, mist, sky, stars, strata } from '../parts/sky.ts'

/** Spiti: camp under the Milky Way, a monastery stacked on its hill. */
export function spiti(o: Options) {
  const k = new Stage('spiti', 'alpine', o)
  k.add(sky(k, 0.16, 0.3, { disc: !k.night, rings: !k.night, r: 38, horizon: 0.78 }))
  if (k.night) k.add(stars(k, 150, 0.62), milkyWay(k, 0.12, 0.66, 0.66, -0.12))
  else k.add(strata(k, 0.22, 6))
  skyline(k)
  // On posters the camp moves up, clear of the title.
  const up = k.fit(0, 0, 0.055)
  const mid = pts(
    k,
    [-0.03, 0.74 - up],
    [0.2, 0.76 - up],
    [0.45, 0.79 - up],
    [0.7, 0.76 - up],
    [1.03, 0.8 - up],
  )
  k.add(
    hill(k, mid, k.night ? '#9a98b8' : '#a98a78', k.night ? 0.3 : 0.06, { foot: 0.7 }),
    sweeps(k, 0.79, 0.95, 5, k.shade('#6a5560'), 0.4),
    scrub(k, 0.8, 0.97, 46, '#6d6650'),
  )
  const tx = k.fit(0, 0.02)
  k.add(
    tent(k, k.x(0.36 + tx), k.y(0.835 - up), 1.05, '#ef8a3c'),
    tent(k, k.x(0.19 + tx), k.y(0.85 - up), 1.3, '#e5563f'),
    tent(k, k.x(0.5 + tx), k.y(0.825 - up), 0.8, '#f2b03c'),
  )
  k.add(
    campfire(k, k.x(0.58 + tx), k.y(0.905 - up), 1.2),
    sitter(k, k.x(0.51 + tx), k.y(0.91 - up), { s: 0.85, accent: k.glow(k.half('#3f7f9a'), '#c8643c') }),
    sitter(k, k.x(0.645 + tx), k.y(0.905 - up), {
      s: 0.85,
      flip: true,
      accent: k.glow(k.half('#b0483c'), '#d8843c'),
    }),
    watcher(k, k.x(0.7 + tx), k.y(0.9 - up), { s: 0.82, accent: k.glow(k.half('#2f5f8a'), '#d8a05a') }),
  )
  k.add(
    prayerFlags(k, [k.x(0.06), k.y(0.66 - up)], [k.x(0.36), k.y(0.77 - up)], { sag: 26, n: 14, s: 0.9 }),
    stroke(
      `M${k.x(0.06)} ${k.y(0.66 - up)}V${k.y(0.86 - up)}M${k.x(0.36)} ${k.y(0.77 - up)}V${k.y(0.8 - up)}`,
      k.dark(),
      3.5,
    ),
  )
  return k.calm(0.45)
}

/** The ranges above the valley and the monastery on its hill; in winter snow lies on all of it. */
export function skyline(k: Stage, winter = false) {
  const crag = { rock: '#b58f74', base: k.y(0.82), detail: 22, foot: winter ? 0.12 : 0.3 }
  const hx = k.x(k.fit(0.72, 0.68))
  const hy = k.y(0.6)
  /** Where snow ends: bare rock in summer, a few ribs of it in winter. */
  const white = (v: number, inWinter: number) => k.y(winter ? inWinter : v)
  k.add(
    range(k, {
      ctrl: peaks(k, 0.56, 0.24, k.fit(6, 4)),
      rock: '#8c86a6',
      d: 0.62,
      base: k.y(0.68),
      snow: white(0.46, 0.66),
      detail: 26,
    }),
  )
  k.add(mist(k, 0.46, 0.68, { opacity: 0.7 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.44],
        [0.12, 0.4],
        [0.3, 0.56],
        [0.46, 0.48],
        [0.56, 0.56],
        [0.86, 0.34],
        [1.03, 0.5],
      ),
      rock: '#a88476',
      d: 0.3,
      base: k.y(0.76),
      detail: 22,
      snow: white(0.42, 0.68),
    }),
  )
  k.add(mist(k, 0.56, 0.76, { opacity: 0.55 }))
  const snow = (v: number) => (winter ? { snow: k.y(v) } : {})
  k.add(
    mountain(k, [hx + 40, hy - 250], k.fit(560, 500), k.fit(520, 460), { ...crag, d: 0.2, ...snow(0.74) }),
    monastery(k, hx, hy + 56, k.fit(0.74, 0.78), 0.06, winter),
    mountain(k, [hx + 140, hy + 30], 210, 330, { ...crag, d: 0.14, ...snow(0.78) }),
    mountain(k, [hx - 150, hy + 36], 300, 220, { ...crag, d: 0.12, ...snow(0.78) }),
    mountain(k, [hx - 10, hy + 50], 260, 240, { ...crag, rock: '#bd967a', d: 0.1, ...snow(0.78) }),
  )
}
