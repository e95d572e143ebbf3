/** Tells the advertising pixel, where one is loaded, that a lead form was sent: that alone, and nothing of who sent it. */
export function tellPixel(): void {
  const { fbq } = window as { fbq?: unknown }
  if (typeof fbq !== 'function') return
  try {
    fbq('track', 'Lead', { content_name: 'Get Your FREE Travel Plan' })
  } catch {
    // Whatever becomes of the count, the traveller's message is on its way.
  }
}
