import { Circle, LogOut } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { Frame, RailLink } from '#server/console/frame.ts'
import { railIcons } from './rail-icons.ts'
import { initialsOf, roleNames } from './role-names.ts'

/** The pages that a role may open. Below 900 px it is a drawer, which the browser itself opens and closes. */
export function Rail({ frame, logo, siteName }: { frame: Frame; logo: string; siteName: string }) {
  return (
    <nav id="rail" className="rail" popover="auto" aria-label="Console">
      <a href="/console" className="mb-3 flex h-9 items-center px-2">
        <img src={logo} alt={`${siteName} console`} />
      </a>
      <div>
        {frame.rail.map(({ group, links }) => (
          <section key={group ?? 'top'}>
            {group && <h2>{group}</h2>}
            <ul>
              {links.map((link) => (
                <Entry key={link.to} {...link} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="me">
        <span className="sun" aria-hidden>
          {initialsOf(frame.name)}
        </span>
        <a href="/console/account" className="min-w-0 flex-1 rounded-xs hover:underline" title="My account">
          {frame.name}
          <br />
          <span className="text-(--rail-soft)">{roleNames[frame.role]}</span>
        </a>
        <form method="post" action="/console/account">
          <button type="submit" name="do" value="sign out" className="icon-button" title="Sign out">
            <Icon node={LogOut} size={16} />
            <span className="sr-only">Sign out</span>
          </button>
        </form>
      </div>
    </nav>
  )
}

function Entry({ to, title, letter, icon, here, count }: RailLink) {
  return (
    <li>
      <a href={to} aria-current={here ? 'page' : undefined} data-letter={letter}>
        <Icon node={railIcons[icon] ?? [...Circle]} size={16} />
        {title}
        {count && (
          <span className="count rail-end" data-mine>
            {count.many}
            <span className="sr-only">{` ${count.of}`}</span>
          </span>
        )}
        <kbd className="rail-end" aria-hidden>
          {letter}
        </kbd>
      </a>
    </li>
  )
}
