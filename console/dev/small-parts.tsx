import { Facts } from '../ui/facts.tsx'
import { Ledger } from '../ui/ledger.tsx'
import { NextStep } from '../ui/next-step.tsx'
import { Note } from '../ui/note.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { Timeline } from '../ui/timeline.tsx'

export function SmallParts() {
  return (
    <>
      <p className="banner">
        You are the only one here: large sums wait 30 minutes instead of a second person.
      </p>
      <Tabs
        label="Parts of a departure"
        tabs={[
          { title: 'Bookings', to: '/console/dev/parts', here: true, count: 12 },
          { title: 'Log', to: '/console/dev/parts?log', here: false },
        ]}
      />
      <NextStep
        title="Bir Billing leaves tomorrow at 21:30 without a captain"
        action={
          <button type="button" className="button primary">
            Choose a captain
          </button>
        }
      >
        18 guests, sold out.
      </NextStep>
      <div className="columns halves">
        <Panel title="Buttons and tags" padded>
          <div className="stack">
            <p className="line">
              <button type="button" className="button">
                Plain
              </button>
              <button type="button" className="button ink">
                Cancel it, ₹43,884 go back
              </button>
              <button type="button" className="button quiet">
                Quiet
              </button>
              <button type="button" className="button small">
                Small
              </button>
              <button type="button" className="button" disabled>
                Not complete
              </button>
            </p>
            <p className="line">
              <Tag>Cancelled</Tag>
              <Tag tone="good">Confirmed</Tag>
              <Tag tone="wait">Waits for payment</Tag>
              <Tag tone="under-way">Refund on its way</Tag>
              <Tag tone="bad">No captain</Tag>
              <Tag tone="chosen">Chosen</Tag>
              <span className="count" data-mine>
                14
              </span>
            </p>
            <Note tone="good">Receipt noted: ₹18,905 by UPI.</Note>
            <Note tone="wait">The departure waits for a second person.</Note>
            <Note tone="under-way">PhonePe took the refund; expected by 3 Dec.</Note>
            <Note tone="bad">That UTR stands on another receipt.</Note>
            <Note>Not you? Tell an owner.</Note>
          </div>
        </Panel>
        <Panel title="Ledger" beside="KF-7QXD2MNB" padded>
          <Ledger
            lines={[
              { what: 'Sold for, 2 guests', paise: 18_90_500 },
              { what: 'Discount, early bird', paise: -50_000 },
              { what: 'UPI, 19 Nov', paise: 18_40_500, comesIn: true },
            ]}
            sum={{ what: 'Owes', paise: 0 }}
          />
        </Panel>
        <Panel title="Decide" beside={2} mine>
          <Rows>
            <Row
              end={
                <>
                  <button type="button" className="button small">
                    Promise it runs
                  </button>
                  <button type="button" className="button small">
                    Cancel …
                  </button>
                </>
              }
            >
              <b>Meghalaya on a Shoestring</b>, Sat 28 Nov
              <p className="small text-alert">Needs 2 more to run, was due yesterday</p>
            </Row>
            <Row end={<span className="figure">17/20</span>}>Kasol, Volvo, 2 pick-ups</Row>
          </Rows>
        </Panel>
        <Panel title="Time line" padded>
          <div className="stack">
            <Facts facts={{ Bookings: '10,418 looked at', Money: '₹0 apart from PhonePe’s list' }} />
            <Timeline
              happenings={[
                { id: '2', at: '10:24', what: 'Refund of ₹6,200 asked for', who: 'An accountant' },
                { id: '1', at: '09:41', what: 'Paid through PhonePe', who: null },
              ]}
            />
          </div>
        </Panel>
      </div>
    </>
  )
}
