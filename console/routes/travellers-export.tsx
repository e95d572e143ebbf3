import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { readTravellerFilter, writeTravellerFilter } from '#domain/travellers/find-traveller.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'

const file: ListFile = {
  address: '/console/travellers',
  withPhones: true,
  query: (asked) => writeTravellerFilter(readTravellerFilter(asked)),
  make: ({ services, actor }, asked, wish) =>
    services.travellers.export(readTravellerFilter(asked), wish, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function TravellersExport() {
  return <ListExport />
}
