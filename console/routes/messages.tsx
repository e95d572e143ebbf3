import { Mail } from 'lucide'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { goTo } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { type MessagesView, showMessages } from '../messages/show-messages.ts'
import { TextField } from '../ui/field.tsx'
import { Chips, Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showMessages(deskOfStaff(context), new URL(request.url).searchParams)
}

export async function action({ context }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const id = sentForm(context).fields.get('message') ?? ''
  if (/^\d{1,15}$/.test(id) && (await services.messages.sendAgain(Number(id), actor)))
    return goTo('/console/messages?state=waiting')
  return data(
    { problem: 'That message is sent, or on its way already. Nothing was changed.' },
    { status: 409 },
  )
}

type Row = MessagesView['rows'][number]

const columns: Column<Row>[] = [
  {
    name: 'what',
    title: 'Message',
    show: ({ what, reference }) => (
      <>
        {what}{' '}
        {reference && (
          <a href={`/console/bookings/${reference}`} className="link small reference">
            {reference}
          </a>
        )}
      </>
    ),
  },
  {
    name: 'to',
    title: 'To',
    show: ({ to, by }) => (
      <span className="wrap-anywhere">
        {to} <span className="small quiet-text">{by}</span>
      </span>
    ),
  },
  { name: 'at', title: 'When', wideOnly: true, show: ({ at }) => <span className="figure small">{at}</span> },
  { name: 'state', title: 'State', right: true, show: ({ state, tone }) => <Tag tone={tone}>{state}</Tag> },
  {
    name: 'again',
    title: 'Send again',
    unseenTitle: true,
    show: ({ id, why, again }) =>
      again && (
        <PostForm className="line py-1 sm:justify-end">
          <span className="small quiet-text">{why}</span>
          <input type="hidden" name="message" value={id} />
          <button type="submit" name="do" value="send again" className="button small">
            Send again
          </button>
        </PostForm>
      ),
  },
]

export default function Messages() {
  const { chips, booking, filtered, rows, next, exportTo, withPhones } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <>
      <PageHead
        title="Messages"
        line="Mails and SMS to people, as they were written, and whether they are sent."
      >
        {exportTo && rows.length > 0 && <ExportButtons action={exportTo} withPhones={withPhones} />}
      </PageHead>
      {problem && <Note tone="bad">{problem}</Note>}
      <Chips label="State" chips={chips} />
      <Filters action="/console/messages" clear={filtered ? '/console/messages' : null}>
        <TextField label="Booking" name="booking" defaultValue={booking} placeholder="KF-7Q2M9XKD" />
      </Filters>
      {rows.length === 0 ? (
        <State icon={Mail} title={filtered ? 'Nothing found' : 'No message yet'}>
          {filtered
            ? 'No message is in that state, or about that booking.'
            : 'What travellers are told by mail and SMS stands here, whether it is sent or waits.'}
        </State>
      ) : (
        <>
          <div className="panel">
            <ListTable
              caption="Messages"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              isMine={({ again }) => again}
            />
          </div>
          <ListFoot shown={rows.length} next={next} />
        </>
      )}
    </>
  )
}
