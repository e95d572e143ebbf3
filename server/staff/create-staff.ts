import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { AuthSecrets } from '../auth/keys/auth-secrets.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Log } from '../log.ts'
import type { QueueNotice } from '../sms/queue-notice.ts'
import type { SendCode } from '../sms/send-code.ts'
import { createCheckFactor, createTakeFactorCode } from './factors/check-factor.ts'
import { createRecoveryCodes } from './factors/recovery-codes.ts'
import { createAttempts } from './login/attempts.ts'
import { createEnrolApp } from './login/enrol-app.ts'
import { createSendStaffCode } from './login/send-staff-code.ts'
import { createVerifyStaffCode } from './login/verify-staff-code.ts'
import { createVerifyStaffFactor } from './login/verify-staff-factor.ts'
import { createOwnPasskeys } from './passkeys/own-passkeys.ts'
import { createShowPasskey } from './passkeys/show-passkey.ts'
import { createWebAuthn } from './passkeys/webauthn.ts'
import { createAddStaff } from './people/add-staff.ts'
import { createChangeStaff } from './people/change-staff.ts'
import type { TakeApproval } from './people/new-owner.ts'
import { createEndSessions } from './sessions/end-sessions.ts'
import { createFreshenSession } from './sessions/freshen-session.ts'
import { createIdentifyStaff } from './sessions/identify-staff.ts'
import { createOpenSession } from './sessions/open-session.ts'
import type { WriteLog } from './write-log.ts'

export type StaffDeps = {
  db: Database
  clock: Clock
  log: Log
  secrets: AuthSecrets
  limiter: Limiter
  sendCode: SendCode
  testCodeOf: (phone: string) => string | null
  mayReceive: (phone: string) => boolean
  queueNotice: QueueNotice
  takeApproval: TakeApproval
  writeLog: WriteLog
  siteName: string
  /** The console's own address, without a path: passkeys belong to it. */
  consoleUrl: string
}

/** Who works here: their logins, sessions and roles. Apart from travellers, and from a hosted project that keeps their logins. */
export function createStaff(deps: StaffDeps) {
  const attempts = createAttempts(deps)
  const recoveryCodes = createRecoveryCodes(deps)
  const checkFactor = createCheckFactor(deps)
  const takeFactorCode = createTakeFactorCode({ ...deps, recoveryCodes })
  const openSession = createOpenSession(deps)
  const webauthn = createWebAuthn({ name: `${deps.siteName} console`, origin: deps.consoleUrl })
  const parts = { ...deps, attempts, recoveryCodes, checkFactor, takeFactorCode, openSession, webauthn }
  return {
    sendCode: createSendStaffCode(parts),
    verifyCode: createVerifyStaffCode(parts),
    ...createEnrolApp(parts),
    verifyFactor: createVerifyStaffFactor(parts),
    ...createShowPasskey(parts),
    ...createOwnPasskeys(parts),
    identify: createIdentifyStaff(parts),
    ...createFreshenSession(parts),
    ...createEndSessions(parts),
    add: createAddStaff(parts),
    ...createChangeStaff(parts),
  }
}
