import { PostPage } from '#app/features/blog/post-page.tsx'
import { SiteInPlace } from '#app/features/site/use-site.ts'
import { TripPage } from '#app/features/trip-page/trip-page.tsx'
import type { ShownDraft } from '#server/previews/show-preview.ts'
import { DraftBar } from './draft-bar.tsx'
import { WordsPage } from './words-page.tsx'

/** A draft on the page that it would have. */
export function DraftPage({ shown }: { shown: ShownDraft }) {
  return (
    <>
      <DraftBar until={shown.until} />
      {shown.state === 'trip' ? (
        <TripPage {...shown.page} suggested={shown.suggested} />
      ) : shown.state === 'post' ? (
        <PostPage {...shown.page} />
      ) : (
        <SiteInPlace value={shown.site}>
          <WordsPage shown={shown.words} />
        </SiteInPlace>
      )}
    </>
  )
}
