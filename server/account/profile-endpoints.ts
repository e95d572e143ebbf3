import { checkProfileForm } from '#domain/forms/profile-form.ts'
import type { TakeFromLimit } from '../limits/limiter.ts'
import type { ChangeProfile } from './change-profile.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'
import type { ShowProfile } from './show-profile.ts'
import { refuseUsedUp } from './used-up.ts'

export type ProfileDeps = {
  showProfile: ShowProfile
  changeProfile: ChangeProfile
  takeFromLimit: TakeFromLimit
}

export function profileEndpoints(deps: ProfileDeps): Record<string, Methods> {
  const { showProfile, changeProfile, takeFromLimit } = deps
  return {
    '/profile': {
      GET: async (c, traveller) => c.json(await showProfile(traveller)),
      async PUT(c, traveller) {
        const read = await readChecked(c, checkProfileForm)
        if (!read.ok) return read.refusal
        const taken = await takeFromLimit('profilePerTraveller', traveller.id)
        if (!taken.ok) return refuseUsedUp(c, taken)
        const changed = await changeProfile(traveller, read.value)
        return changed.ok ? c.json(changed.profile) : refuseAccount(c, 'session_not_found')
      },
    },
  }
}
