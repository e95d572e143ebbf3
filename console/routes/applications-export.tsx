import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { may } from '#domain/staff/roles.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import {
  applicationsAddress,
  readApplicationFilter,
  writeApplicationFilter,
} from '../enquiries/show-applications.ts'
import { ExportPage } from '../exports/export-page.tsx'
import { readExportAct } from '../exports/read-export-act.ts'

const filterOf = (request: Request) => readApplicationFilter(new URL(request.url).searchParams)

export function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = deskOfStaff(context).session.staff
  const query = writeApplicationFilter(filterOf(request))
  return {
    back: applicationsAddress + query,
    action: `${applicationsAddress}/export${query}`,
    withPhones: may(role, 'exports with phones'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, giveFile } = deskOfStaff(context)
  const wish = readExportAct(sentForm(context).act)
  const exported = await services.enquiries.applications.export(filterOf(request), wish, actor)
  if (exported.ok) giveFile(exported.file)
  return exported.ok ? null : { tooMany: true }
}

export default function ApplicationsExport() {
  const tooMany = useActionData<typeof action>()?.tooMany ?? false
  return <ExportPage {...useLoaderData<typeof loader>()} tooMany={tooMany} />
}
