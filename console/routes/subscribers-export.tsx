import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { may } from '#domain/staff/roles.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import {
  readSubscriberFilter,
  subscribersAddress,
  writeSubscriberFilter,
} from '../enquiries/show-subscribers.ts'
import { ExportPage } from '../exports/export-page.tsx'
import { readExportAct } from '../exports/read-export-act.ts'

const filterOf = (request: Request) => readSubscriberFilter(new URL(request.url).searchParams)

export function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = deskOfStaff(context).session.staff
  const query = writeSubscriberFilter(filterOf(request))
  return {
    back: subscribersAddress + query,
    action: `${subscribersAddress}/export${query}`,
    withPhones: may(role, 'exports with phones'),
    whole: 'addresses',
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, giveFile } = deskOfStaff(context)
  const wish = readExportAct(sentForm(context).act)
  const exported = await services.subscribers.export(filterOf(request), wish, actor)
  if (exported.ok) giveFile(exported.file)
  return exported.ok ? null : { tooMany: true }
}

export default function SubscribersExport() {
  const tooMany = useActionData<typeof action>()?.tooMany ?? false
  return <ExportPage {...useLoaderData<typeof loader>()} tooMany={tooMany} />
}
