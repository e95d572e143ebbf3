import { ChevronDown } from 'lucide'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { LegalPageData, LegalSection } from '#server/pages/legal/show-legal.ts'
import type { TextRun } from '#server/pages/legal/text-runs.ts'
import { ContentsList } from './contents-list.tsx'
import { RefundTable } from './refund-table.tsx'
import { useSectionInSight } from './use-section-in-sight.ts'

type LegalPageProps = Omit<LegalPageData, 'head'>

/** A long text to be read: its contents stay in sight beside it on wide screens, and open above it on narrow ones. */
export function LegalPage({ title, intro, path, updated, sections }: LegalPageProps) {
  const inSight = useSectionInSight(sections)
  return (
    <div className="wrap pt-6 m:pt-10">
      <Breadcrumbs
        trail={[
          { label: 'Home', to: '/' },
          { label: title, to: path },
        ]}
        className="print:hidden"
      />
      <h1 className="display mt-3 text-3xl">{title}</h1>
      <p className="mt-5 max-w-[34em] text-lg text-pretty text-ink-2">{intro}</p>
      <p className="mt-3 text-sm text-ink-3">Last changed on {updated}</p>
      <details className="group mt-8 rounded-l bg-surface shadow-1 l:hidden print:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between rounded-l px-5 font-strong [&::-webkit-details-marker]:hidden">
          Contents
          <Icon node={ChevronDown} size={20} className="transition-transform group-open:rotate-180" />
        </summary>
        <ContentsList sections={sections} className="px-3 pb-4" />
      </details>
      <div className="mt-10 grid items-start gap-x-16 l:mt-16 l:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
        <nav aria-label="Contents" className="max-l:hidden l:tall:sticky l:tall:top-27 print:hidden">
          <p className="mb-2 px-3 text-sm font-strong text-ink-3">Contents</p>
          <ContentsList sections={sections} inSight={inSight} />
        </nav>
        <div className="grid max-w-[42em] gap-12 m:gap-14">
          {sections.map((section, index) => (
            <SectionText key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </div>
  )
}

function SectionText({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, paragraphs, refunds } = section
  return (
    <section id={id} className="border-t border-line pt-7">
      <h2 className="flex items-baseline gap-3 text-xl">
        <span aria-hidden className="display text-marigold-deep tabular-nums m:min-w-7">
          {number}
        </span>
        <span className="display min-w-0">{title}</span>
      </h2>
      <div className="mt-4 grid gap-4 leading-relaxed text-pretty m:pl-10">
        {paragraphs.map((runs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change their places.
          <div key={index} className="contents">
            <p>{runs.map(drawRun)}</p>
            {index === 0 && refunds && <RefundTable rows={refunds} />}
          </div>
        ))}
      </div>
    </section>
  )
}

function drawRun(run: TextRun, index: number) {
  if (typeof run === 'string') return run
  return (
    <Link key={`${run.to}-${index}`} to={run.to}>
      {run.text}
    </Link>
  )
}
