import { phoneDigits } from '#domain/bookings/payment-request.ts'
import { aboutOf } from '#domain/enquiries/wants.ts'
import { type ChatWord, chatText } from '#domain/enquiries/whatsapp-words.ts'
import { whatsappLink } from '#domain/forms/whatsapp.ts'
import type { Site } from '#domain/site/site.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { type ChangeDeps, changeEnquiry, type UnknownEnquiry } from './change-enquiry.ts'
import { insertNote } from './enquiry-desk-store.ts'

type Staff = Actor & { kind: 'staff' }

/** Writes an internal note. `formKey` is made with the form: sent twice it is one note. */
export type NoteEnquiry = (
  reference: string,
  note: { formKey: string; text: string },
  by: Staff,
) => Promise<{ ok: true } | UnknownEnquiry>

export function createNoteEnquiry(deps: ChangeDeps): NoteEnquiry {
  return (reference, { formKey, text }, by) =>
    changeEnquiry<{ ok: true }>(deps, { reference, by }, async (_, tx, at) => {
      const isNew = await insertNote(tx, { formKey, reference, at, staffId: by.id, kind: 'note', text })
      return {
        outcome: { ok: true },
        logged: isNew
          ? [
              {
                by,
                what: 'enquiry noted',
                subject: { kind: 'enquiry', id: reference },
                after: { letters: text.length },
              },
            ]
          : [],
      }
    })
}

export type ChatOpened = { ok: true; link: string } | UnknownEnquiry | { ok: false; reason: 'no phone' }

/** The link that opens WhatsApp with words filled in. That it was opened, and with which words, is noted once for each form. */
export type OpenChat = (
  reference: string,
  wish: { formKey: string; word: ChatWord },
  by: Staff,
) => Promise<ChatOpened>

export function createOpenChat(deps: ChangeDeps & { site: Pick<Site, 'name'> }): OpenChat {
  return (reference, { formKey, word }, by) =>
    changeEnquiry<ChatOpened>(deps, { reference, by }, async (enquiry, tx, at) => {
      if (!enquiry.phone) return { outcome: { ok: false, reason: 'no phone' } }
      const text = chatText(word, {
        name: enquiry.name,
        about: aboutOf(enquiry.additionalData),
        staff: by.name,
        company: deps.site.name,
      })
      const isNew = await insertNote(tx, { formKey, reference, at, staffId: by.id, kind: 'whatsapp', text })
      return {
        outcome: { ok: true, link: whatsappLink(phoneDigits(enquiry.phone), text) },
        logged: isNew
          ? [
              {
                by,
                what: 'WhatsApp opened',
                subject: { kind: 'enquiry', id: reference },
                after: { words: word },
              },
            ]
          : [],
      }
    })
}
