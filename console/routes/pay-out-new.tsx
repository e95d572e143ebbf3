import { Banknote } from 'lucide'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { readWholePhone } from '#domain/forms/login-phone.ts'
import { formatPaise } from '#domain/money/money.ts'
import { goTo, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { readWish } from '../refunds/read-wish.ts'
import { WishForm } from '../refunds/wish-form.tsx'
import { TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Ledger } from '../ui/ledger.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, now } = deskOfStaff(context)
  const wanted = new URL(request.url).searchParams.get('traveller')
  const found = wanted === null ? null : await services.payOuts.preview(wanted)
  if (!found) return { wanted, preview: null }
  const { travellerId, name, balancePaise, reservedPaise, entries, shown } = found
  const open = await services.approvals.findOpen('pay-out', travellerId)
  return {
    wanted,
    preview: {
      travellerId,
      name: name || 'A traveller without a name',
      balancePaise,
      balance: formatPaise(balancePaise),
      reserved: formatPaise(reservedPaise),
      entries: entries.map(({ id, at, what, from, amountPaise }) => ({
        key: id,
        what: `${what}, ${showBriefly(at, now)}`,
        paise: from === 'wallet' ? -amountPaise : amountPaise,
        comesIn: from !== 'wallet',
      })),
      shown,
      open: open && { id: open.id, sum: formatPaise(open.sumPaise) },
    },
  }
}

export async function action({ context }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { act, fields } = sentForm(context)
  if (act === 'find') return find(services, fields)
  const wish = readWish(fields)
  if (!wish.ok) return notInOrder(wish.errors, fields)
  const travellerId = fields.get('traveller') ?? ''
  const { amountPaise, why } = wish
  const asked = await services.payOuts.ask(
    { travellerId, amountPaise, why, shown: fields.get('shown') ?? '' },
    actor,
  )
  if (asked.ok) return goTo(`/console/approvals/${asked.id}`)
  if (asked.reason === 'too much')
    return notInOrder({ rupees: `The wallet holds ${formatPaise(asked.balancePaise)}.` }, fields)
  const errors = {
    '':
      asked.reason === 'open'
        ? 'Another pay-out of this wallet waits to be decided. Nothing was asked.'
        : 'The wallet was changed after you opened this page. Nothing was asked: look at it again.',
  }
  return data({ errors, typed: Object.fromEntries(fields) }, { status: 409 })
}

async function find({ payOuts }: ReturnType<typeof deskOfStaff>['services'], fields: URLSearchParams) {
  const typed = (fields.get('who') ?? '').trim()
  const { country, phone: digits } = readWholePhone(typed, '91')
  const phone = /^[\d\s()+-]+$/.test(typed) ? `+${country}${digits}` : typed
  const found = await payOuts.find(phone)
  return found
    ? goTo(`/console/pay-outs/new?traveller=${found}`)
    : notInOrder(
        { who: 'Nobody with a login has that number, and no booking of theirs has that reference.' },
        fields,
      )
}

type Preview = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['preview']>

export default function PayOutCredit() {
  const { wanted, preview } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = useActionData<typeof action>() ?? {}
  return (
    <>
      <PageHead
        title="Pay out credit"
        line={
          preview
            ? preview.name
            : 'Credit of a wallet that a traveller wants in money. It always takes two persons.'
        }
      />
      {preview ? (
        <Ask preview={preview} errors={errors} typed={typed} />
      ) : (
        <section className="panel padded max-w-160">
          <PostForm errors={errors}>
            <TextField
              label="Phone, or reference of a booking"
              name="who"
              defaultValue={typed.who}
              errors={errors}
              autoComplete="off"
            />
            <FormFoot act="find" label="Find the wallet" look="primary" back="/console/refunds" />
          </PostForm>
        </section>
      )}
      {wanted !== null && !preview && (
        <State icon={Banknote} title="No credit">
          That traveller has never had any.
        </State>
      )}
    </>
  )
}

type AskProps = { preview: Preview; errors: Record<string, string>; typed: Record<string, string> }

function Ask({ preview, errors, typed }: AskProps) {
  const { open } = preview
  return (
    <div className="columns with-side">
      <Panel title="Leaves the wallet" padded>
        {open ? (
          <Note tone="wait">
            {open.sum} of this wallet waits to be decided.{' '}
            <a href={`/console/approvals/${open.id}`} className="link">
              Look at it
            </a>
          </Note>
        ) : preview.balancePaise > 0 ? (
          <WishForm
            errors={errors}
            typed={typed}
            shown={preview.shown}
            most={`${preview.balance}. Once it is approved the credit is gone from the wallet: then pay it by bank`}
            label="Ask for it"
            back="/console/refunds"
          >
            <input type="hidden" name="traveller" value={preview.travellerId} />
          </WishForm>
        ) : (
          <Note>There is no credit to pay out.</Note>
        )}
      </Panel>
      <Panel title="The wallet" padded>
        <Ledger lines={preview.entries} sum={{ what: 'Holds now', paise: preview.balancePaise }} />
      </Panel>
    </div>
  )
}
