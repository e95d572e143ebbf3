import type { ComponentProps } from 'react'
import { useLinkClickHandler } from 'react-router'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, or any other address, which the browser follows by itself. */
  to: string
  /** The state of the new entry in the history. */
  state?: unknown
  /** Takes the place of the entry on screen. */
  replace?: boolean
  preventScrollReset?: boolean
}

/** A link to a page of the site that loads no new document: React Router's, without its prefetching, which no page uses. */
export function PageLink({ to, state, replace, preventScrollReset, onClick, ...rest }: PageLinkProps) {
  const isOfSite = /^[/?#]/.test(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(isOfSite ? to : '/', {
    target: rest.target,
    state,
    replace,
    preventScrollReset,
  })
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (isOfSite && !event.defaultPrevented) follow(event)
      }}
      {...rest}
    />
  )
}
