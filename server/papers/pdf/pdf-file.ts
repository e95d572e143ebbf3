import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** How one object names another. */
export type Reference = `${number} 0 R`

/** Numbered objects, their table and the trailer: all that makes a PDF file. */
export type PdfFile = {
  /** A number for an object that others name before it is written. */
  reserve: () => Reference
  put: (reference: Reference, body: string) => void
  add: (body: string) => Reference
  /** Data is packed; `entries` are those of the dictionary beside its length. */
  addStream: (entries: string, data: string | Uint8Array) => Reference
  end: (roots: { catalog: Reference; info: Reference }) => Uint8Array
}

export function createPdfFile(): PdfFile {
  const bodies: (Buffer | undefined)[] = []
  const reserve = (): Reference => `${bodies.push(undefined)} 0 R`
  const place = (reference: Reference, body: Buffer) => {
    bodies[Number.parseInt(reference, 10) - 1] = body
  }
  const put = (reference: Reference, body: string) => place(reference, Buffer.from(body, 'latin1'))
  return {
    reserve,
    put,
    add: (body) => {
      const reference = reserve()
      put(reference, body)
      return reference
    },
    addStream: (entries, data) => {
      const reference = reserve()
      const packed = deflateSync(data, { level: 9 })
      const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
      place(reference, Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]))
      return reference
    },
    end: ({ catalog, info }) => {
      // The bytes of the comment tell that the file is no text.
      const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
      let length = chunks[0]?.length ?? 0
      const push = (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
      }
      const offsets = bodies.map((body, i) => {
        const offset = length
        push(
          Buffer.concat([
            Buffer.from(`${i + 1} 0 obj\n`),
            body ?? Buffer.from('null'),
            Buffer.from('\nendobj\n'),
          ]),
        )
        return `${String(offset).padStart(10, '0')} 00000 n \n`
      })
      const size = bodies.length + 1
      const id = createHash('md5').update(Buffer.concat(chunks)).digest('hex')
      const start = length
      push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`))
      push(
        Buffer.from(
          `trailer\n<< /Size ${size} /Root ${catalog} /Info ${info} /ID [<${id}> <${id}>] >>\nstartxref\n${start}\n%%EOF\n`,
        ),
      )
      return Buffer.concat(chunks)
    },
  }
}

/** A text as PDF readers show it: titles, names. */
export function pdfText(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`
}

/** Plain decimals, to a thousandth of a point. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0)
}
