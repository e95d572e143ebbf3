import sharp from 'sharp'
import { labOf } from './kit/color.ts'
import { raster } from './kit/raster.ts'

/** What a picture looks like from afar: whether each coarse cell is darker than the next, and the colours. */
export type Likeness = { edges: boolean[]; colors: [number, number, number][] }

const gridSize = 8

export async function likenessOf(svg: string): Promise<Likeness> {
  const { data, info } = await raster(svg, 64).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const grid = (w: number, h: number) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .resize(w, h, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
  const light = await grid(gridSize + 1, gridSize)
  const hue = await grid(4, 5)
  const lightness = (i: number) => {
    const [r = 0, g = 0, b = 0] = light.subarray(i * 3, i * 3 + 3)
    return r * 0.3 + g * 0.59 + b * 0.11
  }
  const edges: boolean[] = []
  for (let y = 0; y < gridSize; y++)
    for (let x = 0; x < gridSize; x++)
      edges.push(lightness(y * (gridSize + 1) + x) < lightness(y * (gridSize + 1) + x + 1))
  const colors = Array.from({ length: 20 }, (_, i) => {
    const hex = `#${hue.subarray(i * 3, i * 3 + 3).toString('hex')}`
    return labOf(hex)
  })
  return { edges, colors }
}

/** 0 for the same picture; one edge cell of 64 counts 1, a full step of OKLab over all cells counts 200. */
export function distance(a: Likeness, b: Likeness): number {
  const edges = a.edges.filter((edge, i) => edge !== b.edges[i]).length
  let color = 0
  for (const [i, p] of a.colors.entries()) {
    const q = b.colors[i] ?? p
    color += Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) / a.colors.length
  }
  return edges + color * 200
}
