import type { ComponentType, MouseEvent } from 'react'
import { lazyPart } from './lazy-part.ts'
import { takePress } from './take-press.ts'

/**
 * A part that a link opens in place. Its script comes when someone reaches for the link; when it can't be had, the
 * link leads where it says.
 */
export function partBehindLink<Props>(load: () => Promise<ComponentType<Props>>) {
  return {
    Part: lazyPart(load),
    reach() {
      load().catch(() => {})
    },
    open(event: MouseEvent<HTMLAnchorElement>, show: () => void) {
      if (!takePress(event)) return
      const { href } = event.currentTarget
      load()
        .catch(load)
        .then(show, () => location.assign(href))
    },
  }
}
