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
  /** The level of the panels' headings, which are read when JavaScript is off; null where panels have headings of their own. */
  heading?: 'h2' | 'h3' | 'h4' | null
  look?: keyof typeof looks
  /** From 1024 px on there are no tabs: all panels stand beside each other. */
  spread?: boolean
  className?: string
}

const looks = {
  line: {
    list: 'shadow-[inset_0_-1px_0_var(--color-line)] max-m:-mx-5 max-m:px-5',
    tab: 'min-h-12 rounded-s px-4 max-m:px-3 aria-selected:rounded-none aria-selected:shadow-[inset_0_-3px_0_var(--color-indigo)]',
    panel: 'pt-6',
  },
  /** All of them in one bar, for a few short names. */
  pills: {
    list: 'gap-1 rounded-pill bg-paper-2 p-1',
    tab: 'min-h-11 grow rounded-pill px-3 aria-selected:bg-surface aria-selected:shadow-1',
    panel: 'max-l:pt-4',
  },
}

/**
 * Tabs whose panels are all in the HTML: the browser's own search finds and opens a hidden one, `#id` links open theirs,
 * and without JavaScript the panels stand one below the other.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, linkable = false, heading: Heading = 'h3', look = 'line', spread = false } = props
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

  const panels = useFindablePanels(open, setChosen, spread)

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
    <div className={`min-w-0 ${props.className ?? ''}`}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className={`relative flex overflow-x-auto [scrollbar-width:none] noscript:hidden ${looks[look].list} ${spread ? 'l:hidden' : ''}`}
      >
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            tab={tab}
            look={looks[look].tab}
            selected={index === selected}
            onSelect={() => select(index)}
          />
        ))}
      </div>
      <div ref={panels} className={spread ? 'l:grid l:auto-cols-fr l:grid-flow-col l:gap-x-7' : undefined}>
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            aria-labelledby={`${tab.id}-tab`}
            // The ARIA pattern asks for it where a panel may hold only text.
            tabIndex={index === open ? 0 : undefined}
            className={`rounded-s ${index === open ? '' : `hidden [&[hidden]]:block noscript:block ${spread ? 'l:block' : ''}`}`}
          >
            <div className={looks[look].panel}>
              {Heading && (
                <Heading className="mb-2 hidden text-lg font-strong noscript:block">{tab.label}</Heading>
              )}
              {tab.panel}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

type TabButtonProps = { tab: Tab; look: string; selected: boolean; onSelect: () => void }

function TabButton({ tab, look, selected, onSelect }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${tab.id}-tab`}
      aria-controls={tab.id}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      className={`shrink-0 cursor-pointer font-label whitespace-nowrap text-ink-2 -outline-offset-4 transition-colors hover:text-ink aria-selected:text-ink ${look}`}
    >
      {tab.label}
    </button>
  )
}
