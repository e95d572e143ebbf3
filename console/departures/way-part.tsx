import { Facts } from '../ui/facts.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { Panel } from '../ui/panel.tsx'
import type { WayView } from './show-way.ts'

/** What the captain's phone has sent: who is there, cash spent, incidents. */
export function WayPart({ way }: { way: WayView }) {
  const columns: Column<WayView['spendings'][number]>[] = [
    { name: 'what', title: 'Spent on', show: ({ what }) => <b>{what}</b> },
    {
      name: 'who',
      title: 'Who',
      show: ({ who, at }) => <span className="small quiet-text">{`${who}, ${at}`}</span>,
    },
    { name: 'paid', title: 'Amount', number: true, sum: way.spent, show: ({ paid }) => paid },
  ]
  return (
    <div className="columns with-side">
      <div className="stack">
        <Panel title="Cash spent" beside={way.spendings.length}>
          {way.spendings.length === 0 ? (
            <p className="padded quiet-text">
              Nothing yet. What the captain spends on the way will stand here.
            </p>
          ) : (
            <ListTable caption="Cash spent" columns={columns} rows={way.spendings} keyOf={({ key }) => key} />
          )}
        </Panel>
        {way.incidents && (
          <Panel title="Incidents" beside={way.incidents.length}>
            {way.incidents.length === 0 ? (
              <p className="padded quiet-text">None.</p>
            ) : (
              <ul className="rows">
                {way.incidents.map(({ key, text, at, who }) => (
                  <li key={key}>
                    <div>
                      <p className="whitespace-pre-wrap">{text}</p>
                      <p className="small quiet-text">{`${who}, ${at}`}</p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )}
      </div>
      <Panel title="Guests" padded>
        <Facts facts={{ 'On board': way.boarded, 'Did not come': way.noShow, 'Left early': way.leftEarly }} />
      </Panel>
    </div>
  )
}
