import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { spoiled } from '../factories/hostile-json.ts'

/** A closed set, the same in every run. */

export const methods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  ...['OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'],
]

/** What stands in an address in place of a name. */
export const hostileNames = [
  '__proto__',
  'constructor',
  '%00',
  'x%00y',
  '%ED%A0%80',
  '%',
  '..%2f..%2fetc%2fpasswd',
  "'or'1'='1",
  '%E2%80%AE%F0%9F%92%A9',
  'x'.repeat(3000),
]

/** Every parameter that an address reads, as it never should be. */
const parameters = [
  ...[
    'search',
    'month',
    'duration',
    'when',
    'max',
    'min',
    'sort',
    'page',
    'price',
    'ids',
    'only',
    'sent',
    'q',
  ],
  ...[
    'opening',
    'tab',
    'date',
    'scope',
    'package',
    'guests',
    'statusToken',
    'fields',
    'grant_type',
    'expires',
  ],
  ...['signature', '__proto__', 'constructor'],
]
const hostileValues = ['__proto__', '%00', '%ED%A0%80', '%', '1e309', '-1', 'x'.repeat(200), '%F0%9F%92%A9']
export const hostileQueries = [
  '',
  ...hostileValues.map((value) => `?${parameters.map((name) => `${name}=${value}`).join('&')}`),
  '?search=a&search=b&page[]=1&page[__proto__]=x',
  '?%',
  '?scope=overlay&q=%00&package=standard&guests=2&grant_type=refresh_token',
]

export const hostileHeaders: Record<string, string>[] = [
  {},
  { 'x-forwarded-for': "unknown, ', 999.1.1.1", forwarded: 'for="[' },
  { origin: 'null' },
  { origin: 'http://[' },
  { 'sec-fetch-site': 'cross-site' },
  { 'accept-encoding': 'br;q=x, *;q=1e309', 'if-none-match': 'W/"', range: 'bytes=9-1' },
  { 'content-encoding': 'gzip', accept: '\u00ff' },
  { cookie: '__proto__=1; =; ;', 'accept-language': '*'.repeat(200) },
]

export const hostileAuthorizations = [
  '',
  'Bearer',
  'Bearer x.y.z',
  'Basic eDp5',
  `Bearer ${'a.'.repeat(3000)}`,
]

const polluting = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
const deep = (open: string, shut: string) => open.repeat(10_000) + shut.repeat(10_000)

export type HostileBody = { type?: string; body: string | Buffer; headers?: Record<string, string> }
const json = 'application/json'

/** No JSON object, none that is read as it was meant, or one that is made to break what reads it. */
export const brokenBodies: HostileBody[] = [
  ...['', '{', '[]', 'null', '"text"', '1e309', polluting, '\ufeff{}'].map((body) => ({ type: json, body })),
  { type: json, body: `{"data":${deep('[', ']')},"additionalData":{"subject":${deep('[', ']')}}}` },
  { type: json, body: `{"data":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}` },
  { type: json, body: JSON.stringify({ name: 'x'.repeat(70_000) }) },
  { type: json, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: `${json}; charset=utf-16`, body: Buffer.from('{"name":"x"}', 'utf16le') },
  { type: json, body: gzipSync('{}'), headers: { 'content-encoding': 'gzip' } },
  { type: json, body: '{}', headers: { 'transfer-encoding': 'chunked' } },
  { type: 'text/plain', body: '{}' },
  { type: 'application/xml', body: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>' },
  { body: '{}' },
  {
    type: 'application/x-www-form-urlencoded',
    body: '__proto__=1&constructor=x&email=%00&name=%ED%A0%80&=&%',
  },
  { type: 'application/x-www-form-urlencoded', body: `email=${'x'.repeat(70_000)}` },
  { type: 'multipart/form-data', body: 'x' },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="email"\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="email"; filename="a\0b"\r\n\r\nfile\r\n--x--\r\n',
  },
]

/** Good bodies with something wrong in them. */
export function spoiledBodies(good: Record<string, unknown>, count: number): HostileBody[] {
  return samples(good, count).map((body) => ({ type: json, body: JSON.stringify(body) }))
}

/** The same as a browser sends a form. */
export function spoiledForms(good: Record<string, unknown>, count: number): HostileBody[] {
  return samples(good, count).map((body) => ({
    type: 'application/x-www-form-urlencoded',
    body: String(new URLSearchParams(textsIn(body))),
  }))
}

function samples(good: Record<string, unknown>, count: number): Record<string, unknown>[] {
  return fc.sample(spoiled(good), { numRuns: count, seed: 20261115 })
}

function textsIn(body: Record<string, unknown>): [string, string][] {
  return Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}
