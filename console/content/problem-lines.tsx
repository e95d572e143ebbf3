import { TriangleAlert } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { PlacedProblem } from '#domain/content/fields/place-problems.ts'
import { fieldId } from '../ui/post-form.tsx'

type ProblemLinesProps = {
  problems: readonly PlacedProblem[]
  address: string
  /** The section that stands on this page. */
  here?: string
}

/** What the rules say, each with the way to where it is mended. */
export function ProblemLines({ problems, address, here }: ProblemLinesProps) {
  // Two rules may say the same of one field.
  const different = new Map(
    problems.map((problem) => [`${problem.at} ${problem.label} ${problem.said}`, problem]),
  )
  return (
    <ul className="content-problems">
      {[...different].map(([key, { section, at, label, said }]) => (
        <li key={key}>
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
