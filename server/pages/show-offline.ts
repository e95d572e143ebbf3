import type { Site } from '#domain/site/site.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import type { PageHead } from './page-head.ts'

export type OfflinePageData = { head: PageHead; title: string; picture: PictureData }

export type ShowOffline = () => OfflinePageData

/** The worker keeps the page with its picture, in the one size that the fallback names (app/worker/offline-page.ts). */
export function createShowOffline(deps: { site: Site; picture: ResolvePicture }): ShowOffline {
  const title = 'You are offline'
  return () => ({
    head: { title: `${title} | ${deps.site.name}`, robots: 'noindex' },
    title,
    picture: deps.picture('hero/salt', 'banner'),
  })
}
