import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { address, isLocalAddress } from './values.ts'

export type PhonePeSettings = {
  /** The whole address that gives out tokens. */
  tokenUrl: string
  /** Without a slash at its end. */
  apiUrl: string
  clientId: string
  clientSecret: string
  clientVersion: string
  webhook: WebhookCredentials
}

/** What is entered for the webhook in PhonePe's panel. */
export type WebhookCredentials = { username: string; password: string }

const ownAddresses = {
  token: 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token',
  api: 'https://api.phonepe.com/apis/pg',
}
const tokenPath = '/v1/oauth/token'

/** All are needed as soon as one is set. */
const keys = {
  PHONEPE_CLIENT_ID: 'the merchant',
  PHONEPE_CLIENT_SECRET: 'the key of the merchant',
  PHONEPE_CLIENT_VERSION: 'the version of that key',
  PHONEPE_WEBHOOK_USERNAME: 'the name that webhooks come with',
  PHONEPE_WEBHOOK_PASSWORD: 'the password that webhooks come with',
}

const http = ['https:', 'http:']

export const phonepe = defineConcern({
  variables: {
    PHONEPE_TOKEN_URL: v.optional(address(http, ownAddresses.token)),
    PHONEPE_API_URL: v.optional(address(http, ownAddresses.api)),
    PHONEPE_CLIENT_ID: v.optional(v.string()),
    PHONEPE_CLIENT_SECRET: v.optional(v.string()),
    PHONEPE_CLIENT_VERSION: v.optional(v.string()),
    PHONEPE_WEBHOOK_USERNAME: v.optional(v.string()),
    PHONEPE_WEBHOOK_PASSWORD: v.optional(v.string()),
  },
  problems(raw, mode) {
    const given = Object.entries(raw).flatMap(([name, value]) =>
      name.startsWith('PHONEPE_') && value !== undefined ? name : [],
    )
    const { PHONEPE_TOKEN_URL: tokenUrl, PHONEPE_API_URL: apiUrl } = raw
    const isOpenToAll = (url: string | undefined) => url?.startsWith('http:') === true && !isLocalAddress(url)
    return [
      ...Object.entries(keys).map(
        ([name, what]) =>
          given.length > 0 && !given.includes(name) && `${name} is needed with ${given[0]}: ${what}`,
      ),
      (tokenUrl === undefined) !== (apiUrl === undefined) &&
        'PHONEPE_TOKEN_URL and PHONEPE_API_URL go together: a token of one place is of no use in another',
      mode === 'production' &&
        (isOpenToAll(tokenUrl) || isOpenToAll(apiUrl)) &&
        'PHONEPE_TOKEN_URL and PHONEPE_API_URL must be https addresses, or of this machine, with APP_ENV=production',
    ]
  },
  /** Null without credentials: then the stand-in is used in local, and nobody can pay in production. */
  read: (raw): PhonePeSettings | null =>
    raw.PHONEPE_CLIENT_ID === undefined
      ? null
      : {
          tokenUrl: wholeTokenUrl(raw.PHONEPE_TOKEN_URL ?? ownAddresses.token),
          apiUrl: (raw.PHONEPE_API_URL ?? ownAddresses.api).replace(/\/+$/, ''),
          clientId: raw.PHONEPE_CLIENT_ID,
          clientSecret: raw.PHONEPE_CLIENT_SECRET ?? '',
          clientVersion: raw.PHONEPE_CLIENT_VERSION ?? '',
          webhook: {
            username: raw.PHONEPE_WEBHOOK_USERNAME ?? '',
            password: raw.PHONEPE_WEBHOOK_PASSWORD ?? '',
          },
        },
})

/** PhonePe's own pages name the address sometimes with and sometimes without its path. */
function wholeTokenUrl(url: string): string {
  const bare = url.replace(/\/+$/, '')
  return bare.endsWith('/oauth/token') ? bare : bare + tokenPath
}
