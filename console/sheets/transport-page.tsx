import { Bus, Printer } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { State } from '../ui/state.tsx'
import { SheetsTop } from './sheets-top.tsx'
import type { TransportView } from './show-transport.ts'

type Stop = TransportView['stops'][number]

const columnsOf = (total: number): Column<Stop>[] => [
  { name: 'time', title: 'Time', show: ({ time }) => <b className="figure">{time}</b> },
  {
    name: 'place',
    title: 'Pick-up',
    show: ({ place, id }) => (
      <>
        <b>{place}</b> {id === '' && <span className="small quiet-text">Meeting point</span>}
      </>
    ),
  },
  { name: 'who', title: 'Who', show: ({ names }) => <span className="small quiet-text">{names}</span> },
  { name: 'count', title: 'Guests', number: true, sum: total, show: ({ count }) => <b>{count}</b> },
]

/** Where the vehicle stops, by time, with how many get in. */
export function TransportPage({ view: { head, stops, total } }: { view: TransportView }) {
  return (
    <>
      <SheetsTop head={head}>
        {total > 0 && (
          <a href={`${head.address}/sheets/driver`} className="button">
            <Icon node={Printer} size={16} />
            Driver’s sheet
          </a>
        )}
      </SheetsTop>
      {total === 0 ? (
        <State icon={Bus} title="Nobody to pick up yet">
          Guests will stand here by where they get in; whoever chooses no pick-up comes to the meeting point.
        </State>
      ) : (
        <div className="panel max-w-240">
          <ListTable caption="Pick-ups" columns={columnsOf(total)} rows={stops} keyOf={({ id }) => id} />
        </div>
      )}
    </>
  )
}
