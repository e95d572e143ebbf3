import type { LoaderFunctionArgs } from 'react-router'
import { nameOnList } from '#domain/manifest/manifest-guest.ts'
import { openSheets } from './open-sheets.ts'

export type TransportView = Awaited<ReturnType<typeof showTransport>>

export async function showTransport(args: LoaderFunctionArgs, own: boolean) {
  const { head, stops, guests } = await openSheets(args, 'transport', own)
  return {
    title: head.title,
    head,
    total: guests.length,
    stops: stops.map(({ id, place, time, guests: waiting }) => ({
      id,
      place,
      time,
      names: waiting.map(nameOnList).join(', '),
      count: waiting.length,
    })),
  }
}
