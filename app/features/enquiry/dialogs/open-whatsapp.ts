import { toast } from '#app/ui/toast.tsx'
import { whatsappLink } from '#domain/forms/whatsapp.ts'

const longEnough = 900

/** Opens the operator's chat in a new tab. Resolves to false when the browser refused. Call it from a click. */
export function openWhatsapp(number: string, text: string): Promise<boolean> {
  const chat = openTab(whatsappLink(number, text))
  if (!chat) return Promise.resolve(false)
  return new Promise((resolve) => {
    const done = () => resolve(true)
    document.addEventListener('visibilitychange', done, { once: true })
    setTimeout(done, longEnough)
  })
}

/** Some browsers refuse by throwing. */
function openTab(address: string): Window | null {
  try {
    // With noopener the answer would be null even on success, so the link is cut afterwards.
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    return tab
  } catch {
    return null
  }
}

/** The browser refused: what was written stays in its form. */
export function tellRefused(): void {
  toast({
    title: 'Something went wrong!',
    description: "We couldn't open WhatsApp. Please try again later.",
    tone: 'destructive',
  })
}
