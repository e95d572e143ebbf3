import type { Role } from '#domain/staff/roles.ts'
import type { PasskeyWish } from '../staff/staff-service.ts'

/** The fields of a form that was not taken yet, to be sent again with it. */
export type KeptFields = [name: string, value: string][]

/** Why the console shows something else than the page that was asked for. */
export type Refused =
  | { kind: 'not found'; status: 404 }
  /** `saying` begins the sentence; `may` are the titles of pages that the role can open. */
  | { kind: 'forbidden'; status: 403; saying: string; role: Role; instead: string | null; may: string[] }
  | { kind: 'from elsewhere'; status: 403 }
  /** A fresh factor is asked for; what was typed is kept. */
  | {
      kind: 'confirm'
      status: 403
      fields: KeptFields
      /** Null the first time. */
      wrong: 'wrong' | 'expired' | 'locked' | null
      until: string | null
      /** For who has a passkey. */
      passkey: PasskeyWish | null
    }
  | { kind: 'signed out'; status: 401; fields: KeptFields; login: string }
  | { kind: 'unreadable'; status: 400 | 405 | 413 | 415 }
  | { kind: 'database away'; status: 503 }
  | { kind: 'failed'; status: 500 }
