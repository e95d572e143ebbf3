import { checkPhotograph } from '#domain/content/photograph-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Desk, SentForm } from '#server/console/desk.ts'
import type { Kept } from '#server/photographs/keep-photograph.ts'
import { goTo, notInOrder } from '../answers.ts'
import { photographsAddress } from './show-photographs.ts'

type StaffDesk = Pick<Desk, 'services'> & { actor: Actor }

export async function addPhotograph({ services, actor }: StaffDesk, { fields, files }: SentForm) {
  const form = checkPhotograph(fields)
  const bytes = files.get('file')
  const errors = {
    ...(!bytes && { file: 'Choose a photograph: a JPEG, PNG, WebP or AVIF file.' }),
    ...(!form.ok && form.errors),
  }
  if (!bytes || !form.ok) return notInOrder(errors, fields)
  const kept = await services.photographs.keep({ bytes, alt: form.value.alt }, actor)
  return kept.ok
    ? goTo(`${photographsAddress}?added=${kept.hash}#${kept.hash}`)
    : notInOrder({ file: refusalOf(kept) }, fields)
}

function refusalOf(kept: Exclude<Kept, { ok: true }>): string {
  if (kept.reason === 'not a picture')
    return 'This is no photograph that can be read. Choose a JPEG, PNG, WebP or AVIF file.'
  if (kept.reason === 'too large')
    return 'This photograph is too large. Make it smaller: 2,400 px at the longer edge are enough.'
  const size = `${kept.width.toLocaleString('en-IN')} × ${kept.height.toLocaleString('en-IN')} px`
  return `This photograph has ${size}. Pages need at least 1,600 px at the longer edge and 1,000 px at the shorter.`
}
