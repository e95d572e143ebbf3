import { useEffect } from 'react'
import { accountFetch } from '#app/features/login/account-fetch.ts'
import { useSession } from '#app/features/login/session.ts'

/** Whoever is logged in and opens the link of a place finds it in My Trips from then on. Should it fail, the link goes on working. */
export function useKeptPlace(path: string | null): void {
  const session = useSession()
  const userId = session && session !== 'unknown' ? session.userId : null
  useEffect(() => {
    if (path !== null && userId !== null)
      void accountFetch(`/api/account${path}`, { method: 'PUT' }).catch(() => {})
  }, [path, userId])
}
