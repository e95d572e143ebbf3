import { keepHours } from '#domain/desk-bookings/desk-booking.ts'
import { formatPaise } from '#domain/money/money.ts'
import { ReceiptFields } from '../desk-booking/receipt-fields.tsx'
import { Choices, SelectField, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Ledger, type LedgerLine } from '../ui/ledger.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import type { MoveDifference, MoveView } from './show-move.ts'

/** Where it goes: trip, then date and package. A press on the button shows the difference. */
export function ChooseMove({ view }: { view: MoveView }) {
  const { chosen, trips, dates, packages, reference } = view
  return (
    <Filters action={`/console/bookings/${reference}/move`} clear={null} label="See the difference">
      <SelectField label="Trip" name="trip" defaultValue={chosen.trip}>
        {trips.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label="Date" name="departure" key={chosen.trip} defaultValue={chosen.departure}>
        <option value="">Choose a date</option>
        {dates.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </SelectField>
      {packages.length > 1 && (
        <SelectField
          label="Package"
          name="package"
          key={`${chosen.trip} package`}
          defaultValue={chosen.package}
        >
          {packages.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label="We keep" name="keeping" defaultValue={chosen.keeping}>
        <option value="terms">As the terms say</option>
        <option value="nothing">Nothing</option>
      </SelectField>
    </Filters>
  )
}

/** The new price, what was paid, and what is left between them. */
export function Difference({ difference }: { difference: MoveDifference }) {
  const { lines, totalPaise, carriedPaise, keptPaise, nowPaise, owedPaise, backPaise, free } = difference
  const rest: LedgerLine[] = [
    { what: 'Costs there', paise: totalPaise },
    { what: 'Paid, and counts there', paise: -carriedPaise },
    ...(owedPaise > 0 ? [{ what: 'Stays owed, as before', paise: -owedPaise }] : []),
  ]
  return (
    <Panel title={`${difference.title}, ${difference.dates}`} padded>
      <div className="stack">
        <p className="quiet-text">{difference.packageTitle}, priced as on the site today.</p>
        <Ledger lines={lines} sum={{ what: 'Costs there', paise: totalPaise }} />
        <Ledger
          lines={rest}
          sum={{
            what: backPaise > 0 ? 'Comes back' : 'To pay now',
            paise: backPaise > 0 ? backPaise : nowPaise,
          }}
        />
        <p className="small quiet-text">
          {keptPaise > 0
            ? `We keep ${formatPaise(keptPaise)}, as for cancelling today.`
            : free
              ? 'Nothing is kept of what was paid.'
              : 'Nothing was paid of which something could be kept.'}
        </p>
        {difference.otherTrip && (
          <Note tone="wait">
            Another trip: it may ask for other details, and what guests told stays with them.
          </Note>
        )}
        {difference.open > 0 && (
          <Note tone="wait">
            Somebody has begun to change this date and has not paid. That ends with this move; a payment that
            still comes goes back.
          </Note>
        )}
      </div>
    </Panel>
  )
}

type MoveFieldsProps = {
  view: MoveView
  difference: MoveDifference
  formKey: string
  errors: FormErrors
  typed: Record<string, string>
}

const hours = (count: number) =>
  count < 24 ? `${count} hours` : `${count / 24} ${count === 24 ? 'day' : 'days'}`

/** What is done about the difference, and why; then it moves. */
export function MoveForm({ view, difference, formKey, errors, typed }: MoveFieldsProps) {
  const { chosen, reference, limit } = view
  const { nowPaise, backPaise, takesTwo } = difference
  const given = { key: formKey, ...chosen, nowPaise, backPaise }
  return (
    <Panel title="Move it" padded>
      <PostForm errors={errors} warns>
        {Object.entries(given).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>
          The seats on the new date are held first. The old ones stand{' '}
          {nowPaise > 0 ? 'until the difference is paid, or is owed until a day' : 'until this moment'}; then
          the new reference takes their place, and guests, details and payments go along.
        </p>
        {nowPaise > 0 && <HowItIsPaid view={view} nowPaise={nowPaise} errors={errors} typed={typed} />}
        {backPaise > 0 && <HowItGoesBack view={view} errors={errors} typed={typed} />}
        {takesTwo && <p>More than {limit} goes back, so a second person agrees before it is moved.</p>}
        <TextField
          label="Why"
          name="reason"
          defaultValue={typed.reason}
          errors={errors}
          hint="For the log. The traveller does not read it."
          autoComplete="off"
        />
        <FormFoot
          act="move"
          label={takesTwo ? 'Ask to move it' : labelOf(difference)}
          back={`/console/bookings/${reference}`}
        />
      </PostForm>
    </Panel>
  )
}

function labelOf({ nowPaise, backPaise }: MoveDifference): string {
  if (backPaise > 0) return `Move it, ${formatPaise(backPaise)} back`
  return nowPaise > 0 ? `Move it for ${formatPaise(nowPaise)}` : 'Move it'
}

type PartProps = Pick<MoveFieldsProps, 'view' | 'errors' | 'typed'>

function HowItIsPaid({ view, nowPaise, errors, typed }: PartProps & { nowPaise: number }) {
  return (
    <div className="stack paying">
      <Choices
        label="The difference"
        name="pay"
        choices={[
          {
            value: 'receipt',
            title: 'Money now',
            line: 'Cash, UPI, bank or card machine; all of it or a part',
          },
          { value: 'link', title: 'Pay link', line: 'The old seats stand until it is used' },
          { value: 'owed', title: 'Owed until a day', line: 'It moves now, the money follows' },
        ]}
        chosen={typed.pay ?? 'link'}
        errors={errors}
      />
      <fieldset className="stack with-receipt">
        <legend className="sr-only">Money that came</legend>
        <ReceiptFields errors={errors} typed={typed} today={view.today} owed={String(nowPaise / 100)} />
      </fieldset>
      <div className="fields">
        <SelectField
          label="Keep the new seats for"
          name="keep"
          defaultValue={typed.keep ?? '24'}
          errors={errors}
          className="with-link"
        >
          {keepHours.map((count) => (
            <option key={count} value={count}>
              {hours(count)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="The rest is owed until"
          name="dueOn"
          type="date"
          min={view.today}
          defaultValue={typed.dueOn}
          errors={errors}
          className="with-due"
          hint="Needed when not all of it is paid now. Before the trip begins."
        />
      </div>
    </div>
  )
}

function HowItGoesBack({ view, errors, typed }: PartProps) {
  const ways = [
    {
      value: 'as paid',
      title: 'The way it was paid',
      line: 'What came to the office waits in Refunds, by hand',
    },
    ...(view.madeByGuest ? [] : [{ value: 'wallet', title: 'To the wallet', line: 'As credit, at once' }]),
  ]
  return (
    <Choices
      label="How it goes back"
      name="backWay"
      choices={ways}
      chosen={typed.backWay ?? 'as paid'}
      errors={errors}
    />
  )
}
