/** On a phone the one that is open may lie beyond the edge. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (tabs && current) tabs.scrollLeft = current.right - tabs.getBoundingClientRect().right + current.width
}

export type Tab = { title: string; to: string; here: boolean; count?: number | string }

/** Parts of one thing, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="tabs" ref={showCurrent}>
      {tabs.map(({ title, to, here, count }) => (
        <a key={to} href={to} aria-current={here ? 'page' : undefined}>
          {title}
          {count !== undefined && <span className="beside-title">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
