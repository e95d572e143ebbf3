import type { EndDevice } from './end-device.ts'
import type { ListDevices } from './list-devices.ts'
import { refuseAccount } from './refusals.ts'
import type { Methods } from './resource.ts'

/** Null with a hosted project, which alone knows where its users are signed in. */
export type DeviceDeps = { devices: { list: ListDevices; end: EndDevice } | null }

export function deviceEndpoints({ devices }: DeviceDeps): Record<string, Methods> {
  if (!devices) return {}
  return {
    '/devices': {
      GET: async (c, traveller) => c.json({ devices: await devices.list(traveller) }),
    },
    '/devices/:id': {
      DELETE: async (c, traveller) =>
        (await devices.end(traveller, c.req.param('id') ?? ''))
          ? c.body(null, 204)
          : refuseAccount(c, 'not_found'),
    },
  }
}
