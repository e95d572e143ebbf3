import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, f, group, path, rect, stroke, transform } from '../kit/svg.ts'
import { karst } from '../parts/karst.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Vietnam: a junk with rust sails threading the karst bay. */
export function vietnam(o: Options) {
  const k = new Stage('vietnam', 'monsoon', o)
  const y = k.y(0.62)
  k.add(
    sky(k, 0.36, 0.24, { r: 80, horizon: 0.62, low: 0.38, rings: false }),
    strata(k, 0.2, 7, { opacity: 0.55 }),
  )
  if (k.night) k.add(stars(k))
  let s = ''
  for (const [u, w, h, d] of [
    [0.5, 120, 120, 0.8],
    [0.42, 150, 170, 0.72],
    [0.6, 170, 200, 0.68],
    [0.28, 160, 230, 0.6],
    [0.72, 200, 280, 0.52],
  ] as const)
    s += karst(k, k.x(u), y, w, h, d, { rock: '#8f9a90', leaf: '#5a9a6a' })
  s +=
    mist(k, 0.5, 0.62, { opacity: 0.6, to: 0.62 }) +
    karst(k, k.x(0.1), y, k.fit(330, 280), 430, 0.26, { rock: '#93988a', leaf: '#4f9060' }) +
    karst(k, k.x(k.fit(0.92, 0.95)), y, k.fit(330, 270), 480, 0.2, { rock: '#93988a', leaf: '#4f9060' })
  k.add(
    water(k, y, { tint: '#1f7a70', deep: 0.4 }),
    mirror(k, s, y, { opacity: 0.45, squash: 0.7 }),
    glitter(k, k.sun.x, y + 2, k.y(0.94), { width: 150, n: 52, opacity: 0.85 }),
    ripple(k, y + 4, k.H, 70, k.lit('#ffffff', 0.1), { opacity: 0.28 }),
    ripple(k, y + 30, k.H, 36, k.shade('#1f5a5a'), { opacity: 0.25 }),
  )
  const junk = (x: number, yy: number, q: number) => {
    const sail = '#c8643c'
    const li = k.lit(sail)
    const sh = k.shade(sail)
    const one = (mx: number, h: number, w: number) =>
      path(
        `M${mx} ${-30}L${mx - w * 0.2} ${-h}Q${mx + w * 0.5} ${-h - 26} ${mx + w} ${-h * 0.66}Q${mx + w * 1.02} ${-h * 0.36} ${mx + w * 0.8} ${-34}z`,
        k.light < 0
          ? k.horizontalGradient([0, li], [0.5, mix(li, sh, 0.25)], [1, sh])
          : k.horizontalGradient([0, sh], [0.5, mix(li, sh, 0.25)], [1, li]),
      ) +
      stroke(
        [0.25, 0.45, 0.65, 0.85]
          .map(
            (t) =>
              `M${f(mx - w * 0.2 * t)} ${f(-30 - (h - 30) * t)}Q${f(mx + w * 0.5)} ${f(-42 - (h - 30) * t)} ${f(mx + w * (0.84 + 0.14 * Math.sin(t * 3)))} ${f(-34 - (h * 0.66 - 34) * t)}`,
          )
          .join(''),
        sh,
        2.4,
        'opacity=".7"',
      ) +
      stroke(`M${mx} -20V${-h - 20}`, k.shade('#4a3028'), 4)
    return group(
      ellipse(0, 10, 170, 12, k.dark(), 'opacity=".3"') +
        one(-90, 200, 92) +
        one(10, 260, 120) +
        path('M-180-40q20 18 60 18h200q50 0 86-40q-4 50-46 72h-240q-46-10-60-50z', k.shade('#6a3f2c')) +
        path(
          'M-180-40q20 18 60 18h200q50 0 86-40q-2 18-10 32q-40 22-80 22h-210q-32-6-46-32z',
          k.half('#9a6038', 0, 0.3),
        ) +
        rect(-60, -50, 90, 26, k.half('#b8824e', 0, 0.3)) +
        path(
          'M-54-44h12v14h-12zM-34-44h12v14h-12zM-14-44h12v14h-12zM6-44h12v14h-12z',
          k.glow(k.shade('#4a3028'), '#ffd88a'),
        ),
      transform(x, yy, q),
    )
  }
  k.add(
    junk(k.x(0.36), k.y(0.67), 0.4),
    junk(k.x(k.fit(0.6, 0.56)), k.y(0.81), k.fit(1.2, 1.1)),
    birds(k, 0.5, 0.26, 6),
  )
  return k.calm(0.5, '#0a3034')
}
