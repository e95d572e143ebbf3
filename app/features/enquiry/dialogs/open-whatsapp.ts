import { toast } from '#app/ui/toast.tsx'
import { whatsappLink } from '#domain/forms/whatsapp.ts'

const longEnough = 900

/** Opens the operator's chat in a new tab. Resolves to false when the browser refused. Call it from a click. */
export function openWhatsapp(number: string, text: string): Promise<boolean> {
  // With noopener the answer would be null even on success, so the link is cut afterwards.
  const chat = window.open(whatsappLink(number, text), '_blank')
  if (!chat) return Promise.resolve(false)
  chat.opener = null
  return new Promise((resolve) => {
    const done = () => resolve(true)
    document.addEventListener('visibilitychange', done, { once: true })
    setTimeout(done, longEnough)
  })
}

/** The browser refused: what was written stays in its form. */
export function tellRefused(): void {
  toast({
    title: 'Something went wrong!',
    description: "We couldn't open WhatsApp. Please try again later.",
    tone: 'destructive',
  })
}
