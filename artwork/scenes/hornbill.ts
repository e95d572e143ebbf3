import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, rect, shape, stroke } from '../kit/svg.ts'
import { hill, pts } from '../parts/ground.ts'
import { smoke } from '../parts/props.ts'
import { type Place, put } from '../parts/silhouette.ts'
import { birds, mist, sky, stars } from '../parts/sky.ts'

/** A Naga dancer with spear, sash and hornbill feathers in his headdress; ~170 tall. */
function warrior(k: Stage, x: number, y: number, step: boolean, p: Place = {}) {
  return put(
    k,
    `naga${step}`,
    () =>
      `<ellipse cx="0" cy="2" rx="36" ry="6" opacity=".3"/><path d="M-12-46l-8 46h12l10-40 ${step ? '12 12-4 26h12l8-34-14-16' : '6 40h12l-4-46'}z"/>` +
      '<path fill="#1f1a22" d="M-18-66h36l6 30h-48z"/><path fill="#f6efe0" d="M-20-48h42v5h-43zM-21-40h44v3h-45z"/>' +
      '<path d="M-17-100c8-6 26-6 34 0l2 36h-38zM15-98c14 6 22 16 26 30l-8 4c-6-12-14-18-22-22z"/><path fill="currentColor" d="M-18-98l12-4 26 36-8 4zM18-98l-10-4-26 36 8 4z"/>' +
      '<circle cx="0" cy="-114" r="12"/><path fill="currentColor" d="M-15-118c2-12 8-16 15-16s13 4 15 16c-9-5-21-5-30 0z"/>' +
      '<path fill="#fbf6ea" d="M-11-131l-14-40 8-2 12 40zM-3-133l-3-46h7l2 46zM5-132l12-42 8 3-13 41z"/><path d="M-23-166l-2-7 8-1 2 7zM-6-172v-7h7v7zM16-168l2-7 8 3-2 7z"/>' +
      '<path d="M38-166h5v170h-5z"/><path fill="#c8c4cc" d="M40-192l8 28H33z"/><path fill="#d8342c" d="M34-160h13v14H34z"/>',
    x,
    y,
    p,
  )
}

/** The front of a morung: a steep thatched gable over a carved wall, horns crossed at its top. */
function morung(k: Stage, x: number, y: number, s: number) {
  const at = (...list: [number, number][]) => shape(list.map(([a, b]) => [x + a * s, y + b * s]))
  const thatch = '#b8904c'
  let carved = ''
  for (let i = -4; i <= 4; i++)
    carved += `M${x + i * 46 * s - 12 * s} ${y - 90 * s}a${12 * s} ${12 * s} 0 1 0 ${24 * s} 0a${12 * s} ${12 * s} 0 1 0 ${-24 * s} 0`
  k.add(
    path(at([-250, 0], [-250, -130], [0, -430], [250, -130], [250, 0]), k.half('#8a5a3c', 0, 0.4)),
    path(
      at([-330, -90], [-20, -520], [20, -520], [330, -90], [270, -80], [0, -430], [-270, -80]),
      k.verticalGradient([0, k.lit(thatch)], [1, k.half(thatch, 0, 0.5)]),
    ),
    rect(x - 250 * s, y - 136 * s, 500 * s, 18 * s, k.half('#3a2a24', 0, 0.4)),
    path(carved, k.half('#f0dcb8', 0, 0.15)),
    rect(x - 250 * s, y - 62 * s, 500 * s, 14 * s, k.half('#c8342c', 0, 0.2)),
    rect(x - 54 * s, y - 250 * s, 108 * s, 250 * s, k.glow(k.shade('#2f2024'), '#c8642c')),
    stroke(
      `M${x - 20 * s} ${y - 516 * s}l${90 * s} ${-110 * s}M${x + 20 * s} ${y - 516 * s}l${-90 * s} ${-110 * s}`,
      k.half('#6a4630', 0, 0.4),
      16 * s,
      'stroke-linecap="round"',
    ),
    // A mithun's head over the door.
    path(
      `M${x - 26 * s} ${y - 330 * s}q${26 * s} ${-22 * s} ${52 * s} 0l${-14 * s} ${52 * s}h${-24 * s}z`,
      k.half('#fbf2e0', 0, 0.15),
    ),
    stroke(
      `M${x - 24 * s} ${y - 326 * s}q${-50 * s} ${-6 * s} ${-52 * s} ${-56 * s}M${x + 24 * s} ${y - 326 * s}q${50 * s} ${-6 * s} ${52 * s} ${-56 * s}`,
      k.half('#fbf2e0', 0, 0.2),
      12 * s,
      'stroke-linecap="round"',
    ),
  )
}

/** The Hornbill Festival: dancers with spears and feathers in a line before the morungs of Kisama. */
export function hornbill(o: Options) {
  const k = new Stage('hornbill', 'alpine', o)
  k.add(sky(k, 0.14, 0.14, { r: 42, low: 0.24, horizon: 0.5 }))
  if (k.night) k.add(stars(k))
  k.add(
    hill(k, pts(k, [-0.04, 0.4], [0.24, 0.3], [0.5, 0.38], [0.78, 0.28], [1.04, 0.36]), '#6f9a80', 0.6),
    mist(k, 0.34, 0.56, { opacity: 0.6 }),
    hill(k, pts(k, [-0.04, 0.56], [0.5, 0.53], [1.04, 0.55]), '#6a9a54', 0.2),
  )
  morung(k, k.x(0.12), k.y(0.62), 0.72)
  morung(k, k.x(0.88), k.y(0.62), 0.72)
  morung(k, k.x(0.5), k.y(0.64), 1)
  k.add(
    smoke(k, k.x(0.3), k.y(0.46), 1.3),
    hill(k, pts(k, [-0.04, 0.63], [0.5, 0.625], [1.04, 0.63]), '#d8b07c', 0, { foot: 0.5 }),
    ellipse(k.x(0.5), k.y(0.84), k.x(0.46), k.y(0.12), k.lit('#ecc894'), 'opacity=".5"'),
  )
  const sashes = ['#d8342c', '#f2b83a', '#d8342c', '#2f7a5a']
  const body = k.shade('#5a342a')
  for (const [n, v, s, from] of [
    [9, 0.75, 0.98, 0.1],
    [7, 0.93, 1.42, 0.08],
  ] as const)
    for (let i = 0; i < n; i++)
      k.add(
        warrior(k, k.x(from + (i * (1 - from * 2)) / (n - 1)), k.y(v + (i % 2) * 0.012), i % 2 === 0, {
          s,
          body,
          accent: k.half(cycle(sashes, i), 0, 0.1),
        }),
      )
  k.add(birds(k, 0.36, 0.16, 5))
  return k.calm(0.3, '#2a1a18')
}
