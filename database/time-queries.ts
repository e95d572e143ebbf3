import type pg from 'pg'

type Query = (...given: unknown[]) => unknown

/** Tells of each statement on a connection of the pool, in a transaction or not, when it began, once it has ended. */
export function timeQueries(pool: pg.Pool, onEnd: (startedAt: number) => void): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    client.query = timed(query, onEnd) as typeof client.query
  })
}

function timed(query: Query, onEnd: (startedAt: number) => void): Query {
  return (...given) => {
    const startedAt = performance.now()
    const callback = given.at(-1)
    if (typeof callback === 'function')
      given[given.length - 1] = (...answer: unknown[]) => {
        onEnd(startedAt)
        callback(...answer)
      }
    const result = query(...given)
    const end = () => onEnd(startedAt)
    if (result instanceof Promise) result.then(end, end)
    return result
  }
}
