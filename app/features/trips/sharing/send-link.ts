import { toast } from '#app/ui/toast.tsx'

/** Hands an address to the device's own sheet, or copies it where the device shares nothing. */
export async function sendLink(link: { title: string; url: string; copied: string }): Promise<void> {
  const { title, url, copied } = link
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied', description: copied, tone: 'success' })
  } catch (error) {
    // Closing the device's own sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: 'The link could not be shared', description: url, tone: 'destructive' })
  }
}
