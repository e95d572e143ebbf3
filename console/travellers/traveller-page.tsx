import { Wallet } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { formatPaise } from '#domain/money/money.ts'
import { StateTag } from '../bookings/state-tag.tsx'
import { Facts } from '../ui/facts.tsx'
import { TextField } from '../ui/field.tsx'
import { Ledger } from '../ui/ledger.tsx'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { Tag } from '../ui/tag.tsx'
import type { TravellerView } from './show-traveller.ts'

type BookingLine = TravellerView['bookings'][number]

const columns: Column<BookingLine>[] = [
  {
    name: 'reference',
    title: 'Reference',
    show: ({ reference, asGuest }) => (
      <>
        <RowLink to={`/console/bookings/${reference}`}>{reference}</RowLink>
        {asGuest && <span className="small quiet-text block">As a guest</span>}
      </>
    ),
  },
  { name: 'trip', title: 'Trip and date', show: ({ trip }) => trip },
  { name: 'guests', title: 'Guests', number: true, wideOnly: true, show: ({ guests }) => guests },
  { name: 'sold', title: 'Sold for', number: true, show: ({ totalPaise }) => formatPaise(totalPaise) },
  { name: 'state', title: 'State', right: true, show: ({ state }) => <StateTag state={state} /> },
  {
    name: 'made',
    title: 'Made',
    wideOnly: true,
    show: ({ made }) => <span className="small quiet-text figure">{made}</span>,
  },
]

type TravellerPageProps = {
  view: TravellerView
  errors: FormErrors
  typed: Record<string, string>
  removed: boolean
}

export function TravellerPage({ view, errors, typed, removed }: TravellerPageProps) {
  const { name, phone, email, bookings, account, login, hosted } = view
  return (
    <>
      <PageHead title={name} line={[phone, email].filter(Boolean).join(', ')}>
        {account?.payOut && (
          <a href={account.payOut} className="button">
            <Icon node={Wallet} size={16} />
            Pay out credit …
          </a>
        )}
      </PageHead>
      {removed && (
        <Note tone="good">Two-step login is removed, and the traveller is told by SMS and mail.</Note>
      )}
      <div className="columns with-side">
        <div className="stack">
          <Panel title="Bookings" beside={bookings.length === 0 ? undefined : bookings.length}>
            {bookings.length === 0 ? (
              <div className="padded quiet-text">Nothing booked yet, with this login or this phone.</div>
            ) : (
              <ListTable
                caption="Bookings"
                columns={columns}
                rows={bookings}
                keyOf={({ reference }) => reference}
              />
            )}
          </Panel>
          <Messages view={view} />
        </div>
        <div className="stack">
          {account && <WalletPanel account={account} />}
          {login ? (
            <Login view={view} login={login} errors={errors} typed={typed} />
          ) : (
            <Panel title="Login" padded>
              <p className="quiet-text">
                {hosted
                  ? 'Logins are kept by another project: devices and two-step login are looked after there.'
                  : 'There is no login with this phone: they have booked as a guest.'}
              </p>
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function WalletPanel({ account }: { account: NonNullable<TravellerView['account']> }) {
  const { entries, balancePaise, reservedPaise, savedTrips, more } = account
  return (
    <>
      <Panel
        title="Wallet"
        beside={reservedPaise > 0 ? `${formatPaise(reservedPaise)} in open payments` : undefined}
        padded
      >
        {entries.length === 0 ? (
          <p className="quiet-text">No credit yet.</p>
        ) : (
          <>
            <Ledger lines={entries} sum={{ what: 'Holds now', paise: balancePaise }} />
            {more && <p className="small quiet-text mt-2">The last 20 entries; the sum is of all.</p>}
          </>
        )}
      </Panel>
      <Panel title="Saved trips" beside={savedTrips} padded>
        <p className="quiet-text">
          {savedTrips === 0 ? 'None is saved for later.' : 'Saved for later with the heart on a trip.'}
        </p>
      </Panel>
    </>
  )
}

type LoginProps = Pick<TravellerPageProps, 'view' | 'errors' | 'typed'> & {
  login: NonNullable<TravellerView['login']>
}

function Login({ view: { mayRemoveFactor }, login, errors, typed }: LoginProps) {
  return (
    <Panel title="Login" padded>
      <Facts
        facts={{
          Since: login.since,
          'Last code': login.lastSignIn ?? 'Never',
          'Two steps': login.factorSince ? (
            <Tag tone="good">On since {login.factorSince}</Tag>
          ) : (
            <span className="quiet-text">Off</span>
          ),
        }}
      />
      {login.devices.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {login.devices.map(({ id, line, twoSteps }) => (
            <li key={id} className="small quiet-text">
              {line}
              {twoSteps && ', with the app'}
            </li>
          ))}
        </ul>
      )}
      {mayRemoveFactor && (
        <details className="mt-3" open={Object.keys(errors).length > 0}>
          <summary className="link">Remove the app</summary>
          <p className="small quiet-text my-2">
            For somebody who lost it, once you know that it is they. Devices stay signed in; the traveller is
            told by SMS and mail.
          </p>
          <PostForm errors={errors}>
            <TextField
              label="How you know that it is they"
              name="why"
              defaultValue={typed.why}
              errors={errors}
              maxLength={300}
              autoComplete="off"
            />
            <button type="submit" name="do" value="remove factor" className="button ink">
              Remove the app
            </button>
          </PostForm>
        </details>
      )}
    </Panel>
  )
}

const states = {
  sent: { tone: 'good', title: 'Sent' },
  refused: { tone: 'bad', title: 'Refused' },
  waits: { tone: 'under-way', title: 'Waiting' },
} as const

function Messages({ view: { messages } }: { view: TravellerView }) {
  return (
    <Panel title="Messages" beside="To them about these bookings, the newest first">
      {messages.length === 0 ? (
        <div className="padded quiet-text">Nothing was written about a booking of theirs.</div>
      ) : (
        <Rows>
          {messages.map(({ id, what, line, reference, state }) => (
            <Row key={id} end={<Tag tone={states[state].tone}>{states[state].title}</Tag>}>
              {what}
              <span className="small quiet-text block">
                {line}, <span className="reference">{reference}</span>
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  )
}
