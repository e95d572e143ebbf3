import { createNoteExport } from '../audit/note-export.ts'
import { commandLine, type Options } from './command.ts'
import type { OperatorResources } from './open-operator.ts'
import { showTable, type Table } from './show-table.ts'

/** A list of that name for the operator. One for a spreadsheet is an export: the log says so before it is given out. */
export async function giveList(
  { db, clock }: Pick<OperatorResources, 'db' | 'clock'>,
  list: string,
  table: Table,
  { since, csv }: Options,
): Promise<string> {
  if (csv)
    await createNoteExport({ db, clock })(
      { list, format: 'csv', rows: table.rows.length, since },
      commandLine,
    )
  return showTable(table, csv)
}
