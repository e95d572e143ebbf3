import { type ComponentType, lazy } from 'react'

/** A part whose script comes when React gets to it. If the script can't be had, the server's HTML stays and can be read. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  )
}
