/** A favicon.ico of square PNG files by their width: a table of sizes and places, then the files as they are. */
export function ico(files: { width: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + files.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(files.length, 4)
  let at = head.length
  for (const [i, { width, png }] of files.entries()) {
    const entry = 6 + i * 16
    head.writeUInt8(width, entry)
    head.writeUInt8(width, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  }
  return Buffer.concat([head, ...files.map(({ png }) => png)])
}
