import { Share2 } from 'lucide'
import { sendLink } from '#app/features/trips/sharing/send-link.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Hands on the page's address. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const share = () =>
    sendLink({
      title,
      url: new URL(path, location.href).href,
      copied: 'Paste it wherever you plan together.',
    })
  return (
    <Button tone="ghost" size="s" className="noscript:hidden" onClick={share}>
      <Icon node={Share2} size={18} />
      Share
    </Button>
  )
}
