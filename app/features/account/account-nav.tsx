import { useLocation } from 'react-router'
import { PageLink } from '#app/ui/page-link.tsx'

const links = [
  { name: 'My Profile', path: '/profile' },
  { name: 'My Trips', path: '/my-trips' },
  { name: 'Wallet', path: '/wallet' },
]

/** The account's pages beside each other. */
export function AccountNav({ className = '' }: { className?: string }) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Account"
      className={`overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] ${className}`}
    >
      <ul className="flex gap-1">
        {links.map(({ name, path }) => (
          <li key={path} className="group">
            <PageLink
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              className="flex min-h-12 items-center px-3 font-label whitespace-nowrap text-ink-2 -outline-offset-4 transition-colors group-first:pl-0 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-marigold)] m:px-4.5"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
