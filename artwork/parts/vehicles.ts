import type { Stage } from '../kit/stage.ts'
import { stroke } from '../kit/svg.ts'
import { limb, type Place, put, ring } from './silhouette.ts'

/** Classic Indian single-cylinder tourer with rider, panniers and a rolled kit bag. */
export function motorbike(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'motorbike',
    () =>
      ring(-31, -16, 16, 4.5) +
      ring(33, -16, 16, 4.5) +
      `<circle cx="-31" cy="-16" r="4"/><circle cx="33" cy="-16" r="4"/>` +
      limb(
        [
          [33, -16],
          [21, -50],
        ],
        4,
      ) +
      limb(
        [
          [21, -51],
          [13, -56],
        ],
        3.4,
      ) +
      `<path d="M-16-12h28l8-10-2-12-26-3-12 6zM-3-38c6-9 18-11 24-7l2 5-8 8-18 1zM-36-42l34 3 2 5-34 3zM-50-26c1-10 9-17 19-17l8 3-3 3c-10 0-17 4-20 12z"/>` +
      limb(
        [
          [10, -14],
          [-44, -12],
        ],
        4.6,
      ) +
      `<circle cx="26" cy="-47" r="5.4"/>` +
      `<rect x="-46" y="-40" width="22" height="20" rx="4" fill="currentColor"/><rect x="-50" y="-60" width="24" height="15" rx="7" fill="currentColor"/>` +
      `<path fill="currentColor" d="M-22-42c-3-14 0-32 14-38 8 1 13 6 13 12L0-50l-4 10z"/>` +
      limb(
        [
          [-12, -43],
          [9, -40],
          [4, -15],
          [11, -13],
        ],
        8.6,
      ) +
      limb(
        [
          [0, -72],
          [8, -58],
          [17, -55],
        ],
        6.6,
      ) +
      `<path d="M-3-87c0-5.2 3.6-8.4 8.2-8.4s8.3 3.4 8.3 8.2-2 6.2-5.2 7l-7 1c-2.7-1.6-4.3-4.3-4.3-7.8z"/>`,
    x,
    y,
    p,
  )
}

/** Paraglider: wing, lines and pilot; ~220 wide, pilot hangs at (0,120). */
export function paraglider(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'glider',
    () =>
      stroke(
        'M-96-2L-2 112M-60-30L-1 112M-20-40L0 112M20-40L1 112M60-30L2 112M96-2L3 112',
        '#ffffff',
        0.9,
        'opacity=".55"',
      ) +
      `<path d="M-110 6C-92-46-40-62 0-62s92 16 110 68C92-12 50-30 0-30S-92-12-110 6z"/>` +
      `<path fill="currentColor" d="M-60-48C-46-56-24-61-8-62l-3 32c-14 1-24 3-34 6zM22-61c16 2 34 7 46 14L52-22C44-25 32-28 20-29z"/>` +
      `<path d="M-6 110c6-3 12-1 14 5l12 6-2 5-18-2c-6-3-8-8-6-14z"/><circle cx="2" cy="104" r="5.4"/>`,
    x,
    y,
    p,
  )
}

/** Touring SUV with a loaded roof rack, ~150 long. */
export function suv(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'suv',
    () =>
      `<path fill="currentColor" d="M-74-20c0-10 4-16 12-17l10-24c2-4 6-6 10-6h54c5 0 8 2 11 6l15 23 26 4c7 1 11 6 11 13v6h-149z"/>` +
      `<path d="M-44-40l7-16c1-2 3-3 5-3h12v19zM-14-59h22c3 0 5 1 7 4l10 15h-39z"/><path d="M-75-22h150v8h-150z"/><circle cx="-42" cy="-13" r="15"/><circle cx="44" cy="-13" r="15"/><circle cx="-42" cy="-13" r="6" fill="currentColor"/><circle cx="44" cy="-13" r="6" fill="currentColor"/><path d="M-46-70h58v3h-58zM-40-84h20v14h-20zM-16-80h24v10h-24z"/>`,
    x,
    y,
    p,
  )
}
