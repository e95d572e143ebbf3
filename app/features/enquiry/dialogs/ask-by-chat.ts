import { toast } from '#app/ui/toast.tsx'
import { type EnquiryDetails, enquiryText } from '#domain/forms/whatsapp.ts'
import type { Site } from '#domain/site/site.ts'
import { openWhatsapp, tellRefused } from './open-whatsapp.ts'

/** Hands an enquiry about a trip to the operator's chat and tells how that went; false when the browser refused. */
export async function askByChat(site: Site, wish: string, details: EnquiryDetails): Promise<boolean> {
  const text = enquiryText(`Hello ${site.name}, ${wish}`, details, location.href)
  const opened = await openWhatsapp(site.whatsapp, text)
  if (opened)
    toast({
      title: 'WhatsApp is opening with your inquiry details! Our travel expert will respond shortly.',
      tone: 'success',
      duration: 4000,
    })
  else tellRefused()
  return opened
}
