import type { createStaff } from './create-staff.ts'

/** What the console asks of this room. */
export type StaffService = ReturnType<typeof createStaff>

export type { TooMany } from './login/send-staff-code.ts'
export type { StaffPasskey } from './passkeys/own-passkeys.ts'
export type { StaffAdded } from './people/add-staff.ts'
export type { StaffChanged } from './people/change-staff.ts'
export type { ListedPerson } from './people/staff-store.ts'
export type { StaffDevice } from './sessions/end-sessions.ts'
export type { Device, StaffSession } from './staff-session.ts'

/** What a browser is asked for; `options` are those of WebAuthn, in JSON. */
export type PasskeyWish = { attempt: string; options: object }
export type StepRefused = { ok: false; reason: 'wrong' | 'expired' | 'locked'; until?: Date }
