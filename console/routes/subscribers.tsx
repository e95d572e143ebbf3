import { Mailbox } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type SubscriberState, subscriberStates } from '#domain/enquiries/subscriber-state.ts'
import { deskOfStaff } from '../desk.ts'
import { showSubscribers, subscribersAddress } from '../enquiries/show-subscribers.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { Chips } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showSubscribers(deskOfStaff(context), new URL(request.url).searchParams)
}

type Line = Awaited<ReturnType<typeof loader>>['rows'][number]

const tones = { confirmed: 'good', asked: 'wait', left: 'plain' } as const satisfies Record<
  SubscriberState,
  string
>

const columns: Column<Line>[] = [
  { name: 'email', title: 'Address', show: ({ email }) => email },
  {
    name: 'state',
    title: 'State',
    right: true,
    show: ({ state, title }) => <Tag tone={tones[state]}>{title}</Tag>,
  },
  {
    name: 'asked',
    title: 'Asked for it',
    show: ({ asked }) => <span className="figure small quiet-text">{asked}</span>,
  },
  {
    name: 'confirmed',
    title: 'Confirmed',
    wideOnly: true,
    show: ({ confirmed }) => <span className="figure small quiet-text">{confirmed}</span>,
  },
]

export default function Subscribers() {
  const { rows, next, state, query, mayExport, mayExportWhole } = useLoaderData<typeof loader>()
  const chip = (name: SubscriberState | null, title: string) => ({
    title,
    to: subscribersAddress + (name ? `?state=${name}` : ''),
    here: state === name,
  })
  return (
    <>
      <PageHead title="Subscribers" line="The newsletter may be sent to confirmed addresses alone.">
        {mayExport && rows.length > 0 && (
          <ExportButtons
            action={`${subscribersAddress}/export${query}`}
            withPhones={mayExportWhole}
            whole="addresses"
          />
        )}
      </PageHead>
      <Chips
        label="Views"
        chips={[
          chip(null, 'All'),
          ...(Object.keys(subscriberStates) as SubscriberState[]).map((name) =>
            chip(name, subscriberStates[name]),
          ),
        ]}
      />
      {rows.length === 0 ? (
        <State icon={Mailbox} title={state ? 'Nobody is like that' : 'Nobody has subscribed yet'}>
          Whoever asks for the newsletter on the site will stand here, and is confirmed once they follow the
          link in their mail.
        </State>
      ) : (
        <>
          <div className="panel">
            <ListTable caption="Subscribers" columns={columns} rows={rows} keyOf={({ i }) => i} />
          </div>
          <ListFoot shown={rows.length} next={next} />
        </>
      )}
    </>
  )
}
