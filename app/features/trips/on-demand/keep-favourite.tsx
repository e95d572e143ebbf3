import { LoginButton } from '#app/features/login/login-button.tsx'
import { readSession } from '#app/features/login/session.ts'
import { type LikedTrip, type Press, pressed } from '../favourite-store.ts'
import { saveInAccount } from './account-favourites.ts'
import { sayKept } from './say-kept.ts'

/** Keeps what a press on a heart has marked, and says so. */
export function keepFavourite(trip: LikedTrip, press: Press): void {
  if (readSession()) {
    void saveInAccount(trip, press)
    return
  }
  pressed.delete(trip.id)
  sayKept(
    trip,
    press,
    <>
      It stays in this tab until you close it.{' '}
      <LoginButton className="font-label underline">Log in to keep it</LoginButton>
    </>,
  )
}
