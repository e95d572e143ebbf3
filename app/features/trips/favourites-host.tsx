import { useEffect } from 'react'
import { useSession } from '#app/features/login/session.ts'
import { favourites } from './favourite-store.ts'

/** Has the saved trips follow the login: a traveller's are those of the account, and they leave the page with the traveller. */
export function FavouritesHost() {
  const session = useSession()
  useEffect(() => {
    if (session === 'unknown') return
    if (session)
      import('./on-demand/follow-account.ts').then(
        ({ followAccount }) => followAccount(session.userId),
        () => {},
      )
    else if (favourites.get().owner) favourites.set({ ids: [], owner: null })
  }, [session])
  return null
}
