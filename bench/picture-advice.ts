import type lighthouse from 'lighthouse'

export type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type HeavyPicture = {
  url: string
  totalBytes: number
  wastedBytes: number
  node: { boundingRect: { width: number } }
  subItems?: { items: { reason: string }[] }
}

/** What Lighthouse says about pictures: size, format, laziness, priority, place. */
const imageAdvice = [
  'image-delivery-insight',
  'lcp-discovery-insight',
  'unsized-images',
  'image-aspect-ratio',
  'image-size-responsive',
]
/** What Lighthouse itself lets pass for a picture that comes in several widths, in bytes. */
const sparedBytes = 12_288

/** Its advice about pictures in one run, a line each. */
export function pictureAdvice(result: LighthouseResult): string[] {
  return imageAdvice.flatMap((id) => {
    const { score, title } = result.audits[id] ?? {}
    if (typeof score !== 'number' || score === 1) return []
    const heavy = id === 'image-delivery-insight' ? heavyPictures(result) : null
    return heavy?.length === 0 ? [] : [`${id}: ${heavy?.join(', ') ?? title}`]
  })
}

/**
 * The pictures that are larger than the screen needs. In some runs Lighthouse takes the phone's 1.75 pixels for one, and
 * every picture for too large: so its sum is done again.
 */
function heavyPictures({ audits, configSettings }: LighthouseResult): string[] {
  const dots = configSettings.screenEmulation.deviceScaleFactor
  const details = audits['image-delivery-insight']?.details as { items?: HeavyPicture[] } | undefined
  return (details?.items ?? []).flatMap(({ url, totalBytes, wastedBytes, node, subItems }) => {
    const [, width = 0, height = 0, shownWidth = 0, shownHeight = 0] = (
      /\((\d+)x(\d+)\).*\((\d+)x(\d+)\)/.exec(subItems?.items[0]?.reason ?? '') ?? []
    ).map(Number)
    const scale = Math.abs(shownWidth - node.boundingRect.width) < 2 ? dots : 1
    const share = (shownWidth * shownHeight * scale ** 2) / (width * height)
    const wasted = width > 0 ? totalBytes * (1 - share) : wastedBytes
    return wasted > sparedBytes ? [`${url.split('/').at(-1)} wastes ${Math.round(wasted)} bytes`] : []
  })
}
