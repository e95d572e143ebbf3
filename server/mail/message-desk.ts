import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { createNoteExport } from '../audit/note-export.ts'
import { writeLog } from '../audit/write-log.ts'
import { listDeadJobsOf, putBack } from '../jobs/job-store.ts'
import { createExportMessages } from './export-messages.ts'
import {
  findMessage,
  forgetRefusal,
  listMessages,
  type MessageState,
  type OutboxMessage,
} from './outbox-store.ts'

/** `givenUp`: it was tried for the last time, so it can be sent again. */
export type ListedMessage = OutboxMessage & { givenUp: { attempts: number; lastError: string | null } | null }

/** What the console does about messages to people. */
export function createMessageDesk(deps: { db: Database; patientDb: Database; clock: Clock }) {
  const { db, clock } = deps
  return {
    export: createExportMessages({ ...deps, noteExport: createNoteExport({ db, clock }) }),

    async list(
      filter: { state: MessageState | null; reference: string | null },
      { before, most }: { before: number | null; most: number },
    ): Promise<{ rows: ListedMessage[]; next: number | null }> {
      const found = await listMessages(db, filter, { before, most: most + 1 })
      const rows = found.slice(0, most)
      const unsent = rows.filter(({ sentAt }) => !sentAt).map(({ id }) => id)
      const dead = new Map((await listDeadJobsOf(db, 'message', unsent)).map((job) => [job.value, job]))
      return {
        rows: rows.map((row) => ({ ...row, givenUp: dead.get(row.id) ?? null })),
        next: found.length > most ? (rows.at(-1)?.id ?? null) : null,
      }
    },

    /** Puts a delivery back that was given up. False when there is none: it is sent, or on its way. */
    sendAgain: (id: number, by: Actor): Promise<boolean> =>
      db.transaction(async (tx) => {
        const at = clock.now()
        const [dead] = await listDeadJobsOf(tx, 'message', [id])
        const message = dead && (await findMessage(tx, id))
        if (!message || message.sentAt || !(await putBack(tx, dead.id, at))) return false
        await forgetRefusal(tx, id)
        await writeLog(tx, at, {
          by,
          what: 'message sent again',
          subject: { kind: 'message', id: String(id) },
          after: { channel: message.channel },
        })
        return true
      }),
  }
}
