import { ChevronDown } from 'lucide'
import { Icon } from '../icon.tsx'
import { ContentsList } from './contents-list.tsx'
import { useSectionInSight } from './use-section-in-sight.ts'

type Sections = { id: string; title: string }[]

/** The contents of a long text on narrow screens: they open above it. */
export function FoldedContents({ sections, className = '' }: { sections: Sections; className?: string }) {
  return (
    <details className={`group rounded-l bg-surface shadow-1 l:hidden print:hidden ${className}`}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between rounded-l px-5 font-strong [&::-webkit-details-marker]:hidden">
        Contents
        <Icon node={ChevronDown} size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <ContentsList sections={sections} className="px-3 pb-4" />
    </details>
  )
}

/** On wide screens they stay in sight beside the text, and say where the reader is. */
export function ContentsBeside({ sections }: { sections: Sections }) {
  const inSight = useSectionInSight(sections)
  return (
    <nav aria-label="Contents" className="-ml-3 max-l:hidden l:tall:sticky l:tall:top-27 print:hidden">
      <p className="mb-2 px-3 text-sm font-strong text-ink-3">Contents</p>
      <ContentsList sections={sections} inSight={inSight} />
    </nav>
  )
}
