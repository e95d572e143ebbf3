// Hair, headwear and beards of the portraits, drawn for a head from 34 to 66 across and from 24 down.
type Colors = { hair: string; sheen: string; cloth: string; shade: (c: string, t?: number) => string }
type Drawn = {
  back: string
  front: string
  /** Lies on the clothes. */
  over?: string
  ears?: true
}

const fill = (c: string, d: string, more = '') => `<path fill="${c}" d="${d}"${more && ` ${more}`}/>`
const line = (c: string, w: number, d: string, more = '') =>
  `<path fill="none" stroke="${c}" stroke-width="${w}" d="${d}"${more && ` ${more}`}/>`

/** A plait hanging from x, y: knots that grow narrower, a tie and a tassel. */
function plait(x: number, y: number, n: number, sway: number, { hair, sheen }: Colors, tie: string): string {
  let s = ''
  for (let i = 0; i < n; i++) {
    const w = 4.4 - i * 0.22
    const cx = x + (sway * i) / n
    const cy = y + i * 5
    s +=
      fill(
        hair,
        `M${cx} ${cy - 3.4}q${w + 1.4} 1.6 ${w} 5.2-1.6 2.6-${w} 3.2-${w - 1.6}-.6-${w}-3.2q-1.4-3.6 ${w}-5.2z`,
      ) + line(sheen, 0.7, `M${cx - w + 0.8} ${cy - 0.4}q${w - 1} 1 ${w - 0.6} 4.6`, 'opacity=".7"')
  }
  const ex = x + sway
  const ey = y + n * 5
  return (
    s + fill(tie, `M${ex - 2.6} ${ey - 2}h5.2v3h-5.2z`) + fill(hair, `M${ex - 2.2} ${ey + 1}h4.4l.8 7h-6z`)
  )
}

export const hairs = {
  /** Long and straight, parted in the middle. */
  sleek: ({ hair, sheen }: Colors): Drawn => ({
    back: fill(hair, 'M29 48c0-18 9-28 21-28s21 10 21 28c1 14 3 26 5 38H24c2-12 4-24 5-38z'),
    front:
      fill(
        hair,
        'M31.5 62C29.5 36 36 21.5 50 21.5S70.5 36 68.5 62C66.5 51 62.5 39 50 28.5 37.5 39 33.5 51 31.5 62z',
      ) + line(sheen, 0.9, 'M50 22v6M38 29c-3 5-4 10-4.5 16M62 29c3 5 4 10 4.5 16', 'opacity=".6"'),
  }),
  /** To the collar bones in waves, swept to one side. */
  wavy: ({ hair, sheen }: Colors): Drawn => ({
    back: fill(
      hair,
      'M28 46c-1-17 9-27 22-27s23 10 22 27c5 6-1 11 3 17s-2 12 0 17H25c2-5-4-11 0-17s-2-11 3-17z',
    ),
    front:
      fill(hair, 'M32.5 50c-1-18 6-28 17.5-28s18.5 9 17.5 28c-2-8-7-15-14-17-4 6-14 9-21 17z') +
      line(sheen, 0.9, 'M56 25c6 3 10 9 11 16M51 25c-6 8-12 11-16 14', 'opacity=".6"'),
  }),
  /** Drawn back into a low knot with jasmine. */
  knot: ({ hair, sheen, shade }: Colors): Drawn => ({
    ears: true,
    back:
      fill(hair, 'M32 46c0-17 8-26 18-26s18 9 18 26l3 14-6 8H42c-4-4-9-14-10-22z') +
      `<circle cx="69" cy="61" r="9.5" fill="${hair}"/>` +
      line(shade(hair, 0.2), 1, 'M65 57q6-3 10 3-2 7-9 5') +
      Array.from({ length: 9 }, (_, i) => {
        const a = -2.1 + i * 0.42
        return `<circle cx="${(69 + Math.cos(a) * 9.8).toFixed(1)}" cy="${(61 + Math.sin(a) * 9.8).toFixed(1)}" r="2.1" fill="#fdf8ea"/>`
      }).join(''),
    front:
      fill(hair, 'M32.5 49C31 30 38 21 50 21s19 9 17.5 28C65.5 38 60 31 50 30.5 40 31 34.5 38 32.5 49z') +
      line(sheen, 1.1, 'M50 21.5v9M44 23c-5 4-8 9-9.5 16M56 23c5 4 8 9 9.5 16', 'opacity=".7"'),
  }),
  /** Tight curls above, cropped at the sides. */
  curls: ({ hair }: Colors): Drawn => ({
    ears: true,
    back: fill(hair, 'M33 48c-2-14 4-24 17-24s19 10 17 24z'),
    front: fill(
      hair,
      'M33 47c-1.5-3-1.5-6-.5-8.5a6.5 6.5 0 0 1-1-10.5 7 7 0 0 1 8-8 8 8 0 0 1 11-3 8 8 0 0 1 11 3.5 7 7 0 0 1 7.5 8 6.5 6.5 0 0 1-1.5 10c1 2.5 1 5.5-.5 8.5-.5-4-1.5-7-3-9.5a5 5 0 0 1-7-1 5.5 5.5 0 0 1-8 .5 5.5 5.5 0 0 1-7.5-.5 5 5 0 0 1-6 1c-1.3 2.5-2 5.5-2.5 9.5z',
    ),
  }),
  /** Chin-length, with a straight fringe. */
  bob: ({ hair, sheen }: Colors): Drawn => ({
    back: fill(hair, 'M28 64c-2-26 4-44 22-44s24 18 22 44c-5 3-11 3-14 0H42c-3 3-9 3-14 0z'),
    front:
      fill(
        hair,
        'M31 62C29 36 36 22 50 22s21 14 19 40c-2.5-6-3.5-13-4-22.5-9 1.5-21 1.5-30 0C34.5 49 33.5 56 31 62z',
      ) + line(sheen, 1, 'M37 30c7-4 18-4.5 26-.5', 'opacity=".55"'),
  }),
  /** Short at the sides, brushed up and back. */
  quiff: ({ hair, sheen }: Colors): Drawn => ({
    ears: true,
    back: fill(hair, 'M33 47c-2-13 4-23 17-23s19 10 17 23z'),
    front:
      fill(
        hair,
        'M33.2 49c-2.2-8-2-13 .3-18-1-9 8-16 20-15 9 .5 14.5 5 14 12 1 6 1 13-.7 21-.5-5-1.8-10-4.3-14-7.5 1-14.5-.5-19.5-4-4 3-8.3 8-9.8 18z',
      ) + line(sheen, 0.9, 'M43 29c4-6 12-9 21-7M40 26c4-5 9-7 15-7', 'opacity=".6"'),
  }),
  /** Neat, parted at the side, thinner at the temples. */
  parted: ({ hair, sheen }: Colors): Drawn => ({
    ears: true,
    back: fill(hair, 'M33 48c-2-14 4-25 17-25s19 11 17 25z'),
    front:
      fill(
        hair,
        'M32.8 50c-2-17 4-28.5 17.2-28.5S69.2 33 67.2 50c-.7-6-1.7-9.5-4.2-13.5-1-3-3-5-5-6-6 2.5-14 2-19.5.5-3.5 5-4.7 11-5.7 19z',
      ) + line(sheen, 0.9, 'M41 24c-2 2-3 5-3 7', 'opacity=".8"'),
  }),
  /** Swept across the brow and plaited over one shoulder. */
  plait: (c: Colors): Drawn => ({
    back: fill(c.hair, 'M31 48c-1-18 7-28 19-28s20 10 19 28c1 8 0 14-2 20H42c-6-4-10-11-11-20z'),
    front:
      fill(
        c.hair,
        'M32.5 54C30 33 37 21.5 50 21.5S70 33 67.5 54c-1-9-4-15-9.5-20.5C52 38 41 39 36 41c-2 4-3 8-3.5 13z',
      ) + line(c.sheen, 0.9, 'M58 24c5 4 8 9 8.5 15M56 26c-6 6-13 8-19 9', 'opacity=".6"'),
    over:
      fill(c.hair, 'M71.5 48c1.5 9 1.5 17-.5 25l-8-1c2.5-6 5.5-14 5.5-22z') +
      plait(67, 72, 5, -4, c, '#d8347a'),
  }),
  /** Woollen cap with a turned-up rim, two plaits. */
  cap: (c: Colors): Drawn => ({
    back: fill(
      c.hair,
      'M32 46c-1-10 5-18 18-18s19 8 18 18c.5 8 2 14 3 20h-9l-6-8H44l-6 8h-9c1-6 2.5-12 3-20z',
    ),
    front:
      fill(
        c.hair,
        'M32.5 55C31.5 44 33 36 50 34c17 2 18.5 10 17.5 21-1.5-6-3.5-11-7.5-15-6-1.5-14-1.5-20 0-4 4-6 9-7.5 15z',
      ) +
      fill(c.cloth, 'M31 33c0-11 8-17.5 19-17.5S69 22 69 33z') +
      line(
        c.shade(c.cloth, 0.18),
        0.9,
        'M38 19.5c-2 4-3 8-3 12M44 16.5c-1.5 5-2 10-2 15M50 15.5v16M56 16.5c1.5 5 2 10 2 15M62 19.5c2 4 3 8 3 12',
      ) +
      fill('#f4ead6', 'M29.5 31.5q20.5-5.5 41 0 1.3 4-.3 8-20.2-5.5-40.4 0-1.6-4-.3-8z') +
      line(
        '#c8443a',
        1.4,
        'M31 36l3.4-3.6 3.4 2.6 3.4-3.3 3.4 2.5 3.4-2.9 3.4 2.9 3.4-2.9 3.4 2.9 3.4-2.1 3.4 3.3 3.4-2.2',
        'stroke-linejoin="round"',
      ),
    over: plait(30, 66, 5, -1.5, c, '#2fa89a') + plait(70, 66, 5, 1.5, c, '#2fa89a'),
  }),
  /** A wound safa, its tail behind the shoulder. */
  safa: ({ cloth, hair, shade }: Colors): Drawn => ({
    ears: true,
    back:
      fill(shade(cloth, 0.25), 'M62 36c7 8 11 24 11 44l-10 4c2-18 0-30-5-40z') +
      fill(hair, 'M33.5 38h33l-.5 9-1 6H35l-1-6z'),
    front:
      fill(cloth, 'M28 41c-4-17 7-28 22-28s26 11 22 28c-5-5-12-8-22-8s-17 3-22 8z') +
      fill(
        shade(cloth, 0.22),
        'M28 36c9-13 26-18 42-8l2 5c-14-9-30-8-44.5 5zM34 20c9-7 22-8 32-1-11-2-23 0-34 9 0-3 .5-5 2-8z',
      ) +
      line('#f2d08a', 1.1, 'M29 39c9-11 26-14 42-4M37 17.5c9-4 19-3 26 1.5', 'opacity=".8"'),
  }),
  /** A dupatta over the hair. */
  drape: ({ hair, cloth, shade }: Colors): Drawn => ({
    back: fill(shade(cloth, 0.16), 'M25 90c0-32 0-71 25-71s25 39 25 71z'),
    front:
      fill(hair, 'M33.5 52C31 33 40 25 50 25s19 8 16.5 27C65 45 62 39 50 32.5 38 39 35 45 33.5 52z') +
      fill(
        cloth,
        'M30 62c-3-25 4-41 20-41s23 16 20 41c-1 10 3 18 4 28h-9c-1-12 2-26 1-37-1-14-7-23-16-23s-15 9-16 23c-1 11 2 25 1 37h-9c1-10 5-18 4-28z',
      ) +
      line(
        '#f2d08a',
        1,
        'M35 90c1-12-2-26-1-37 1-14 7-23.5 16-23.5S65 39 66 53c1 11-2 25-1 37',
        'opacity=".75"',
      ),
  }),
} satisfies Record<string, (c: Colors) => Drawn>
export type Hair = keyof typeof hairs

const moustachePath = 'M50 56.5c-3.5-2-8-1.5-11 2.5 4 .8 8 .6 11-.8 3 1.4 7 1.6 11 .8-3-4-7.5-4.5-11-2.5z'
/** Each ends at the chin of its face. */
export const beards = {
  full: (c: string, end: number) =>
    fill(
      c,
      `M33.5 45c0 5-.5 10 1 15 3 8 8 ${end - 57} 15.5 ${end - 57}s12.5-${end - 65} 15.5-${end - 57}c1.5-5 1-10 1-15-1.5 5-3 8.5-6 9.5-3.5-1.5-7-1.5-10.5.5-3.5-2-7-2-10.5-.5-3-1-4.5-4.5-6-9.5zM45.5 59.5q4.5-1.5 9 0-1.5 3-4.5 3t-4.5-3z`,
      'fill-rule="evenodd"',
    ),
  moustache: (c: string) => fill(c, moustachePath),
  stubble: (c: string, end: number) =>
    fill(
      c,
      `M34.2 49c.5 12 6 ${end - 49} 15.8 ${end - 49}S65.3 61 65.8 49c-2 6-5 7.5-8 7-5-1.5-10.6-1.5-15.6 0-3 .5-6-1-8-7z`,
      'opacity=".35"',
    ) + fill(c, moustachePath),
  /** Turned up at the ends. */
  curled: (c: string) =>
    fill(
      c,
      'M50 57c-4-2.5-7.5-1.5-10 .6-2.2 1.7-4 1.4-5.5-2.6-.6 6 2.5 8.7 7 7.9 3.5-.7 6.3-2.1 8.5-3.9 2.2 1.8 5 3.2 8.5 3.9 4.5.8 7.6-1.9 7-7.9-1.5 4-3.3 4.3-5.5 2.6-2.5-2.1-6-3.1-10-.6z',
    ),
}
