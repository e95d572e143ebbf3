import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A wire to the database that can be cut and mended, or silenced: then it stands, and nothing comes through. */
export async function startCuttableProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>()
  let cut = false
  let silent = false
  const server = createServer((near) => {
    if (cut) return near.destroy()
    const far = connect(target.port, target.host)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
    if (silent) near.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      cut = true
      for (const socket of open) socket.destroy()
    },
    silence() {
      silent = true
      for (const socket of open) socket.pause()
    },
    speak() {
      silent = false
      for (const socket of open) socket.resume()
    },
    mend() {
      cut = false
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
