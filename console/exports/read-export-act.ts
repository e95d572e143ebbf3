import type { ExportFormat } from '#server/exports/export-list.ts'

/** What a button of a list's file asks for: its value is the format, or the format `with phones`. */
export function readExportAct(act: string): { format: ExportFormat; withPhones: boolean } {
  return { format: act.startsWith('xlsx') ? 'xlsx' : 'csv', withPhones: act.endsWith('with phones') }
}
