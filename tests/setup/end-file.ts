import { afterAll } from 'vitest'
import { endFile } from './at-end-of-file.ts'

/** Runs before each test file. */
afterAll(endFile)
