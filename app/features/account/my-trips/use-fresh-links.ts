import { useEffect } from 'react'

/** The addresses of papers are open for ten minutes: they are read anew before that. */
const freshFor = 8 * 60_000

/** Reads again what holds such addresses, while its page is looked at. */
export function useFreshLinks(refresh: () => void): void {
  useEffect(() => {
    let readAt = Date.now()
    function refreshIfOld(): void {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < freshFor) return
      readAt = Date.now()
      refresh()
    }
    const timer = setInterval(refreshIfOld, 30_000)
    document.addEventListener('visibilitychange', refreshIfOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfOld)
    }
  }, [refresh])
}
