import { keyed } from '#app/ui/collections/keyed.ts'
import { Link } from '#app/ui/link.tsx'
import type { TimelineStep } from '../timeline.ts'

const dots: Record<TimelineStep['state'], string> = {
  done: 'before:bg-marigold',
  here: 'before:bg-marigold before:ring-4 before:ring-inset before:ring-marigold-deep',
  ahead: 'before:bg-surface before:ring-3 before:ring-inset before:ring-marigold-deep',
}

/** Steps one under the other: what is done, where one stands, what comes. */
export function Steps({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className="grid gap-5">
      {keyed(steps, ({ title }) => title).map(([key, { title, text, state, link }]) => (
        <li
          key={key}
          aria-current={state === 'here' ? 'step' : undefined}
          className={`relative pl-9 before:absolute before:top-1 before:left-0 before:z-1 before:size-4.5 before:rounded-pill not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-6 not-last:after:left-2 not-last:after:border-l-2 not-last:after:border-line ${dots[state]}`}
        >
          <b className="font-strong">{title}</b>
          <p className="text-sm text-ink-2">
            {text}
            {link && (
              <>
                {' '}
                <Link to={link.href} leaves={link.leaves}>
                  {link.label}
                </Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
