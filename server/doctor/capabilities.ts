import type { Env } from '../env.ts'
import { reachDatabase } from './database-store.ts'
import { reachHostedLogin } from './reach-hosted-login.ts'
import { reachMail } from './reach-mail.ts'
import { reachPayments } from './reach-payments.ts'
import { reachPictures } from './reach-pictures.ts'
import { reachSms } from './reach-sms.ts'
import type { Reached } from './reached.ts'

/** What is missing for something that the site could do, and what is so without it. */
export type Missing = { missing: string[]; meanwhile: string }

type Look = (env: Env, isGiven: (name: string) => boolean) => Promise<Reached> | Reached | Missing

const works = (note: string): Reached => ({ ok: true, note })

/** What the site can do, and how to find out whether it can. */
export const capabilities: Record<string, Look> = {
  database: ({ storage }) => reachDatabase(storage),
  mail: ({ mail }) =>
    mail
      ? reachMail(mail.smtpUrl)
      : { missing: ['SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL'], meanwhile: 'mails stay in the outbox' },
  SMS: ({ sms, mode }) =>
    sms.provider
      ? reachSms(sms.provider)
      : {
          missing: ['SMS_PROVIDER'],
          meanwhile: mode === 'local' ? 'codes stand in /dev/outbox' : 'nobody gets a code',
        },
  login: ({ auth, sms, mode }) => {
    if (auth.hosted) return reachHostedLogin(auth.hosted)
    return sms.provider || mode === 'local'
      ? works('our own service, by codes')
      : { missing: ['SMS_PROVIDER'], meanwhile: 'nobody can log in' }
  },
  payments: ({ phonepe, mode }) =>
    phonepe
      ? reachPayments(phonepe)
      : {
          missing: [
            'PHONEPE_CLIENT_ID',
            'PHONEPE_CLIENT_SECRET',
            'PHONEPE_CLIENT_VERSION',
            'PHONEPE_WEBHOOK_USERNAME',
            'PHONEPE_WEBHOOK_PASSWORD',
          ],
          meanwhile: mode === 'local' ? 'a stand-in, where no money moves' : 'nobody can pay',
        },
  pictures: ({ pictures }) =>
    pictures.imageHost ? reachPictures(pictures.imageHost) : works('drawn by this server'),
  proxy: (_, isGiven) =>
    isGiven('TRUST_PROXY')
      ? works('what it adds to X-Forwarded-For counts')
      : { missing: ['TRUST_PROXY'], meanwhile: 'behind a proxy all visitors would count as one' },
  contact: (_, isGiven) => {
    const missing = ['OPERATOR_EMAIL', 'OPERATOR_PHONE', 'OPERATOR_WHATSAPP'].filter((name) => !isGiven(name))
    if (missing.length === 0) return works('your own email address and numbers are shown')
    return { missing, meanwhile: 'pages show what stands in content/site' }
  },
  pixel: ({ measuring }) =>
    measuring.pixelId
      ? works('loaded for who agrees')
      : { missing: ['META_PIXEL_ID'], meanwhile: 'nobody is asked and nothing is loaded' },
}
