import { Check, X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

type InclusionsPanelProps = { inclusions: string[]; exclusions: string[] }

/** What the price covers and what it does not, side by side where there is room. */
export function InclusionsPanel({ inclusions, exclusions }: InclusionsPanelProps) {
  return (
    <div className="grid gap-x-12 gap-y-9 m:grid-cols-2">
      <Covered
        title="What is included"
        word="Included: "
        node={Check}
        items={inclusions}
        markLook="bg-leaf-tint text-leaf"
      />
      <Covered
        title="What is not included"
        word="Not included: "
        node={X}
        items={exclusions}
        markLook="bg-paper-2 text-ink-2"
        className="text-ink-2"
      />
    </div>
  )
}

type CoveredProps = {
  title: string
  word: string
  node: typeof Check
  items: string[]
  markLook: string
  className?: string
}

function Covered({ title, word, node, items, markLook, className = '' }: CoveredProps) {
  return (
    <section>
      <h3 className="text-lg/normal font-strong text-pretty">{title}</h3>
      <ul className={`mt-4 grid gap-3 ${className}`}>
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <span className={`grid size-6 shrink-0 place-items-center rounded-pill ${markLook}`}>
              <Icon node={node} size={14} />
            </span>
            <span>
              <span className="sr-only">{word}</span>
              {item}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
