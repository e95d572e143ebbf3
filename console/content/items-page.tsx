import { SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { SelectField, TextField } from '../ui/field.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import { fileChangedToo, type ItemLine, type ItemsView, itemStates } from './show-items.ts'

const tones = { draft: 'wait', edited: 'good', aside: 'bad', live: 'plain' } as const

const columns: Record<'title' | 'of' | 'where' | 'next' | 'state' | 'changed', Column<ItemLine>> = {
  title: {
    name: 'title',
    title: 'Name',
    show: ({ to, title, id }) => (
      <>
        <RowLink to={to}>{title}</RowLink> {title !== id && <span className="small quiet-text">{id}</span>}
      </>
    ),
  },
  of: {
    name: 'of',
    title: 'Kind',
    wideOnly: true,
    show: ({ of }) => of.charAt(0).toUpperCase() + of.slice(1),
  },
  where: { name: 'where', title: 'Where', wideOnly: true, show: ({ where }) => where },
  next: {
    name: 'next',
    title: 'Next departure',
    show: ({ next }) => <span className="figure">{next || '–'}</span>,
  },
  state: {
    name: 'state',
    title: 'State',
    show: ({ state, isNew, fileChanged, to }) => (
      <>
        <Tag tone={tones[state]}>{isNew ? 'New draft' : itemStates[state]}</Tag>
        {fileChanged && (
          <>
            {' '}
            <a href={`${to}/file`}>
              <Tag tone="bad">File changed too</Tag>
            </a>
          </>
        )}
      </>
    ),
  },
  changed: {
    name: 'changed',
    title: 'Last by',
    wideOnly: true,
    show: ({ changed }) => <span className="small quiet-text">{changed}</span>,
  },
}

type ItemsProps = { view: ItemsView; caption: string; trips?: boolean; children?: ReactNode }

/** A list of things of one kind, with a search by name. */
export function ItemsList({ view, caption, trips = false, children }: ItemsProps) {
  const { filter, rows, here } = view
  const shown = trips
    ? [columns.title, columns.of, columns.next, columns.state, columns.changed]
    : [columns.title, columns.where, columns.state, columns.changed]
  return (
    <>
      <Filters action={here.split('?')[0] ?? here} clear={view.filtered ? here : null}>
        {children}
        <TextField label="Name" name="find" type="search" defaultValue={filter.find} />
        {trips && (
          <SelectField label="Kind" name="of" defaultValue={filter.of}>
            <option value="">All kinds</option>
            <option value="group">Group</option>
            <option value="customised">Customised</option>
            <option value="suggested">Suggested</option>
          </SelectField>
        )}
        <SelectField label="State" name="state" defaultValue={filter.state}>
          <option value="">All states</option>
          {Object.entries(itemStates).map(([state, title]) => (
            <option key={state} value={state}>
              {title} ({view.counts[state as keyof typeof itemStates]})
            </option>
          ))}
          <option value={fileChangedToo}>File changed too ({view.toDecide})</option>
        </SelectField>
      </Filters>
      {rows.length === 0 ? (
        <State
          icon={SearchX}
          title="Nothing is like that"
          ways={
            <a href={here} className="button">
              All of them
            </a>
          }
        >
          Try fewer words, or another state.
        </State>
      ) : (
        <>
          <div className="panel">
            <ListTable
              caption={caption}
              columns={shown}
              rows={rows}
              keyOf={({ id }) => id}
              isMine={({ state, fileChanged }) => state === 'draft' || fileChanged}
            />
          </div>
          <ListFoot shown={rows.length} from={view.from} next={view.next} />
        </>
      )}
    </>
  )
}
