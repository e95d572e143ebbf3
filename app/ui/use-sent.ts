import { useState, useSyncExternalStore } from 'react'

/**
 * Whether the component stands in HTML that the server sent and React takes over; true on the server too, false for what is made in the
 * browser. It never changes, so it costs no second drawing.
 */
export function useSent(): boolean {
  const [source] = useState(createSource)
  return useSyncExternalStore(neverChanges, source.inBrowser, source.sent)
}

/** React asks for `sent` only on the server and while it hydrates. */
function createSource() {
  let isSent = false
  return {
    inBrowser: () => isSent,
    sent: () => {
      isSent = true
      return true
    },
  }
}

const neverChanges = () => () => {}
