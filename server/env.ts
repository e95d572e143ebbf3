import { resolve } from 'node:path'
import * as v from 'valibot'

/** The only reader of process.env. Every variable is described in .env.example. */

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65535, 'must be from 0 to 65535'),
)
const address = (protocols: string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => isUrl(value, protocols), `must be an address such as ${example}`),
  )
const origin = (protocols: string[], example: string) =>
  v.pipe(
    address(protocols, example),
    v.check(
      (value) => !URL.canParse(value) || isBare(new URL(value)),
      `must be without a path, such as ${example}`,
    ),
    v.transform((value) => new URL(value).origin),
  )
const digits = v.pipe(
  v.string(),
  v.regex(/^\d{7,15}$/, 'must be digits with the country code, such as 919812345678'),
)
const mail = v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'must be an e-mail address'))

const schema = v.object({
  APP_ENV: v.optional(v.picklist(['local', 'production'], 'must be local or production'), 'local'),
  PORT: v.optional(port, '3000'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/kafila'),
  ),
  SITE_URL: v.optional(origin(['http:', 'https:'], 'https://kafila.example')),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'must be the number of proxies in front, 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtps://user:password@host:465')),
  MAIL_FROM: v.optional(mail),
  OPERATOR_EMAIL: v.optional(mail),
  OPERATOR_PHONE: v.optional(digits),
  OPERATOR_WHATSAPP: v.optional(digits),
  IMAGE_HOST: v.optional(origin(['https:', 'http:'], 'https://images.example')),
  BACKGROUND_PICTURES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
})

export type Env = {
  mode: 'local' | 'production'
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  siteUrl: string
  trustedProxies: number
  logLevel: string
  smtpUrl: string | undefined
  mailFrom: string | undefined
  operatorEmail: string | undefined
  operatorPhone: string | undefined
  operatorWhatsapp: string | undefined
  imageHost: string | undefined
  /** Whether pictures nobody has asked for yet are drawn ahead. */
  backgroundPictures: boolean
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] }

export function readEnv(source: NodeJS.ProcessEnv = process.env): EnvResult {
  const parsed = v.safeParse(schema, withoutBlanks(source))
  if (!parsed.success) {
    return { ok: false, problems: parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) }
  }
  const raw = parsed.output
  const problems: string[] = []
  const production = raw.APP_ENV === 'production'
  if (production && !raw.SITE_URL)
    problems.push('SITE_URL is needed with APP_ENV=production: the public https address')
  if (production && raw.SITE_URL && (!raw.SITE_URL.startsWith('https:') || isLocalAddress(raw.SITE_URL))) {
    problems.push('SITE_URL must be a public https address with APP_ENV=production')
  }
  if (raw.SMTP_URL && !raw.MAIL_FROM)
    problems.push('MAIL_FROM is needed with SMTP_URL: the sender of every mail')
  if (raw.SMTP_URL && !raw.OPERATOR_EMAIL)
    problems.push('OPERATOR_EMAIL is needed with SMTP_URL: who receives enquiries')
  if (!raw.SMTP_URL && raw.MAIL_FROM)
    problems.push('MAIL_FROM is set but SMTP_URL is not: nothing could be sent')
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    env: {
      mode: raw.APP_ENV,
      port: raw.PORT,
      host: production ? '0.0.0.0' : '127.0.0.1',
      dataDir: resolve(raw.DATA_DIR),
      databaseUrl: raw.DATABASE_URL,
      siteUrl: raw.SITE_URL ?? `http://localhost:${raw.PORT}`,
      trustedProxies: raw.TRUST_PROXY,
      logLevel: raw.LOG_LEVEL ?? (production ? 'info' : 'warn'),
      smtpUrl: raw.SMTP_URL,
      mailFrom: raw.MAIL_FROM,
      operatorEmail: raw.OPERATOR_EMAIL,
      operatorPhone: raw.OPERATOR_PHONE,
      operatorWhatsapp: raw.OPERATOR_WHATSAPP,
      imageHost: raw.IMAGE_HOST,
      backgroundPictures: raw.BACKGROUND_PICTURES === 'on',
    },
  }
}

/** A line that is left blank, as most are in .env.example, says nothing. */
function withoutBlanks(source: NodeJS.ProcessEnv): Record<string, string> {
  const trimmed = Object.entries(source).map(([name, value = '']) => [name, value.trim()] as const)
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

function isUrl(value: string, protocols: string[]): boolean {
  try {
    const url = new URL(value)
    return protocols.includes(url.protocol) && url.hostname !== ''
  } catch {
    return false
  }
}

function isBare({ pathname, search, hash }: URL): boolean {
  return pathname === '/' && search === '' && hash === ''
}

function isLocalAddress(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
