import { Printer, Smartphone, Users } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { State } from '../ui/state.tsx'
import type { GuestLine } from './guest-line.ts'
import { SheetsTop } from './sheets-top.tsx'
import type { ManifestView } from './show-manifest.ts'

const missing = (word: string) => <span className="missing">{word}</span>

const columns: Column<GuestLine & { number: number }>[] = [
  { name: 'number', title: '#', wideOnly: true, number: true, show: ({ number }) => number },
  {
    name: 'guest',
    title: 'Guest',
    show: ({ name, to, reference }) => (
      <>
        {to ? (
          <a href={to} className="row-link">
            {name}
          </a>
        ) : (
          <b>{name}</b>
        )}{' '}
        <span className="reference small quiet-text from-640">{reference}</span>
      </>
    ),
  },
  { name: 'who', title: 'Age', right: true, show: ({ who }) => who || missing('Missing') },
  {
    name: 'phone',
    title: 'Phone',
    show: ({ phone }) => <span className="figure">{phone ?? <span className="zero">None</span>}</span>,
  },
  { name: 'stop', title: 'Pick-up', show: ({ stop }) => <span className="small quiet-text">{stop}</span> },
  {
    name: 'room',
    title: 'Room',
    right: true,
    show: ({ room }) =>
      room && (
        <>
          <span className="below-640">Room </span>
          {room}
        </>
      ),
  },
  { name: 'diet', title: 'Diet', wideOnly: true, show: ({ diet }) => diet ?? missing('Missing') },
  {
    name: 'emergency',
    title: 'In an emergency',
    wideOnly: true,
    show: ({ inNeed, hasEmergency }) =>
      inNeed ? (
        <>
          {inNeed.name} <span className="figure">{inNeed.phone}</span>
        </>
      ) : hasEmergency ? (
        <span className="zero">Given</span>
      ) : (
        missing('Missing')
      ),
  },
  {
    name: 'missing',
    title: 'Missing',
    show: ({ missing: words }) =>
      words.length === 0 ? <span className="zero">All in</span> : missing(capital(words.join(', '))),
  },
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Every guest of every booking that stands. */
export function ManifestPage({ view }: { view: ManifestView }) {
  const { head, guests, incomplete, export: file } = view
  return (
    <>
      <SheetsTop head={head}>
        {view.field && (
          <a href={view.field} className="button primary">
            <Icon node={Smartphone} size={16} />
            On the way
          </a>
        )}
        <a href={`${head.address}/sheets/captain`} className="button">
          <Icon node={Printer} size={16} />
          Captain’s sheet
        </a>
      </SheetsTop>
      {head.note && (
        <div className="mb-4">
          <Note>
            <p className="whitespace-pre-wrap">{head.note}</p>
          </Note>
        </div>
      )}
      {guests.length === 0 ? (
        <State icon={Users} title="No guests yet">
          Every guest of every paid booking will stand here, whether it came online or by the desk.
        </State>
      ) : (
        <div className="stack">
          {incomplete > 0 && (
            <Note tone="wait">
              {incomplete === 1 ? '1 guest has' : `${incomplete} guests have`} not told everything yet. What
              is missing stands beside each name.
            </Note>
          )}
          <div className="panel">
            <ListTable
              caption="Guests"
              columns={columns}
              rows={guests.map((guest, i) => ({ ...guest, number: i + 1 }))}
              keyOf={({ id }) => id}
              isMine={({ missing: words }) => words.length > 0}
            />
          </div>
        </div>
      )}
      {head.nameless > 0 && (
        <p className="small quiet-text mt-3">
          {head.nameless} more {head.nameless === 1 ? 'seat is' : 'seats are'} noted as sold by phone, without
          a name. Book them at the desk, and their guests stand here.
        </p>
      )}
      {file && guests.length > 0 && (
        <div className="screen-only mt-3">
          <ExportButtons {...file} />
        </div>
      )}
    </>
  )
}
