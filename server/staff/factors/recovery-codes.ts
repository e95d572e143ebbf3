import { randomInt } from 'node:crypto'
import type { Transaction } from '#database/client.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import { recoveryCodeCount } from '../staff-times.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './staff-factor-store.ts'

/** Without i, l, o and u, which are read as others. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const half = 5

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Codes of 50 bits for who has lost the app; stored as keyed hashes, and shown once. */
export function createRecoveryCodes({ secrets }: { secrets: AuthSecrets }) {
  return {
    /** Makes new ones in place of those before. */
    async make(tx: Transaction, staffId: string): Promise<string[]> {
      const codes = Array.from({ length: recoveryCodeCount }, makeCode)
      const hashOf = (code: string) => secrets.hashStaffLogin('recovery code', `${staffId} ${plain(code)}`)
      await replaceRecoveryCodes(tx, staffId, codes.map(hashOf))
      return codes
    },

    async take(tx: Transaction, staffId: string, typed: string): Promise<boolean> {
      const code = plain(typed)
      if (code.length !== 2 * half) return false
      return takeRecoveryCode(tx, staffId, secrets.staffLoginHashes('recovery code', `${staffId} ${code}`))
    },
  }
}

function makeCode(): string {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** As it was meant, however it was typed. */
function plain(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
}
