import autocannon from 'autocannon'

export type ReadFigures = { requests: number; wrong: number; p50: number; p99: number }

/** Seats of a trip, read 200 times a second. */
export async function readDepartures(url: string, duration: number): Promise<ReadFigures> {
  const path = '/api/trips/lw6/departures'
  const result = await autocannon({ url: url + path, duration, connections: 8, overallRate: 200 })
  const requests = result.requests.total
  const right = Number(result.statusCodeStats?.['200']?.count ?? 0)
  return { requests, wrong: requests - right, p50: result.latency.p50, p99: result.latency.p99 }
}
