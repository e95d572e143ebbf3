import type { Clock } from '#domain/calendar/clock.ts'
import type { ProfileForm } from '#domain/forms/profile-form.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import type { Profile } from './show-profile.ts'
import type { TellTraveller } from './tell-traveller.ts'
import { holdTraveller, updateTraveller } from './traveller-store.ts'
import type { SignedOut, WriteAsTraveller } from './write-as-traveller.ts'

export type ChangeProfile = (
  traveller: Traveller,
  form: ProfileForm,
) => Promise<{ ok: true; profile: Profile } | SignedOut>

/** An address that is replaced is told so, because from then on it hears nothing more of the account. */
export function createChangeProfile(deps: {
  writeAsTraveller: WriteAsTraveller
  clock: Clock
  tellTraveller: TellTraveller
}): ChangeProfile {
  const { writeAsTraveller, clock, tellTraveller } = deps
  return (traveller, form) =>
    writeAsTraveller(traveller, async (tx, phone) => {
      const at = clock.now()
      const before = await holdTraveller(tx, { id: traveller.id, at })
      if (before.email !== '' && before.email !== form.email)
        await tellTraveller(tx, { travellerId: traveller.id, phone, event: 'e-mail changed', at })
      await updateTraveller(tx, traveller.id, { ...form, updatedAt: at })
      return { ok: true, profile: { ...form, phone } }
    })
}
