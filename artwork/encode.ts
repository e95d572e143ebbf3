import type { Aspect } from './kit/stage.ts'

export const WIDTHS = [400, 800, 1200, 1600] as const
/** The one width of the WebP that browsers without AVIF receive. */
export const FALLBACK_WIDTH = 800

/** Part of every picture's hash: raise it when the settings below change. */
export const ENCODING = 'avif-2/1'

/** Dense screens get the wider files, where coarser steps do not show. */
export function avifOptions(width: number, format: Aspect) {
  const quality = format === 'banner' ? 60 : width > 1200 ? 40 : width > 800 ? 44 : 49
  return { quality, effort: 2, chromaSubsampling: '4:2:0' } as const
}
export const WEBP = { quality: 74, effort: 3, smartSubsample: true } as const
export const JPEG = { quality: 82, mozjpeg: true } as const
