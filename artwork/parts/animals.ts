import type { Stage } from '../kit/stage.ts'
import { watcher } from './people.ts'
import { limb, type Place, put } from './silhouette.ts'

/** Camel with saddle cloth; `rider` adds a turbaned rider. */
export function camel(k: Stage, x: number, y: number, p: Place & { rider?: boolean } = {}) {
  return put(
    k,
    `camel${!!p.rider}`,
    () =>
      limb(
        [
          [-27, -52],
          [-31, -30],
          [-27, -2],
        ],
        5.6,
      ) +
      limb(
        [
          [-20, -48],
          [-17, -28],
          [-20, -2],
        ],
        5.2,
      ) +
      limb(
        [
          [15, -48],
          [13, -26],
          [16, -2],
        ],
        5.4,
      ) +
      limb(
        [
          [21, -50],
          [25, -27],
          [21, -2],
        ],
        5.2,
      ) +
      `<path d="M-31-3h9v3h-10zM-23-3h8v3h-9zM13-3h9v3h-10zM18-3h9v3h-10z"/>` +
      `<path d="M-37-56c1-9 8-13 16-15 6-1 8-9 14-12 5-2 9 2 12 8 3 5 9 7 15 9 9 3 15-2 18-10 3-9 3-16 5-22 1-5 5-8 9-8l3-3 2 4c5 1 9 3 13 6 2 2 1 5-2 6-5 1-9 0-12 2-3 5-3 15-6 26-4 13-12 20-23 21-8 4-13 4-19 2-9 3-22 3-30 0-8-1-15-5-15-14z"/>` +
      limb(
        [
          [-37, -58],
          [-42, -46],
          [-40, -38],
        ],
        2.2,
      ) +
      `<path fill="currentColor" d="M-16-76c7-7 18-8 26 2l3 20c-9 5-24 5-31 1z"/>` +
      (p.rider
        ? `<path d="M-9-82c-1-14 1-24 9-26 8 2 9 12 8 25zM-2-86l15 2 4 24-6 2-3-18-12-2z"/><circle cx="1" cy="-115" r="6.4"/><path fill="currentColor" d="M-8-116c0-9 17-10 18-1-5 4-13 4-18 1z"/>`
        : ''),
    x,
    y,
    p,
  )
}

/** Caravan: a camel on each of a line of points, led by a walker on the last. */
export function caravan(k: Stage, line: [number, number][], s: number, p: Place = {}): string {
  return line
    .map(([x, y], i) =>
      i === line.length - 1
        ? watcher(k, x, y, { ...p, s: s * 0.62 })
        : camel(k, x, y, { ...p, s, rider: i % 2 === 1 }),
    )
    .join('')
}

/** Yak, shaggy. */
export function yak(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'yak',
    () =>
      `<path d="M-40-40c0-16 16-24 30-22 10-6 22-4 28 4 8 0 14 4 20 12l8 4c2 8-2 14-8 14l-4 12-4-10-4 12-4-10c-2 4-4 6-6 6l-2 18h-7l-1-16-5 3-6-5-5 5-6-5-4 4-1 14h-7l-2-20c-6-4-10-10-10-20z"/><path d="M44-50c6-2 9-8 8-13 4 7 2 15-5 18zM37-50c-5-4-6-9-4-14-6 6-5 14 1 18z"/><path fill="currentColor" d="M-22-62c8-4 18-3 24 2l2 20c-8 4-20 4-26 0z"/>`,
    x,
    y,
    p,
  )
}

/** One-horned rhinoceros (Kaziranga), ~60 tall. */
export function rhino(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'rhino',
    () =>
      `<path d="M-58-40c2-16 18-24 36-23 14-6 34-5 42 3 10-1 18 3 24 10l8-2-2 6c7 5 12 11 16 18l4-15c5 7 4 17-1 24-3 8-11 11-20 8-6-2-11-2-15-1l-4 10 1 16h-14l-2-18c-12 4-28 4-40 1l-3 17h-14l-1-18c-6-4-10-10-11-18-2-6-4-12-4-18z"/><path fill="currentColor" opacity=".5" d="M18-60c4 12 3 26-3 38l-3 0c4-12 5-26 2-38zM-26-63c6 12 6 28 0 40l-3 0c4-14 4-28-1-40z"/>`,
    x,
    y,
    p,
  )
}

const ponyLegs =
  limb(
    [
      [-24, -40],
      [-28, -20],
      [-25, 0],
    ],
    5,
  ) +
  limb(
    [
      [-18, -40],
      [-16, -20],
      [-19, 0],
    ],
    5,
  ) +
  limb(
    [
      [14, -40],
      [12, -20],
      [14, 0],
    ],
    5,
  ) +
  limb(
    [
      [20, -42],
      [26, -24],
      [22, -4],
    ],
    5,
  )
const ponyShape = `${ponyLegs}<path d="M-32-52c4-8 14-9 24-8 10 1 18 0 24-4 6-10 12-18 20-22l3-4 2 5c5 3 10 9 12 15l-4 4-9-4c-4 10-7 20-14 27-8 4-18 4-28 3-10 2-20 2-26-1-4-3-5-7-4-11z"/><path d="M-32-52c-7 3-10 14-8 26 4-6 5-14 9-20zM17-66c5-9 11-16 18-21l-2 10-10 14z"/>`

/** Pony and rider for the meadows. */
export function pony(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'pony',
    () =>
      `${ponyShape}<path fill="currentColor" d="M-10-60c-2-16 0-28 8-30 8 2 9 14 8 30l6 20-6 2-8-20z"/><circle cx="-1" cy="-98" r="7.4"/>`,
    x,
    y,
    p,
  )
}

/** Pony under two duffels and a rolled mat, as camps are carried. */
export function packPony(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'pack-pony',
    () =>
      `${ponyShape}<path fill="currentColor" d="M-25-60c-1-9 3-14 10-14h14c8 0 12 5 11 13l-2 18c-1 6-4 8-9 8h-15c-5 0-8-3-8-8z"/><path d="M-24-55h34v3.4h-34zM-21-44h29v3h-29z" opacity=".55"/><path d="M-19-74c-5-1-5-10 0-11h22c5 1 5 10 0 11z"/>`,
    x,
    y,
    p,
  )
}

/** Loose pony at pasture, its head in the grass. */
export function grazingPony(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'grazing-pony',
    () =>
      `${ponyLegs}<path d="M-32-52c4-8 14-9 24-8 10 1 18 0 25-3 8 2 13 9 17 20l9 25c3 5 7 9 7 13-1 5-7 5-11 1-4-5-7-11-11-16l-13-15c-6 3-15 3-23 2-10 2-20 2-26-1-4-3-4-7 2-18z"/><path d="M-32-52c-7 3-10 14-8 26 4-6 5-14 9-20zM22-62c9 3 15 14 20 28l-8-2-12-18z"/>`,
    x,
    y,
    p,
  )
}

/** Sheep at pasture, head down when it grazes; fleece in the body colour, face and legs in the accent. ~34 long. */
export function sheep(k: Stage, x: number, y: number, p: Place & { grazes?: boolean } = {}) {
  return put(
    k,
    `sheep${!!p.grazes}`,
    () =>
      `<path fill="currentColor" d="M-12-10h3.5v10h-3zM-7-10h3v10h-3zM6-10h3v10h-3zM11-10h3.5l-1 10h-3z"/>` +
      (p.grazes
        ? `<path fill="currentColor" d="M13-18c5 0 8 3 9 8l2 7c-1 3-5 3-6 1l-7-9z"/>`
        : `<path fill="currentColor" d="M12-22c2-5 6-7 10-5l5 4c1 3-1 5-4 4l-4 1-3 5z"/>`) +
      '<path d="M-16-13c-3-6 0-12 6-12 3-3 8-3 11-1 4-2 9-1 11 2 5 1 6 6 4 10 0 5-4 7-9 6-4 2-9 2-12 0-6 1-10-1-11-5z"/>',
    x,
    y,
    p,
  )
}

/** Bactrian camel: two humps, shaggy neck, thick coat at the knees. */
export function bactrian(k: Stage, x: number, y: number, p: Place & { rider?: boolean } = {}) {
  return put(
    k,
    `bactrian${!!p.rider}`,
    () =>
      limb(
        [
          [-27, -50],
          [-30, -28],
          [-27, -2],
        ],
        7,
      ) +
      limb(
        [
          [-19, -48],
          [-17, -28],
          [-20, -2],
        ],
        6.4,
      ) +
      limb(
        [
          [17, -48],
          [15, -26],
          [18, -2],
        ],
        6.8,
      ) +
      limb(
        [
          [24, -50],
          [28, -27],
          [24, -2],
        ],
        6.4,
      ) +
      `<path d="M-38-54c0-9 4-14 10-16 0-12 1-33 8-35 8 1 9 20 12 31 3 4 9 4 12 0 2-12 4-32 11-33 8 1 7 24 9 34 4 4 8 4 11-1 4-7 4-17 6-25 1-6 5-9 10-9l3-4 2 5c5 1 9 3 12 7 2 2 0 5-3 6-5 0-8 0-10 2l-1 10c3 3 2 8-2 10-2 12-8 22-15 28-4 2-8 5-13 5-9 4-16 3-22 3-9 2-20 2-28-1-8-2-13-8-13-18z"/>` +
      limb(
        [
          [-38, -56],
          [-43, -44],
          [-41, -36],
        ],
        2.6,
      ) +
      `<path fill="currentColor" d="M-10-70c5 3 11 3 16 0l3 17c-7 4-15 4-22 1z"/>` +
      (p.rider
        ? `<path d="M-8-72c-2-14 0-27 6-29 7 2 8 13 7 26l4 22-6 2-6-18z"/><circle cx="-1" cy="-109" r="6.6"/><path fill="currentColor" d="M-9-111c1-8 16-9 17 0-5 3-12 3-17 0z"/>`
        : ''),
    x,
    y,
    p,
  )
}

/** Himalayan ibex: a deep chest, a goat's beard, long ridged horns swept back. ~110 tall with the horns. */
export function ibex(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'ibex',
    () =>
      limb(
        [
          [-24, -36],
          [-30, -20],
          [-26, 0],
        ],
        5,
      ) +
      limb(
        [
          [-18, -34],
          [-20, -18],
          [-17, 0],
        ],
        5,
      ) +
      limb(
        [
          [14, -36],
          [13, -18],
          [14, 0],
        ],
        5,
      ) +
      limb(
        [
          [20, -36],
          [23, -18],
          [22, 0],
        ],
        5,
      ) +
      `<path d="M-32-52c5-8 16-9 27-8 8 1 14 0 19-4 4-8 8-15 13-20 2-3 5-5 8-5 4 1 7 4 11 9 2 2 3 4 2 6-2 2-5 1-8 1l-1 8-4-8c-3 1-5 4-6 9-1 8-3 17-8 23-5 5-13 6-20 5-9 4-18 5-26 1-7-2-10-9-7-17zM-32-50l-6-3 1 7z"/>` +
      `<path d="M32-78c2-12-2-27-15-36-10-7-22-7-31 0 11-2 20 1 27 8 7 8 10 18 11 28zM39-79c4-14 1-31-12-41-9-6-19-8-28-4 10 1 18 5 24 13 6 9 8 20 8 31z"/>` +
      `<path fill="currentColor" d="M-24-57c8-3 18-2 26-1 4 5 3 10-2 13-9 2-18 1-26-2-3-3-2-8 2-10z"/>`,
    x,
    y,
    p,
  )
}
