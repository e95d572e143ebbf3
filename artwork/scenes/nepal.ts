import { type Options, Stage } from '../kit/stage.ts'
import { circle, type Point, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { treeline } from '../parts/conifers.ts'
import { crest, pts, sweeps } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { prayerFlags } from '../parts/props.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'

/** Nepal: a great white stupa with painted eyes below the Himalaya. */
export function nepal(o: Options) {
  const k = new Stage('nepal', 'alpine', o)
  const y = k.y(0.78)
  k.add(sky(k, 0.34, 0.24, { r: 96, low: 0.36, rings: false }), strata(k, 0.18, 6, { opacity: 0.5 }))
  if (k.night) k.add(stars(k))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.44],
            [0.1, 0.34],
            [0.22, 0.46],
            [0.34, 0.26],
            [0.5, 0.44],
            [0.68, 0.36],
            [0.8, 0.46],
            [0.93, 0.28],
            [1.03, 0.4],
          ],
          [
            [-0.03, 0.4],
            [0.14, 0.3],
            [0.4, 0.46],
            [0.9, 0.28],
            [1.03, 0.4],
          ],
        ),
      ),
      rock: '#8f94bc',
      d: 0.5,
      base: k.y(0.64),
      snow: k.y(0.54),
      detail: 22,
    }),
    mist(k, 0.44, 0.64, { opacity: 0.85 }),
    cloudBank(k, 0.52, 0.08, { opacity: 0.6 }),
  )
  k.add(treeline(k, sample(crest(k, 0.63, 0.015, 6)), 22, k.half('#5a8a80', 0.42, 0.4), { gap: 10 }))
  // Old-town roofs either side.
  for (let i = 0; i < k.fit(18, 12); i++) {
    const x = k.x(i / k.fit(17, 11)) + k.rng.range(-16, 16)
    const w = k.rng.range(70, 110)
    const h = k.rng.range(80, 150)
    k.add(
      block(k, x, y, w, h, k.rng.pick(['#c9785a', '#b86a52', '#d9926a', '#e0b08a']), { d: 0.2, turn: 0.3 }),
      path(
        shape([
          [x - w * 0.62, y - h],
          [x - w * 0.4, y - h - 26],
          [x + w * 0.4, y - h - 26],
          [x + w * 0.62, y - h],
        ]),
        k.half('#8a4a44', 0.2, 0.4),
      ),
      windows(k, x - w * 0.4, y - h + 10, w * 0.6, h * 0.7, 3, 3, {
        color: k.shade('#5a3a34', 0.2),
        chance: 0.6,
      }),
    )
  }
  // Stupa.
  const cx = k.x(k.fit(0.6, 0.52))
  const s = k.fit(1.14, 1.04)
  const L = k.light
  const toX = (n: number) => cx + n * s
  const toY = (n: number) => y - n * s
  const wht = '#fdf8ee'
  const g = (c: string) =>
    L < 0
      ? k.horizontalGradient([0, k.lit(c)], [0.42, k.lit(c)], [0.75, k.half(c, 0, 0.55)], [1, k.shade(c)])
      : k.horizontalGradient([0, k.shade(c)], [0.25, k.half(c, 0, 0.55)], [0.58, k.lit(c)], [1, k.lit(c)])
  for (const [w, y0, h] of [
    [330, 0, 34],
    [280, 34, 30],
    [236, 64, 26],
  ] as const)
    k.add(
      rect(toX(-w), toY(y0 + h), w * 2 * s, h * s, g(wht)),
      rect(toX(-w) - 4, toY(y0 + h) - 3, w * 2 * s + 8, 6 * s, k.lit('#f0c24a')),
    )
  let niches = ''
  for (let i = -9; i <= 9; i++)
    niches += `M${(toX(i * 33) - 7).toFixed(0)} ${toY(6).toFixed(0)}v-${(14 * s).toFixed(0)}q7-9 14 0v${(14 * s).toFixed(0)}z`
  k.add(
    path(niches, k.glow(k.half('#b8443c', 0, 0.3))),
    path(
      `M${toX(-196)} ${toY(90)}C${toX(-206)} ${toY(210)} ${toX(-96)} ${toY(250)} ${cx} ${toY(250)}S${toX(206)} ${toY(210)} ${toX(196)} ${toY(90)}z`,
      g(wht),
    ),
    path(
      `M${toX(-190)} ${toY(120)}Q${cx} ${toY(160)} ${toX(190)} ${toY(120)}L${toX(186)} ${toY(132)}Q${cx} ${toY(174)} ${toX(-186)} ${toY(132)}z`,
      k.half('#f2c04a', 0, 0.1),
    ),
  )
  k.add(
    rect(toX(-46), toY(316), 92 * s, 70 * s, g('#f2c65a')),
    rect(toX(-54), toY(322), 108 * s, 10 * s, k.half('#c8463a', 0, 0.15)),
    rect(toX(-52), toY(250), 104 * s, 9 * s, k.half('#c8463a', 0, 0.15)),
  )
  for (const e of [-21, 21])
    k.add(
      path(
        `M${toX(e - 17)} ${toY(284)}q${17 * s}-${15 * s} ${34 * s} 0q-${17 * s} ${9 * s}-${34 * s} 0z`,
        k.lit('#ffffff'),
      ),
      circle(toX(e), toY(284), 5.4 * s, k.half('#1f4fa0', 0, 0.2)),
      stroke(
        `M${toX(e - 20)} ${toY(296)}q${20 * s}-${15 * s} ${40 * s} 0`,
        k.dark(),
        3.2 * s,
        'stroke-linecap="round"',
      ),
    )
  k.add(
    stroke(
      `M${toX(-3)} ${toY(276)}q${8 * s} ${2 * s} ${2 * s} ${9 * s}t${5 * s} ${6 * s}`,
      k.half('#c8463a', 0, 0.15),
      3 * s,
      'stroke-linecap="round"',
    ),
  )
  for (let i = 0; i < 11; i++)
    k.add(rect(toX(-38 + i * 3.2), toY(334 + i * 9), (76 - i * 6.4) * s, 8 * s, g('#eab54a')))
  k.add(
    path(
      shape([
        [toX(-15), toY(428)],
        [toX(0), toY(470)],
        [toX(15), toY(428)],
      ]),
      k.lit('#f6d26a'),
    ),
    rect(toX(-19), toY(432), 38 * s, 6 * s, k.half('#c8463a', 0, 0.15)),
  )
  const tip: Point = [cx, toY(424)]
  for (const [ex, ey] of [
    [-0.02, 0.58],
    [0.14, 0.76],
    [0.98, 0.6],
    [k.fit(0.88, 0.92), 0.76],
  ] as const)
    k.add(prayerFlags(k, tip, [k.x(ex), k.y(ey)], { sag: 36, n: 30, s: 1 }))
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, k.half('#d9b48c', 0, 0.2)],
        [0.4, k.half('#b08868', 0, 0.5)],
        [1, k.shade('#5a4648')],
      ),
    ),
    sweeps(k, 0.8, 0.95, 5, k.shade('#8a6a58'), 0.3),
  )
  for (let i = 0; i < 13; i++)
    k.add(
      watcher(k, k.x(0.06 + i * 0.072) + k.rng.range(-20, 20), y + k.rng.range(14, 44), {
        s: k.rng.range(0.46, 0.56),
        accent: k.half(k.rng.pick(['#9c2f2c', '#e8832c', '#b8342f', '#3f6fa0', '#f2c13a']), 0, 0.15),
      }),
    )
  k.add(birds(k, 0.36, 0.3, 10, 8))
  return k.calm(0.55, '#2a1c2c')
}
