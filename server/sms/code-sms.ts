import type { Sms } from './sms.ts'

/**
 * The message with a one-time code. Its last line binds the code to the site's host, so that browsers and phones offer it there
 * and nowhere else (WebOTP). docs/operations.md holds the template with the same words.
 */
export function codeSms(about: { phone: string; code: string; siteName: string; siteUrl: string }): Sms {
  const { phone, code, siteName } = about
  const host = new URL(about.siteUrl).hostname
  return {
    phone,
    text: `${code} is your ${siteName} code. Share it with nobody: we never ask for it.\n\n@${host} #${code}`,
    template: 'code',
    variables: { code, host },
  }
}
