import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import type { DepartureView } from './show-departure.ts'

type ChangeProps = { view: DepartureView; errors: FormErrors; typed: Record<string, string> }

const only = (errors: FormErrors, ...names: string[]): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

/** Seats, captain and note, each a form of its own. */
export function ChangePanels({ view, errors, typed }: ChangeProps) {
  const { mayChange, mayAssign } = view
  if (!mayChange && !mayAssign) return <Note>Your role may look, not change.</Note>
  return (
    <div className="columns halves">
      {mayChange && <SeatPanels view={view} errors={errors} typed={typed} />}
      <div className="stack">
        {mayAssign && <CaptainPanel view={view} errors={errors} />}
        {mayChange && (
          <Panel title="Note" padded>
            <PostForm errors={only(errors, 'note')} warns>
              <input type="hidden" name="version" value={view.version} />
              <TextArea
                label="For staff alone"
                name="note"
                rows={4}
                defaultValue={typed.note ?? view.note ?? ''}
                errors={errors}
                hint={view.noted ? `Last written by ${view.noted}.` : 'Travellers never read it.'}
              />
              <FormFoot act="note" label="Save the note" />
            </PostForm>
          </Panel>
        )}
      </div>
    </div>
  )
}

function SeatPanels({ view, errors, typed }: ChangeProps) {
  const { seats, byPhone } = view
  const taken = seats.total - seats.free
  return (
    <div className="stack">
      <Panel title="Seats" padded>
        <PostForm errors={only(errors, 'seats')}>
          <TextField
            label="Seats in all"
            name="seats"
            inputMode="numeric"
            defaultValue={typed.seats ?? seats.total}
            errors={errors}
            hint={`${taken} ${taken === 1 ? 'is' : 'are'} taken: never fewer than that. It stands instead of the trip’s own number.`}
          />
          <TextField label="Why (stands in the log)" name="why" autoComplete="off" errors={{}} />
          <FormFoot act="seats" label="Set the seats" />
        </PostForm>
      </Panel>
      <Panel title="Sold by phone" padded>
        <PostForm errors={only(errors, 'phone')}>
          <TextField
            label="Seats sold by phone, all together"
            name="phone"
            inputMode="numeric"
            defaultValue={typed.phone ?? byPhone}
            errors={errors}
            hint="Without names. A desk booking has names, an invoice and a voucher."
          />
          <FormFoot act="by phone" label="Note them" />
        </PostForm>
      </Panel>
    </div>
  )
}

function CaptainPanel({ view, errors }: Omit<ChangeProps, 'typed'>) {
  const { captains, captainId, captain } = view
  const isListed = captains.some(({ id }) => id === captainId)
  return (
    <Panel title="Captain" padded>
      <PostForm errors={only(errors, 'captain')}>
        <SelectField
          label="Who leads it"
          name="captain"
          defaultValue={captainId ?? ''}
          errors={errors}
          hint={
            captains.length === 0
              ? 'Nobody of the staff is a captain yet.'
              : 'They see this departure from 7 days before it starts to 3 days after it ends.'
          }
        >
          <option value="">Nobody yet</option>
          {captainId && !isListed && <option value={captainId}>{captain} (no longer a captain)</option>}
          {captains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FormFoot act="captain" label="Assign" />
      </PostForm>
    </Panel>
  )
}
