import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, path, shape, stroke } from '../kit/svg.ts'
import { canoe, dhow } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** A hammock between two leaning palms, the sea beyond. */
export function hammock(o: Options) {
  const k = new Stage('hammock', 'tropic', o)
  const y = k.y(0.56)
  k.add(sky(k, 0.56, 0.26, { r: 60, low: 0.42, horizon: 0.58 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.04), k.y(0.4), 260, 70, 0.85), cumulus(k, k.x(0.7), k.y(0.5), 260, 56, 0.75))
  k.add(
    canopy(
      k,
      pts(k, [0.7, 0.565], [0.8, 0.53], [0.92, 0.52], [1.04, 0.53]),
      [10, 22],
      k.half('#3f8a6a', 0.4, 0.4),
      { base: y + 2 },
    ),
    water(k, y, { deep: 0.05 }),
    glitter(k, k.sun.x, y + 3, k.y(0.78), { width: 170, n: 60 }),
    ripple(k, y + 5, k.y(0.78), 50, k.lit('#ffffff', 0.2), { opacity: 0.3 }),
    dhow(k, k.x(0.24), y + 14, 0.6),
    canoe(k, k.x(0.72), k.y(0.655), 0.8, { color: '#c8563c' }),
  )
  const shore = pts(k, [-0.04, 0.79], [0.2, 0.765], [0.45, 0.775], [0.7, 0.755], [1.04, 0.77])
  const down = (dy: number) =>
    shore.map(([x, py], i): [number, number] => [x, py + dy + Math.sin(i * 2.1) * 7])
  const fill = (line: [number, number][], c: string, more = '') =>
    path(`${curve(line)}V${k.H + 10}H-40z`, c, more)
  k.add(
    fill(down(-26), k.lit('#7fe0d4'), 'opacity=".6"'),
    fill(down(-6), k.lit('#ffffff')),
    fill(down(8), k.half('#d8b486', 0, 0.35)),
    fill(
      down(20),
      k.verticalGradient(
        [0, k.lit('#f8e2b4')],
        [0.5, k.half('#e8c894', 0, 0.25)],
        [1, k.half('#b88f64', 0, 0.6)],
      ),
    ),
  )
  // Two palms cross the picture; the hammock hangs between their trunks.
  const [lx, rx] = [k.x(k.fit(0.24, 0.16)), k.x(k.fit(0.78, 0.86))]
  k.add(
    path(
      shape(pts(k, [0.1, 0.925], [0.5, 0.895], [0.9, 0.925], [0.5, 0.96])),
      k.shade('#a8825a'),
      'opacity=".45"',
    ),
    palm(k, lx, k.y(0.95), k.y(k.fit(0.74, 0.72)), k.fit(-190, -130), {
      leaf: '#2f8a4c',
      size: k.fit(0.95, 0.78),
    }),
    palm(k, rx, k.y(0.96), k.y(k.fit(0.82, 0.8)), k.fit(190, 130), {
      leaf: '#2a804a',
      size: k.fit(1.0, 0.82),
    }),
  )
  const a: [number, number] = [lx - k.fit(34, 22), k.y(0.69)]
  const b: [number, number] = [rx + k.fit(30, 18), k.y(0.68)]
  const mid = (a[0] + b[0]) / 2
  const low = k.y(0.86)
  const cloth = (dy: number) => `M${a[0] + 60} ${a[1] + 26}Q${mid} ${low + dy} ${b[0] - 60} ${b[1] + 26}`
  k.add(
    stroke(`M${a}L${a[0] + 60} ${a[1] + 26}M${b}L${b[0] - 60} ${b[1] + 26}`, k.shade('#6a4a34'), 6),
    path(`${cloth(150)}Q${mid} ${low + 10} ${a[0] + 60} ${a[1] + 26}z`, k.half('#e8562e', 0, 0.12)),
  )
  for (const [i, c] of ['#f8ecd2', '#2f9aa0', '#f2b83a'].entries())
    k.add(stroke(cloth(42 + i * 36), k.half(c, 0, 0.15), 13))
  // Somebody rests in it: head, knees, an arm behind the head.
  const ly = (a[1] + low) / 2 - 20
  k.add(
    path(
      `M${mid - 120} ${ly + 6}Q${mid - 40} ${ly + 26} ${mid + 26} ${ly + 22}L${mid + 86} ${ly - 44}L${mid + 142} ${ly + 8}L${mid + 128} ${ly + 20}L${mid + 86} ${ly - 10}L${mid + 40} ${ly + 56}Q${mid - 60} ${ly + 66} ${mid - 130} ${ly + 34}z`,
      k.dark(),
    ),
    circle(mid - 140, ly - 8, 25, k.dark()),
    path(`M${mid - 172} ${ly - 12}q30-44 68-8l-14 8q-20-14-40 8z`, k.half('#f4e6c4', 0, 0.1)),
    path(
      `M${mid - 118} ${ly + 8}Q${mid - 40} ${ly + 24} ${mid + 20} ${ly + 22}L${mid + 30} ${ly + 52}Q${mid - 50} ${ly + 60} ${mid - 126} ${ly + 32}z`,
      k.half('#2f6f9a', 0, 0.15),
    ),
  )
  k.add(
    path(`${cloth(150)}Q${mid} ${low + 78} ${a[0] + 60} ${a[1] + 26}z`, k.half('#d84a2c', 0, 0.3)),
    stroke(cloth(150), mix(k.dark(), '#8a2f1c', 0.4), 3, 'opacity=".5"'),
  )
  // A coconut with a straw stands ready.
  const [nx, ny] = [k.x(k.fit(0.44, 0.36)), k.y(0.955)]
  k.add(
    circle(nx, ny, 30, k.half('#6a9a4a', 0, 0.3)),
    path(`M${nx - 24} ${ny - 16}q24-14 48 0q-24 12-48 0z`, k.lit('#f8f4e4')),
    stroke(`M${nx + 6} ${ny - 18}l16-40`, k.half('#e8562e', 0, 0.1), 6),
  )
  k.add(birds(k, 0.3, 0.24, 5))
  return k.calm(0.35, '#1a2a34')
}
