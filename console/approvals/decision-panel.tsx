import { Facts } from '../ui/facts.tsx'
import { Ledger } from '../ui/ledger.tsx'
import { Note } from '../ui/note.tsx'
import { PostForm } from '../ui/post-form.tsx'
import type { ApprovalView } from './show-approval.ts'

/** What somebody asked for, as it is now, and what who looks may say to it. */
export function DecisionPanel({ view, problem }: { view: ApprovalView; problem?: string }) {
  return (
    <section className="panel padded stack" aria-labelledby="asked-for">
      <div>
        <div className="line justify-between">
          <h2 id="asked-for" className="text-base">
            {view.who}
          </h2>
          {view.reference && (
            <a href={`/console/bookings/${view.reference}`} className="link small reference">
              {view.reference}
            </a>
          )}
          {view.kind === 'price change' && (
            <a href={`/console/trips/${view.subjectId.replace('trip/', '')}/publish`} className="link small">
              The draft
            </a>
          )}
          {view.kind === 'departure cancelled' && (
            <a href={`/console/departures/${view.subjectId}`} className="link small">
              The departure
            </a>
          )}
        </div>
        <p className="small quiet-text">
          {view.shown}. {view.what}
        </p>
      </div>
      {problem && <Note tone="bad">{problem}</Note>}
      {view.ledger && <Ledger {...view.ledger} />}
      <Note>
        {view.why && <p>‘{view.why}’</p>}
        <p className="small quiet-text">
          {view.askedBy}, {view.askedAt}
        </p>
      </Note>
      <Facts facts={factsOf(view)} />
      <Say view={view} />
    </section>
  )
}

function factsOf(view: ApprovalView): Record<string, string> {
  if (view.decided) return {}
  return {
    'Since then': view.changed ? 'Something changed' : 'Nothing changed',
    ...(view.afterwards && { Afterwards: view.afterwards }),
    ...(view.notBefore && !view.notBefore.over && { Waits: `until ${view.notBefore.at}, as you work alone` }),
    [view.expired ? 'Lapsed' : 'Lapses']: view.lapses,
  }
}

const words = {
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Taken back',
  lapsed: 'Lapsed',
  alone: 'Carried out alone',
}

function Say({ view }: { view: ApprovalView }) {
  const { decided, may } = view
  if (decided)
    return (
      <Note tone={decided.decision === 'approved' || decided.decision === 'alone' ? 'good' : 'plain'}>
        {words[decided.decision]}
        {decided.who && ` by ${decided.who}`}, {decided.at}.
      </Note>
    )
  return (
    <>
      {view.changed && (
        <Note tone="bad">
          <b>Look again.</b> This is not what it was when it was asked for, so it can’t be approved any more.
          Whoever still wants it asks anew.
        </Note>
      )}
      {!may.decide && !may.carryOut && !view.changed && !view.expired && (
        <Note tone="wait">
          {view.askedBy === 'You' ? 'You asked, so somebody else decides: ' : 'To be decided by '}
          {view.deciders}.
        </Note>
      )}
      <Buttons view={view} />
    </>
  )
}

function Buttons({ view }: { view: ApprovalView }) {
  const { may, kind, sumPaise, sum, notBefore } = view
  if (!may.decide && !may.carryOut && !may.withdraw && !may.close) return null
  const ofSum = sumPaise > 0 ? ` ${sum}` : ''
  return (
    <PostForm action={`/console/approvals/${view.id}`} className="line justify-between">
      {may.decide && (
        <button type="submit" name="do" value={`refuse ${kind}`} className="button">
          Refuse
        </button>
      )}
      {may.withdraw && (
        <button type="submit" name="do" value="withdraw" className="button">
          {may.carryOut ? 'Stop it' : 'Take it back'}
        </button>
      )}
      {may.close && (
        <button type="submit" name="do" value={`refuse ${kind}`} className="button">
          Put it away
        </button>
      )}
      {may.decide && (
        <button type="submit" name="do" value={`approve ${kind}`} className="button primary">
          Approve{ofSum}
        </button>
      )}
      {may.carryOut && (
        <button
          type="submit"
          name="do"
          value={`carry out ${kind}`}
          className="button primary"
          disabled={!notBefore?.over}
        >
          {notBefore?.over ? `Carry out${ofSum}` : `Can go from ${notBefore?.at} on`}
        </button>
      )}
    </PostForm>
  )
}
