import { PageLink } from '#app/ui/page-link.tsx'
import { searchPath } from '../search-path.ts'
import { asked } from '../use-search.ts'

/** Words that many search for, each a link to its results. */
export function PopularSearches({ keywords, onPick }: { keywords: string[]; onPick?: () => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {keywords.map((keyword) => (
        <li key={keyword}>
          <PageLink
            to={searchPath(keyword)}
            state={asked}
            onClick={onPick}
            className="inline-flex min-h-11 items-center rounded-pill bg-surface px-4.5 font-label capitalize ring-[1.5px] ring-line ring-inset transition-colors hover:bg-paper-2 hover:ring-edge"
          >
            {keyword}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
