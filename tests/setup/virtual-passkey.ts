import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

/** As much of CBOR as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  const head = (kind: number, n: number) => {
    if (n < 24) return Buffer.from([kind * 32 + n])
    return n < 256 ? Buffer.from([kind * 32 + 24, n]) : Buffer.from([kind * 32 + 25, n >> 8, n & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const userPresent = 1
const userVerified = 4
const keyAttached = 64

/** An authenticator with one passkey, which answers what a browser would. */
export function createVirtualPasskey(origin: string, { verifiesUser = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  function clientData(type: string, challenge: string, from = origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  }

  function authenticatorData(flags: number, attached = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = flags | userPresent | (verifiesUser ? userVerified : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), count, attached])
  }

  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  })

  return {
    create({ challenge }: { challenge: string }) {
      const key = new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(keyAttached, attached)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: cbor(attestation),
      })
    },

    get({ challenge }: { challenge: string }, from = origin) {
      counter++
      const clientDataJSON = clientData('webauthn.get', challenge, from)
      const data = authenticatorData(0)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}
