/** The shapes in which pages show pictures, with their full size in pixels. */
export const pictureShapes = {
  wide: [1600, 1000],
  tall: [1000, 1400],
  banner: [2000, 900],
  square: [1000, 1000],
} as const satisfies Record<string, readonly [number, number]>

export type PictureShape = keyof typeof pictureShapes
