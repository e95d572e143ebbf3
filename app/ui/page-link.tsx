import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from './claim-click.ts'
import { takeLayerEntry } from './overlays/layer-entry.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, or any other address, which the browser follows by itself. */
  to: string
  /** The state of the new entry in the history. */
  state?: unknown
  /** Takes the place of the entry on screen, as a link to the very page does anyway. */
  replace?: boolean
  preventScrollReset?: boolean
  /** What stands there is no page that this one could become: the browser goes there. */
  leaves?: boolean
}

/** A link to a page of the site that loads no new document: React Router's, without its prefetching, which no page uses. */
export function PageLink({
  to,
  state,
  replace,
  preventScrollReset,
  leaves = false,
  onClick,
  ...rest
}: PageLinkProps) {
  const navigate = useNavigate()
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return
    if (rest.target || leaves || !/^[/?#]/.test(to)) return
    // Without a network the browser opens the whole page: the service worker has a copy of it, or says that there is none.
    if (!navigator.onLine && navigator.serviceWorker?.controller && !to.startsWith('#')) return
    event.preventDefault()
    const { pathname, search, hash } = location
    const here = to === pathname + search + hash
    // A place of this page keeps what its address asks for, as it does in a browser; React Router would drop it.
    navigate(to.startsWith('#') ? search + to : to, {
      state,
      replace: takeLayerEntry() || (replace ?? here),
      preventScrollReset,
    })
  }
  return <a href={to} onClick={follow} {...rest} />
}
