import type { Aspect } from './kit/stage.ts'

export const avifWidths = [400, 800, 1200, 1600] as const
/** The one width of the WebP that browsers without AVIF receive. */
export const fallbackWidth = 800

/** Part of every picture's hash: raise it when the settings below change. */
export const encodingVersion = 'avif-2/3'

/** Dense screens get the wider files, where coarser steps do not show. */
export function avifOptions(width: number, format: Aspect) {
  const quality = format === 'banner' ? 62 : width > 1200 ? 46 : width > 800 ? 49 : 54
  // Flat colours and hard edges: at the same likeness this tuning is a tenth smaller and a fifth faster than the encoder's own choice.
  return { quality, effort: 2, chromaSubsampling: '4:2:0', tune: 'psnr' } as const
}
/**
 * The heaviest that a card may be, and a card or hero on a dense phone, in bytes. What is too rich for it is encoded
 * coarser, where one sees it least.
 */
export function maxBytes(width: number, format: Aspect): number {
  if (width <= 400) return 16 * 1024
  return width <= 1200 && format === 'tall' ? 44 * 1024 : Number.POSITIVE_INFINITY
}
export const webpOptions = { quality: 74, effort: 2 } as const
export const jpegOptions = { quality: 82, mozjpeg: true } as const
