import type { PasskeyWish } from '#server/staff/staff-service.ts'
import type { FormErrors } from '../ui/post-form.tsx'

/** Where somebody is on the way in. What a step needs to know of those before goes along in its form. */
export type LoginView =
  | { step: 'number'; errors: FormErrors; phone: string }
  | { step: 'code'; errors: FormErrors; attempt: string; tail: string }
  | { step: 'factor'; errors: FormErrors; token: string }
  | { step: 'enrol'; errors: FormErrors; token: string; secret: string; uri: string }
  | { step: 'recovery codes'; codes: string[] }
  | { step: 'passkey'; wish: PasskeyWish }
  /** `until` as it is shown, if it is known. */
  | { step: 'wait'; until: string | null }
