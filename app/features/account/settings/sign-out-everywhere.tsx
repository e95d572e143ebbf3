import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'

/** Ends every login of the traveller, this one too. */
export function SignOutEverywhere() {
  const [busy, setBusy] = useState(false)

  async function signOut(): Promise<void> {
    setBusy(true)
    const done = await signOutEverywhere()
    if (done) return toast({ title: 'Signed out successfully', description: 'On all your devices.' })
    setBusy(false)
    toast({ title: 'Failed to sign out', tone: 'destructive' })
  }

  return (
    <Button tone="ghost" size="s" busy={busy && 'Signing out...'} onClick={signOut} className="mt-5">
      Sign out everywhere
    </Button>
  )
}

async function signOutEverywhere(): Promise<boolean> {
  try {
    const { authClient } = await import('#app/features/login/on-demand/auth-client.ts')
    const { error } = await authClient().signOut({ scope: 'global' })
    return error === null
  } catch {
    return false
  }
}
