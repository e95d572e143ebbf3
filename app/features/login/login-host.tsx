import { useEffect } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { createStore } from '#app/ui/create-store.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { type AuthPlace, setAuthPlace } from './auth-place.ts'

const standIn: AuthPlace = { url: '/auth/v1', anonKey: null, hosted: false }

const isOpen = createStore(false)

export const loginDialog = loadOnDemand(() =>
  import('./on-demand/login-dialog.tsx').then(({ LoginDialog }) => LoginDialog),
)

export function openLogin(): void {
  loginDialog.load().then(
    () => isOpen.set(true),
    () => location.assign('/profile'),
  )
}

/** Where 'Login with Phone' appears once asked for. */
export function LoginHost() {
  const open = isOpen.useStore((open) => open)
  const auth = (useSite() as unknown as { auth?: AuthPlace } | null)?.auth ?? standIn
  useEffect(() => setAuthPlace(auth), [auth])
  return open ? <loginDialog.Component onClose={() => isOpen.set(false)} /> : null
}
