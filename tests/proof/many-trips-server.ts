import { createCatalogue } from '../../server/catalogue/catalogue.ts'
import { editTrip, itemOf } from '../setup/edit-trip.ts'
import { growTrips } from '../setup/grow-trips.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

export type ManyTripsSettings = { databaseUrl: string; trips: number | null }
export type ManyTripsReady = { url: string; trips: number }
/** Publish the trip for the time of this number, the first being 0. */
export type ManyTripsAsked = { number: number }
/** How long it took, in milliseconds. */
export type ManyTripsDone = { published: number }

/** The production build with as many trips as it is told, which publishes one of them when its parent asks. */
const { databaseUrl, trips } = JSON.parse(process.argv[2] ?? '') as ManyTripsSettings
const grow = trips === null ? null : growTrips(trips)
const server = await startBuiltApp(
  { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
  {
    changeCatalogue: (written) =>
      grow ? createCatalogue({ ...written, trips: grow(written.trips) }) : written,
  },
)
const { content } = server.app
const item = itemOf(content.files, 'trip', 'lb2')

process.on('message', async ({ number }: ManyTripsAsked) => {
  const body = editTrip(item, { title: `Umling La by Motorcycle, Number ${number}`, more: number * 100 })
  const startedAt = performance.now()
  const base = number === 0 ? null : number
  const done = await content.publish(
    { kind: 'trip', id: 'lb2', body, base, note: '' },
    { kind: 'command line' },
  )
  if (!done.ok) throw new Error(`not published: ${JSON.stringify(done)}`)
  process.send?.({ published: performance.now() - startedAt } satisfies ManyTripsDone)
})
process.once('disconnect', () => server.stop())

const written = content.files.filter(({ kind }) => kind === 'trip').length
process.send?.({ url: server.url, trips: trips ?? written } satisfies ManyTripsReady)
