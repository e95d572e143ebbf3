import { hindiWordmark, latinWordmark } from './wordmark.ts'

export const brandColors = {
  indigo: '#23235b',
  madder: '#c63f2a',
  marigold: '#f5a83a',
  sand: '#f9dca3',
  paper: '#fbf6ec',
  ink: '#1d1b33',
}
/** Tiny camel, ~14 wide, standing on (0,0). */
const camel = (x: number, y: number, s: number, c: string) =>
  `<path transform="translate(${x} ${y})scale(${s})" fill="${c}" d="M-6.400-1.200-5.900-6.800C-7.300-7.300-7.600-9-6.900-10.200-6.200-11.300-4.700-11.400-3.700-11.900-2.900-12.300-2.300-13.700-1.300-13.700-.3-13.700.3-12.500 1-11.900 1.700-11.300 2.900-11.300 3.800-11.500 5-11.800 5.300-13.300 5.500-14.700 5.700-16.100 6.400-17.100 7.600-17.100L10-16.300C10.500-16 10.300-15.300 9.700-15.200L8-15C7.500-13.600 7.600-11.800 6.700-10.200 6-9 4.900-8.200 3.900-7.600L4.300-1.200 4.600 0H3.100L2.600-6.500C.7-6-2.200-6-4-6.500L-4.700-1.200-4.400 0H-6z"/>`.replace(
    /(\.\d)00/g,
    '$1',
  )

/** Round mark on a 64 grid. `small` drops the caravan (use below ~36 px). */
export function mark({ small = false } = {}): string {
  const id = small ? 'ks' : 'kf'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="Kafila"><defs><clipPath id="${id}"><circle cx="32" cy="32" r="32"/></clipPath><linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${brandColors.indigo}"/><stop offset=".42" stop-color="#7b3468"/><stop offset=".72" stop-color="${brandColors.madder}"/></linearGradient></defs><g clip-path="url(#${id})"><path fill="url(#${id}g)" d="M0 0h64v64H0z"/><circle cx="${small ? 40 : 42}" cy="${small ? 25 : 23}" r="${small ? 12 : 10.5}" fill="${brandColors.marigold}"/>${
    small
      ? `<path fill="${brandColors.madder}" d="M0 40 16 25l8 7 12-13 14 16 5-4 9 9v24H0z"/><path fill="${brandColors.sand}" d="M0 50c12-9 24-11 34-6s20 5 30-2v22H0z"/><path fill="${brandColors.indigo}" d="M34 44c-2 5-9 7-9 11s5 5 6 9h33V42c-10 7-20 7-30 2z"/>`
      : `<path fill="#a33a3f" d="M0 42 13 29l7 6 11-13 12 14 6-5 15 12v21H0z"/><path fill="#7b2f4c" d="M31 22l12 14 6-5 15 12v6H38c-5-6-2-12-5-17z" opacity=".75"/><path fill="${brandColors.marigold}" d="M0 50c13-8 24-9 34-4s20 4 30-3v21H0z"/><path fill="${brandColors.indigo}" d="M34 46c-2 5-10 6-10 10.500 0 3.500 5 4.500 6 7.500h34V43c-10 7-20 8-30 3z"/>${camel(13.5, 46.6, 0.56, brandColors.indigo)}${camel(23.5, 44.3, 0.56, brandColors.indigo)}${camel(33.5, 46, 0.56, brandColors.indigo)}`.replaceAll(
          '.500',
          '.5',
        )
  }</g></svg>`
}

/** Mark and wordmark side by side, with the Devanagari word if asked. */
export function logo({ color = brandColors.ink, hindi = false } = {}): string {
  const total = 64 + 14 + latinWordmark.width + (hindi ? 12 + hindiWordmark.width : 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total.toFixed(0)} 64" height="64" role="img" aria-label="Kafila">${mark()
    .replace(/^<svg[^>]*>/, '<g>')
    .replace(
      '</svg>',
      '</g>',
    )}<path fill="${color}" transform="translate(78 48.5)" d="${latinWordmark.d}"/>${hindi ? `<path fill="${color}" opacity=".72" transform="translate(${(78 + latinWordmark.width + 12).toFixed(1)} 48.5)" d="${hindiWordmark.d}"/>` : ''}</svg>`
}
