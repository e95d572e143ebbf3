// What the portraits wear, over a bust whose neck opens from 42 to 58 at 72.
import { tone } from '../kit/color.ts'

const fill = (c: string, d: string, more = '') => `<path fill="${c}" d="${d}"${more && ` ${more}`}/>`
const dots = (c: string, r: number, ...at: [number, number][]) =>
  at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`).join('')

export type Garment =
  | 'dupatta'
  | 'kurta'
  | 'sari'
  | 'jacket'
  | 'waistcoat'
  | 'goncha'
  | 'bandhgala'
  | 'shirt'
  | 'tee'

export function garment(
  kind: Garment,
  cloth: string,
  second: string,
  shade: (c: string, t?: number) => string,
): string {
  const pale = tone(cloth, 0.1)
  switch (kind) {
    case 'dupatta':
      return fill(
        second,
        'M40 71c-9 8-14 20-15 33h11c0-14 3-24 9-31zM60 71c6 4 11 9 14 16l-8 4c-3-7-6-13-11-18z',
      )
    case 'kurta':
      return (
        fill(pale, 'M40 71l10 12 10-12 4 2-12.5 16V104h-3V89L36 73z') + dots(second, 1.1, [50, 92], [50, 97])
      )
    case 'sari':
      return (
        fill(second, 'M58 71.5c18 3.5 32 10 34 32.5H34c4-16 12-26 22-30z') +
        fill('#f2c85a', 'M58 71l-2 3c-10 4-18 14-22 30h-4c3-18 12-28 24-32z') +
        fill(
          shade(second),
          'M70 78c-8 6-13 15-15 26h5c2-10 6-18 13-24zM82 85c-6 5-9 11-10 19h5c1-7 4-12 8-16z',
          'opacity=".5"',
        )
      )
    case 'jacket':
      return (
        fill('#f4efe2', 'M43 73l7 31 7-31q-7 5-14 0z') +
        fill(second, 'M41 70l-8 4 6 14 9 16zM59 70l8 4-6 14-9 16z') +
        fill(shade(second, 0.4), 'M39 88l-5-2 5 3 8 15h1zM61 88l5-2-5 3-8 15h-1z')
      )
    case 'waistcoat':
      return (
        fill(second, 'M40 72l-9 3c-3 9-4 19-4 29h23V82zM60 72l9 3c3 9 4 19 4 29H50V82z') +
        fill(shade(second, 0.35), 'M49.3 82h1.4v22h-1.4z') +
        fill(pale, 'M42 70l-2 4 8 8 2-2 2 2 8-8-2-4q-8 7-16 0z') +
        dots('#f2d9a8', 1, [47, 88], [47, 95])
      )
    case 'goncha':
      return (
        fill(second, 'M40 71l-4 2 26 31h9L46 75zM60 71l4 2-9 12-4-4z') +
        '<path fill="none" stroke="#2fa89a" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 4" d="M39 77q11 14 22 0"/>' +
        dots('#d8402f', 2.2, [50, 85.5])
      )
    case 'bandhgala':
      return (
        fill(pale, 'M41 69q9 7 18 0l2 6q-11 8-22 0z') +
        fill(shade(cloth, 0.45), 'M49.4 78h1.2v26h-1.2z') +
        dots('#f2c85a', 1.3, [52.5, 83], [52.5, 90], [52.5, 97]) +
        fill(second, 'M64 84l9-2-1 6-7.5-1z')
      )
    case 'shirt':
      return (
        fill(pale, 'M42 69l-7 5 8 10 7-7 7 7 8-10-7-5q-8 8-16 0z') +
        fill(shade(cloth, 0.35), 'M49.5 78h1v26h-1z') +
        fill(second, 'M62 88h11v2H62z')
      )
    case 'tee':
      return fill(second, 'M40 71.5q10 12 20 0l2.5.8q-12.5 15-25 0z')
  }
}
