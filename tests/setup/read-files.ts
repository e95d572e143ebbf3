import { crc32, inflateRawSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Role } from '../../domain/staff/roles.ts'
import { consoleOrigin } from './console-forms.ts'
import type { SampleStaff } from './sample-staff.ts'

/** Asks for a list's file, as its button does. */
export async function fetchFile(
  { url, staff }: { url: string; staff: SampleStaff },
  path: string,
  { role, act }: { role: Role; act: string },
) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie: `console=${await staff.sessionOf(role)}`, origin: consoleOrigin },
    body: new URLSearchParams({ do: act }),
  })
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? null
  return { status: answer.status, name, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** The lines of a CSV of plain fields. */
export function readCsv(bytes: Buffer): string[][] {
  const text = bytes.toString().replace(/^\uFEFF/, '')
  return text
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
        quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
      ),
    )
}

/** What stands in an archive, found by its own index. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06')
  let at = archive.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28)
    const start = archive.readUInt32LE(at + 42)
    const packed = archive
      .subarray(start + 30 + archive.readUInt16LE(start + 26))
      .subarray(0, archive.readUInt32LE(at + 20))
    const text = inflateRawSync(packed)
    expect(crc32(text)).toBe(archive.readUInt32LE(at + 16))
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), text.toString())
    at += 46 + nameLength
  }
  return files
}

/** The sheets of a workbook by their names, as XML. */
export function sheetsOf(workbook: Buffer): Map<string, string> {
  const files = unzip(workbook)
  const names = [
    ...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"[^>]* r:id="r(\d+)"/g),
  ]
  return new Map(
    names.map(([, name = '', id]) => [name, files.get(`xl/worksheets/sheet${id}.xml`) ?? 'missing']),
  )
}

/** The cells of a sheet, line by line. */
export function rowsOf(sheet = ''): string[][] {
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs)].map(
      ([, text, value]) => text ?? value ?? '',
    ),
  )
}
