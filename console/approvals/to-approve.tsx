import { CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { State } from '../ui/state.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import type { ApprovalRow, ApprovalView } from './show-approval.ts'

const columns: Column<ApprovalRow>[] = [
  {
    name: 'who',
    title: 'Who',
    show: ({ id, who, reference, shown }) => (
      <>
        <span className="sm:whitespace-nowrap">
          <RowLink to={`/console/approvals/${id}`}>{who}</RowLink>
        </span>
        <span className="small quiet-text block">
          {reference ? <span className="reference">{reference}</span> : shown}
        </span>
      </>
    ),
  },
  {
    name: 'why',
    title: 'Why',
    wideOnly: true,
    show: ({ why, what }) => (
      <span className="small quiet-text block py-1">
        {why}
        <span className="block">{what}</span>
      </span>
    ),
  },
  {
    name: 'asked',
    title: 'Asked by',
    wideOnly: true,
    show: ({ askedBy, askedAt }) => (
      <span className="small quiet-text block">
        {askedBy}
        <span className="block">{askedAt}</span>
      </span>
    ),
  },
  { name: 'state', title: 'State', show: ({ state }) => <span className="small quiet-text">{state}</span> },
  {
    name: 'sum',
    title: 'Sum',
    number: true,
    show: ({ sum }) => <b>{sum}</b>,
  },
]

type ToApproveProps = {
  rows: ApprovalRow[]
  chosen: ApprovalView | null
  problem?: string
  /** More about the one that is looked at, read before it is decided. */
  children?: ReactNode
}

/** What waits for a second person, and beside it the one that is looked at. */
export function ToApprove({ rows, chosen, problem, children }: ToApproveProps) {
  const list =
    rows.length === 0 ? (
      <State icon={CircleCheck} title="Nothing waits for a second person">
        Refunds above the limit and every pay-out of credit stand here until somebody else has looked at them.
      </State>
    ) : (
      <div className="panel">
        <ListTable
          caption="To approve"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          isMine={({ mine }) => mine}
          isChosen={({ id }) => id === chosen?.id}
        />
      </div>
    )
  if (!chosen) return list
  return (
    <div className="columns with-side decides">
      <div className="stack">
        {list}
        {children}
      </div>
      <DecisionPanel view={chosen} problem={problem} />
    </div>
  )
}
