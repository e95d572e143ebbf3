import * as v from 'valibot'
import { freeLine } from '#domain/forms/free-text.ts'
import { may } from '#domain/staff/roles.ts'
import { goTo, notInOrder } from '../answers.ts'
import type { deskOfStaff, sentForm } from '../desk.ts'

type AtDesk = ReturnType<typeof deskOfStaff>

const viewForm = v.object({
  'view-name': v.pipe(freeLine('Please give it a name.', 40), v.nonEmpty('Please give it a name.')),
})

const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text)

/** What every list's forms of saved views do. `here` is the list as it is filtered, of which `query` is saved. */
export async function changeViews(
  at: AtDesk,
  form: ReturnType<typeof sentForm>,
  { list, address, query }: { list: string; address: string; query: string },
) {
  const { services, session, actor } = at
  const { act, fields } = form
  if (act === 'remove view') {
    const id = fields.get('view') ?? ''
    const removed =
      isId(id) && (await services.views.remove(id, actor, may(session.staff.role, 'views: share')))
    return removed
      ? goTo(address)
      : notInOrder({ '': 'This view is somebody else’s, or gone already.' }, fields)
  }
  const read = v.safeParse(viewForm, Object.fromEntries(fields))
  if (!read.success) return notInOrder({ 'view-name': read.issues[0].message }, fields)
  const name = read.output['view-name']
  await services.views.save({ list, name, query, shared: act === 'share view' }, actor)
  return goTo(address + query)
}
