import { startCuttableProxy } from './cuttable-proxy.ts'
import { startServerProcess } from './server-process.ts'

export type FaultReport = { cuts: number; surprises: string[] }

/** Cuts the wire to the database under a running server: pages stay, forms say what to do, and all recovers by itself. */
export async function faultRound(databaseUrl: string, cuts: number): Promise<FaultReport> {
  const { hostname, port } = new URL(databaseUrl)
  const wire = await startCuttableProxy({ host: hostname, port: Number(port) })
  const throughWire = new URL(databaseUrl)
  throughWire.port = String(wire.port)
  const server = await startServerProcess({ DATABASE_URL: throughWire.href, TRUST_PROXY: '1' })
  const surprises: string[] = []
  const expectStatus = async (what: string, status: number, request: Promise<Response>) => {
    const response = await request
    const text = await response.text()
    if (response.status !== status) surprises.push(`${what}: ${response.status}, not ${status}`)
    return text
  }
  const subscribe = (name: string) =>
    fetch(`${server.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: `${name}@example.com` }),
      headers: { 'x-forwarded-for': name },
    })

  for (let i = 0; i < cuts; i++) {
    wire.cut()
    await expectStatus('/ready while cut', 503, fetch(`${server.url}/ready`))
    await expectStatus('/health while cut', 200, fetch(`${server.url}/health`))
    await expectStatus('home while cut', 200, fetch(server.url))
    const told = await expectStatus('subscribing while cut', 503, subscribe(`cut${i}`))
    if (!told.includes('Please try again in a minute'))
      surprises.push('a failed form does not say what to do')
    wire.mend()
    const deadline = Date.now() + 10_000
    while ((await fetch(`${server.url}/ready`)).status !== 200 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50))
    await expectStatus('/ready once mended', 200, fetch(`${server.url}/ready`))
    await expectStatus('subscribing once mended', 200, subscribe(`mended${i}`))
  }
  await server.stop()
  wire.close()
  return { cuts, surprises }
}
