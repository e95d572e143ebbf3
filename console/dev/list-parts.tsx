import { SearchX, Users } from 'lucide'
import { FindBox } from '../frame/top-bar.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Chips, Filters } from '../ui/list-filters.tsx'
import { type Column, ListFoot, ListTable, RowLink } from '../ui/list-table.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'

type Sample = { reference: string; guest: string; trip: string; paid: string; waits: boolean }

const here = '/console/dev/parts'
const samples: Sample[] = [
  {
    reference: 'KF-KZPJVX4Z',
    guest: 'Guest …2886',
    trip: 'Bir Billing, 27 Nov',
    paid: '₹14,852',
    waits: false,
  },
  {
    reference: 'KF-24PXTR4M',
    guest: 'Guest …5463',
    trip: 'Kedarkantha, 20 Dec',
    paid: '₹17,100',
    waits: false,
  },
  { reference: 'KF-BTCVK8GL', guest: 'Guest …4736', trip: 'Bir Billing, 27 Nov', paid: '0', waits: true },
]
const columns: Column<Sample>[] = [
  {
    name: 'guest',
    title: 'Lead guest',
    ordered: true,
    show: ({ guest, reference }) => <RowLink to={`${here}#${reference}`}>{guest}</RowLink>,
  },
  {
    name: 'reference',
    title: 'Reference',
    wideOnly: true,
    show: ({ reference }) => <span className="reference">{reference}</span>,
  },
  { name: 'trip', title: 'Trip and date', show: ({ trip }) => trip },
  { name: 'paid', title: 'Paid', number: true, ordered: true, sum: '₹31,952', show: ({ paid }) => paid },
  {
    name: 'state',
    title: 'State',
    right: true,
    show: ({ waits }) =>
      waits ? <Tag tone="wait">Waits for payment</Tag> : <Tag tone="good">Confirmed</Tag>,
  },
]

export function ListParts() {
  return (
    <section className="stack">
      <div className="line">
        <FindBox action={here} />
      </div>
      <div>
        <Chips
          label="Views"
          chips={[
            { title: 'All', to: here, here: true, count: 10_400 },
            { title: 'Owes money', to: `${here}?owes`, here: false, count: 6 },
          ]}
        />
        <Filters action={here} clear={here}>
          <SelectField label="State" name="state">
            <option value="">Any</option>
            <option>Confirmed</option>
          </SelectField>
          <TextField label="Since" name="since" type="date" />
        </Filters>
        <div className="panel">
          <ListTable
            caption="Samples"
            columns={columns}
            rows={samples}
            keyOf={({ reference }) => reference}
            isMine={({ waits }) => waits}
            order={{ by: 'guest', down: true }}
            orderedBy={({ by, down }) => `${here}?order=${by}${down ? '&down' : ''}`}
          />
        </div>
        <ListFoot shown={3} next={`${here}?after=KF-BTCVK8GL`} />
      </div>
      <div className="columns halves">
        <State
          icon={Users}
          title="Nobody waits"
          ways={
            <a href={here} className="button">
              See sold-out dates
            </a>
          }
        >
          When a date is sold out, travellers can wait for it here, as a whole party.
        </State>
        <State
          icon={SearchX}
          title="Nothing found for ‘Gokhle’"
          ways={
            <a href={here} className="button">
              Look for ‘Gokhale’
            </a>
          }
        >
          Looked in references, names, phones, PhonePe ids, UTRs and invoices.
        </State>
      </div>
    </section>
  )
}
