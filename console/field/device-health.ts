import type { HealthOfGuest } from '#server/field/read-health.ts'
import { device } from './device-store.ts'

/** Made on this phone, usable in this browser alone, and forgotten at sign-out: what it sealed can't be read any more then. */
async function healthKey(): Promise<CryptoKey> {
  const known = await device.get('keys', 'health')
  if (known) return known.key
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await device.put('keys', { name: 'health', key })
  return key
}

export async function keepHealth(departure: string, told: HealthOfGuest[]): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const words = new TextEncoder().encode(JSON.stringify(told))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await healthKey(), words)
  await device.put('health', { departure, iv, sealed, keptAt: new Date().toISOString() })
}

/** Null where none is kept, or its key is gone. */
export async function readKeptHealth(departure: string): Promise<HealthOfGuest[] | null> {
  const row = await device.get('health', departure)
  const known = await device.get('keys', 'health')
  if (!row || !known) return null
  const open = crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv }, known.key, row.sealed)
  const words = await open.catch(() => null)
  return words && JSON.parse(new TextDecoder().decode(words))
}
