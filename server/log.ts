import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedPath } from './http/logged-path.ts'
import { currentRequestId } from './http/request-scope.ts'

export type Log = Logger

/** JSON lines on standard output, without what people wrote: pass failures as `error` and addresses as `path`. Lines of a request carry its id. */
export function createLog(level: string, to?: DestinationStream): Log {
  const serializers = { error: describeFailure, path: loggedPath }
  const timestamp = pino.stdTimeFunctions.isoTime
  return pino({ level, base: undefined, timestamp, serializers, mixin: nameRequest }, to)
}

function nameRequest(): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** A failed query repeats its values in its message: its code, its statement and its frames say enough. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  // Several at once say why in each of them.
  if (error instanceof AggregateError && error.errors.length > 0)
    return [error.message, ...error.errors.map(describeFailure)].join('\n')
  const stack = error.stack ?? error.message
  if (!('query' in error)) return stack
  const { code = 'no code' } = (error.cause ?? {}) as { code?: string }
  const at = stack.indexOf(error.message)
  const frames = at < 0 ? '' : stack.slice(at + error.message.length)
  return `${code}: ${error.query}${frames}`
}
