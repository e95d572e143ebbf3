import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The one merchant whom the stand-in knows. */
export type Account = {
  clientId: string
  clientSecret: string
  clientVersion: string
  webhookUsername: string
  webhookPassword: string
}

export const sampleAccount: Account = {
  clientId: 'SANDBOX_CLIENT',
  clientSecret: 'sandbox-secret',
  clientVersion: '1',
  webhookUsername: 'sandbox',
  webhookPassword: 'sandbox-webhook',
}

/** The account that stands in the folder, or else the sample. */
export function accountIn(folder: string | undefined): Account {
  const file = folder && join(folder, 'account.json')
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Account) : sampleAccount
}

/** As in production, tokens and payments have bases of their own. */
export const tokenBase = '/apis/identity-manager'
export const apiBase = '/apis/pg'

/** The environment of a server whose payments come here. */
export function settingsFor(url: string, account: Account): Record<string, string> {
  return {
    PHONEPE_TOKEN_URL: `${url}${tokenBase}/v1/oauth/token`,
    PHONEPE_API_URL: url + apiBase,
    PHONEPE_CLIENT_ID: account.clientId,
    PHONEPE_CLIENT_SECRET: account.clientSecret,
    PHONEPE_CLIENT_VERSION: account.clientVersion,
    PHONEPE_WEBHOOK_USERNAME: account.webhookUsername,
    PHONEPE_WEBHOOK_PASSWORD: account.webhookPassword,
  }
}

/** The Authorization of every webhook: no scheme word, the hash alone. */
export function webhookAuthorization({ webhookUsername, webhookPassword }: Account): string {
  return createHash('sha256').update(`${webhookUsername}:${webhookPassword}`).digest('hex')
}
