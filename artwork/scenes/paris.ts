import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, f, type Point, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { bough, type Foliage } from '../parts/boughs.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { watcher } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Paris: the iron tower over the Seine at blue hour. */
export function paris(o: Options) {
  const k = new Stage('paris', 'tropic', o)
  const y = k.y(0.68)
  k.add(
    sky(k, 0.36, 0.26, { r: 92, horizon: 0.66, low: 0.46, rings: false }),
    strata(k, 0.24, 8, { opacity: 0.5 }),
  )
  if (k.night) k.add(stars(k, 70))
  const tx = k.x(k.fit(0.64, 0.56))
  const H = k.fit(540, 600)
  const iron = k.half('#9a7a5c', 0.14, 0.35)
  const deep = k.shade('#7a5f4c', 0.12)
  let s = ''
  for (let i = 0; i < k.fit(30, 20); i++) {
    const x = k.x(i / k.fit(29, 19))
    const h = k.rng.range(60, 96)
    const w = k.rng.range(56, 80)
    s +=
      block(k, x, y, w, h, k.rng.pick(['#f0e2cc', '#e8d6bc', '#f4e8d6']), { d: 0.4, turn: 0.2 }) +
      path(
        shape([
          [x - w / 2, y - h],
          [x - w * 0.38, y - h - 24],
          [x + w * 0.38, y - h - 24],
          [x + w / 2, y - h],
        ]),
        k.half('#6f7f94', 0.4, 0.4),
      ) +
      windows(k, x - w * 0.42, y - h + 8, w * 0.7, h * 0.8, 4, 3, {
        color: k.shade('#8a8088', 0.4),
        chance: 0.5,
      })
  }
  // Tower: splayed legs, decks, lattice.
  const toX = (n: number) => tx + n
  const toY = (t: number) => y - H * t
  const w = (t: number) => 104 * (1 - t) ** 3 + 4 + 15 * (1 - t)
  const sideL: Point[] = []
  const sideR: Point[] = []
  for (let i = 0; i <= 20; i++) {
    const t = i / 20
    sideL.push([toX(-w(t)), toY(t)])
    sideR.push([toX(w(t)), toY(t)])
  }
  // Silhouette with the base arch and the window between the first two decks cut out.
  const hole1 = `M${f(toX(-w(0) * 0.6))} ${f(y + 1)}L${f(toX(-w(0.1) * 0.52))} ${f(toY(0.1))}Q${f(toX(-w(0.16) * 0.4))} ${f(toY(0.165))} ${f(toX(0))} ${f(toY(0.168))}Q${f(toX(w(0.16) * 0.4))} ${f(toY(0.165))} ${f(toX(w(0.1) * 0.52))} ${f(toY(0.1))}L${f(toX(w(0) * 0.6))} ${f(y + 1)}z`
  const hole2 = `M${f(toX(-w(0.23) * 0.5))} ${f(toY(0.225))}L${f(toX(-w(0.36) * 0.3))} ${f(toY(0.37))}H${f(toX(w(0.36) * 0.3))}L${f(toX(w(0.23) * 0.5))} ${f(toY(0.225))}z`
  const hole3 = `M${f(toX(-w(0.43) * 0.34))} ${f(toY(0.43))}L${f(toX(0))} ${f(toY(0.62))}L${f(toX(w(0.43) * 0.34))} ${f(toY(0.43))}z`
  const solid = `${curve(sideL)}L${curve(sideR.slice().reverse()).slice(1)}z${hole1}${hole2}${hole3}`
  let lat = ''
  for (let i = 0; i < 22; i++) {
    const a = i / 23
    const b = (i + 1) / 23
    for (const q of [-1, 1]) {
      const inA = a < 0.17 ? 0.58 : a < 0.38 ? 0.42 : a < 0.6 ? 0.3 : 0
      const inB = b < 0.17 ? 0.58 : b < 0.38 ? 0.42 : b < 0.6 ? 0.3 : 0
      lat += `M${f(toX(q * w(a)))} ${f(toY(a))}L${f(toX(q * w(b) * inB))} ${f(toY(b))}M${f(toX(q * w(a) * inA))} ${f(toY(a))}L${f(toX(q * w(b)))} ${f(toY(b))}`
    }
  }
  s +=
    path(
      solid,
      k.light < 0
        ? k.horizontalGradient([0, iron], [0.5, iron], [0.52, deep], [1, deep])
        : k.horizontalGradient([0, deep], [0.48, deep], [0.5, iron], [1, iron]),
      'fill-rule="evenodd"',
    ) +
    stroke(
      lat,
      k.night || k.time === 'dusk' ? '#ffcf7a' : k.lit('#d9b890', 0.14),
      1.5,
      `opacity="${k.night || k.time === 'dusk' ? 0.85 : 0.5}"`,
    )
  for (const [t, e] of [
    [0.2, 11],
    [0.4, 8],
    [0.88, 6],
  ] as const)
    s += rect(toX(-w(t) - e), toY(t) - 7, (w(t) + e) * 2, 11, k.half('#b08a66', 0.1, 0.3))
  s += rect(toX(-2), toY(1.06), 4, H * 0.07, iron)
  s +=
    canopy(k, sample(crest(k, 0.64, 0.004, 9)), [14, 26], k.half('#5a8a5c', 0.16, 0.5), { base: y }) +
    rect(0, y - 16, k.W, 17, k.half('#e0cdb4', 0.06, 0.3))
  k.add(
    water(k, y, { deep: 0.4 }),
    mirror(k, s, y, { opacity: 0.45, squash: 0.6 }),
    glitter(k, k.sun.x, y + 3, k.y(0.94), { width: 120, n: 44, opacity: 0.85 }),
    ripple(k, y + 4, k.H, 80, k.lit('#fff0d8', 0.1), { opacity: 0.26 }),
    ripple(k, y + 10, k.H, 36, k.dark(), { opacity: 0.2 }),
  )
  // Bridge with arches across the left.
  const by = k.y(0.735)
  const bl = k.x(k.fit(0.5, 0.46))
  let arch = ''
  for (let i = 0; i < 4; i++) {
    const a = -20 + i * (bl / 3.7)
    arch += `M${f(a + 14)} ${f(by + 54)}a${f(bl / 8.4)} ${f(46)} 0 0 1 ${f(bl / 4.2)} 0z`
  }
  k.add(
    path(
      `M-10 ${f(by - 14)}Q${f(bl * 0.5)} ${f(by - 34)} ${f(bl)} ${f(by - 4)}v58H-10z`,
      k.verticalGradient([0, k.lit('#ecd9bc')], [1, k.half('#c8ac8c', 0, 0.5)]),
    ),
    path(arch, mix(k.shade('#5a5a70'), k.dark(), 0.3)),
    stroke(
      `M-10 ${f(by - 24)}Q${f(bl * 0.5)} ${f(by - 44)} ${f(bl)} ${f(by - 14)}`,
      k.half('#d9c2a0', 0, 0.3),
      4,
    ),
  )
  for (let i = 0; i < 5; i++) {
    const x = 40 + (i * bl) / 5.2
    const yy = by - 30 - Math.sin((i + 0.5) * 0.62) * 8
    k.add(
      rect(x - 1.5, yy - 46, 3, 46, k.dark()),
      circle(x, yy - 50, 6, k.glow(k.lit('#fdf3e0'), '#ffe2a0')),
      k.night || k.time === 'dusk'
        ? circle(x, yy - 50, 34, k.radialGradient([0, '#ffd98a', 0.6], [1, '#ffd98a', 0]))
        : '',
    )
  }
  k.add(
    watcher(k, k.x(0.2), by - 30, { s: 0.5, accent: k.half('#c8403a', 0, 0.2) }),
    watcher(k, k.x(0.218), by - 30, { s: 0.48, accent: k.half('#f2c13a', 0, 0.2) }),
  )
  const lv: Foliage = {
    plant: 'chinar',
    colors: ['#c9742f', '#e09a3c', '#8f6a34'].map((c) => k.half(c, 0, 0.35)),
  }
  k.add(
    bough(k, [k.x(1.03), k.y(0.03)], [k.x(k.fit(0.82, 0.7)), k.y(0.08)], lv, { n: 50, s: 1 }),
    bough(k, [k.x(1.03), k.y(0.1)], [k.x(k.fit(0.92, 0.86)), k.y(0.26)], lv, { n: 30, s: 0.95 }),
    birds(k, 0.42, 0.26, 7),
  )
  return k.calm(0.5, '#1a1c3c')
}
