import { useEffectEvent } from 'react'
import { useEachTime } from '#app/ui/use-each-time.ts'

type SmsCredential = Credential & { code: string }

/** Takes the code out of the SMS where the browser can (WebOTP), from each send anew. The traveller is asked first. */
export function useSmsCode(sentAt: number, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEachTime(sentAt, () => {
    if (!('OTPCredential' in window)) return
    const waiting = new AbortController()
    const wish = { otp: { transport: ['sms'] }, signal: waiting.signal }
    navigator.credentials
      .get(wish as CredentialRequestOptions)
      .then((credential) => credential && take((credential as SmsCredential).code))
      // Refused by the traveller, or no longer waited for.
      .catch(() => {})
    return () => waiting.abort()
  })
}
