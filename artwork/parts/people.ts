import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { ellipse, path, stroke } from '../kit/svg.ts'
import { limb, type Place, put, round } from './silhouette.ts'

/** Trekker mid-stride with rucksack and pole. */
export function trekker(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'trekker',
    () =>
      limb(
        [
          [1, -50],
          [9, -26],
          [6, -1],
          [11, -1],
        ],
        6,
      ) +
      limb(
        [
          [-1, -50],
          [-6, -27],
          [-15, -4],
          [-11, -1],
        ],
        6,
      ) +
      `<path d="M-7-46c-2-15-2-30 3-36 7-1 11 4 11 11l-2 25z"/><path fill="currentColor" d="M-6-82c-8-2-14 2-14 9l2 20c1 5 7 6 12 4zM-8-90a4 4 0 0 0-12 0l1 4h10z"/>` +
      limb(
        [
          [3, -77],
          [12, -63],
          [20, -60],
        ],
        4.4,
      ) +
      limb(
        [
          [20, -64],
          [25, 0],
        ],
        1.7,
      ) +
      `<circle cx="4" cy="-91" r="6.6"/><path d="M-5-93c1-8 15-9 18-1l4 1.500-1 1.500z"/>`.replaceAll(
        '1.500',
        '1.5',
      ),
    x,
    y,
    p,
  )
}

/** Standing figure looking out; shawl in the accent colour. */
export function watcher(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'watcher',
    () =>
      limb(
        [
          [-4, -48],
          [-5, 0],
        ],
        6.4,
      ) +
      limb(
        [
          [4, -48],
          [5, 0],
        ],
        6.4,
      ) +
      `<path fill="currentColor" d="M-11-40c-2-20-2-36 6-41 4-2 8-2 11 0 8 5 8 21 6 41-6 3-17 3-23 0z"/><circle cx="0" cy="-90" r="7"/><path d="M-3-84h6v5h-6z"/>`,
    x,
    y,
    p,
  )
}

/** Woman with a sari and a pot on her head. */
export function carrier(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'carrier',
    () =>
      `<path fill="currentColor" d="M-6-78c-7 8-7 20-6 32l-5 46h30l-5-48c1-12 0-24-6-31z"/>` +
      limb(
        [
          [5, -72],
          [12, -86],
          [7, -98],
        ],
        3.6,
      ) +
      `<circle cx="0" cy="-86" r="6.8"/><path d="M-7-94h14c5-7 4-15-2-17l1-3h-12l1 3c-6 2-7 10-2 17z"/>`,
    x,
    y,
    p,
  )
}

/** Sitting figure, seen from the side. */
export function sitter(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'sitter',
    () =>
      `<path d="M-16 0c-2-6-1-10 4-12l18-1 14-14c4-2 7 1 6 4l6 18 6 2v3z"/><path fill="currentColor" d="M-17-2c-4-22-2-42 9-45 8 1 11 7 11 15l12 8-3 5-14-4-2 20z"/><circle cx="-3" cy="-55" r="7"/>`,
    x,
    y,
    p,
  )
}

/** Fishing/touring rower, seated with a paddle (box ~70). */
export function paddler(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'paddler',
    () =>
      `${limb(
        [
          [26, -46],
          [-16, 8],
        ],
        2.6,
      )}<path d="M-12 0c-2-20 0-34 9-38 9 2 11 16 12 38z"/>${limb(
        [
          [2, -32],
          [16, -30],
          [20, -38],
        ],
        5,
      )}${limb(
        [
          [0, -30],
          [6, -18],
          [2, -16],
        ],
        5,
      )}<circle cx="0" cy="-47" r="8"/><path fill="currentColor" d="M-9-49c1-9 17-9 18 0z"/>`,
    x,
    y,
    p,
  )
}

/** Campfire with warm pool of light; drawn directly. */
export function campfire(k: Stage, x: number, y: number, s = 1): string {
  return (
    ellipse(
      x,
      y,
      210 * s,
      80 * s,
      k.radialGradient([0, '#ffb347', 0.6], [0.4, '#ff8a3c', 0.26], [1, '#ff7a2c', 0]),
    ) +
    path(
      `M${x - 16 * s} ${y}c${-10 * s}-${18 * s} ${4 * s}-${22 * s} ${6 * s}-${36 * s}c${10 * s} ${8 * s} ${4 * s} ${14 * s} ${10 * s} ${18 * s}c${2 * s}-${6 * s} ${2 * s}-${10 * s} ${4 * s}-${14 * s}c${10 * s} ${14 * s} ${14 * s} ${22 * s} ${6 * s} ${32 * s}z`,
      '#ff9a3c',
    ) +
    path(
      `M${x - 8 * s} ${y}c${-5 * s}-${10 * s} ${3 * s}-${12 * s} ${5 * s}-${20 * s}c${6 * s} ${6 * s} ${12 * s} ${12 * s} ${7 * s} ${20 * s}z`,
      '#fff0b0',
    ) +
    stroke(
      `M${x - 24 * s} ${y + 3 * s}l${46 * s}-${5 * s}M${x + 24 * s} ${y + 3 * s}l-${46 * s}-${5 * s}`,
      mix(k.dark(), '#3a2018', 0.4),
      5 * s,
      round,
    )
  )
}
