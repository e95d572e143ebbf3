import { formatPaise } from '#domain/money/money.ts'
import { ReceiptFields } from '../desk-booking/receipt-fields.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import type { BookingView } from './show-booking.ts'

type MoneyActsProps = {
  view: BookingView
  errors: FormErrors
  typed: Record<string, string>
  formKey: string
}

/** What staff do about money that has not come yet, by the state of the booking. */
export function MoneyActs({ view, errors, typed, formKey }: MoneyActsProps) {
  const { owed, acts } = view
  if (!owed) return null
  const { paise, line, today, dueOn } = owed
  return (
    <Panel title={`${formatPaise(paise)} to come`} mine padded id="to-come">
      <div className="stack">
        <p>{line}</p>
        {acts.receipt && (
          <PostForm errors={typed.do === 'receipt' ? errors : {}} warns>
            <input type="hidden" name="key" value={formKey} />
            <ReceiptFields errors={errors} typed={typed} today={today} owed={String(paise / 100)} />
            {dueOn === null && (
              <TextField
                label="The rest is owed until"
                name="dueOn"
                type="date"
                min={today}
                defaultValue={typed.dueOn}
                errors={errors}
                hint="Only when this is not all of it."
              />
            )}
            <div className="form-foot">
              <button type="submit" name="do" value="receipt" className="button primary">
                Take this money
              </button>
            </div>
          </PostForm>
        )}
        {acts.owed && <OwedForm errors={typed.do === 'owed' ? errors : {}} typed={typed} today={today} />}
        {acts.later && <LaterForm errors={typed.do === 'later' ? errors : {}} typed={typed} owed={owed} />}
        <PayLink view={view} />
      </div>
    </Panel>
  )
}

type DayFormProps = { errors: FormErrors; typed: Record<string, string> }

function OwedForm({ errors, typed, today }: DayFormProps & { today: string }) {
  return (
    <PostForm errors={errors} className="line items-end">
      <TextField
        label="Or sell it, owed until"
        name="owedUntil"
        type="date"
        min={today}
        defaultValue={typed.owedUntil}
        errors={errors}
      />
      <button type="submit" name="do" value="owed" className="button">
        Sell, owed
      </button>
    </PostForm>
  )
}

function LaterForm({ errors, typed, owed }: DayFormProps & { owed: NonNullable<BookingView['owed']> }) {
  return (
    <PostForm errors={errors} className="stack">
      <div className="fields">
        <TextField
          label="Owed until another day"
          name="laterDay"
          type="date"
          min={owed.today}
          defaultValue={typed.laterDay ?? owed.dueOn ?? ''}
          errors={errors}
        />
        <TextField
          label="Why (stands in the log)"
          name="laterWhy"
          autoComplete="off"
          defaultValue={typed.laterWhy}
          errors={errors}
        />
      </div>
      <div className="form-foot">
        <button type="submit" name="do" value="later" className="button">
          Set this day
        </button>
      </div>
    </PostForm>
  )
}

/** The link by which it can be paid, and the ways to send it. */
function PayLink({ view: { owed, acts } }: { view: BookingView }) {
  if (!owed) return null
  return (
    <div className="stack gap-2">
      <p className="small quiet-text">
        Pay link: <a href={owed.link}>{owed.link}</a>
      </p>
      <div className="line">
        {acts.askToPay && (
          <PostForm className="">
            <button type="submit" name="do" value="ask to pay" className="button">
              Mail the link
            </button>
          </PostForm>
        )}
        {owed.whatsapp && (
          <a href={owed.whatsapp} target="_blank" rel="noreferrer" className="button">
            Open WhatsApp with the link
          </a>
        )}
        {acts.letGo && (
          <PostForm className="">
            <button type="submit" name="do" value="let go" className="button">
              Let the seats go
            </button>
          </PostForm>
        )}
      </div>
    </div>
  )
}

/** What staff took, and the way to counter what was noted wrongly. */
export function Receipts({ view, errors, typed, formKey }: MoneyActsProps) {
  const { receipts, acts } = view
  const standing = receipts.filter(({ stands }) => stands)
  if (receipts.length === 0) return null
  return (
    <Panel title="Receipts" beside={receipts.length} id="receipts">
      <Rows>
        {receipts.map(({ id, what, line, stands, sum }) => (
          <Row key={id} end={stands ? <b className="figure">{sum}</b> : <s className="quiet-text">{sum}</s>}>
            {what}
            <span className="small quiet-text block">{line}</span>
          </Row>
        ))}
      </Rows>
      {acts.counter && standing.length > 0 && (
        <details className="padded" open={typed.do === 'counter'}>
          <summary className="link">Counter a receipt that is wrong …</summary>
          <PostForm errors={typed.do === 'counter' ? errors : {}} className="stack mt-2">
            <input type="hidden" name="key" value={formKey} />
            <SelectField label="Receipt" name="receipt" defaultValue={typed.receipt} errors={errors}>
              {standing.map(({ id, what, sum }) => (
                <option key={id} value={id}>
                  {sum}, {what}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Why (stands in the log)"
              name="counterWhy"
              autoComplete="off"
              defaultValue={typed.counterWhy}
              errors={errors}
            />
            <div className="form-foot">
              <button type="submit" name="do" value="counter" className="button">
                Add a row that takes it back
              </button>
            </div>
          </PostForm>
        </details>
      )}
    </Panel>
  )
}
