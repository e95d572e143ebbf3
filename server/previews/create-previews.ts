import { findDraft } from '../content/drafts/draft-store.ts'
import type { Resources } from '../open-resources.ts'
import { createPreviewLinks, type Previewed } from './preview-links.ts'
import { createShowPreview, type PreviewParts } from './show-preview.ts'
import { pageOfWords } from './words-pages.ts'

/** What has a page of its own, or stands on that of a trip. */
const shownKinds: readonly Previewed['kind'][] = ['trip', 'post', 'place']

export type Previews = ReturnType<typeof createPreviews>

/** Links to drafts, and what they open. */
export function createPreviews(
  { db, clock, env, secrets, content, editions, readOther }: Resources,
  parts: PreviewParts,
) {
  const links = createPreviewLinks({ keys: secrets.previewLinkKeys, clock })
  const { siteUrl, consoleHost } = env.web
  return {
    showPreview: createShowPreview({
      ...{ links, content, editions, readOther },
      ...parts,
      readDraft: (which) => findDraft(db, which),
    }),
    /** Null where no page shows it. `frame` is the same page for the console. */
    linkTo(which: Previewed) {
      const isShown =
        shownKinds.includes(which.kind) || pageOfWords(which, editions.newest().catalogue) !== null
      if (!isShown) return null
      const { path, until } = links.linkTo(which)
      return { link: siteUrl + path, frame: consoleHost === null ? path : siteUrl + path, until }
    },
  }
}

/** Where pages of the console may take their frames from. */
export function previewFrames({
  siteUrl,
  consoleHost,
}: {
  siteUrl: string
  consoleHost: string | null
}): string {
  return consoleHost === null ? "'self'" : `${siteUrl}/preview/`
}
