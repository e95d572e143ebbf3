import { useCallback, useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { type App, readApps } from './read-apps.ts'

/** The authenticator apps that the traveller's login asks for. */
export function useApps() {
  const [apps, setApps] = useState<App[] | 'loading' | 'unread'>('loading')
  const auth = useSite()?.auth

  const askAgain = useEachTime(auth, () => {
    if (!auth) return
    let current = true
    readApps(auth).then((read) => current && setApps(read ?? 'unread'))
    return () => {
      current = false
    }
  })

  const refresh = useCallback(() => {
    setApps((last) => (last === 'unread' ? 'loading' : last))
    askAgain()
  }, [askAgain])
  return { apps, refresh }
}
