import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { moneyKinds } from '#domain/approvals/approval.ts'
import type { Decided, DecidingWord } from '#server/approvals/decide-approval.ts'
import { goTo, orNotFound } from '../answers.ts'
import { DecisionPanel } from '../approvals/decision-panel.tsx'
import { listToApprove, showApproval } from '../approvals/show-approval.ts'
import { ToApprove } from '../approvals/to-approve.tsx'
import { WhatFollows, WhoGetsWhat } from '../departures/cancellation-parts.tsx'
import { showCancellation } from '../departures/show-cancellation.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { PageHead } from '../ui/page-head.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  const view = orNotFound(await showApproval(at, params.id ?? ''))
  const isMoney = (moneyKinds as readonly string[]).includes(view.kind)
  const [tripId = '', departure = ''] = view.subjectId.split('/')
  return {
    title: `${view.shown}: ${view.who}`,
    view,
    rows: isMoney ? await listToApprove(at) : null,
    /** Whoever decides reads the names and sums, as they are now. */
    cancellation:
      view.kind === 'departure cancelled' && !view.decided
        ? await showCancellation(at, { tripId, id: departure })
        : null,
  }
}

const refusals: Record<Extract<Decided, { ok: false }>['reason'], string> = {
  unknown: 'There is no such thing to decide.',
  forbidden: 'Your role may not decide this any more. Nothing was done.',
  decided: 'Somebody has decided this before you. Nothing was done a second time.',
  yours: 'You asked for this yourself, so somebody else decides. Nothing was done.',
  'not yours': 'Only who asked for it may do that. Nothing was done.',
  'too early': 'It still waits. Nothing was done.',
  'not alone': 'Somebody else can decide this, so it is theirs. Nothing was done.',
  changed:
    'It was changed after it was asked for, so it has lapsed. Nothing was done; whoever still wants it asks anew.',
  expired: 'Nobody decided in 72 hours, so it has lapsed. Nothing was done.',
}

export async function action({ context, params }: ActionFunctionArgs) {
  const at = deskOfStaff(context)
  const { act } = sentForm(context)
  const id = params.id ?? ''
  const asked = orNotFound(await showApproval(at, id))
  const word = act.replace(/ (?!out\b).+$/, '') as DecidingWord
  // The permission was asked for the kind that the button names, so it has to be of that kind.
  if (word !== 'withdraw' && act !== `${word} ${asked.kind}`) throw data(null, { status: 404 })
  const decided = await at.services.approvals.decide(id, word, at.actor)
  if (decided.ok) return goTo(`/console/approvals/${id}`)
  return data({ problem: refusals[decided.reason] }, { status: 409 })
}

export default function Approval() {
  const { view, rows, cancellation } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <>
      <PageHead title={view.shown} line={`${view.who}. Who asks never decides.`} />
      {rows ? (
        <ToApprove rows={rows} chosen={view} problem={problem}>
          {cancellation && cancellation.lines.length > 0 && (
            <section className="stack" aria-labelledby="would-do">
              <h2 id="would-do" className="text-base">
                What it would do
              </h2>
              <WhoGetsWhat view={cancellation} />
              <WhatFollows view={cancellation} />
            </section>
          )}
        </ToApprove>
      ) : (
        <div className="max-w-160">
          <DecisionPanel view={view} problem={problem} />
        </div>
      )}
    </>
  )
}
