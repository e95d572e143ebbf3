/** How long a list was and where it stood when its document was left. The trips themselves are fetched anew: seats and prices change. */
type ListPosition = { key: string; address: string; shown: number; y: number }

const storageName = 'kafila-loaded-list'

export function saveListPosition(position: ListPosition): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(position))
  } catch {
    // A full or forbidden storage costs the visitor a press of Load More.
  }
}

/** Gives it back once, to the same place in the history of a document that was reloaded or come back to. */
export function takeListPosition(key: string, address: string): ListPosition | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return null
  try {
    const saved: ListPosition | null = JSON.parse(sessionStorage.getItem(storageName) ?? 'null')
    if (saved?.key !== key || saved.address !== address) return null
    sessionStorage.removeItem(storageName)
    return saved
  } catch {
    return null
  }
}
