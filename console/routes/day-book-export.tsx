import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readDate } from '#domain/calendar/calendar-date.ts'
import { dayBookAddress } from '../day-book/show-day.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ExportPage } from '../exports/export-page.tsx'
import { readExportAct } from '../exports/read-export-act.ts'

const dayOf = (request: Request) => readDate(new URL(request.url).searchParams.get('day') ?? '')

export function loader({ context, request }: LoaderFunctionArgs) {
  const day = dayOf(request) ?? deskOfStaff(context).services.dayBook.today()
  return {
    back: `${dayBookAddress}?day=${day}`,
    action: `${dayBookAddress}/export?day=${day}`,
    withPhones: false,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, giveFile } = deskOfStaff(context)
  const day = dayOf(request) ?? services.dayBook.today()
  const exported = await services.dayBook.export(day, readExportAct(sentForm(context).act), actor)
  if (exported.ok) giveFile(exported.file)
  return exported.ok ? null : { tooMany: true }
}

export default function DayBookExport() {
  const tooMany = useActionData<typeof action>()?.tooMany ?? false
  return <ExportPage {...useLoaderData<typeof loader>()} tooMany={tooMany} />
}
