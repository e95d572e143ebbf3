import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { orNotFound } from '../answers.ts'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { deskOfStaff } from '../desk.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'

/** Of one departure; one that is not there has no file. */
async function fileOf({ context, params }: LoaderFunctionArgs | ActionFunctionArgs): Promise<ListFile> {
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  orNotFound(await deskOfStaff(context).services.departures.find(which))
  return {
    address: `${addressOfDeparture(which)}/manifest`,
    withPhones: true,
    query: () => '',
    make: ({ services, actor }, _asked, wish) => services.manifest.export(which, wish, actor),
  }
}

export const loader = async (args: LoaderFunctionArgs) => showExport(args, await fileOf(args))
export const action = async (args: ActionFunctionArgs) => sendExport(args, await fileOf(args))

export default function ManifestExport() {
  return <ListExport />
}
