import { type Difference, isLong, lineOf } from '#domain/content/differences.ts'
import { Panel } from '../ui/panel.tsx'

type ChangesProps = { changes: readonly Difference[]; title: string; was: string; is: string }

/** Field by field in words: what a line can't hold unfolds. */
export function ChangesPanel({ changes, title, was, is }: ChangesProps) {
  return (
    <Panel title={title} beside={changes.length}>
      <ul className="content-changes">
        {changes.map((change) => {
          const line = lineOf(change)
          return (
            <li key={`${change.at} ${change.label} ${change.kind}`}>
              {isLong(change) ? (
                <details>
                  <summary>{line}</summary>
                  <dl>
                    <dt>{was}</dt>
                    <dd>{change.was || 'Nothing'}</dd>
                    <dt>{is}</dt>
                    <dd>{change.is || 'Nothing'}</dd>
                  </dl>
                </details>
              ) : (
                line
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
