import { useEffect, useState } from 'react'
import { tabPasses } from '#app/features/booked/tab-passes.ts'

/** Whether all that a guest has booked in this tab is in the account that was logged in since, as far as it can be. */
export function useTakenOver(userId: string): boolean {
  const [tried, setTried] = useState(false)
  const waits = tabPasses.useStore((passes) =>
    Object.values(passes).some(({ refusedFor }) => refusedFor !== userId),
  )
  useEffect(() => {
    if (!waits || tried) return
    const passes = Object.values(tabPasses.get()).filter(({ refusedFor }) => refusedFor !== userId)
    import('./on-demand/take-over.ts')
      .then(({ takeOver }) => takeOver(passes, userId))
      .catch(() => {})
      .finally(() => setTried(true))
  }, [waits, tried, userId])
  return !waits || tried
}
