import { useMatches } from 'react-router'
import type { PageHead } from '#server/pages/page-head.ts'

/** A page that waits for news asks for itself again where no script does. Only the head of a document may say so. */
export function ReloadWithoutScripts() {
  const shown = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined
  const seconds = shown?.head?.reloadAfter
  if (!seconds) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  )
}
