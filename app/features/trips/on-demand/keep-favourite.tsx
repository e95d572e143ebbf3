import { LoginButton } from '#app/features/login/login-button.tsx'
import { readSession } from '#app/features/login/session.ts'
import { toast } from '#app/ui/toast.tsx'
import { type Press, pressed } from '../favourite-store.ts'
import { saveInAccount } from './account-favourites.ts'

/** Milliseconds on screen of a message that can be acted on. */
const timeToAct = 10_000

/** Keeps what a press on a heart has marked, and says where. */
export function keepFavourite(id: string, press: Press): void {
  if (readSession()) {
    void saveInAccount(id, press)
    return
  }
  pressed.delete(id)
  if (press.liked)
    toast({
      title: 'Trip saved',
      description: (
        <>
          It stays in this tab until you close it.{' '}
          <LoginButton className="font-label underline">Log in to keep it</LoginButton>
        </>
      ),
      duration: timeToAct,
    })
}
