import type { ConsolePage } from '#console/pages/console-page.ts'
import type { Look } from '#domain/staff/look.ts'
import type { DeskUseCases } from '../desk-use-cases.ts'
import type { StaffService } from '../staff/staff-service.ts'
import type { Device, StaffSession } from '../staff/staff-session.ts'
import type { Frame } from './frame.ts'
import type { Refused } from './refused.ts'

/** What pages of the console ask of the rest of the server. Whoever adds a page adds its use cases here. */
export type ConsoleServices = DeskUseCases & { staff: StaffService }

/** The files of a form, by the name of their field; what they are called and said to be is not believed, hence not kept. */
export type SentFiles = ReadonlyMap<string, Buffer>

/** A form that was sent, once its sender may send it. */
export type SentForm = {
  /** The value of the button `do`: one of those that the page's row names. */
  act: string
  fields: URLSearchParams
  files: SentFiles
}

export type GivenFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** A request to the console, as its page's loaders and actions see it. */
export type Desk = {
  services: ConsoleServices
  page: ConsolePage
  /** Null on pages for anybody while nobody is logged in. */
  session: StaffSession | null
  /** Null where there is no session. */
  frame: Frame | null
  look: Look
  siteName: string
  now: Date
  device: Device
  form: SentForm | null
  /** Set when the request is refused: the page says so instead of what its address would show. */
  refused: Refused | null
  nonce: string
  report: (error: unknown) => void
  startSession: (cookie: string) => void
  endSession: () => void
  keepLook: (look: Look) => void
  /** Answers with a file, which browsers save, in place of the page. */
  giveFile: (file: GivenFile) => void
}
