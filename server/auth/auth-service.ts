import type { JWK } from 'jose'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { TellTraveller } from '../account/tell-traveller.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { SendCode } from '../sms/send-code.ts'
import { createDeliverCode } from './codes/deliver-code.ts'
import { createResendCode } from './codes/resend-code.ts'
import { createSendLoginCode } from './codes/send-login-code.ts'
import { createVerifyCode } from './codes/verify-code.ts'
import { createChallengeFactor } from './factors/challenge-factor.ts'
import { createEnrollFactor } from './factors/enroll-factor.ts'
import { listFactors } from './factors/factor-store.ts'
import { createRemoveFactor } from './factors/remove-factor.ts'
import { createVerifyFactor } from './factors/verify-factor.ts'
import type { AuthSecrets } from './keys/auth-secrets.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { createEndSessions } from './sessions/end-sessions.ts'
import { createIdentifyUser, type SignedIn } from './sessions/identify-user.ts'
import { createRefreshSession } from './sessions/refresh-session.ts'
import { createSessions } from './sessions/sessions.ts'
import { createChangeUser } from './users/change-user.ts'
import { describeUser } from './users/describe-user.ts'

export type AuthService = ReturnType<typeof createAuthService>

/** The site's own auth service: every use case of /auth/v1, made once. */
export function createAuthService(deps: {
  db: Database
  clock: Clock
  secrets: AuthSecrets
  limiter: Limiter
  sendCode: SendCode
  testCodeOf: (phone: string) => string | null
  mayReceive: (phone: string) => boolean
  tellTraveller: TellTraveller
  jwk: JWK | undefined
  siteUrl: string
  siteName: string
  smsProvider: string
}) {
  const { db, clock, secrets, limiter, tellTraveller } = deps
  const keys = createSigningKeys(deps)
  const tokens = createAccessTokens({ keys, clock, issuer: `${deps.siteUrl}/auth/v1` })
  const sessions = createSessions({ secrets, tokens, clock })
  const deliverCode = createDeliverCode(deps)
  return {
    keys,
    tokens,
    siteName: deps.siteName,
    settings: settingsWith(deps.smsProvider),
    takeFromLimit: limiter.takeFromLimit,
    sendLoginCode: createSendLoginCode({ db, deliverCode }),
    resendCode: createResendCode({ db, clock, deliverCode }),
    verifyCode: createVerifyCode({ db, clock, secrets, sessions, tellTraveller }),
    refreshSession: createRefreshSession({ db, clock, secrets, sessions }),
    identifyUser: createIdentifyUser({ db, clock, tokens }),
    endSessions: createEndSessions({ db }),
    showUser: async ({ user }: SignedIn) => describeUser(user, await listFactors(db, user.id)),
    changeUser: createChangeUser({ db, clock, deliverCode }),
    enrollFactor: createEnrollFactor({ db, clock, secrets }),
    challengeFactor: createChallengeFactor({ db, clock }),
    verifyFactor: createVerifyFactor({ db, clock, secrets, sessions, limiter, tellTraveller }),
    removeFactor: createRemoveFactor({ db, clock, tellTraveller }),
  }
}

function settingsWith(smsProvider: string) {
  return {
    external: { phone: true, email: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: smsProvider,
    saml_enabled: false,
  }
}
