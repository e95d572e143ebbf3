import { type KeyboardEvent, type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { tabForKey } from './tab-keyboard.ts'
import { useChosenTab } from './use-chosen-tab.ts'
import { useFindablePanels } from './use-findable-panels.ts'

type Tab = {
  /** Unique in the page, and the hash that opens the tab. */
  id: string
  label: string
  panel: ReactNode
}
type TabsProps = {
  /** What the tabs choose between. */
  label: string
  tabs: Tab[]
  /** Writes the chosen tab into the address, for sharing. */
  linkable?: boolean
  /** The level of the panels' headings, which are read when JavaScript is off. */
  heading?: 'h2' | 'h3' | 'h4'
  className?: string
}

/**
 * Tabs whose panels are all in the HTML: the browser's own search finds and opens a hidden one, `#id` links open theirs,
 * and without JavaScript the panels stand one below the other.
 */
export function Tabs({ label, tabs, linkable = false, heading: Heading = 'h3', className = '' }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useChosenTab({ ids: tabs.map(({ id }) => id), linkable, list })
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  )
  // The tab answers a press, and its panel follows: to lay one out takes a phone longer.
  const open = useDeferredValue(selected)

  useLayoutEffect(() => {
    const tab = list.current?.children[selected]
    if (list.current && tab instanceof HTMLElement) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
    }
  }, [selected])

  const panels = useFindablePanels(open, setChosen)

  function select(index: number): void {
    const id = tabs[index]?.id
    if (!id) return
    setChosen(id)
    if (linkable) history.replaceState(history.state, '', `#${id}`)
  }

  function moveByKey(event: KeyboardEvent): void {
    const next = tabForKey(event.key, selected, tabs.length)
    const tab = next !== undefined && list.current?.children[next]
    if (!tab) return
    event.preventDefault()
    select(next)
    ;(tab as HTMLElement).focus({ preventScroll: true })
  }

  return (
    <div className={`min-w-0 ${className}`}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="relative flex overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] max-m:-mx-5 max-m:px-5 noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <TabButton key={tab.id} tab={tab} selected={index === selected} onSelect={() => select(index)} />
        ))}
      </div>
      <div ref={panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            aria-labelledby={`${tab.id}-tab`}
            // The ARIA pattern asks for it where a panel may hold only text.
            tabIndex={index === open ? 0 : undefined}
            className={`rounded-s ${index === open ? '' : 'hidden [&[hidden]]:block noscript:block'}`}
          >
            <div className="pt-6">
              <Heading className="mb-2 hidden text-lg font-strong noscript:block">{tab.label}</Heading>
              {tab.panel}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function TabButton({ tab, selected, onSelect }: { tab: Tab; selected: boolean; onSelect: () => void }) {
  return (
    <button
      type="button"
      role="tab"
      id={`${tab.id}-tab`}
      aria-controls={tab.id}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      className="min-h-12 shrink-0 cursor-pointer rounded-s px-4 font-label whitespace-nowrap text-ink-2 -outline-offset-4 transition-colors hover:text-ink aria-selected:rounded-none aria-selected:text-ink aria-selected:shadow-[inset_0_-3px_0_var(--color-marigold)]"
    >
      {tab.label}
    </button>
  )
}
