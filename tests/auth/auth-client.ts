import { AuthClient } from '@supabase/auth-js'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { outbox } from '../../database/schema/mail.ts'

export type Device = InstanceType<typeof AuthClient>
type Storage = Map<string, string>

/** A device: the real client of the protocol with a memory of its own. Two clients on one memory are two tabs. */
export function openDevice(url: string, memory: Storage = new Map()): Device {
  return new AuthClient({
    url: `${url}/auth/v1`,
    storageKey: 'kafila.auth',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  })
}

/** The newest code that was sent to a number, as its owner would read it. */
export async function readCode(db: Database, phone: string): Promise<string> {
  const [message] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, phone))
    .orderBy(desc(outbox.id))
    .limit(1)
  const code = /#(\d{6})$/.exec(message?.body ?? '')?.[1]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** Logs a device in with a number, as a traveller does. */
export async function logIn(device: Device, db: Database, phone: string) {
  const sent = await device.signInWithOtp({ phone: `+${phone}` })
  if (sent.error) throw sent.error
  const token = await readCode(db, phone)
  const { data, error } = await device.verifyOtp({ phone: `+${phone}`, token, type: 'sms' })
  if (error || !data.session) throw error ?? new Error('there is no session')
  return data.session
}
