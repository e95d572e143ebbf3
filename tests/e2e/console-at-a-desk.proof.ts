import { desk, phone } from '../setup/barriers.ts'
import { test } from '../setup/console-browser.ts'
import { walkConsole } from '../setup/walk-console.ts'

test.use({ allowedErrors: /status of (401|403|404|422|429)/ })

test('no barrier on any page of a desk, and no colours that can’t be read there or on a phone', async ({
  page,
  app,
}) => {
  test.setTimeout(900_000)
  await walkConsole(page, app, { widths: [desk, phone], contrast: true })
})
