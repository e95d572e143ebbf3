import type { Database } from '#database/client.ts'
import type { AuthSecrets } from '../auth/keys/auth-secrets.ts'
import { openAuthSecrets } from '../auth/keys/open-auth-secrets.ts'
import { sealingOf } from '../auth/keys/renew-sealed.ts'
import {
  countSealed,
  listSealedOtherwise,
  type SealedColumn,
  sealedColumns,
} from '../auth/keys/sealed-store.ts'
import { listActiveTokens } from '../auth/sessions/session-store.ts'
import { type Command, yes } from './command.ts'
import { showTable } from './show-table.ts'

type Row = [what: string, current: number, former: number, unreadable: number]

const columns = ['what', 'under AUTH_SECRET', 'under AUTH_SECRET_PREVIOUS', 'unreadable']

/** After a change of AUTH_SECRET: whether the former one is still needed. */
export const secrets: Command = {
  name: 'secrets',
  takes: [],
  does: 'counts what is encrypted under AUTH_SECRET, what still needs AUTH_SECRET_PREVIOUS, and what neither opens',
  async run({ env, db }) {
    const known = openAuthSecrets(env)
    const rows: Row[] = []
    for (const column of sealedColumns) rows.push(await countColumn(db, column, known))
    rows.push(await countSessions(db, known))
    return yes(showTable({ columns, rows }, false))
  },
}

async function countColumn(db: Database, column: SealedColumn, known: AuthSecrets): Promise<Row> {
  let [former, unreadable] = [0, 0]
  const sealing = sealingOf(column, known)
  for await (const { sealed } of listSealedOtherwise(db, column, sealing.encryptedPrefix)) {
    const opened = sealing.open(sealed)
    if (!opened) unreadable++
    else if (!opened.isCurrent) former++
  }
  return [column.what, (await countSealed(db, column)) - former - unreadable, former, unreadable]
}

/** They change to the secret of now when their device comes back. */
async function countSessions(db: Database, known: AuthSecrets): Promise<Row> {
  const found = (await listActiveTokens(db)).map(known.findRefreshToken)
  const current = found.filter((token) => token?.isCurrent).length
  const unreadable = found.filter((token) => token === null).length
  return ['sessions', current, found.length - current - unreadable, unreadable]
}
