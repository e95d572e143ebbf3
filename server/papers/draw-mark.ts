import type { Canvas } from './pdf/pdf-canvas.ts'

/** The round mark of artwork/brand/logo.ts on its grid of 64, as operators of PDF. */

const indigo = '0.137 0.137 0.357 rg'
const marigold = '0.961 0.659 0.227 rg'
const mountains = '0.639 0.227 0.247 rg'
/** The mark's shade over the mountains, mixed. */
const shade = '0.522 0.196 0.286 rg'

const camel =
  '-6.4 -1.2 m -5.9 -6.8 l -7.3 -7.3 -7.6 -9 -6.9 -10.2 c -6.2 -11.3 -4.7 -11.4 -3.7 -11.9 c -2.9 -12.3 -2.3 -13.7 -1.3 -13.7 c ' +
  '-0.3 -13.7 0.3 -12.5 1 -11.9 c 1.7 -11.3 2.9 -11.3 3.8 -11.5 c 5 -11.8 5.3 -13.3 5.5 -14.7 c 5.7 -16.1 6.4 -17.1 7.6 -17.1 c ' +
  '10 -16.3 l 10.5 -16 10.3 -15.3 9.7 -15.2 c 8 -15 l 7.5 -13.6 7.6 -11.8 6.7 -10.2 c 6 -9 4.9 -8.2 3.9 -7.6 c 4.3 -1.2 l ' +
  '4.6 0 l 3.1 0 l 2.6 -6.5 l 0.7 -6 -2.2 -6 -4 -6.5 c -4.7 -1.2 l -4.4 0 l -6 0 l h f'

const camelAt = (x: number, y: number) => `q 0.56 0 0 0.56 ${x} ${y} cm ${camel} Q`

const operators = [
  `${circle(32, 32, 32)} W n /Shading sh`,
  `${marigold} ${circle(42, 23, 10.5)} f`,
  `${mountains} 0 42 m 13 29 l 20 35 l 31 22 l 43 36 l 49 31 l 64 43 l 64 64 l 0 64 l h f`,
  `${shade} 31 22 m 43 36 l 49 31 l 64 43 l 64 49 l 38 49 l 33 43 36 37 33 32 c h f`,
  `${marigold} 0 50 m 13 42 24 41 34 46 c 44 51 54 50 64 43 c 64 64 l 0 64 l h f`,
  `${indigo} 34 46 m 32 51 24 52 24 56.5 c 24 60 29 61 30 64 c 64 64 l 64 43 l 54 50 44 51 34 46 c h f`,
  camelAt(13.5, 46.6),
  camelAt(23.5, 44.3),
  camelAt(33.5, 46),
].join('\n')

/** The evening sky: indigo, mauve, madder. */
const sky = ['0.137 0.137 0.357', '0.482 0.204 0.408', '0.776 0.247 0.165']
const fade = (from = '', to = '') => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >>`
const shading =
  `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 0 64] /Extend [true true] /Function << /FunctionType 3 /Domain [0 1] ` +
  `/Bounds [0.42 0.72] /Encode [0 1 0 1 0 1] /Functions [${fade(sky[0], sky[1])} ${fade(sky[1], sky[2])} ${fade(sky[2], sky[2])}] >> >>`

export function drawMark(canvas: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  canvas.within('Figure', () => canvas.drawing({ x, y, scale: size / 64 }, operators, shading), 'Kafila')
}

/** Four curves that no eye tells from a circle. */
function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523
  return (
    `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c ` +
    `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c h`
  )
}
