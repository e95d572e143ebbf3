import { Check } from 'lucide'
import { SellerFacts } from '#app/features/seller/seller-facts.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { keyed } from '#app/ui/collections/keyed.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { ContentsBeside, FoldedContents } from '#app/ui/reading/contents.tsx'
import type { LegalPageData, LegalSection } from '#server/pages/legal/show-legal.ts'
import type { TextRun } from '#server/pages/legal/text-runs.ts'
import { RefundTable } from './refund-table.tsx'

type LegalPageProps = Omit<LegalPageData, 'head'>

/** A long text to be read: its contents stay in sight beside it on wide screens, and open above it on narrow ones. */
export function LegalPage({ title, intro, trail, updated, inShort, sections }: LegalPageProps) {
  return (
    <div className="wrap pt-6 m:pt-10">
      <Breadcrumbs trail={trail} className="print:hidden" />
      <h1 className="display mt-3 text-3xl">{title}</h1>
      <p className="mt-5 max-w-[34em] text-lg text-pretty text-ink-2">{intro}</p>
      <p className="mt-3 text-sm text-ink-3">Last changed on {updated}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 l:mt-14 l:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
        <ContentsBeside sections={sections} />
        <div className="grid grid-cols-1 gap-12">
          <div>
            <InShort lines={inShort} refunds={sections.find(({ refunds }) => refunds)?.refunds} />
            <FoldedContents sections={sections} className="mt-6" />
          </div>
          {sections.map((section, index) => (
            <SectionText key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Its title is no heading: those are the sections of the contract or notice. */
function InShort({ lines, refunds }: { lines: TextRun[][]; refunds?: LegalSection['refunds'] }) {
  return (
    <section aria-label="In short" className="rounded-l bg-marigold-tint p-6 m:p-8">
      <p className="display text-xl">In short</p>
      <div className={`mt-4 grid grid-cols-1 items-start gap-6 ${refunds ? 'xl:grid-cols-2' : ''} xl:gap-10`}>
        <ul className="grid max-w-[42em] gap-3">
          {keyed(lines, textOf).map(([key, runs]) => (
            <li key={key} className="flex gap-3 text-pretty">
              <Icon node={Check} size={20} className="mt-0.5 shrink-0 text-marigold-deep" />
              <span>{runs.map(drawRun)}</span>
            </li>
          ))}
        </ul>
        {refunds && (
          <div className="max-m:-mx-4">
            <RefundTable rows={refunds} />
          </div>
        )}
      </div>
    </section>
  )
}

function SectionText({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, paragraphs, refunds, seller } = section
  return (
    <section
      id={id}
      className="items-baseline border-t border-line pt-7 l:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] xl:grid"
    >
      <h2 className="mb-4 flex items-baseline gap-3 text-xl">
        <span aria-hidden className="display text-marigold-deep tabular-nums m:min-w-7">
          {number}
        </span>
        <span className="display min-w-0">{title}</span>
      </h2>
      <div className="grid max-w-[42em] grid-cols-1 gap-4 leading-relaxed text-pretty m:pl-10">
        {keyed(paragraphs, textOf).map(([key, runs], index) => (
          <div key={key} className="contents">
            <p>{runs.map(drawRun)}</p>
            {index === 0 && refunds && <RefundTable rows={refunds} />}
            {index === 0 && seller && <SellerFacts />}
          </div>
        ))}
      </div>
    </section>
  )
}

function textOf(runs: TextRun[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.text)).join('')
}

function drawRun(run: TextRun, index: number) {
  if (typeof run === 'string') return run
  return (
    <Link key={`${run.to}-${index}`} to={run.to}>
      {run.text}
    </Link>
  )
}
