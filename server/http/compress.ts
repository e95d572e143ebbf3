import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (acceptEncoding.includes('br')) return 'br'
  return acceptEncoding.includes('gzip') ? 'gzip' : 'identity'
}

/** Kept answers are compressed once and sent often: quality over speed. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    })
  }
  return encoding === 'gzip' ? gzipSync(body, { level: 8 }) : body
}
