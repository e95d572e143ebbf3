import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Milliseconds of each turn of the event loop in which requests are begun. */
const longestTurn = 5

/**
 * Requests begin in the order in which they came, for a while in each turn of the event loop. Between two turns goes on what was begun before. Without this a crowd that is
 * answered from memory would have the loop to itself, and a page that is rendered for all of them would take seconds, turn by turn.
 */
export function takeTurns(listener: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = []

  function beginSome(): void {
    const endsAt = performance.now() + longestTurn
    let begun = 0
    for (const [request, response] of waiting) {
      if (begun > 0 && performance.now() >= endsAt) break
      begun++
      listener(request, response)
    }
    waiting.splice(0, begun)
    if (waiting.length > 0) setImmediate(beginSome)
  }

  function queue(request: IncomingMessage, response: ServerResponse): void {
    waiting.push([request, response])
    if (waiting.length === 1) setImmediate(beginSome)
  }

  return (request, response) => {
    // Of several that were sent at once on a connection the next begins when the answer before has been taken: who does not read would fill the memory with answers.
    if (response.socket) queue(request, response)
    else response.once('socket', () => queue(request, response))
  }
}
