import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkConfig, findNginx, writeFront } from './setup/nginx.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './setup/temporary-folder.ts'

const front = {
  ports: { https: 44301, http: 44302, plain: 44303 },
  sites: [44304, 44305] as [number, number],
}

test('nginx takes the configuration that operators get, with and without its cache', async () => {
  const folder = makeTemporaryFolder()
  const nginx = findNginx()
  for (const edge of [false, true]) {
    const path = await writeFront(join(folder, `edge ${edge}`), { ...front, edge })
    if (nginx) expect(checkConfig(nginx, path)).toBe('')
  }
  removeTemporaryFolder(folder)
})
