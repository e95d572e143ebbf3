import { data, type RouterContextProvider } from 'react-router'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { placeProblems } from '#domain/content/fields/place-problems.ts'
import { type Kind, nameOf } from '#domain/content/kinds.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { goTo, orNotFound } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { askedFirst, type ItemAnswer } from './change-item.ts'
import { addresses, titleOf } from './content-kinds.ts'
import { openItem } from './open-item.ts'
import { answersIn } from './publish-questions.tsx'

export type VersionsView = NonNullable<Awaited<ReturnType<typeof showVersions>>>

/** `wished` is the version about which something is asked. */
export type VersionsAnswer = ItemAnswer & { wished?: number }

/** Who published what of one thing, when and what for. */
export async function showVersions(
  { services: { content }, session, now }: Desk & { session: StaffSession },
  kind: Kind,
  id: string,
) {
  const open = await openItem(content, kind, id)
  if (!open) return null
  const { draft, item } = open
  const [history, live] = await Promise.all([content.listHistory({ kind, id }), content.list()])
  const state = live.find((one) => nameOf(one) === nameOf({ kind, id }))
  const aside = state?.setAside
  return {
    kind,
    address: addresses[kind](id),
    title: titleOf(item.value, id),
    draft: draft && { by: draft.by ?? 'The command line', at: showBriefly(draft.at, now) },
    rows: history.map(({ version, by, at, note, isLive }) => ({
      version,
      by: by ?? 'The command line',
      at: showBriefly(at, now),
      note,
      isLive,
    })),
    base: history.find(({ isLive }) => isLive)?.version ?? null,
    /** Both were changed: the file by a release, and this here. */
    fileChanged: state?.file === 'changed',
    setAside: aside
      ? {
          shown: aside.used === null ? 'its file' : `version ${aside.used}`,
          problems: placeProblems(
            open.shape.sections,
            aside.problems.map(({ field, message }) => ({ field, message, elsewhere: null })),
          ),
        }
      : null,
    mayPublish: may(session.staff.role, 'content: publish'),
  }
}

/** An earlier version is to stand on the site again: a new one that says the same, through the same gate. */
export async function bringBack(context: Readonly<RouterContextProvider>, kind: Kind, id: string) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const read = (name: string) =>
    /^[1-9]\d{0,8}$/.test(fields.get(name) ?? '') ? Number(fields.get(name)) : null
  const version = orNotFound(read('version'))
  const note = fields.get('note')?.trim() || `Brings back version ${version}`
  const answers = answersIn(fields)
  const wish = { kind, id, version, base: read('base'), note, answers }
  const done = await services.content.rollBack(wish, actor)
  if (done.ok) return goTo(`${addresses[kind](id)}/versions`)
  if (done.reason === 'asked')
    return data<VersionsAnswer>({ said: askedFirst, asked: done.asked, wished: version }, { status: 422 })
  if (done.reason !== 'invalid') return data<ItemAnswer>({ said: refusals[done.reason] }, { status: 409 })
  const open = orNotFound(await openItem(services.content, kind, id))
  const problems = placeProblems(
    open.shape.sections,
    done.problems.map(({ field, message }) => ({ field, message, elsewhere: null })),
  )
  return data<ItemAnswer>(
    { said: `Version ${version} can’t be brought back: rules speak against it.`, problems },
    { status: 422 },
  )
}

const refusals = {
  conflict: 'Another version was published since you opened this list. Look at it as it is now.',
  unchanged: 'It says the same as what stands on the site.',
  unknown: 'There is no such version.',
  'draft changed': 'Somebody has changed it meanwhile.',
  busy: 'Others publish just now. Try it once more.',
}
