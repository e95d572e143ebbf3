import { randomBytes } from 'node:crypto'
import { openDatabase } from '../../database/client.ts'
import { type PhonePeSandbox, startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { type SmsSandbox, startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { createLog } from '../../server/log.ts'
import { test as base } from './browser.ts'
import { startHttpsFront } from './https-front.ts'
import { startMailSink } from './mail-sink.ts'
import { createOwnDatabase } from './own-database.ts'
import { startBuiltApp } from './start-built-app.ts'

export type ProductionApp = {
  url: string
  /** The console's, which has a host of its own. */
  deskUrl: string
  /** Makes one as the command line does, with this phone. */
  addOwner: (phone: string) => Promise<void>
  phonepe: PhonePeSandbox
  sms: SmsSandbox
  mail: Awaited<ReturnType<typeof startMailSink>>
}

/** The site as an operator runs it: APP_ENV=production behind a proxy with TLS, every outside service met over the network. */
export const test = base.extend<
  object,
  { app: ProductionApp; hosts: { site: string; desk: string; pay: string } }
>({
  /** The names of the site, of its console and of PhonePe's page; playwright.config.ts leads them to this machine. */
  hosts: [
    { site: 'kafila.test', desk: 'desk.kafila.test', pay: 'pay.kafila.test' },
    { option: true, scope: 'worker' },
  ],
  app: [
    async ({ hosts }, use) => {
      await using opened = new AsyncDisposableStack()
      const database = await createOwnDatabase()
      opened.defer(database.drop)
      const payFront = await startHttpsFront(hosts.pay)
      opened.defer(payFront.stop)
      const phonepe = await startPhonePeSandbox({ pageOrigin: payFront.url })
      opened.defer(phonepe.stop)
      payFront.passTo(phonepe.url)
      const sms = await startSmsSandbox()
      opened.defer(sms.stop)
      const mail = await startMailSink()
      opened.defer(mail.stop)
      const front = await startHttpsFront(hosts.site)
      opened.defer(front.stop)
      const deskFront = await startHttpsFront(hosts.desk)
      opened.defer(deskFront.stop)
      const running = await startBuiltApp(
        {
          APP_ENV: 'production',
          SITE_URL: front.url,
          CONSOLE_HOST: new URL(deskFront.url).host,
          TRUST_PROXY: '1',
          DATABASE_URL: database.url,
          AUTH_SECRET: randomBytes(32).toString('hex'),
          ...phonepe.settings,
          ...sms.settings('msg91'),
          ...mail.settings,
        },
        { log: createLog('error', process.stderr) },
      )
      opened.defer(running.stop)
      front.passTo(running.url)
      deskFront.passTo(running.url)
      const { pool, close } = openDatabase(database.url, () => {})
      opened.defer(close)
      const addOwner = async (phone: string) => {
        await pool.query(
          `insert into staff (id, phone, name, role, active_from) values (gen_random_uuid(), $1, 'Asha Rao', 'owner', now())`,
          [phone],
        )
      }
      phonepe.setWebhooks({ url: `${running.url}/webhooks/phonepe` })
      await use({ url: front.url, deskUrl: deskFront.url, addOwner, phonepe, sms, mail })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
  ignoreHTTPSErrors: true,
})
