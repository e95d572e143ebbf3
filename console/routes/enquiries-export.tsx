import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readEnquiryFilter, writeEnquiryFilter } from '#domain/enquiries/enquiry-filter.ts'
import { may } from '#domain/staff/roles.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { enquiriesAddress } from '../enquiries/show-enquiries.ts'
import { ExportPage } from '../exports/export-page.tsx'
import { readExportAct } from '../exports/read-export-act.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = deskOfStaff(context).session.staff
  const query = writeEnquiryFilter(readEnquiryFilter(new URL(request.url).searchParams))
  return {
    back: enquiriesAddress + query,
    action: `${enquiriesAddress}/export${query}`,
    withPhones: may(role, 'exports with phones'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, giveFile } = deskOfStaff(context)
  const filter = readEnquiryFilter(new URL(request.url).searchParams)
  const exported = await services.enquiries.export(filter, readExportAct(sentForm(context).act), actor)
  if (exported.ok) giveFile(exported.file)
  return exported.ok ? null : { tooMany: true }
}

export default function EnquiriesExport() {
  const tooMany = useActionData<typeof action>()?.tooMany ?? false
  return <ExportPage {...useLoaderData<typeof loader>()} tooMany={tooMany} />
}
