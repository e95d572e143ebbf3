import type { Stage } from '../kit/stage.ts'
import { limb, type Place, put, ring } from './silhouette.ts'

/** Touring motorcycle on its stand, loaded for the road, nobody on it; ~170 wide, 96 tall. */
export function parkedBike(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'parked-bike',
    () =>
      ring(-58, -27, 27, 6) +
      ring(60, -27, 27, 6) +
      `<circle cx="-58" cy="-27" r="7"/><circle cx="60" cy="-27" r="7"/>` +
      limb(
        [
          [60, -27],
          [40, -84],
          [26, -92],
        ],
        5,
      ) +
      limb(
        [
          [-58, -27],
          [-20, -36],
          [14, -24],
        ],
        6,
      ) +
      limb(
        [
          [-4, -30],
          [-16, 2],
        ],
        4,
      ) +
      `<path d="M-34-26h60l14-18-6-20-46-4-22 12zM-78-50c4-16 18-22 34-20l12 6-8 6c-16-2-28 4-32 14zM40-60c14-2 34 6 42 22l-8 4c-6-12-18-18-32-18z"/>` +
      `<path fill="currentColor" d="M-8-64c8-16 34-20 46-12l4 9-14 14-34 1z"/><path d="M-64-72l60 4 4 9-62 2z"/><circle cx="48" cy="-78" r="10"/><circle cx="50" cy="-78" r="6" fill="#f8e6b0"/>` +
      `<rect x="-84" y="-66" width="38" height="36" rx="6" fill="currentColor"/><rect x="-86" y="-98" width="44" height="28" rx="13" fill="currentColor"/><path d="M-72-98h4v28h-4zM-58-98h4v28h-4zM-74-66h4v36h-4z" opacity=".5"/>`,
    x,
    y,
    p,
  )
}

/** Two rucksacks leaning on each other; ~70 wide. */
export function rucksacks(k: Stage, x: number, y: number, p: Place = {}) {
  return put(
    k,
    'rucksacks',
    () =>
      `<path fill="currentColor" d="M-34 0c-6-20-4-46 6-54 12-4 22 2 24 14l2 40z"/><path d="M0 0c-4-18 0-38 10-44 12-2 20 6 20 18l-2 26z"/><path d="M-30-40h22v5h-22zM-26-62c6-6 16-4 18 2l-2 6h-16zM6-30h18v4h-18z"/>`,
    x,
    y,
    p,
  )
}
