import { Facts } from '../ui/facts.tsx'
import { Panel } from '../ui/panel.tsx'
import { Tag } from '../ui/tag.tsx'
import type { showBooks } from './show-today.ts'

type Books = Awaited<ReturnType<typeof showBooks>>

/** What the last comparison of seats, wallets, payments and refunds found. */
export function BooksPanel({ books }: { books: Books }) {
  const { at, differences, old, log } = books
  return (
    <Panel title="Last night’s books" padded mine={differences > 0}>
      {at === null ? (
        <p className="quiet-text">
          They are compared every night at 03:00. The first night is still to come.
        </p>
      ) : (
        <div className="stack gap-2!">
          <div className="line">
            {differences === 0 ? (
              <Tag tone="good">No difference</Tag>
            ) : (
              <Tag tone="bad">{differences === 1 ? '1 difference' : `${differences} differences`}</Tag>
            )}
            <span className="small quiet-text figure">{at} IST</span>
          </div>
          {differences > 0 && <p className="small">Each is named in the mail of that night.</p>}
          {old && <p className="small text-alert">No night since then: the comparison did not run.</p>}
          {log && (
            <Facts
              facts={{
                Log: (
                  <span className="figure whitespace-normal">
                    {log.rows} rows, chain whole, <span className="reference">{log.chain}</span>
                  </span>
                ),
              }}
            />
          )}
        </div>
      )}
    </Panel>
  )
}
