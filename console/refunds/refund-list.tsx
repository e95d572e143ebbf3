import { Undo2 } from 'lucide'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import type { RefundTab } from './refund-tabs.ts'
import type { RefundRow } from './show-refunds.ts'

const who: Column<RefundRow> = {
  name: 'who',
  title: 'Who',
  show: ({ name, reference }) => (
    <>
      <RowLink to={`/console/bookings/${reference}`}>{name}</RowLink>
      <span className="small quiet-text block">
        <span className="reference">{reference}</span>
      </span>
    </>
  ),
}
const trip: Column<RefundRow> = {
  name: 'trip',
  title: 'Trip and why',
  show: (row) => (
    <span className="small quiet-text block py-1">
      {row.trip}
      <span className="block">{row.why}</span>
    </span>
  ),
}
const since: Column<RefundRow> = {
  name: 'since',
  title: 'Since',
  wideOnly: true,
  show: ({ since: moment }) => <span className="small quiet-text">{moment}</span>,
}
const state: Column<RefundRow> = {
  name: 'state',
  title: 'State',
  right: true,
  show: ({ tone, state: word }) => <Tag tone={tone}>{word}</Tag>,
}
const sum: Column<RefundRow> = { name: 'sum', title: 'Sum', number: true, show: (row) => <b>{row.sum}</b> }
const again: Column<RefundRow> = {
  name: 'again',
  title: 'Send again',
  unseenTitle: true,
  right: true,
  show: ({ id, reference }) => (
    <PostForm className="line justify-end">
      <input type="hidden" name="refund" value={id} />
      <input type="hidden" name="booking" value={reference} />
      <button type="submit" name="do" value="send again" className="button small">
        Send again
      </button>
    </PostForm>
  ),
}

const pay: Column<RefundRow> = {
  name: 'pay',
  title: 'Paid back',
  unseenTitle: true,
  right: true,
  show: ({ id }) => (
    <a href={`/console/refunds/by-hand/${id}`} className="button small">
      Note it as paid …
    </a>
  ),
}

const empty: Record<RefundTab, { title: string; words: string }> = {
  'under-way': {
    title: 'No money is on its way back',
    words: 'What was sent to PhonePe stands here until it has arrived.',
  },
  'by-hand': {
    title: 'Nobody waits for money from the office',
    words: 'What came as cash, by UPI or by bank goes back so. It stands here until it is paid.',
  },
  refused: {
    title: 'PhonePe refused nothing',
    words: 'What PhonePe has refused three times stands here, to be sent again.',
  },
  done: { title: 'Nothing has gone back yet', words: 'What has arrived stands here, the newest first.' },
}

type RefundListProps = { tab: RefundTab; rows: RefundRow[]; next: string | null; maySend: boolean }

export function RefundList({ tab, rows, next, maySend }: RefundListProps) {
  if (rows.length === 0)
    return (
      <State icon={Undo2} title={empty[tab].title}>
        {empty[tab].words}
      </State>
    )
  const last = tab === 'refused' ? [again] : tab === 'by-hand' ? [pay] : []
  const columns = [who, trip, since, state, sum, ...(maySend ? last : [])]
  return (
    <>
      <div className="panel">
        <ListTable
          caption="Refunds"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          isMine={() => tab === 'refused' || tab === 'by-hand'}
        />
      </div>
      <ListFoot shown={rows.length} next={next} />
    </>
  )
}
