import type { ComponentType, MouseEvent } from 'react'
import { readyPart } from './ready-part.tsx'
import { takePress } from './take-press.ts'

/**
 * A part that a link opens in place. Its script comes when someone reaches for the link, and the part is shown once it
 * is there; when it can't be had, the link leads where it says.
 */
export function partBehindLink<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const { Part, load } = readyPart(fetchPart)
  return {
    Part,
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
