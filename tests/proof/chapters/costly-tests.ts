import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Proof } from '../proof.ts'

const suites = {
  'pictures and migrations': ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.proof.config.ts'],
  'presses on each template, forms behind TLS': [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'playwright.proof.config.ts',
  ],
}

export const costlyTests: Proof = {
  name: 'tests',
  title: 'Tests that cost much',
  doing: 'Running the tests that cost much',
  prove: async () => {
    const told: { suite: string; passed: boolean }[] = []
    for (const [suite, args] of Object.entries(suites)) {
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
      told.push({ suite, passed: code === 0 })
    }
    return {
      text: told.map(({ suite, passed }) => `- ${suite}: ${passed ? 'passed' : 'failed'}`).join('\n'),
      faults: told.flatMap(({ suite, passed }) => (passed ? [] : `${suite} failed`)),
    }
  },
}
