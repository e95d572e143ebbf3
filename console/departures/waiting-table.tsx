import { Hourglass } from 'lucide'
import { SelectField, TextField } from '../ui/field.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import type { DepartureView } from './show-departure.ts'
import type { WaitingLine } from './show-line.ts'

const columns: Column<WaitingLine>[] = [
  {
    name: 'place',
    title: 'Place',
    number: true,
    show: ({ place }) =>
      place === null ? (
        <span className="zero">–</span>
      ) : (
        <>
          <span className="below-640 quiet-text">Place </span>
          {place}
        </>
      ),
  },
  {
    name: 'name',
    title: 'Party',
    show: ({ name, reference }) =>
      reference ? (
        <a href={`/console/bookings/${reference}`} className="row-link">
          {name}
        </a>
      ) : (
        <b>{name}</b>
      ),
  },
  { name: 'phone', title: 'Phone', show: ({ phone }) => <span className="figure">{phone}</span> },
  {
    name: 'seats',
    title: 'Guests',
    number: true,
    show: ({ seats }) => (
      <>
        <span className="below-640 quiet-text">Guests </span>
        {seats}
      </>
    ),
  },
  {
    name: 'wants',
    title: 'Wants',
    wideOnly: true,
    show: ({ wants }) => <span className="small quiet-text">{wants}</span>,
  },
  {
    name: 'since',
    title: 'Since',
    wideOnly: true,
    show: ({ since }) => <span className="figure">{since}</span>,
  },
  {
    name: 'state',
    title: 'State',
    show: ({ state, putFirst }) =>
      state ? (
        <Tag tone="under-way">{state}</Tag>
      ) : (
        <Tag tone="plain">{putFirst ? 'Put first' : 'Waits'}</Tag>
      ),
  },
]

type WaitingTableProps = { view: DepartureView; errors: FormErrors; typed: Record<string, string> }

/** Who waits for seats, whose offer runs, and what staff may do about it. */
export function WaitingTable({ view, errors, typed }: WaitingTableProps) {
  const { line, mayChange } = view
  if (line.length === 0)
    return (
      <State icon={Hourglass} title="Nobody waits">
        Once this date is sold out, travellers can wait for it on the site. Seats that come free are offered
        to the oldest party that fits, by itself.
      </State>
    )
  return (
    <div className={mayChange ? 'columns with-side' : ''}>
      <div className="panel">
        <ListTable caption="Waiting list" columns={columns} rows={line} keyOf={({ id }) => id} />
      </div>
      {mayChange && (
        <Panel title="Change the order" padded>
          <PostForm errors={errors}>
            <SelectField label="Party" name="party" defaultValue={typed.party} errors={errors}>
              {line.map(({ id, name, seats, place }) => (
                <option key={id} value={id}>
                  {place ? `${place}. ` : 'Offer: '}
                  {name}, {seats}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Why (stands in the log)"
              name="why"
              autoComplete="off"
              defaultValue={typed.why}
              errors={errors}
              hint="Who is taken off is told by mail; seats that were offered go to the next at once."
            />
            <div className="form-foot">
              <button type="submit" name="do" value="take off" className="button">
                Take off
              </button>
              <button type="submit" name="do" value="put first" className="button">
                Put first
              </button>
            </div>
          </PostForm>
        </Panel>
      )}
    </div>
  )
}
