import { type ComponentType, lazy } from 'react'

const pause = 3_000

/**
 * A part whose script comes when React gets to it; a line that was gone for a moment gets a second chance. If the script
 * can't be had, the server's HTML stays.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(load))
      .then(
        (part) => ({ default: part }),
        () => new Promise<never>(() => {}),
      ),
  )
}
