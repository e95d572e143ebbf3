/** How long a list was and where it stood when its document was left. The trips themselves are fetched anew: seats and prices change. */
type Left = { key: string; address: string; shown: number; y: number }

const storageName = 'kafila-loaded-list'

export function storeLength(left: Left): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(left))
  } catch {
    // A full or forbidden storage costs the visitor a press of Load More.
  }
}

/** Gives it back once, to the same place in the history of a document that was reloaded or come back to. */
export function takeStoredLength(key: string, address: string): Left | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return null
  try {
    const stored: Left | null = JSON.parse(sessionStorage.getItem(storageName) ?? 'null')
    if (stored?.key !== key || stored.address !== address) return null
    sessionStorage.removeItem(storageName)
    return stored
  } catch {
    return null
  }
}
