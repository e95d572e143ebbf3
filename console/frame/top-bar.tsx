import { Menu, Search } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { Frame } from '#server/console/frame.ts'

export function TopBar({ frame, title }: { frame: Frame; title: string }) {
  return (
    <header className="top">
      <button type="button" className="icon-button below-900" popoverTarget="rail">
        <Icon node={Menu} size={20} />
        <span className="sr-only">Menu</span>
      </button>
      <nav aria-label="Breadcrumb" className="min-w-0">
        <ol className="crumbs">
          {frame.above.map(({ title: name, to }) => (
            <li key={to} className="from-900">
              <a href={to}>{name}</a> <span aria-hidden>/</span>
            </li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      {frame.find !== null && <FindBox action={frame.find} />}
      <p className={`from-900 figure text-ink-2 ${frame.find === null ? 'ml-auto' : ''}`}>{frame.clock}</p>
    </header>
  )
}

/** One box for whatever is said on the phone. Below 900 px it opens below the top bar. */
export function FindBox({ action }: { action: string }) {
  return (
    <>
      <button type="button" className="icon-button below-900 ml-auto" popoverTarget="find">
        <Icon node={Search} size={20} />
        <span className="sr-only">Find</span>
      </button>
      <search id="find" className="find" popover="auto">
        <form action={action} className="relative flex flex-1 items-center">
          <Icon node={Search} size={16} />
          <input
            type="search"
            name="find"
            className="input"
            data-find
            aria-label="Find a booking"
            placeholder="Reference, phone, name, UTR, invoice"
          />
          <kbd aria-hidden>/</kbd>
        </form>
      </search>
    </>
  )
}
