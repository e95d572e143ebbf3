import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './seal-page.ts'

const hash = (body: string) => createHash('sha256').update(body).digest('base64')

test('our scripts are hashed, a script without the nonce is not', () => {
  const page = '<script nonce="n1">ours()</script><script>theirs()</script><script nonce="other">x()</script>'
  const sealed = sealPage(page, 'n1')
  expect(sealed.scriptHashes).toEqual([hash('ours()')])
  expect(sealed.html).toBe(
    '<script>ours()</script><script>theirs()</script><script nonce="other">x()</script>',
  )
})
