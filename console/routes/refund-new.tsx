import { Undo2 } from 'lucide'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { splitByHand } from '#domain/bookings/refund-amount.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { formatPaise } from '#domain/money/money.ts'
import { receiptWords } from '#domain/receipts/receipt.ts'
import type { RefundAsked, RefundPreview } from '#server/bookings/refunds/refund-desk.ts'
import { goTo, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { readWish } from '../refunds/read-wish.ts'
import { WishForm } from '../refunds/wish-form.tsx'
import { Facts } from '../ui/facts.tsx'
import { TextField } from '../ui/field.tsx'
import { Ledger, type LedgerLine } from '../ui/ledger.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import type { FormErrors } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'

const wayBack = {
  due: 'Goes back',
  pending: 'Goes back',
  completed: 'Went back',
  failed: 'Refused by PhonePe, still owed',
}
const wayBackByHand = { ...wayBack, due: 'To be paid back by hand', completed: 'Paid back by hand' }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, session, now } = deskOfStaff(context)
  const wanted = (new URL(request.url).searchParams.get('booking') ?? '').trim().toUpperCase()
  const found = isBookingReference(wanted) ? await services.refunds.preview(wanted) : null
  if (!found) return { wanted, preview: null }
  const { booking, refunds, leftPaise, phonePePaise, sentLatelyPaise, limitPaise, shown } = found
  const open = await services.approvals.findOpen('part refund', wanted)
  return {
    wanted,
    preview: {
      name: booking.name || 'Name erased',
      trip: `${booking.terms.title.split(':')[0]}, ${showPlainDate(booking.terms.startDate)}`,
      paid: paidOf(found, now),
      back: refunds.map(({ amountPaise, createdAt, state, byHand }) => ({
        what: `${(byHand ? wayBackByHand : wayBack)[state]}, ${showBriefly(createdAt, now)}`,
        paise: -amountPaise,
      })),
      leftPaise,
      way: wayOf(splitByHand(leftPaise, phonePePaise)),
      credit: booking.walletPaise > 0 ? formatPaise(booking.walletPaise) : null,
      most: formatPaise(leftPaise),
      sentLately: sentLatelyPaise > 0 ? formatPaise(sentLatelyPaise) : 'Nothing',
      alone: formatPaise(Math.max(0, limitPaise - sentLatelyPaise)),
      stands: booking.status === 'confirmed' || booking.status === 'completed',
      shown,
      open: open && { id: open.id, sum: formatPaise(open.sumPaise), mine: open.askedBy === session.staff.id },
    },
  }
}

/** What came through PhonePe and to the office. */
function paidOf({ payments, receipts }: RefundPreview, now: Date): LedgerLine[] {
  return [
    ...payments.map(({ amountPaise, createdAt }) => ({
      what: `Paid through PhonePe, ${showBriefly(createdAt, now)}`,
      paise: amountPaise,
      comesIn: true,
    })),
    ...receipts.map(({ amountPaise, way, counters, receivedOn }) => ({
      what: `${counters ? 'Countered' : 'Paid to the office'}: ${receiptWords[way].shown}, ${showPlainDate(receivedOn)}`,
      paise: amountPaise,
      comesIn: amountPaise > 0,
    })),
  ]
}

function wayOf({ phonePePaise, byHandPaise }: ReturnType<typeof splitByHand>): string {
  if (byHandPaise === 0) return 'Through PhonePe'
  if (phonePePaise === 0) return 'By hand: it waits in Refunds until the office has paid it'
  return `Through PhonePe up to ${formatPaise(phonePePaise)}, the rest by hand`
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const reference = (
    fields.get('booking') ??
    new URL(request.url).searchParams.get('booking') ??
    ''
  ).toUpperCase()
  const wish = readWish(fields)
  if (!wish.ok) return notInOrder(wish.errors, fields)
  const { amountPaise, why } = wish
  const asked = await services.refunds.ask(
    { reference, amountPaise, why, shown: fields.get('shown') ?? '' },
    actor,
  )
  if (!asked.ok) {
    const problem = refusalOf(asked)
    return data(
      { errors: problem, typed: Object.fromEntries(fields) },
      { status: asked.reason === 'too much' ? 422 : 409 },
    )
  }
  if (asked.done === 'asked') return goTo(`/console/approvals/${asked.id}`)
  return goTo(`/console/refunds?show=${asked.byHandPaise > 0 ? 'by-hand' : 'under-way'}`)
}

function refusalOf(asked: Extract<RefundAsked, { ok: false }>): FormErrors {
  switch (asked.reason) {
    case 'too much':
      return { rupees: `At most ${formatPaise(asked.leftPaise)} can go back.` }
    case 'changed':
      return {
        '': 'The booking was changed after you opened this page. Nothing was sent: look at the sums again.',
      }
    case 'open':
      return { '': 'Another part refund of this booking waits to be decided. Nothing was sent.' }
    case 'under way':
    case 'not paid':
      return { '': 'Nothing of this booking can be sent back now. Nothing was sent.' }
    default:
      return { '': 'There is no such booking, or your role may not do this any more. Nothing was sent.' }
  }
}

type Preview = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['preview']>

export default function SendPartBack() {
  const { wanted, preview } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Send a part back"
        line={
          preview
            ? `${preview.name}, ${preview.trip}`
            : 'The booking stays what it is; a part of what was paid goes back the way it came.'
        }
      />
      <Filters action="/console/refunds/new" clear={null}>
        <TextField
          label="Booking"
          name="booking"
          defaultValue={wanted}
          placeholder="KF-7Q2M9XKD"
          autoComplete="off"
        />
      </Filters>
      {preview ? (
        <Ask reference={wanted} preview={preview} />
      ) : (
        wanted && (
          <State icon={Undo2} title={`There is no booking ${wanted}`}>
            References look like KF-7Q2M9XKD. Nothing was sent.
          </State>
        )
      )}
    </>
  )
}

function Ask({ reference, preview }: { reference: string; preview: Preview }) {
  const { errors = {}, typed = {} } = useActionData<typeof action>() ?? {}
  const { open } = preview
  return (
    <div className="columns with-side">
      <Panel title="Goes back" padded>
        {open ? (
          <Note tone="wait">
            {open.sum} {open.mine ? 'that you asked for' : 'of this booking'} waits to be decided.{' '}
            <a href={`/console/approvals/${open.id}`} className="link">
              Look at it
            </a>
          </Note>
        ) : preview.stands && preview.leftPaise > 0 ? (
          <WishForm
            errors={errors}
            typed={typed}
            shown={preview.shown}
            most={`${preview.most}; up to ${preview.alone} goes at once, more waits for a second person`}
            label="Send it back"
            back="/console/refunds"
          >
            <input type="hidden" name="booking" value={reference} />
          </WishForm>
        ) : (
          <Note>Nothing of this booking can be sent back: it is not paid, or all of it is on its way.</Note>
        )}
      </Panel>
      <Panel title="The money" padded>
        <div className="stack">
          <Ledger
            lines={[...preview.paid, ...preview.back]}
            sum={{ what: 'Can still go back', paise: preview.leftPaise }}
          />
          <Facts
            facts={{
              ...(preview.leftPaise > 0 && { 'Goes back': preview.way }),
              ...(preview.credit && { 'Wallet credit': `${preview.credit}, stays with the booking` }),
              'Within 24 h': `${preview.sentLately} was sent back`,
            }}
          />
        </div>
      </Panel>
    </div>
  )
}
