import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, rect } from '../kit/svg.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { hill, pts } from '../parts/ground.ts'
import { chhatri } from '../parts/masonry.ts'
import { type Place, put } from '../parts/silhouette.ts'
import { birds, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'
import { lotus, mirror, ripple, water } from '../parts/water.ts'

/** A sambar to its knees in the lake, ~120 tall, facing right. */
function sambar(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'sambar',
    () =>
      '<ellipse cx="4" cy="0" rx="62" ry="7" opacity=".25"/><path d="M-40-50c2-16 12-22 30-22h30c9-2 13-9 16-22l9-9 14 5 9 8-4 6-13 1-8 29c-5 13-11 20-22 22l-1 32H12l-2-30h-26l-3 30h-9l-1-33c-8-3-11-9-11-17z"/>' +
      '<path d="M44-100c-9-15-8-36 2-50l4 2c-6 12-7 20-5 28l14-16 3 3-14 20zM46-100c5-14 16-22 24-38l-5-1c-10 12-18 20-23 34z"/>',
    x,
    y,
    p,
  )
}

/** A marsh crocodile on the bank, ~220 long. */
function mugger(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'mugger',
    () =>
      '<path d="M-130-4c40-18 80-26 120-26l12-5 10 5 10-5 10 5 10-5 10 6c20 2 30 8 40 8l42 2v5l-50 6 50 2-4 5-60 2 4 9H58l-6-8H-20l-4 8h-16l2-9c-34-2-66-2-92-5z"/>',
    x,
    y,
    p,
  )
}

/** A hunting palace of red stone at the water: an arcade, a terrace, domed kiosks. */
function palace(k: Stage, x: number, y: number) {
  const red = '#c8744c'
  const dark = k.shade('#5a3028', 0.1)
  let arches = ''
  for (let i = 0; i < 7; i++) arches += `M${x - 214 + i * 62} ${y - 8}v-54q24-40 48 0v54z`
  return (
    rect(x - 236, y - 124, 472, 124, k.verticalGradient([0, k.lit(red, 0.08)], [1, k.half(red, 0.08, 0.4)])) +
    path(arches, dark) +
    rect(x - 250, y - 138, 500, 18, k.half('#e0a070', 0.08, 0.2)) +
    rect(x - 120, y - 214, 240, 78, k.half(red, 0.08, 0.2)) +
    path(
      `M${x - 92} ${y - 138}v-34q20-26 40 0v34zM${x - 20} ${y - 138}v-34q20-26 40 0v34zM${x + 52} ${y - 138}v-34q20-26 40 0v34z`,
      dark,
    ) +
    chhatri(k, x - 200, y - 136, 74, red, 0.06) +
    chhatri(k, x + 200, y - 136, 74, red, 0.06) +
    chhatri(k, x, y - 212, 104, red, 0.06)
  )
}

/** The lakes of Ranthambore: a red palace mirrored in lotus water, sambar wading, a crocodile on the bank. */
export function tigerLakes(o: Options) {
  const k = new Stage('tiger-lakes', 'tropic', o)
  const shore = k.y(0.5)
  k.add(sky(k, 0.22, 0.14, { r: 44, low: 0.26, horizon: 0.48 }))
  if (k.night) k.add(stars(k))
  k.add(
    cumulus(k, k.x(0.5), k.y(0.24), 280, 70, 0.8),
    hill(k, pts(k, [-0.04, 0.36], [0.24, 0.3], [0.5, 0.34], [0.8, 0.28], [1.04, 0.32]), '#8a9a78', 0.6),
    mist(k, 0.32, 0.5, { opacity: 0.5 }),
  )
  const bank =
    canopy(
      k,
      pts(k, [-0.04, 0.42], [0.3, 0.43], [0.6, 0.42], [1.04, 0.4]),
      [24, 46],
      k.half('#5f8a48', 0.28, 0.45),
      { base: shore },
    ) + palace(k, k.x(0.62), shore + 2)
  k.add(
    water(k, shore, { deep: 0.2 }),
    mirror(k, bank, shore, { opacity: 0.45 }),
    broadTree(k, k.x(0.9), k.y(0.54), 420, { d: 0.08, leaf: '#4f7f3c' }),
    ripple(k, shore + 8, k.y(0.9), 60, k.lit('#ffffff', 0.2), { opacity: 0.3 }),
    lotus(k, k.x(0.5), k.x(1.0), k.y(0.66), k.y(0.84), 20),
  )
  const coat = mix(k.shade('#7a5234'), k.dark(), 0.1)
  k.add(
    sambar(k, k.x(0.24), k.y(0.68), { s: 1.25, body: coat }),
    sambar(k, k.x(0.37), k.y(0.72), { s: 1.5, body: coat, flip: true }),
    sambar(k, k.x(0.14), k.y(0.64), { s: 1, body: coat }),
    hill(k, pts(k, [-0.04, 0.9], [0.3, 0.88], [0.6, 0.86], [1.04, 0.82]), '#c8a868', 0, { foot: 0.6 }),
    ellipse(k.x(0.7), k.y(0.9), 190, 12, k.dark(), 'opacity=".3"'),
    mugger(k, k.x(0.7), k.y(0.895), { s: 1.5, body: k.half('#5a5a3c', 0, 0.6) }),
    grass(k, pts(k, [0, 1], [1, 0.98]), 90, k.half('#a8963c', 0, 0.5), { n: 150 }),
    birds(k, 0.44, 0.14, 6),
  )
  return k.calm(0.3, '#2a2414')
}
