import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { may } from '#domain/staff/roles.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ExportPage } from '../exports/export-page.tsx'
import { readExportAct } from '../exports/read-export-act.ts'
import { dueAddress, readDuePart } from '../payments-due/show-due.ts'

const partOf = (request: Request) => {
  const part = readDuePart(new URL(request.url).searchParams)
  return part === 'links' ? 'overdue' : part
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = `?show=${partOf(request)}`
  return {
    back: dueAddress + query,
    action: `${dueAddress}/export${query}`,
    withPhones: may(deskOfStaff(context).session.staff.role, 'exports with phones'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, giveFile } = deskOfStaff(context)
  const wish = readExportAct(sentForm(context).act)
  const exported = await services.bookings.exportDue(partOf(request), wish, actor)
  if (exported.ok) giveFile(exported.file)
  return exported.ok ? null : { tooMany: true }
}

export default function PaymentsDueExport() {
  const tooMany = useActionData<typeof action>()?.tooMany ?? false
  return <ExportPage {...useLoaderData<typeof loader>()} tooMany={tooMany} />
}
