import type { Clock } from '#domain/calendar/clock.ts'
import type { Log } from '../log.ts'
import type { ReleaseFiles } from '../releases/release-files.ts'
import type { StaffSession } from '../staff/staff-session.ts'
import type { ConsoleBuild } from './console-module.ts'
import type { ConsoleServices, SentForm } from './desk.ts'
import type { FoundPage } from './find-page.ts'
import type { Refused } from './refused.ts'

export type ConsoleDeps = {
  house: ConsoleBuild
  /** Those that browsers load; null in development, where Vite serves them. */
  files: Pick<ReleaseFiles, 'own' | 'findOther'> | null
  services: ConsoleServices
  siteName: string
  /** As browsers know it. */
  origin: string
  /** Null while it is on the site's own. */
  host: string | null
  /** Where its pages may take frames from: drafts as pages of the site. */
  previews: string
  mode: 'local' | 'production'
  trustedProxies: number
  clock: Clock
  log: Log
}

/** What a page is made for. */
export type PageWish = {
  found: FoundPage
  session: StaffSession | null
  form?: SentForm | null
  refused?: Refused
}
