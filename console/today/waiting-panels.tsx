import { Panel, Row, Rows } from '../ui/panel.tsx'
import type { TodayView } from './show-today.ts'

export function DecidePanel({ decide: { rows, inAll } }: { decide: TodayView['decide'] }) {
  const isPart = rows.length < inAll
  return (
    <Panel
      title="Decide"
      beside={isPart ? `${rows.length} of ${inAll}` : inAll}
      end={
        isPart && (
          <a href="/console/departures?view=to-decide" className="link small">
            All of them
          </a>
        )
      }
      mine
    >
      <Rows>
        {rows.map(({ key, title, day, late, run, sold, paid }) => (
          <Row
            key={key}
            end={
              <>
                <span className="small quiet-text figure sm:text-right">
                  {sold}
                  <br />
                  {paid}
                </span>
                <a href={`/console/departures/${key}`} className="button small">
                  Look and decide
                </a>
              </>
            }
          >
            <b>{title}</b>, {day}
            <p className={`small ${late ? 'font-semibold text-alert' : 'quiet-text'}`}>{run}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

/** Somebody left a package that two share. */
export function LeftAlonePanel({ rows }: { rows: TodayView['alone'] }) {
  return (
    <Panel title="Left alone in a package for two" beside={rows.length} mine>
      <Rows>
        {rows.map(({ reference, to, name, line }) => (
          <Row
            key={reference}
            end={
              <a href={to} className="button small">
                Look and decide<span className="sr-only"> about {reference}</span>
              </a>
            }
          >
            <b>{name}</b>, {line}
            <p className="small quiet-text">
              Find somebody to share with, or move them to another package. A note on the booking ends this.
            </p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

/** What was to go out by itself and was refused. */
export function UnpublishedPanel({ rows }: { rows: TodayView['unpublished'] }) {
  return (
    <Panel title="Not published as planned" beside={rows.length} mine>
      <Rows>
        {rows.map(({ name, to, line, why }) => (
          <Row
            key={name}
            end={
              <a href={to} className="button small">
                Look and mend<span className="sr-only"> {name}</span>
              </a>
            }
          >
            <b>{name}</b>, {line}
            <p className="small quiet-text">{why}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

export function DriftingPanel({ count }: { count: number }) {
  const many = count === 1 ? '1 text was' : `${count} texts were`
  return (
    <Panel title="Changed here and by a release" beside={count} mine>
      <Rows>
        <Row
          end={
            <a href="/console/checks?what=file" className="button small">
              Compare and decide
            </a>
          }
        >
          <b>{many} edited here, and a release changed the file.</b>
          <p className="small quiet-text">Nothing was overwritten: the site shows what was published.</p>
        </Row>
      </Rows>
    </Panel>
  )
}

export function ApprovePanel({ approve }: { approve: TodayView['approve'] }) {
  const { mine, sum, waitForOthers } = approve
  return (
    <Panel
      title="To approve"
      beside={sum === '₹0' ? mine.length : `${mine.length}, ${sum}`}
      end={
        waitForOthers > 0 && <span className="small quiet-text">{waitForOthers} that you asked for wait</span>
      }
      mine
    >
      <Rows>
        {mine.map((row) => (
          <Row
            key={row.id}
            end={
              <>
                <span className="small quiet-text">
                  {row.asked}
                  <br />
                  {row.at}
                </span>
                <b className="figure">{row.sum}</b>
                <a href={`/console/approvals/${row.id}`} className="button small">
                  Look and decide
                </a>
              </>
            }
          >
            <b>{row.who}</b> <span className="reference quiet-text">{row.reference}</span>
            <p className="small quiet-text">{row.what}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

export function WrongPanel({ rows }: { rows: TodayView['wrong'] }) {
  return (
    <Panel title="Payments gone wrong" beside={rows.length} mine>
      <Rows>
        {rows.map(({ key, what, name, reference, line, sum, bad, to, label }) => (
          <Row
            key={key}
            end={
              <>
                <b className="figure">{sum}</b>
                <a href={to} className="button small">
                  {label}
                </a>
              </>
            }
          >
            <b className={bad ? 'text-alert' : ''}>{what}</b>{' '}
            <span className="quiet-text">
              {name}, <span className="reference">{reference}</span>
            </span>
            <p className="small quiet-text">{line}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

export function LeavingPanel({ leaving }: { leaving: NonNullable<TodayView['leaving']> }) {
  const { departures, guests, days } = leaving
  const count = `${departures} ${departures === 1 ? 'departure' : 'departures'}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`
  return (
    <Panel title="Next 48 hours" beside={departures === 0 ? undefined : count}>
      {departures === 0 ? (
        <p className="padded quiet-text">Nothing leaves today, tomorrow or the day after.</p>
      ) : (
        <Rows>
          {days.flatMap(({ day, list }) => [
            <li key={day} className="small bg-paper font-semibold">
              {day}
            </li>,
            ...list.map((row) => (
              <Row
                key={row.key}
                end={
                  <span className="figure">
                    <b>{row.sold}</b>
                    <span className="quiet-text">/{row.total}</span>
                  </span>
                }
              >
                <span className="figure quiet-text">{row.time}</span>{' '}
                <a href={`/console/departures/${row.key}`} className="row-link">
                  <b>{row.title}</b>
                </a>
                <p className="small quiet-text">{row.place}</p>
                {row.run && <p className="small font-semibold text-marigold-deep">{row.run}</p>}
              </Row>
            )),
          ])}
        </Rows>
      )}
    </Panel>
  )
}

/** Seats that are kept for who waited, until somebody pays or the time is over. */
export function OffersPanel({ offers }: { offers: TodayView['offers'] }) {
  return (
    <Panel title="Offers running" beside={offers.length}>
      <Rows>
        {offers.map(({ id, to, title, line, until }) => (
          <Row key={id} end={<span className="small figure">{until}</span>}>
            <a href={to} className="row-link">
              <b>{title}</b>
            </a>
            <p className="small quiet-text">{line}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}
