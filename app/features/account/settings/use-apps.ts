import { useCallback, useEffect, useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { type App, readApps } from './read-apps.ts'

/** The authenticator apps that the traveller's login asks for. */
export function useApps() {
  const [apps, setApps] = useState<App[] | 'loading' | 'unread'>('loading')
  const [asked, setAsked] = useState(0)
  const auth = useSite()?.auth

  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish to ask again is a reason to.
  useEffect(() => {
    if (!auth) return
    let current = true
    readApps(auth).then((read) => current && setApps(read ?? 'unread'))
    return () => {
      current = false
    }
  }, [auth, asked])

  const refresh = useCallback(() => {
    setApps((last) => (last === 'unread' ? 'loading' : last))
    setAsked((times) => times + 1)
  }, [])
  return { apps, refresh }
}
