import { PageLink } from './page-link.tsx'

type BreadcrumbsProps = {
  /** From the first page down; the last one is the page itself. */
  trail: { label: string; to: string }[]
  className?: string
}

export function Breadcrumbs({ trail, className = '' }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={`text-sm ${className}`}>
      <ol className="leading-8">
        {trail.map(({ label, to }, index) => (
          // On a phone a third would wrap, and the heading says the same.
          <li key={to} className={`inline ${index > 1 && index === trail.length - 1 ? 'max-m:hidden' : ''}`}>
            {index > 0 && (
              <span aria-hidden className="mx-2 text-ink-3">
                /
              </span>
            )}
            {index < trail.length - 1 ? (
              <PageLink to={to} className="rounded-xs py-1.5 text-ink-3 hover:text-ink hover:underline">
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" className="font-label text-ink-2">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
