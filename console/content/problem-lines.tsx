import { TriangleAlert } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { PlacedProblem } from '#domain/content/fields/place-problems.ts'
import { fieldId } from '../ui/post-form.tsx'

type ProblemLinesProps = {
  problems: readonly PlacedProblem[]
  address: string /** The section that stands on this page. */
  here?: string
}

/** What the rules say, each with the way to where it is mended. */
export function ProblemLines({ problems, address, here }: ProblemLinesProps) {
  return (
    <ul className="content-problems">
      {problems.map(({ section, at, label, said }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may have the same sentence twice
        <li key={`${at} ${i}`}>
          <Icon node={TriangleAlert} size={16} />
          <span className="min-w-0">
            {section === null ? (
              <b>{label}</b>
            ) : (
              <a
                className="link"
                href={section === here ? `#${fieldId(at)}` : `${address}?section=${section}#${fieldId(at)}`}
              >
                {label}
              </a>
            )}
            <span className="quiet-text">{said}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
