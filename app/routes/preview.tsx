import { data } from 'react-router'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { MessageScreen } from '#app/layout/message-screen.tsx'
import { ToHome } from '#app/layout/to-home.tsx'
import { notFound } from '#app/not-found.ts'
import { services } from '#app/services.ts'
import type { Preview, ShownDraft } from '#server/previews/show-preview.ts'
import type { Route } from './+types/preview'

/** The page has no script, so what it shows is no part of what browsers load. */
const drafts = import.meta.env.SSR ? await import('#app/features/preview/draft-page.tsx') : null

/** Of a link that opened a draft once, and no longer does. */
const gone = 410

/** A draft on the page that it would have, for whoever has the link. The page has no script: nothing can be booked or sent from it. */
export async function loader({ params: { code }, context, url }: Route.LoaderArgs) {
  const { showPreview, site } = context.get(services)
  const shown = await showPreview(code)
  if (!shown) throw await notFound(context, url)
  return data({ shown, siteName: site.name }, { status: isOpen(shown) ? 200 : gone })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { shown, siteName } = loaderData
  return isOpen(shown) ? pageMeta({ title: `Draft: ${titleOf(shown, siteName)}`, robots: 'noindex' }) : []
}

function titleOf(shown: ShownDraft, siteName: string): string {
  if (shown.state === 'words') return shown.words.page.head.title
  return `${shown.state === 'trip' ? shown.page.trip.title : shown.page.title} | ${siteName}`
}

function isOpen(shown: Preview): shown is ShownDraft {
  return 'until' in shown
}

const closed = {
  ended: {
    title: 'This preview has ended',
    text: 'A link to a draft opens it for an hour. Ask whoever sent it for a new one.',
  },
  'no draft': {
    title: 'There is no draft any more',
    text: 'It was published or given up since this link was made.',
  },
  'not to be shown': {
    title: 'This draft can’t be shown yet',
    text: 'Something that its page needs is missing. The editor says what, under ‘Before it can go out’.',
  },
}

export default function PreviewRoute({ loaderData: { shown } }: Route.ComponentProps) {
  if (isOpen(shown)) return drafts && <drafts.DraftPage shown={shown} />
  return (
    <MessageScreen {...closed[shown.state]}>
      <ToHome />
    </MessageScreen>
  )
}
