import type { Aspect } from './kit/stage.ts'

export const avifWidths = [200, 400, 800, 1200, 1600] as const
const widestTall = 1200

/** Those that pages offer: what stands upright is a card or a poster, never as wide as a screen. Any other is drawn when somebody asks for it. */
export function widthsOf(format: Aspect): readonly number[] {
  return format === 'tall' ? avifWidths.filter((width) => width <= widestTall) : avifWidths
}

/** The one width of the WebP that browsers without AVIF receive. */
export const fallbackWidth = 800

/** Part of every picture's hash. Raise it when the settings below change. */
export const encodingVersion = 'avif-2/4'

/** The wider files are for dense screens, where a lower quality does not show. */
export function avifOptions(width: number, format: Aspect) {
  const quality = format === 'banner' ? 62 : width > 1200 ? 46 : width > 800 ? 49 : width > 200 ? 54 : 46
  // With less effort the wide ones take two fifths of the time and are a tenth larger; they are most of what drawing costs.
  const effort = width > 800 ? 1 : 2
  // Flat colours and hard edges: at the same likeness this tuning is a tenth smaller and a fifth faster than the encoder's own choice.
  return { quality, effort, chromaSubsampling: '4:2:0', tune: 'psnr' } as const
}

/**
 * The most bytes that a card may have, and a card or hero on a dense phone. A picture that needs more is encoded with
 * a lower quality.
 */
export function maxBytes(width: number, format: Aspect): number {
  if (width <= 200) return 3 * 1024
  if (width <= 400) return 16 * 1024
  return width <= 1200 && format === 'tall' ? 44 * 1024 : Number.POSITIVE_INFINITY
}

/** How much the bytes grow with each step of quality, as a natural logarithm. */
export const growthByQuality = 0.025

export const webpOptions = { quality: 74, effort: 2 } as const
export const jpegOptions = { quality: 82, mozjpeg: true } as const
