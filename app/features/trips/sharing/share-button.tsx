import { Share2 } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'

/** Hands the page's address to the device, or copies it where the device shares nothing. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  async function share(): Promise<void> {
    const url = new URL(path, location.href).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied', description: 'Paste it wherever you plan together.', tone: 'success' })
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: 'The link could not be shared', description: url, tone: 'destructive' })
    }
  }
  return (
    <Button tone="ghost" size="s" className="noscript:hidden" onClick={share}>
      <Icon node={Share2} size={18} />
      Share
    </Button>
  )
}
