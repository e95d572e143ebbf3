import { useState } from 'react'
import { authClient } from '#app/features/login/on-demand/auth-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { signedOutEverywhere } from '../signed-out-everywhere.ts'

/** Asks first: whoever is signed out needs a new OTP on every device. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function signOut(): Promise<void> {
    setBusy(true)
    setFailed(false)
    const done = await endAllLogins()
    signedOutEverywhere.set(done)
    setBusy(false)
    setFailed(!done)
    if (done) toast({ title: 'Signed out successfully', tone: 'success' })
  }

  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      title="Sign out everywhere?"
      subtitle="Your login ends on this device and on every other one. To come back, you ask for a new OTP on each."
    >
      <div className="mt-5 grid gap-5">
        <div role="status" className="empty:absolute">
          {failed && (
            <Note tone="bad">
              <b className="font-strong">Failed to sign out</b>
              <br />
              You are still signed in. Please try again in a minute.
            </Note>
          )}
        </div>
        <div className="flex flex-col-reverse gap-3 s:flex-row">
          <Button tone="ghost" onClick={onClose}>
            Stay signed in
          </Button>
          <Button tone="ink" busy={busy && 'Signing out...'} onClick={signOut} className="s:grow">
            Sign out everywhere
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

async function endAllLogins(): Promise<boolean> {
  try {
    const { error } = await authClient().signOut({ scope: 'global' })
    return error === null
  } catch {
    return false
  }
}
