import { Sunrise } from 'lucide'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'
import { BooksPanel } from './books-panel.tsx'
import { CallsPanel } from './calls-panel.tsx'
import { JobsPanel } from './jobs-panel.tsx'
import type { TodayView } from './show-today.ts'
import {
  ApprovePanel,
  DecidePanel,
  DriftingPanel,
  LeavingPanel,
  LeftAlonePanel,
  OffersPanel,
  UnpublishedPanel,
  WrongPanel,
} from './waiting-panels.tsx'

/** What waits for a person at the left, what happens anyway at the right. */
export function TodayPage({ view }: { view: TodayView }) {
  const { waiting, leaving, books } = view
  const line =
    waiting === 0
      ? `Good ${view.part}, ${view.name}.`
      : `${waiting} ${waiting === 1 ? 'thing waits' : 'things wait'} for you.`
  const side = leaving || books
  return (
    <>
      <PageHead title="Today" line={line} />
      <div className={`columns ${side ? 'with-side' : ''}`}>
        <div className="stack">
          {view.decide.inAll > 0 && <DecidePanel decide={view.decide} />}
          {view.approve.mine.length > 0 && <ApprovePanel approve={view.approve} />}
          {view.wrong.length > 0 && <WrongPanel rows={view.wrong} />}
          {view.alone.length > 0 && <LeftAlonePanel rows={view.alone} />}
          {view.unpublished.length > 0 && <UnpublishedPanel rows={view.unpublished} />}
          {view.drifting > 0 && <DriftingPanel count={view.drifting} />}
          {view.calls && <CallsPanel calls={view.calls} />}
          {view.jobs.length > 0 && <JobsPanel jobs={view.jobs} mayRetry={view.mayRetry} back="/console" />}
          {waiting === 0 && <Calm view={view} />}
        </div>
        {side && (
          <div className="stack">
            {leaving && <LeavingPanel leaving={leaving} />}
            {view.offers.length > 0 && <OffersPanel offers={view.offers} />}
            {books && <BooksPanel books={books} />}
          </div>
        )}
      </div>
    </>
  )
}

function Calm({ view }: { view: TodayView }) {
  if (view.ownDepartures)
    return (
      <State
        icon={Sunrise}
        title="Nothing waits for you"
        ways={
          <a href="/console/my-departures" className="button">
            My departures
          </a>
        }
      >
        The departures that you lead open seven days before they leave, and stay for three days after.
      </State>
    )
  const { waitForOthers } = view.approve
  return (
    <State icon={Sunrise} title="Nothing waits for you">
      No departure to decide, nothing to approve, nobody for you to call, no payment gone wrong and no work
      given up.
      {waitForOthers > 0 &&
        ` ${waitForOthers === 1 ? 'What you asked for waits' : `${waitForOthers} things that you asked for wait`} for somebody else.`}
    </State>
  )
}
