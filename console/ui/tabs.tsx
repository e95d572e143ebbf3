export type Tab = { title: string; to: string; here: boolean; count?: number | string }

/** Parts of one thing, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map(({ title, to, here, count }) => (
        <a key={to} href={to} aria-current={here ? 'page' : undefined}>
          {title}
          {count !== undefined && <span className="beside-title">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
