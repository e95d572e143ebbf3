import { data, type RouterContextProvider } from 'react-router'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { differences } from '#domain/content/differences.ts'
import { placeProblems } from '#domain/content/fields/place-problems.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { may } from '#domain/staff/roles.ts'
import { goTo, orNotFound } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import type { ItemAnswer } from './change-item.ts'
import { addresses, titleOf } from './content-kinds.ts'
import { openItem } from './open-item.ts'
import { askedFirst } from './publish-item.ts'
import { answersIn } from './publish-questions.tsx'

type Context = Readonly<RouterContextProvider>
export type VersionView = NonNullable<Awaited<ReturnType<typeof showVersion>>>

export function readVersion(params: { version?: string }): number {
  return orNotFound(/^[1-9]\d{0,8}$/.test(params.version ?? '') ? Number(params.version) : null)
}

/** An earlier version beside what stands on the site: what bringing it back would change. */
export async function showVersion(context: Context, kind: Kind, id: string, version: number) {
  const { services, session, actor, now } = deskOfStaff(context)
  const { content } = services
  const [open, found] = await Promise.all([
    openItem(content, kind, id),
    content.findVersion({ kind, id, version }),
  ])
  if (!open || !found) return null
  const { shape, shown, live } = open
  return {
    kind,
    address: addresses[kind](id),
    title: titleOf(open.item.value, id),
    version,
    line: `Version ${version}, published ${showBriefly(found.at, now)}${found.note ? `: ${found.note}` : ''}.`,
    isLive: live?.version === version,
    base: live?.version ?? null,
    changes: differences(shape.sections, shown === null ? {} : shape.toForm(shown), shape.toForm(found.body)),
    asked: await content.ask({ kind, id, live: shown, next: found.body, note: '' }, actor),
    mayPublish: may(session.staff.role, 'content: publish'),
  }
}

/** It is to stand on the site again: a new version that says the same, through the same gate. */
export async function bringBack(context: Context, kind: Kind, id: string, version: number) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const typed = fields.get('base') ?? ''
  const base = /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null
  const note = fields.get('note')?.trim() || `Brings back version ${version}`
  const wish = { kind, id, version, base, note, answers: answersIn(fields) }
  const done = await services.content.rollBack(wish, actor)
  if (done.ok) return goTo(`${addresses[kind](id)}/versions`)
  if (done.reason === 'asked')
    return data<ItemAnswer>({ said: askedFirst, typed: Object.fromEntries(fields) }, { status: 422 })
  if (done.reason !== 'invalid') return data<ItemAnswer>({ said: refusals[done.reason] }, { status: 409 })
  const { shape } = orNotFound(await openItem(services.content, kind, id))
  const problems = placeProblems(
    shape.sections,
    done.problems.map(({ field, message }) => ({ field, message, elsewhere: null })),
  )
  return data<ItemAnswer>(
    { said: `Version ${version} can’t be brought back: rules speak against it.`, problems },
    { status: 422 },
  )
}

const refusals = {
  conflict: 'Another version was published since you opened this page. Look at it as it is now.',
  unchanged: 'It says the same as what stands on the site.',
  unknown: 'There is no such version.',
  'draft changed': 'Somebody has changed it meanwhile.',
  busy: 'Others publish just now. Try it once more.',
}
