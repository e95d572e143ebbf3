import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { may } from '#domain/staff/roles.ts'
import type { Exported } from '#server/exports/export-list.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { readExportAct } from './read-export-act.ts'

type AtDesk = ReturnType<typeof deskOfStaff>

/** A list's file: of which list, and how it is made of what the address says. */
export type ListFile = {
  /** The list's own address; its file's is below it. */
  address: string
  /** It has people's numbers, which it can be asked for with. */
  withPhones?: boolean
  /** What of the address is the list's, as it writes it. */
  query: (asked: URLSearchParams, at: AtDesk) => string
  make: (at: AtDesk, asked: URLSearchParams, wish: ReturnType<typeof readExportAct>) => Promise<Exported>
}

/** What the page of a list's file shows. */
export function showExport({ context, request }: LoaderFunctionArgs, file: ListFile) {
  const at = deskOfStaff(context)
  const query = file.query(new URL(request.url).searchParams, at)
  return {
    back: file.address + query,
    action: `${file.address}/export${query}`,
    withPhones: file.withPhones === true && may(at.session.staff.role, 'exports with phones'),
  }
}

/** Answers with the file, unless there are too many rows for one. */
export async function sendExport({ context, request }: ActionFunctionArgs, file: ListFile) {
  const at = deskOfStaff(context)
  const wish = readExportAct(sentForm(context).act)
  const exported = await file.make(at, new URL(request.url).searchParams, wish)
  if (exported.ok) at.giveFile(exported.file)
  return exported.ok ? null : { tooMany: true }
}
