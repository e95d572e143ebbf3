import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The merchant at the stand-in, as it reads it from its folder. */
export type StandInAccount = {
  clientId: string
  clientSecret: string
  clientVersion: string
  webhookUsername: string
  webhookPassword: string
}

/** Made once for a folder. */
export function openStandInAccount(folder: string): StandInAccount {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'account.json')
  const draft = `${file}.${process.pid}`
  const account: StandInAccount = {
    clientId: 'STAND_IN',
    clientSecret: randomBytes(24).toString('base64url'),
    clientVersion: '1',
    webhookUsername: 'stand-in',
    webhookPassword: randomBytes(24).toString('base64url'),
  }
  writeFileSync(draft, JSON.stringify(account), { mode: 0o600 })
  try {
    // Of two processes that start at once, the first one's file stands, and nobody meets half of it.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as StandInAccount
}
