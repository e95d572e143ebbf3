import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Garment, garment } from './clothes.ts'
import { beards, type Hair, hairs } from './hair.ts'

const backgrounds: [string, string][] = [
  ['#f6c98a', '#e8846a'],
  ['#a9d3d6', '#4f8fa8'],
  ['#f3d9a8', '#d9a05a'],
  ['#c9b7dd', '#7f6fb4'],
  ['#bfdcc0', '#5f9f86'],
  ['#f7c3b0', '#c9647a'],
  ['#f2dfb8', '#7fae9a'],
  ['#9fb4dd', '#3f4f94'],
  ['#d9e4ae', '#7f9a4f'],
  ['#ece4d4', '#a3947c'],
  ['#c3ddf2', '#6a90c4'],
]
/** How far the cheek falls straight, how broad the chin is, and where it ends. */
const faceShapes = {
  oval: [0.56, 0.56, 69],
  round: [0.66, 0.68, 67.5],
  square: [0.84, 0.66, 69],
  long: [0.6, 0.6, 72],
  heart: [0.4, 0.46, 69.5],
} as const

export type Look = {
  hair: Hair
  hairColor: string
  skin: string
  face: keyof typeof faceShapes
  /** Breadth of the head and of the shoulders, 1 as drawn. */
  head?: number
  shoulders?: number
  /** Degrees by which the head leans, to the right if positive. */
  lean?: number
  /** Side the light comes from. */
  light: 'left' | 'right'
  garment: Garment
  cloth: string
  second: string
  beard?: keyof typeof beards
  glasses?: 'round' | 'square'
  extra?: ('bindi' | 'drops' | 'hoops' | 'studs' | 'blush')[]
}

const shade = (c: string, t = 0.3) => mix(c, '#241a44', t)

const glassesPaths = {
  round:
    'M37 47.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M52 47.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M48 46.5q2-1.5 4 0',
  square: 'M36.5 44h11.5v6q-5.75 3-11.5 0zM52 44h11.5v6q-5.75 3-11.5 0zM48 45.5h4',
}
const extras: Record<NonNullable<Look['extra']>[number], (gold: string) => string> = {
  bindi: () => '<circle cx="50" cy="39.5" r="1.5" fill="#a8203a"/>',
  drops: (gold) =>
    `<path fill="${gold}" d="M35.5 53l2.4 6.5h-4.8zM64.5 53l2.4 6.5h-4.8z"/><circle cx="35.5" cy="60.5" r="1.4" fill="${gold}"/><circle cx="64.5" cy="60.5" r="1.4" fill="${gold}"/>`,
  hoops: (gold) =>
    `<g fill="none" stroke="${gold}" stroke-width="1.3"><circle cx="34.5" cy="57.5" r="3.6"/><circle cx="65.5" cy="57.5" r="3.6"/></g>`,
  studs: (gold) =>
    `<circle cx="34" cy="53" r="1.5" fill="${gold}"/><circle cx="66" cy="53" r="1.5" fill="${gold}"/>`,
  blush: () =>
    '<g fill="#d8503c" opacity=".2"><ellipse cx="39.5" cy="54" rx="4.2" ry="3"/><ellipse cx="60.5" cy="54" rx="4.2" ry="3"/></g>',
}

/** `place` in a row of portraits chooses the ground, so that neighbours differ. */
export function avatar(look: Look, place: number): { svg: string; ground: [string, string] } {
  const { skin, hairColor, head = 1, shoulders = 1, lean = 0 } = look
  const [g0, g1] = cycle(backgrounds, place)
  const id = `a${place}`
  const L = look.light === 'right' ? 1 : -1
  const [fall, chin, end] = faceShapes[look.face]
  const drop = 44 + (end - 44) * fall
  const face = `M50 24C60 24 66 32 66 44C66 ${drop} ${50 + 16 * chin} ${end} 50 ${end}S34 ${drop} 34 44C34 32 40 24 50 24z`
  const dim = `clip-path="url(#${id}h)"`
  const stretch = (by: number) => (by === 1 ? '' : `translate(50 0)scale(${by} 1)translate(-50 0)`)
  const onHead = ` transform="rotate(${lean} 50 70)${stretch(head)}"`
  const onBody = shoulders === 1 ? '' : ` transform="${stretch(shoulders)}"`
  const {
    back,
    front,
    over = '',
    ears,
  } = hairs[look.hair]({
    hair: hairColor,
    sheen: mix(hairColor, '#c8a890', 0.2),
    cloth: look.second,
    shade,
  })
  const ear = `<path fill="${skin}" d="M34 44a3 4.5 0 1 0 1 9zM66 44a3 4.5 0 1 1-1 9z"/>`
  const body = 'M8 104c2-22 16-29 34-32 4 6 12 6 16 0 18 3 32 10 34 32z'
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1000" height="1000"><defs><linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${g0}"/><stop offset="1" stop-color="${g1}"/></linearGradient><clipPath id="${id}h"><path d="${L > 0 ? 'M0 0h48v100H0z' : 'M52 0h48v100H52z'}"/></clipPath></defs>`,
    `<path fill="url(#${id}g)" d="M0 0h100v100H0z"/><circle cx="${50 + L * 24}" cy="34" r="20" fill="#fff4d8" opacity=".45"/>`,
    `<g${onHead}>${back}</g>`,
    `<path fill="${shade(skin)}" d="M42 58h16v16c0 5-16 5-16 0z"/>`,
    `<g${onBody}><path fill="${look.cloth}" d="${body}"/><path fill="${shade(look.cloth)}" ${dim} d="${body}"/>${garment(look.garment, look.cloth, look.second, shade)}</g>`,
    `<g${onHead}>${ears ? ear : ''}<path fill="${skin}" d="${face}"/><path fill="${shade(skin, 0.22)}" ${dim} d="${face}"/>`,
    look.extra?.includes('blush') ? extras.blush('') : '',
    look.beard ? beards[look.beard](mix(hairColor, skin, 0.1), end) : '',
    front,
    look.glasses
      ? `<path fill="none" stroke="${shade('#2a1d20', 0.2)}" stroke-width="1.6" stroke-linejoin="round" d="${glassesPaths[look.glasses]}"/>`
      : '',
    (look.extra ?? []).map((e) => (e === 'blush' ? '' : extras[e]('#eabf4e'))).join(''),
    `</g>${over}</svg>`,
  ].join('')
  return { svg, ground: [g0, g1] }
}
