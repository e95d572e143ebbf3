import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Callers never hand over names, numbers, addresses or form contents. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
