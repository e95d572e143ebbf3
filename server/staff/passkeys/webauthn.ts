import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import * as v from 'valibot'
import type { Passkey } from './passkey-store.ts'

/** Where passkeys are made and shown: the console's own address. */
export type PasskeyPlace = { name: string; origin: string }

/** Of both kinds of answer of a browser; the library reads the rest. */
const answer = v.object({ id: v.pipe(v.string(), v.maxLength(2000)), response: v.looseObject({}) })

/** Ed25519, ES256 and RS256 by their numbers in COSE: what the library offers, but for what this Node knows on trial only. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Ten packages and tens of megabytes, which most processes never need. */
const load = () => import('@simplewebauthn/server')

export type WebAuthn = ReturnType<typeof createWebAuthn>

/** What passkeys are asked, and whether their answers are right. Each must have checked who holds it, so one stands for both factors. */
export function createWebAuthn({ name, origin }: PasskeyPlace) {
  const rpID = new URL(origin).hostname

  return {
    /** For a new passkey of this person, none of those that are known. */
    async askForNew(person: { id: string; name: string; phone: string }, known: Passkey[]) {
      const { generateRegistrationOptions } = await load()
      return generateRegistrationOptions({
        rpName: name,
        rpID,
        userID: new TextEncoder().encode(person.id),
        userName: person.phone,
        userDisplayName: person.name,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: namesOf(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** For one of these passkeys, or for any. */
    async askFor(passkeys: Passkey[]) {
      const { generateAuthenticationOptions } = await load()
      return generateAuthenticationOptions({
        rpID,
        allowCredentials: namesOf(passkeys),
        userVerification: 'required',
      })
    },

    /** Null when it is no answer to this challenge. */
    async readNew(
      shown: unknown,
      challenge: string,
    ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
      if (!v.is(answer, shown)) return null
      const { verifyRegistrationResponse } = await load()
      const response = shown as unknown as RegistrationResponseJSON
      const read = await orNull(
        verifyRegistrationResponse({
          response,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }),
      )
      if (!read?.verified) return null
      const { id, publicKey, counter, transports = [] } = read.registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
    },

    /** The id that an answer names; who it is has still to be shown. */
    idOf: (shown: unknown): string | null => (v.is(answer, shown) ? shown.id : null),

    /** The passkey's count of uses, or null when it did not sign this challenge. */
    async readUse(shown: unknown, challenge: string, passkey: Passkey): Promise<number | null> {
      const { verifyAuthenticationResponse } = await load()
      const read = await orNull(
        verifyAuthenticationResponse({
          response: shown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: passkey.id,
            publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
            transports: transportsOf(passkey),
          },
          requireUserVerification: true,
        }),
      )
      return read?.verified ? read.authenticationInfo.newCounter : null
    },
  }
}

const transportsOf = ({ transports }: Passkey) => transports as AuthenticatorTransport[]

const namesOf = (passkeys: Passkey[]) =>
  passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) }))

/** The library throws at whatever is wrong with an answer, which anybody may have written. */
async function orNull<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading
  } catch {
    return null
  }
}
