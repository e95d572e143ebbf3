import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Look, readLook, writeLook } from '#domain/staff/look.ts'

const year = 365 * 24 * 60 * 60

/** The cookies of the console, which no page of the site ever sees. */
export function consoleCookies(origin: string) {
  const secure = origin.startsWith('https:')
  // Browsers refuse the prefix, and the attribute, at an address without TLS: those exist in `local` alone.
  const [prefix, attributes] = secure ? ['__Secure-', '; Secure'] : ['', '']
  const write = (name: string, value: string, more: string) =>
    `${prefix}${name}=${value}; Path=/console; HttpOnly; SameSite=Strict${attributes}${more}`
  return {
    readSession: (c: Context) => getCookie(c, `${prefix}console`),
    /** It ends with the browser; when the session ends before, the server says. */
    startSession: (value: string) => write('console', encodeURIComponent(value), ''),
    endSession: () => write('console', '', '; Max-Age=0'),
    readLook: (c: Context) => readLook(new URLSearchParams(getCookie(c, `${prefix}console-look`) ?? '')),
    keepLook: (look: Look) => write('console-look', encodeURIComponent(writeLook(look)), `; Max-Age=${year}`),
  }
}

export type ConsoleCookies = ReturnType<typeof consoleCookies>
