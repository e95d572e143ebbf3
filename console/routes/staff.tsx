import { Plus, Users } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { may } from '#domain/staff/roles.ts'
import { deskOfStaff } from '../desk.ts'
import { roleNames } from '../frame/role-names.ts'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, session } = deskOfStaff(context)
  const people = await services.staff.list()
  return {
    mayInvite: may(session.staff.role, 'staff: change'),
    people: people.map(({ id, name, role, phone, endedAt, lastSignInAt, hasApp, passkeys }) => ({
      id,
      name,
      role,
      phone: displayPhone(phone),
      ended: endedAt !== null,
      seen: lastSignInAt ? showMoment(lastSignInAt) : 'Never',
      factor: hasApp ? (passkeys > 0 ? 'App, passkey' : 'App') : 'None yet',
    })),
  }
}

type Person = ReturnType<typeof useLoaderData<typeof loader>>['people'][number]

const columns: Column<Person>[] = [
  {
    name: 'name',
    title: 'Name',
    show: ({ id, name }) => <RowLink to={`/console/staff/${id}`}>{name}</RowLink>,
  },
  { name: 'role', title: 'Role', show: ({ role }) => roleNames[role] },
  {
    name: 'phone',
    title: 'Phone',
    wideOnly: true,
    show: ({ phone }) => <span className="figure">{phone}</span>,
  },
  { name: 'factor', title: 'Second factor', wideOnly: true, show: ({ factor }) => factor },
  { name: 'seen', title: 'Last login', wideOnly: true, show: ({ seen }) => seen },
  {
    name: 'state',
    title: 'Access',
    right: true,
    show: ({ ended, factor }) =>
      ended ? (
        <Tag>Ended</Tag>
      ) : factor === 'None yet' ? (
        <Tag tone="wait">Invited</Tag>
      ) : (
        <Tag tone="good">Has access</Tag>
      ),
  },
]

export default function Staff() {
  const { people, mayInvite } = useLoaderData<typeof loader>()
  const working = people.filter(({ ended }) => !ended).length
  return (
    <>
      <PageHead
        title="Staff"
        line={`${working} with access. Everybody logs in with a code and the app, always.`}
      >
        {mayInvite && (
          <a href="/console/staff/new" className="button primary">
            <Icon node={Plus} size={16} />
            Invite somebody
          </a>
        )}
      </PageHead>
      {people.length === 0 ? (
        <State icon={Users} title="Nobody yet">
          Whoever works here will stand here, with their role and their last login.
        </State>
      ) : (
        <div className="panel">
          <ListTable
            caption="Staff"
            columns={columns}
            rows={people}
            keyOf={({ id }) => id}
            isMine={({ ended, factor }) => !ended && factor === 'None yet'}
          />
        </div>
      )}
    </>
  )
}
