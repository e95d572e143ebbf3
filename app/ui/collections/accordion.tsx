import { ChevronDown } from 'lucide'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { Icon } from '../icon.tsx'

type AccordionProps = {
  items: { title: ReactNode; content: ReactNode; id?: string }[]
  /** Opening one item closes the others: of this accordion, or of all that are given the same name. */
  exclusive?: boolean | string
  /** Indexes of the items that are open at first. */
  defaultOpen?: number[]
  heading?: 'h2' | 'h3' | 'h4'
  className?: string
}

/** Items that open and close; closed ones are found by the browser's own search, and it works without JavaScript. */
export function Accordion({
  items,
  exclusive = false,
  defaultOpen = [],
  heading: Heading = 'h3',
  className = '',
}: AccordionProps) {
  const own = useId()
  const group = exclusive === true ? own : exclusive || undefined
  return (
    <div className={`divide-y divide-line border-y border-line ${className}`}>
      {items.map((item, index) => (
        <details
          // Without an id an item's place is its identity; titles may repeat.
          key={item.id ?? index}
          id={item.id}
          name={group}
          data-exclusive={group}
          open={defaultOpen.includes(index)}
          onToggle={group ? closeOthers : undefined}
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-s py-3.5 transition-colors hover:text-peacock [&::-webkit-details-marker]:hidden">
            <Heading className="min-w-0 font-strong">{item.title}</Heading>
            <Icon
              node={ChevronDown}
              size={20}
              className="shrink-0 text-ink-3 transition-[rotate] [details[open]>summary_&]:rotate-180"
            />
          </summary>
          <div className="max-w-[65ch] pr-9 pb-5 text-ink-2">{item.content}</div>
        </details>
      ))}
    </div>
  )
}

/** For browsers that don't yet know that details of one name exclude each other. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[data-exclusive]'))
    if (other !== opened && other.dataset.exclusive === opened.dataset.exclusive) other.open = false
}
