import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readBookingFilter, writeBookingFilter } from '#domain/bookings/booking-filter.ts'
import { may } from '#domain/staff/roles.ts'
import { listAddress } from '../bookings/show-bookings.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ExportPage } from '../exports/export-page.tsx'
import { readExportAct } from '../exports/read-export-act.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = deskOfStaff(context).session.staff
  const query = writeBookingFilter(readBookingFilter(new URL(request.url).searchParams))
  return {
    back: listAddress + query,
    action: `${listAddress}/export${query}`,
    withPhones: may(role, 'exports with phones'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, giveFile } = deskOfStaff(context)
  const filter = readBookingFilter(new URL(request.url).searchParams)
  const exported = await services.bookings.export(filter, readExportAct(sentForm(context).act), actor)
  if (exported.ok) giveFile(exported.file)
  return exported.ok ? null : { tooMany: true }
}

export default function BookingsExport() {
  const tooMany = useActionData<typeof action>()?.tooMany ?? false
  return <ExportPage {...useLoaderData<typeof loader>()} tooMany={tooMany} />
}
