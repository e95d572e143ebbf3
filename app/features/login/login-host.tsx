import { useEffect } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { createStore } from '#app/ui/create-store.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { setAuthPlace } from './auth-place.ts'

/** Null while it is closed; the phone that is known already, as it was typed. */
const opened = createStore<{ phone: string } | null>(null)

export const loginDialog = loadOnDemand(() =>
  import('./on-demand/login-dialog.tsx').then(({ LoginDialog }) => LoginDialog),
)

/** Where everything is that could not be opened here. */
export const goToProfile = () => location.assign('/profile')

export function openLogin(phone = ''): void {
  loginDialog.load().then(() => opened.set({ phone }), goToProfile)
}

/** Where 'Login with Phone' appears once asked for. */
export function LoginHost() {
  const open = opened.useStore((open) => open)
  const auth = useSite()?.auth
  useEffect(() => setAuthPlace(auth), [auth])
  return open && <loginDialog.Component phone={open.phone} onClose={() => opened.set(null)} />
}
