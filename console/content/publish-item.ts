import { data, type RouterContextProvider } from 'react-router'
import { timeInIndia } from '#domain/calendar/clock.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { readMoment } from '#domain/content/moment-form.ts'
import type { PublishDraftRequest } from '#domain/content/publish-request.ts'
import { goTo, orNotFound } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { whereTheyDiffer } from './both-together.ts'
import { changedMeanwhile, type ItemAnswer, type ItemConflict } from './change-item.ts'
import { addresses } from './content-kinds.ts'
import { openItem } from './open-item.ts'
import { answersIn } from './publish-questions.tsx'
import { seenRevision } from './save-item.ts'

const noMoment = 'Choose a day and an hour that are still to come.'
const ruledOut = 'It was not published: rules speak against it.'
export const askedFirst = 'It is not on the site yet: something is asked first.'

/** About prices that change much. */
async function askOwner(
  { services, actor }: ReturnType<typeof deskOfStaff>,
  id: string,
  fields: URLSearchParams,
) {
  const wish = { id, revision: seenRevision(fields) ?? 0, why: fields.get('note') ?? '' }
  const asked = await services.content.askOwner(wish, actor)
  if (asked.ok || asked.reason === 'open') return goTo(`/console/approvals/${asked.id}`)
  const said =
    asked.reason === 'small'
      ? 'No price changes so much that an owner is asked: publish it.'
      : changedMeanwhile
  return data<ItemAnswer>({ said }, { status: asked.reason === 'forbidden' ? 403 : 409 })
}

/** Puts the draft that somebody has looked over onto the site. */
export async function publishItem(context: Readonly<RouterContextProvider>, kind: Kind, id: string) {
  const at = deskOfStaff(context)
  const { services, actor } = at
  const { act, fields } = sentForm(context)
  if (act === 'ask an owner') return askOwner(at, id, fields)
  if (act === 'withdraw') {
    await services.content.schedules.withdraw({ kind, id }, actor)
    return goTo(`${addresses[kind](id)}/publish`)
  }
  const open = orNotFound(await openItem(services.content, kind, id))
  const revision = seenRevision(fields)
  if (revision === null) return data<ItemAnswer>({ said: 'There is no draft to publish.' }, { status: 422 })
  const note = fields.get('note') ?? ''
  const answers = answersIn(fields)
  const typed = Object.fromEntries(fields)
  const moment = readMoment(fields)
  if (moment !== 'now') return plan(context, { kind, id, revision, note, answers }, moment)
  const done = await services.content.publishDraft({ kind, id, revision, note, answers }, actor)
  if (done.ok) return goTo(addresses[kind](id))
  switch (done.reason) {
    case 'invalid':
      return data<ItemAnswer>({ said: ruledOut, typed }, { status: 422 })
    case 'asked':
      return data<ItemAnswer>({ said: askedFirst, typed }, { status: 422 })
    case 'conflict': {
      const theirs = open.shape.toForm(done.live?.body ?? {})
      const conflict: ItemConflict = {
        of: 'version',
        who: open.live?.by ?? 'Somebody',
        at: open.live ? timeInIndia(open.live.at) : '',
        differing: whereTheyDiffer(open.shape.sections, theirs, open.shape.toForm(open.item.value)),
        together: {},
        sent: [],
      }
      return data<ItemAnswer>({ conflict }, { status: 409 })
    }
    case 'unchanged':
      return data<ItemAnswer>(
        { said: 'It says the same as what stands on the site. Give the draft up.' },
        { status: 422 },
      )
    case 'busy':
      return data<ItemAnswer>({ said: 'Others publish just now. Try it once more.', typed }, { status: 409 })
    default:
      return data<ItemAnswer>({ said: changedMeanwhile }, { status: 409 })
  }
}

async function plan(context: Readonly<RouterContextProvider>, wish: PublishDraftRequest, at: Date | null) {
  const { services, actor } = deskOfStaff(context)
  const typed = Object.fromEntries(sentForm(context).fields)
  if (!at) return data<ItemAnswer>({ said: noMoment, typed }, { status: 422 })
  const done = await services.content.schedules.plan({ ...wish, at }, actor)
  if (done.ok) return goTo(`${addresses[wish.kind](wish.id)}/publish`)
  const said = { moment: noMoment, asked: askedFirst, invalid: ruledOut, 'draft changed': changedMeanwhile }
  return data<ItemAnswer>(
    { said: said[done.reason], typed },
    { status: done.reason === 'draft changed' ? 409 : 422 },
  )
}
