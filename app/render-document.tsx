import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

const renderTimeout = 10_000

/** A whole page as text, and what failed in parts of it. A page that fails as a whole rejects. */
export async function renderDocument(
  routerContext: EntryContext,
  url: string,
  nonce: string,
): Promise<{ html: string; failures: unknown[] }> {
  const failures: unknown[] = []
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={url} nonce={nonce} />,
      {
        nonce,
        // Every part stands in its place: none waits at the end of the page for a script to move it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          pipe(collectText(resolve))
        },
        onShellError: reject,
        onError: (failure) => {
          failures.push(failure)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeout)
  })
  return { html, failures }
}

function collectText(onText: (text: string) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _, done) {
      parts.push(part)
      done()
    },
    final(done) {
      onText(Buffer.concat(parts).toString())
      done()
    },
  })
}
