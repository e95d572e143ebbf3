import autocannon from 'autocannon'
import { startServerProcess } from './server-process.ts'

export type LoadReport = { path: string; requests: number; wrong: number; p50: number; p99: number }[]

const expected: Record<string, number> = { '/': 200, '/newsletter': 200, '/no-such-page': 404, '/ready': 200 }

/** Many visitors at once on this machine: every answer arrives with the right status. */
export async function loadRound(databaseUrl: string, requests: number): Promise<LoadReport> {
  const server = await startServerProcess({ DATABASE_URL: databaseUrl })
  const report: LoadReport = []
  for (const [path, status] of Object.entries(expected)) {
    const result = await autocannon({
      url: server.url + path,
      amount: requests,
      connections: 32,
      headers: { 'accept-encoding': 'br' },
    })
    const right = result.statusCodeStats?.[`${status}`]?.count ?? 0
    report.push({
      path,
      requests,
      wrong: requests - Number(right),
      p50: result.latency.p50,
      p99: result.latency.p99,
    })
  }
  await server.stop()
  return report
}
