import { Clock } from 'lucide'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { formatPaise } from '#domain/money/money.ts'
import { goTo } from '../answers.ts'
import { askRefusals } from '../bookings/change-money.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { type DueRow, dueAddress, showDue } from '../payments-due/show-due.ts'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tabs } from '../ui/tabs.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showDue(deskOfStaff(context), new URL(request.url).searchParams)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const reference = sentForm(context).fields.get('booking') ?? ''
  const asked = await services.bookings.money.askToPay(reference, actor)
  const { search } = new URL(request.url)
  return asked.ok
    ? goTo(`${dueAddress}${search}`)
    : data({ problem: askRefusals[asked.reason] }, { status: 409 })
}

const columns: Column<DueRow>[] = [
  {
    name: 'who',
    title: 'Who',
    show: ({ name, reference, phone }) => (
      <>
        <RowLink to={`/console/bookings/${reference}#to-come`}>{name}</RowLink>
        <span className="small quiet-text block">
          <span className="reference">{reference}</span> {phone}
        </span>
      </>
    ),
  },
  { name: 'trip', title: 'Trip', show: ({ trip }) => <span className="small quiet-text">{trip}</span> },
  {
    name: 'due',
    title: 'Until',
    show: ({ due, late }) => (
      <>
        <span className="figure">{due}</span>
        {late && <b className="money-owed block">{late}</b>}
      </>
    ),
  },
  {
    name: 'owed',
    title: 'Owed',
    number: true,
    show: ({ owed, of }) => (
      <>
        <b className="money-owed">{owed}</b>
        <span className="small quiet-text block">{of}</span>
      </>
    ),
  },
]

const asking: Column<DueRow> = {
  name: 'ask',
  title: 'Ask',
  unseenTitle: true,
  right: true,
  show: ({ reference, canAsk, reminded }) => (
    <>
      {canAsk && (
        <PostForm className="line justify-end">
          <input type="hidden" name="booking" value={reference} />
          <button type="submit" name="do" value="remind" className="button small">
            Mail the link
          </button>
        </PostForm>
      )}
      {reminded && <span className="small quiet-text">{reminded}</span>}
    </>
  ),
}

const empty = {
  overdue: { title: 'Nobody is late', words: 'What is owed longer than until its day stands here first.' },
  week: {
    title: 'Nothing is due this week',
    words: 'What is owed until a day of the next seven stands here.',
  },
  later: {
    title: 'Nothing is due later',
    words: 'Bookings of the desk that are owed until a later day stand here.',
  },
  links: {
    title: 'No seats are kept for a pay link',
    words: 'Seats stand here from the moment the desk keeps them until they are paid or let go.',
  },
}

export default function PaymentsDue() {
  const { part, sum, tabs, rows, next, mayAsk, mayExport, mayExportPhones } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <>
      <PageHead
        title="Payments due"
        line="What the desk sold and has not been paid. Nobody is charged by itself, and no seat is lost silently: you decide."
      >
        {mayExport && part !== 'links' && rows.length > 0 && (
          <ExportButtons action={`${dueAddress}/export?show=${part}`} withPhones={mayExportPhones} />
        )}
      </PageHead>
      <Tabs label="Payments due" tabs={tabs} />
      <div className="stack">
        {problem && <Note tone="bad">{problem}</Note>}
        {rows.length === 0 ? (
          <State icon={Clock} title={empty[part].title}>
            {empty[part].words}
          </State>
        ) : (
          <>
            {sum !== null && (
              <p>
                <b className="figure">{formatPaise(sum)}</b> <span className="quiet-text">all together</span>
              </p>
            )}
            <div className="panel">
              <ListTable
                caption="Payments due"
                columns={mayAsk ? [...columns, asking] : columns}
                rows={rows}
                keyOf={({ reference }) => reference}
                isMine={({ late }) => late !== null}
              />
            </div>
            <ListFoot shown={rows.length} next={next} />
          </>
        )}
      </div>
    </>
  )
}
