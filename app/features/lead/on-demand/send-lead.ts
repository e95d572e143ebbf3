import { openWhatsapp } from '#app/features/enquiry/dialogs/open-whatsapp.ts'
import { noteGiven } from '#app/features/login/note-details.ts'
import type { SendForm } from '#app/ui/forms/use-page-form.ts'
import { checkLeadForm } from '#domain/forms/lead-form.ts'
import { enquiryText } from '#domain/forms/whatsapp.ts'
import type { Site } from '#domain/site/site.ts'
import { tellPixel } from './tell-pixel.ts'

/** Checks the lead form and hands it to the operator's chat. No server takes part. */
export function createSendLead(site: Pick<Site, 'name' | 'whatsapp'>): SendForm {
  return async (form, onSend) => {
    const checked = checkLeadForm(Object.fromEntries(new FormData(form)))
    if (!checked.ok) return checked
    onSend()
    const { fullName, whatsappNumber, email, numberOfPeople, tripType, travelMonth } = checked.value
    const details = {
      name: fullName,
      phone: whatsappNumber,
      email,
      destination: 'Custom destination',
      travelers: numberOfPeople,
      tripType,
      dates: travelMonth,
    }
    const greeting = `Hello ${site.name}, I would like a free travel plan.`
    const opened = await openWhatsapp(site.whatsapp, enquiryText(greeting, details, location.href))
    if (!opened) return { ok: false, errors: {} }
    noteGiven({ name: fullName, email, phone: whatsappNumber })
    tellPixel()
    return { ok: true }
  }
}
