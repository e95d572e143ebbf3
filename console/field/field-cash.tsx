import { timeInIndia } from '#domain/calendar/clock.ts'
import { formatPaise, toPaise } from '#domain/money/money.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { NoteForm } from './note-form.tsx'
import type { FieldView } from './show-field.ts'
import type { useField } from './use-field.ts'

type Field = ReturnType<typeof useField>
type PartProps = { view: FieldView; field: Field }

/** Notes of this phone that the page does not show yet. */
function newNotes({ notes }: Field, act: 'spend' | 'incident', shown: { key: string }[]) {
  const known = new Set(shown.map(({ key }) => key))
  return notes.filter((note) => note.act === act && note.state !== 'refused' && !known.has(note.key))
}

/** What was spent on the way, and the form for more. */
export function CashPart({ view, field }: PartProps) {
  const own = newNotes(field, 'spend', view.spendings).map(({ key, fields, at, state }) => ({
    key,
    at,
    what: fields.what ?? '',
    paise: toPaise(Number((fields.rupees ?? '0').replace(/[₹,\s]/g, ''))),
    waits: state === 'waiting',
  }))
  const all = [...view.spendings.map((one) => ({ ...one, waits: false })), ...own]
  const sum = all.reduce((total, { paise }) => total + paise, 0)
  return (
    <section id="cash" className="panel" aria-labelledby="cash-title">
      <header>
        <h2 id="cash-title">Cash spent</h2>
      </header>
      <div className="padded stack">
        <dl className="ledger">
          {all.map(({ key, what, paise, at, waits }) => (
            <div key={key}>
              <dt>
                {what}{' '}
                <span className={`small ${waits ? 'money-owed' : 'quiet-text'}`}>
                  {timeInIndia(new Date(at))}
                  {waits && ', waiting to be sent'}
                </span>
              </dt>
              <dd>{formatPaise(paise)}</dd>
            </div>
          ))}
          <div className="sum">
            <dt>In all</dt>
            <dd>{formatPaise(sum)}</dd>
          </div>
        </dl>
        <NoteForm act="spend" noteKey={view.key} at={view.now} add={field.add} className="stack">
          <TextField label="Spent on" name="what" autoComplete="off" required minLength={2} maxLength={120} />
          <TextField
            label="Rupees"
            name="rupees"
            inputMode="numeric"
            autoComplete="off"
            required
            pattern="[₹,\s]*[1-9][\d,\s]{0,9}"
            hint="Whole rupees, such as 450."
          />
          <button type="submit" name="do" value="spend" className="button primary">
            Note it
          </button>
        </NoteForm>
      </div>
    </section>
  )
}

/** What went wrong. */
export function IncidentPart({ view, field }: PartProps) {
  const own = newNotes(field, 'incident', view.incidents).map(({ key, fields, at, state }) => ({
    key,
    at,
    text: fields.text ?? '',
    waits: state === 'waiting',
  }))
  const all = [...view.incidents.map((one) => ({ ...one, waits: false })), ...own]
  return (
    <section id="incidents" className="panel" aria-labelledby="incidents-title">
      <header>
        <h2 id="incidents-title">Incidents</h2>
        <span className="beside-title">{all.length}</span>
      </header>
      {all.length > 0 && (
        <ul className="rows">
          {all.map(({ key, text, at, waits }) => (
            <li key={key}>
              <div>
                <p className="whitespace-pre-wrap">{text}</p>
                <p className={`small ${waits ? 'money-owed' : 'quiet-text'}`}>
                  {timeInIndia(new Date(at))}
                  {waits && ', waiting to be sent'}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="padded">
        <NoteForm act="incident" noteKey={view.key} at={view.now} add={field.add} className="stack">
          <TextArea
            label="What happened"
            name="text"
            rows={4}
            required
            minLength={5}
            maxLength={2000}
            hint="When, where, who, what was done. The office reads it."
          />
          <button type="submit" name="do" value="incident" className="button">
            Write it down
          </button>
        </NoteForm>
      </div>
    </section>
  )
}
