import type { LoaderFunctionArgs } from 'react-router'
import { may } from '#domain/staff/roles.ts'
import { guestLine } from './guest-line.ts'
import { openSheets } from './open-sheets.ts'

export type ManifestView = Awaited<ReturnType<typeof showManifest>>

export async function showManifest(args: LoaderFunctionArgs, own: boolean) {
  const { at, head, which, guests, plans, stops } = await openSheets(args, 'guests', own)
  const { role } = at.session.staff
  return {
    title: head.title,
    head,
    guests: guests.map((guest) => guestLine(guest, { role, plans, stops })),
    incomplete: guests.filter(({ missing }) => missing.length > 0).length,
    field: own ? `/console/field/${encodeURIComponent(which.tripId)}/${encodeURIComponent(which.id)}` : null,
    export:
      !own && may(role, 'exports')
        ? {
            action: `${head.address}/manifest/export`,
            withPhones: may(role, 'exports with phones'),
          }
        : null,
  }
}
