import type { ReactNode } from 'react'
import { Facts } from '../ui/facts.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Tag } from '../ui/tag.tsx'
import { SeatBar, SeatLegend } from './seat-bar.tsx'
import type { DepartureHead } from './show-departure.ts'

type DepartureTopProps = {
  head: DepartureHead
  /** Where captain and note are changed; null for who may not. */
  change: string | null
  /** What can be done with it. */
  children?: ReactNode
}

/** What stays on every page about a departure: its seats, whether it runs, who leads it. */
export function DepartureTop({ head, change, children }: DepartureTopProps) {
  const { heading, dates, when, state, said, decided, waits, seats, until, captain, due, note, byHand } = head
  return (
    <>
      <PageHead title={heading} line={[dates, when].filter(Boolean).join(', ')}>
        {children}
      </PageHead>
      <div className="columns with-side mb-4 items-stretch">
        <section className="panel padded stack gap-3" aria-label="Who has the seats">
          <div className="line">
            <Tag tone={state.tone}>{state.text}</Tag>
            <span className="quiet-text">{said}</span>
            {byHand && <Tag>Added by hand</Tag>}
          </div>
          <SeatBar seats={seats} large />
          <SeatLegend seats={seats} until={until} />
          {decided && !waits && <p className="small quiet-text">{decided}.</p>}
        </section>
        <section className="panel padded" aria-label="Captain, money and note">
          <Facts
            facts={{
              Captain: (
                <>
                  {captain ? <b>{captain}</b> : <span className="missing">No captain</span>}{' '}
                  {change && (
                    <a href={change} className="link small">
                      Change
                    </a>
                  )}
                </>
              ),
              Due: due ? (
                <span className="figure">{due}, payments under way</span>
              ) : (
                <span className="zero">₹0</span>
              ),
              Note: note ? (
                <span className="whitespace-pre-wrap">{note}</span>
              ) : (
                <span className="zero">None</span>
              ),
            }}
          />
        </section>
      </div>
    </>
  )
}
