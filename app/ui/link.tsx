import { ExternalLink } from 'lucide'
import { Icon } from './icon.tsx'
import { PageLink, type PageLinkProps } from './page-link.tsx'

type TextLinkProps = PageLinkProps & {
  /** Opens in a new tab, and says so. */
  external?: boolean
}

/** A link inside text. */
export function Link({ external = false, className = '', children, ...rest }: TextLinkProps) {
  return (
    <PageLink
      {...(external && { target: '_blank', rel: 'noopener' })}
      className={`rounded-xs font-label text-peacock underline decoration-[1.5px] underline-offset-4 transition-colors hover:text-ink ${className}`}
      {...rest}
    >
      {children}
      {external && (
        <>
          {/* A word joiner: the mark stays with the last word. */}
          <span aria-hidden>
            {'\u2060'}
            <Icon node={ExternalLink} size="0.85em" className="mb-[0.15em] ml-1 inline" />
          </span>
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </PageLink>
  )
}
