import { StageTag } from '../enquiries/stage-tag.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import type { TodayView } from './show-today.ts'

/** Whom to call: one's own first, and how many others wait. */
export function CallsPanel({ calls }: { calls: NonNullable<TodayView['calls']> }) {
  const { rows, count, others, waiting } = calls
  return (
    <Panel
      title="Calls due"
      beside={count}
      end={
        others && (
          <a href="/console/enquiries?due=" className="small link">
            {others} more
          </a>
        )
      }
      mine={waiting > 0}
    >
      <Rows>
        {rows.map(({ reference, name, wants, stage, next, late, owner }) => (
          <Row
            key={reference}
            end={
              <>
                <span className="small quiet-text text-right">
                  {owner}
                  <br />
                  <span className={late ? 'font-semibold text-alert' : ''}>{next}</span>
                </span>
                <a href={`/console/enquiries/${reference}`} className="button small">
                  Open<span className="sr-only"> the enquiry of {name}</span>
                </a>
              </>
            }
          >
            <b>{name}</b> <StageTag stage={stage} />
            <p className="small quiet-text">{wants}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}
