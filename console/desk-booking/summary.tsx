import { formatPaise } from '#domain/money/money.ts'
import { SeatBar, SeatLegend } from '../departures/seat-bar.tsx'
import { Ledger } from '../ui/ledger.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Tag } from '../ui/tag.tsx'
import type { PriceView } from './answer-new-booking.ts'
import type { ChosenDeparture } from './show-new-booking.ts'

/** The departure with its seats and, once it is reckoned, the price with the button that books. */
export function Summary({ chosen, price }: { chosen: ChosenDeparture; price: PriceView | null }) {
  const { title, dates, seats, line, sells } = chosen
  return (
    <Panel title={title} padded>
      <div className="stack">
        <div className="line">
          <b>{dates}</b>
          <Tag tone={line.state.tone}>{line.state.text}</Tag>
        </div>
        <SeatBar seats={seats} large />
        <SeatLegend seats={seats} />
        {!sells && (
          <Note tone="wait">
            No seats are sold on this date: only those noted by phone can still get a name.
          </Note>
        )}
        {price ? (
          <>
            <Ledger lines={price.lines} sum={{ what: 'To pay', paise: price.totalPaise }} />
            {price.known && <Note>{price.known}</Note>}
            {price.needsTwo && (
              <Note tone="wait">
                Above 15 % a second person decides. The seats are kept for a day meanwhile, at the whole
                price; how it is paid you say on the booking’s page, once it is decided.
              </Note>
            )}
            <input type="hidden" name="shown" value={price.totalPaise} />
          </>
        ) : (
          <p className="quiet-text">The price is reckoned as on the site, before anything is booked.</p>
        )}
        <Buttons price={price} />
      </div>
    </Panel>
  )
}

function Buttons({ price }: { price: PriceView | null }) {
  if (!price)
    return (
      <button type="submit" name="do" value="price" className="button primary">
        See the price
      </button>
    )
  return (
    <div className="form-foot">
      <button type="submit" name="do" value="price" className="button">
        Reckon again
      </button>
      <button
        type="submit"
        name="do"
        value={price.needsTwo ? 'ask discount' : 'make'}
        className="button primary"
      >
        {price.needsTwo ? 'Keep the seats and ask' : `Book for ${formatPaise(price.totalPaise)}`}
      </button>
    </div>
  )
}
