import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const stepSeconds = 30

/** A new secret for an authenticator app, with what the app is shown. */
export function createTotp({ issuer, label }: { issuer: string; label: string }) {
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: 20 }) })
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { border: 2 }) }
}

/** The time step whose code this is, give or take one; null when it is none of them. */
export function findStep(secret: string, code: string, at: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const away = totp.validate({ token: code, timestamp: at.getTime(), window: 1 })
  return away === null ? null : Math.floor(at.getTime() / 1000 / stepSeconds) + away
}
