import { Check, X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

type InclusionsPanelProps = { inclusions: string[]; exclusions: string[] }

/** What the price covers and what it does not, side by side where there is room. */
export function InclusionsPanel({ inclusions, exclusions }: InclusionsPanelProps) {
  return (
    <div className="inclusions">
      <Covered title="What is included" word="Included: " node={Check} items={inclusions} />
      <Covered
        title="What is not included"
        word="Not included: "
        node={X}
        items={exclusions}
        className="inclusions-not"
      />
    </div>
  )
}

type CoveredProps = { title: string; word: string; node: typeof Check; items: string[]; className?: string }

function Covered({ title, word, node, items, className = '' }: CoveredProps) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <span className="inclusions-mark">
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
