// Faceless portraits for reviewers and team: bust, hair or headwear, a dupatta or collar, side light. Seeded by name.
import { mix, tone } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { makeRng } from '../kit/rng.ts'

const SKIN = ['#e9b98f', '#d9a072', '#c4875a', '#a86c45', '#8a5537', '#6f432c']
const HAIR = ['#1d1822', '#2a1d20', '#3a2620', '#171a2a']
const CLOTH = ['#c63f2a', '#e58a2f', '#2f6f8a', '#3f7f5c', '#7b3468', '#23235b', '#b8324f', '#e0a63a']
const GROUND: [string, string][] = [
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
export type Look = 'long' | 'bun' | 'short' | 'turban' | 'bob' | 'wavy' | 'drape' | 'curly'
/** `look` is hair or headwear; `place` in a row of portraits chooses the ground, so that neighbours differ. */
export function avatar(name: string, look: Look, place: number): { svg: string; ground: [string, string] } {
  const r = makeRng(`avatar/${name}`),
    id = `a${Math.floor(r() * 1e9).toString(36)}`
  const skin = r.pick(SKIN),
    hair = r.pick(HAIR),
    cloth = r.pick(CLOTH),
    [g0, g1] = cycle(GROUND, place),
    second = r.pick(CLOTH.filter((c) => c !== cloth))
  const shade = (c: string, t = 0.3) => mix(c, '#241a44', t),
    L = r.chance(0.5) ? 1 : -1
  const back: Record<Look, string> = {
    long: `<path fill="${hair}" d="M30 46c0-16 9-25 20-25s20 9 20 25c1 14 4 26 6 36H24c2-10 5-22 6-36z"/>`,
    bun: `<circle cx="50" cy="17" r="8" fill="${hair}"/><path fill="${hair}" d="M32 45c0-15 8-23 18-23s18 8 18 23l-3 10H35z"/>`,
    bob: `<path fill="${hair}" d="M29 62c-2-24 4-41 21-41s23 17 21 41c-5 3-10 3-13 0H42c-3 3-8 3-13 0z"/>`,
    wavy: `<path fill="${hair}" d="M29 46c-1-16 9-26 21-26s22 10 21 26c4 6-1 11 3 17s-2 12 0 16H26c2-4-4-10 0-16s-1-11 3-17z"/>`,
    curly: `<path fill="${hair}" d="M27 42a9 9 0 0 1 4-13 10 10 0 0 1 12-9 11 11 0 0 1 15 0 10 10 0 0 1 12 9 9 9 0 0 1 3 13 9 9 0 0 1-4 14H32a9 9 0 0 1-5-14z"/>`,
    drape: `<path fill="${second}" d="M26 88c0-30 0-68 24-68s24 38 24 68z"/>`,
    short: '',
    turban: '',
  }
  const front: Record<Look, string> = {
    long: `<path fill="${hair}" d="M33 46c0-13 7-21 17-21s17 8 17 21c-4-4-9-10-11-14-6 5-15 6-20 7z"/>`,
    bun: `<path fill="${hair}" d="M33 46c0-13 7-21 17-21s17 8 17 21c-3-6-8-10-17-10s-14 4-17 10z"/>`,
    bob: `<path fill="${hair}" d="M33 47c0-14 7-22 17-22s17 8 17 22c-2-5-4-8-6-9H40c-3 1-5 4-7 9z"/>`,
    wavy: `<path fill="${hair}" d="M33 48c0-15 7-23 17-23s17 8 17 23c-2-7-7-13-14-15-4 6-13 8-20 15z"/>`,
    curly: `<path fill="${hair}" d="M33 46a7 7 0 0 1 0-14 10 10 0 0 1 17-8 10 10 0 0 1 17 8 7 7 0 0 1 0 14c-4-5-10-7-17-7s-13 2-17 7z"/>`,
    short: `<path fill="${hair}" d="M33 45c-2-14 6-22 17-22s19 8 17 22c-2-5-4-8-6-10-7 2-17 1-22-1-3 3-5 6-6 11z"/>`,
    turban: `<path fill="${second}" d="M30 43c-3-15 7-24 20-24s23 9 20 24c-6-7-13-9-20-9s-14 2-20 9z"/><path fill="${shade(second)}" d="M31 38c8-12 24-16 37-8l2 7c-12-8-27-8-39 1zM50 19c6 1 11 3 15 7-8-2-17-2-25 1 2-5 5-7 10-8z" opacity=".7"/>`,
    drape: `<path fill="${hair}" d="M35 44c1-11 7-16 15-16s14 5 15 16c-4-6-9-9-15-9s-11 3-15 9z"/><path fill="${tone(second, 0.06)}" d="M31 60c-3-22 4-37 19-37s22 15 19 37l5 28h-8c-2-12 1-26 0-36-1-12-7-20-16-20s-15 8-16 20c-1 10 2 24 0 36h-8z"/>`,
  }
  const beard =
    (look === 'short' || look === 'turban') && r.chance(0.55)
      ? `<path fill="${mix(hair, skin, 0.1)}" d="M34 48c2 17 8 22 16 22s14-5 16-22c-3 6-7 8-16 8s-13-2-16-8z"/>`
      : ''
  const glasses = r.chance(0.25)
    ? `<path fill="none" stroke="${shade(hair, 0.2)}" stroke-width="1.6" d="M37 47a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M52 47a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M48 46q2-1.5 4 0"/>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1000" height="1000"><defs><linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${g0}"/><stop offset="1" stop-color="${g1}"/></linearGradient><clipPath id="${id}h"><path d="${L > 0 ? 'M52 0h48v100H52z' : 'M0 0h48v100H0z'}"/></clipPath></defs><g><path fill="url(#${id}g)" d="M0 0h100v100H0z"/><circle cx="${50 - L * 24}" cy="34" r="20" fill="#fff4d8" opacity=".45"/>${back[look]}<path fill="${shade(skin)}" d="M42 58h16v16c0 5-16 5-16 0z"/><path fill="${cloth}" d="M8 104c2-22 16-29 34-32 4 6 12 6 16 0 18 3 32 10 34 32z"/><path fill="${shade(cloth)}" clip-path="url(#${id}h)" d="M8 104c2-22 16-29 34-32 4 6 12 6 16 0 18 3 32 10 34 32z"/>${look === 'long' || look === 'bun' || look === 'wavy' ? `<path fill="${second}" d="M40 71c-9 8-14 20-15 33h11c0-14 3-24 9-31zM60 71c6 4 11 9 14 16l-8 4c-3-7-6-13-11-18z"/>` : `<path fill="${tone(cloth, 0.1)}" d="M40 71l10 12 10-12 4 2-14 18-14-18z"/>`}<path fill="${skin}" d="M34 44c0-12 6-19 16-19s16 7 16 19c0 14-7 25-16 25s-16-11-16-25z"/><path fill="${shade(skin, 0.22)}" clip-path="url(#${id}h)" d="M34 44c0-12 6-19 16-19s16 7 16 19c0 14-7 25-16 25s-16-11-16-25z"/>${beard}${front[look]}${glasses}</g></svg>`
  return { svg, ground: [g0, g1] }
}
