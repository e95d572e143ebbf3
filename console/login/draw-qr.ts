import { encode } from 'uqr'

/** What an app reads, as the path of a drawing of `size` by `size`. */
export type QrDrawing = { size: number; path: string }

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
