import type { TellTraveller } from '../account/tell-traveller.ts'
import { checkHostedProject } from '../identity/check-hosted-project.ts'
import { createHostedAuthority } from '../identity/hosted-authority.ts'
import { createIdentifyTraveller } from '../identity/identify-traveller.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Resources } from '../open-resources.ts'
import { allowedCountry } from '../sms/allowed-country.ts'
import type { SendCode } from '../sms/send-code.ts'
import { createAuthService } from './auth-service.ts'
import { createRenewSealed } from './keys/renew-sealed.ts'
import { holdUser } from './sessions/login-store.ts'
import { createOwnAuthority } from './sessions/own-authority.ts'

/** Who travellers are: by our own auth service, or by a hosted project, and then ours is off. */
export function createIdentity(deps: {
  resources: Resources
  limiter: Limiter
  sendCode: SendCode
  tellTraveller: TellTraveller
}) {
  const { resources, limiter, sendCode, tellTraveller } = deps
  const { env, db, clock, log, site, secrets } = resources
  const { hosted } = env.auth
  const renewSealed = createRenewSealed({ db, secrets, log })
  if (hosted) {
    const authority = createHostedAuthority({ hosted, clock })
    return {
      auth: null,
      renewSealed,
      identifyTraveller: createIdentifyTraveller({ authority, log }),
      prepareIdentity: () => checkHostedProject(hosted, log),
      // A login that is not ours can't be held.
      holdAccount: async () => true,
    }
  }
  const auth = createAuthService({
    db,
    clock,
    secrets,
    limiter,
    sendCode,
    tellTraveller,
    testCodeOf: (phone) => env.sms.testCodes.get(phone) ?? null,
    mayReceive: (phone) => allowedCountry(phone, env.sms.countries),
    jwk: env.auth.jwk,
    siteUrl: env.web.siteUrl,
    siteName: site.name,
    smsProvider: env.sms.provider?.name ?? '',
  })
  const authority = createOwnAuthority({ db, tokens: auth.tokens })
  return {
    auth,
    renewSealed,
    identifyTraveller: createIdentifyTraveller({ authority, log }),
    prepareIdentity: auth.keys.rotate,
    holdAccount: holdUser,
  }
}
