import * as v from 'valibot'
import { type AuthSettings, auth } from './env/auth.ts'
import type { Mode } from './env/concern.ts'
import { type LimitSettings, limits } from './env/limits.ts'
import { type MailSettings, mail } from './env/mail.ts'
import { type MeasuringSettings, measuring } from './env/measuring.ts'
import { type MetricsSettings, metrics } from './env/metrics.ts'
import { type OperatorSettings, operator } from './env/operator.ts'
import { type PhonePeSettings, phonepe } from './env/phonepe.ts'
import { type PictureSettings, pictures } from './env/pictures.ts'
import { type ProcessSettings, processConcern } from './env/process.ts'
import { type SampleSettings, samples } from './env/samples.ts'
import { type SmsSettings, sms } from './env/sms.ts'
import { type StorageSettings, storage } from './env/storage.ts'
import { type WebSettings, web } from './env/web.ts'

/** The only reader of process.env, by concern. Every variable of people's own is described in .env.example. */

const schema = v.object({
  APP_ENV: v.optional(v.picklist(['local', 'production'], 'must be local or production'), 'local'),
  ...processConcern.variables,
  ...web.variables,
  ...storage.variables,
  ...mail.variables,
  ...operator.variables,
  ...measuring.variables,
  ...metrics.variables,
  ...samples.variables,
  ...pictures.variables,
  ...limits.variables,
  ...auth.variables,
  ...sms.variables,
  ...phonepe.variables,
})

export type Env = {
  mode: Mode
  process: ProcessSettings
  web: WebSettings
  storage: StorageSettings
  mail: MailSettings
  operator: OperatorSettings
  measuring: MeasuringSettings
  metrics: MetricsSettings
  samples: SampleSettings
  pictures: PictureSettings
  limits: LimitSettings
  auth: AuthSettings
  sms: SmsSettings
  phonepe: PhonePeSettings | null
}

/** Every setting that is read. */
export const settingNames = Object.keys(schema.entries)

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] }

export function readEnv(source: NodeJS.ProcessEnv = process.env): EnvResult {
  const parsed = v.safeParse(schema, givenSettings(source))
  if (!parsed.success) {
    return { ok: false, problems: parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) }
  }
  const raw = parsed.output
  const mode = raw.APP_ENV
  const problems = [
    processConcern,
    web,
    storage,
    mail,
    operator,
    measuring,
    metrics,
    samples,
    pictures,
    limits,
    auth,
    sms,
    phonepe,
  ]
    .flatMap((concern) => concern.problems(raw, mode))
    .filter((problem) => problem !== false)
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    env: {
      mode,
      process: processConcern.read(raw, mode),
      web: web.read(raw, mode),
      storage: storage.read(raw, mode),
      mail: mail.read(raw, mode),
      operator: operator.read(raw, mode),
      measuring: measuring.read(raw, mode),
      metrics: metrics.read(raw, mode),
      samples: samples.read(raw, mode),
      pictures: pictures.read(raw, mode),
      limits: limits.read(raw, mode),
      auth: auth.read(raw, mode),
      sms: sms.read(raw, mode),
      phonepe: phonepe.read(raw, mode),
    },
  }
}

/** React comes in a slow build for developers unless this is said before it is loaded. */
export function chooseProductionLibraries(): void {
  process.env.NODE_ENV = 'production'
}

/** A line that is left blank, as most are in .env.example, says nothing. */
export function givenSettings(source: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const trimmed = Object.entries(source).map(([name, value = '']) => [name, value.trim()] as const)
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}
