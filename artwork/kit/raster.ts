import sharp from 'sharp'

/** SVG to pixels through sharp's librsvg, drawn at the wanted width rather than scaled to it. */
export function raster(svg: string, width: number) {
  const own = Number(/width="(\d+)"/.exec(svg)?.[1] ?? width)
  return sharp(Buffer.from(svg), { density: (72 * width) / own }).resize({ width })
}
