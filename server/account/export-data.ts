import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import type { TellTraveller } from './tell-traveller.ts'
import type { SignedOut, WriteAsTraveller } from './write-as-traveller.ts'

/** What a room holds of a traveller, read by the traveller's id alone: what somebody only typed may be another's. */
export type ExportPart = (tx: Pick<Database, 'select'>, traveller: Traveller) => Promise<unknown>

/** Everything we hold of the traveller as one document, by part. */
export type ExportData = (
  traveller: Traveller,
) => Promise<{ ok: true; data: Record<string, unknown> } | SignedOut>

export function createExportData(deps: {
  writeAsTraveller: WriteAsTraveller
  clock: Clock
  site: Site
  /** The parts in their order; a room that keeps something of travellers adds one. */
  parts: Record<string, ExportPart>
  tellTraveller: TellTraveller
}): ExportData {
  const { writeAsTraveller, clock, site, parts, tellTraveller } = deps
  return (traveller) =>
    writeAsTraveller(traveller, async (tx, phone) => {
      const at = clock.now()
      const data: Record<string, unknown> = {
        from: site.name,
        at: at.toISOString(),
        travellerId: traveller.id,
        phone,
      }
      for (const [name, part] of Object.entries(parts)) data[name] = await part(tx, traveller)
      await tellTraveller(tx, { travellerId: traveller.id, phone, event: 'data downloaded', at })
      return { ok: true, data }
    })
}
