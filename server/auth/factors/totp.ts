import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const stepSeconds = 30

export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** A new secret for an authenticator app, with what the app is shown. */
export function createTotp({ issuer, label }: { issuer: string; label: string }) {
  const secret = createTotpSecret()
  const uri = totpUri({ issuer, label, secret })
  return { secret, uri, qrCode: renderSVG(uri, { border: 2 }) }
}

/** What an app is shown of a secret that was made before. */
export function totpUri(about: { issuer: string; label: string; secret: string }): string {
  return new TOTP({ ...about, secret: Secret.fromBase32(about.secret) }).toString()
}

/** The time step whose code this is, give or take one; null when it is none of them. */
export function findStep(secret: string, code: string, at: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const away = totp.validate({ token: code, timestamp: at.getTime(), window: 1 })
  return away === null ? null : Math.floor(at.getTime() / 1000 / stepSeconds) + away
}
