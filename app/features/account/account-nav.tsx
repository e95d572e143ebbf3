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
      <ul className="flex gap-6 m:gap-10">
        {links.map(({ name, path }) => (
          <li key={path}>
            <PageLink
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              className="flex min-h-12 items-center font-label whitespace-nowrap text-ink-2 -outline-offset-4 transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-marigold)]"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
