import { SearchX, Users } from 'lucide'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readTravellerFilter, writeTravellerFilter } from '#domain/travellers/find-traveller.ts'
import type { NotInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { Count, Money } from '../reports/report-figures.tsx'
import { showTravellers, type TravellersView, travellersAddress } from '../travellers/show-travellers.ts'
import { TextField } from '../ui/field.tsx'
import { Chips, Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import { changeViews } from '../views/change-views.ts'
import { ViewForms } from '../views/view-forms.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showTravellers(deskOfStaff(context), new URL(request.url).searchParams)
}

export function action({ context, request }: ActionFunctionArgs) {
  const query = writeTravellerFilter(readTravellerFilter(new URL(request.url).searchParams))
  return changeViews(deskOfStaff(context), sentForm(context), {
    list: 'travellers',
    address: travellersAddress,
    query,
  })
}

type Line = TravellersView['rows'][number]

const columns: Column<Line>[] = [
  {
    name: 'name',
    title: 'Traveller',
    show: ({ id, name, email }) => (
      <>
        <RowLink to={`${travellersAddress}/${id}`}>{name}</RowLink>
        {email && <span className="small quiet-text block wrap-anywhere">{email}</span>}
      </>
    ),
  },
  { name: 'phone', title: 'Phone', show: ({ phone }) => <span className="figure">{phone}</span> },
  {
    name: 'account',
    title: 'Account',
    right: true,
    show: ({ login }) => <Tag tone={login ? 'good' : 'plain'}>{login ? 'Login' : 'Booked as guest'}</Tag>,
  },
  {
    name: 'bookings',
    title: 'Bookings',
    number: true,
    wideOnly: true,
    show: ({ bookings }) => <Count value={bookings} />,
  },
  {
    name: 'credit',
    title: 'Credit',
    number: true,
    wideOnly: true,
    show: ({ creditPaise }) => <Money paise={creditPaise} />,
  },
  {
    name: 'since',
    title: 'Since',
    wideOnly: true,
    show: ({ since }) => <span className="small quiet-text figure">{since}</span>,
  },
]

export default function Travellers() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  const { find, query, rows, next, from, exportTo, views, hosted } = view
  return (
    <>
      <PageHead
        title="Travellers"
        line={
          hosted
            ? 'Who has booked, by phone, the newest booking first.'
            : 'Who has a login, the newest first. Guests are found by phone, name or e-mail.'
        }
      >
        {exportTo && rows.length > 0 && <ExportButtons action={exportTo} withPhones={view.withPhones} />}
      </PageHead>
      {hosted && (
        <Note>Logins are kept by another project: devices and two-step login are looked after there.</Note>
      )}
      {views.saved.length > 0 && (
        <Chips
          label="Views"
          chips={views.saved.map(({ name, query: saved }) => ({
            title: name,
            to: travellersAddress + saved,
            here: saved === query,
          }))}
        />
      )}
      <Filters action={travellersAddress} clear={find === '' ? null : travellersAddress}>
        <TextField
          label="Phone or its last digits, name, or e-mail"
          name="find"
          defaultValue={find}
          autoComplete="off"
          maxLength={80}
        />
      </Filters>
      <ViewForms views={views} errors={answer?.errors ?? {}} />
      {rows.length === 0 ? (
        <Nothing find={find} />
      ) : (
        <>
          <div className="panel">
            <ListTable caption="Travellers" columns={columns} rows={rows} keyOf={({ id }) => id} />
          </div>
          <ListFoot shown={rows.length} from={from} next={next} />
        </>
      )}
    </>
  )
}

function Nothing({ find }: { find: string }) {
  if (find === '')
    return (
      <State icon={Users} title="No traveller yet">
        Whoever logs in will stand here. Guests who have booked are found by the box above.
      </State>
    )
  return (
    <State
      icon={SearchX}
      title={`Nobody found for ‘${find}’`}
      ways={
        <a href={travellersAddress} className="button">
          All travellers
        </a>
      }
    >
      Looked in phones, from their last four digits on, in words of names and in whole e-mail addresses, of
      logins and of bookings.
    </State>
  )
}
