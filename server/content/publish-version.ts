import * as v from 'valibot'
import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type Item, nameOf, type Problem } from '#domain/content/kinds.ts'
import { flawsIn } from '#domain/content/plain-value.ts'
import { priceKeyOf } from '#domain/content/prices/ask-prices.ts'
import { type Asked, openAsks } from '#domain/content/publish-ask.ts'
import {
  type KeepOursRequest,
  keepOursSchema,
  type PublishDraftRequest,
  type PublishRequest,
  publishDraftSchema,
  publishSchema,
  type RollBackRequest,
  rollBackSchema,
} from '#domain/content/publish-request.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../audit/write-log.ts'
import type { Judge, OpenContent, ReadContent } from '../catalogue/open-content.ts'
import { enqueue } from '../jobs/job-store.ts'
import { deleteDraft, findDraft } from './drafts/draft-store.ts'
import { insertOrigin } from './origins/origin-store.ts'
import { planDeparturesTask } from './plan-departures.ts'
import { takeAgreedPrices } from './prices/agreed-price-store.ts'
import { problemsOf } from './problems-of.ts'
import type { AskPublication } from './publish-asks.ts'
import {
  findVersion,
  keyOfPointers,
  listPointers,
  lockPublishing,
  type Pointer,
  saveLive,
  type VersionRow,
} from './version-store.ts'

/** What became of it. In a conflict `live` is what stands there by now: null means the file. */
export type Published =
  | { ok: true; version: number }
  | { ok: false; reason: 'invalid'; problems: Problem[] }
  /** Something has to be said first, or it does not go out as it is. */
  | { ok: false; reason: 'asked'; asked: Asked[] }
  | { ok: false; reason: 'conflict'; live: VersionRow | null }
  | { ok: false; reason: 'unchanged' }
  | { ok: false; reason: 'unknown' }
  /** Somebody has saved the draft since, published it or given it up. */
  | { ok: false; reason: 'draft changed' }
  /** Others publish all the time: to be tried again. */
  | { ok: false; reason: 'busy' }

export type PublishVersion = (request: PublishRequest, actor: Actor) => Promise<Published>
export type PublishDraft = (request: PublishDraftRequest, actor: Actor) => Promise<Published>
export type RollBackVersion = (request: RollBackRequest, actor: Actor) => Promise<Published>
export type KeepOurs = (request: KeepOursRequest, actor: Actor) => Promise<Published>
type Publishing = {
  publish: PublishVersion
  publishDraft: PublishDraft
  rollBack: RollBackVersion
  /** What stands on the site stays, whatever its file says by now. */
  keepOurs: KeepOurs
}

type Deps = {
  db: Database
  clock: Clock
  content: Pick<OpenContent, 'files' | 'read' | 'hashOf'>
  judge: Judge
  ask: AskPublication
  /** What is live by now. */
  readLive: () => Promise<ReadContent & { key: string }>
  /** Makes of it all that the site would: what can't be shown is not published. */
  tryOut?: (next: ReadContent) => Promise<void>
}

/** `draft` is the revision that goes as it comes to stand on the site. */
type Noted = (
  | { what: 'content published'; draft?: number }
  | { what: 'content rolled back'; earlier: number }
) & {
  /** Which file it knows: as it is now, as it was when the draft began (by its hash), or the one that the live version knows. */
  knows: 'the file' | 'what live knows' | { hash: string | null }
  /** The words stay, and the file that was compared with them is known from now on. */
  keepsWords?: true
}

/** What was checked may have changed by the time it is written. */
const mostTries = 5

/**
 * The one way onto the site. Every rule is asked with this one thing replaced: what is wrong in it, or newly wrong elsewhere, refuses it. Version, pointer, log, plan of departures and the
 * message to every process come to stand together.
 */
export function createPublishVersion(deps: Deps): Publishing {
  async function publish(request: PublishRequest, actor: Actor, noted: Noted): Promise<Published> {
    const flaws = flawsIn(request.body).map((flaw) => ({ file: nameOf(request), ...flaw }))
    if (flaws.length > 0) return { ok: false, reason: 'invalid', problems: flaws }
    const read = v.safeParse(publishSchema, request)
    if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(request, read.issues) }
    for (let tries = 0; tries < mostTries; tries++) {
      const done = await publishOnce(deps, read.output, actor, noted)
      if (done) return done
    }
    return { ok: false, reason: 'busy' }
  }

  return {
    publish: (request, actor) => publish(request, actor, { what: 'content published', knows: 'the file' }),
    async publishDraft(request, actor) {
      const read = v.safeParse(publishDraftSchema, request)
      if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(request, read.issues) }
      const { revision, ...named } = read.output
      const { kind, id } = named
      const draft = await findDraft(deps.db, { kind, id })
      if (draft?.revision !== revision) return { ok: false, reason: 'draft changed' }
      const { sourceName: source, body, base } = draft
      return publish({ ...named, source, body, base }, actor, {
        what: 'content published',
        draft: revision,
        knows: draft.fileHash === null ? 'what live knows' : { hash: draft.fileHash },
      })
    },
    async rollBack(request, actor) {
      const read = v.safeParse(rollBackSchema, request)
      if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(request, read.issues) }
      const { version, ...named } = read.output
      const { kind, id } = named
      const found = await findVersion(deps.db, { kind, id, version })
      if (!found) return { ok: false, reason: 'unknown' }
      const again = { ...named, source: found.sourceName, body: found.body }
      const noted: Noted = { what: 'content rolled back', earlier: version, knows: 'what live knows' }
      return publish(again, actor, noted)
    },
    async keepOurs(request, actor) {
      const read = v.safeParse(keepOursSchema, request)
      if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(request, read.issues) }
      const { kind, id, base, note } = read.output
      const found = await findVersion(deps.db, { kind, id, version: base })
      if (!found) return { ok: false, reason: 'unknown' }
      const same = { kind, id, base, note, source: found.sourceName, body: found.body }
      return publish(same, actor, { what: 'content published', knows: 'the file', keepsWords: true })
    },
  }
}

/** Null when something else was published between the check and the writing. */
async function publishOnce(
  { db, clock, content, judge, ask, readLive, tryOut }: Deps,
  { kind, id, source, body, base, note, answers = {} }: PublishRequest,
  actor: Actor,
  noted: Noted,
): Promise<Published | null> {
  const pointers = await listPointers(db)
  const pointer = pointers.find((one) => one.kind === kind && one.id === id) ?? null
  const live = pointer && (await findVersion(db, pointer))
  const hash = content.hashOf(body)
  if ((pointer?.version ?? null) !== base) {
    // The same form once more: it has been published.
    if (live && live.base === base && content.hashOf(live.body) === hash)
      return { ok: true, version: live.version }
    return { ok: false, reason: 'conflict', live }
  }
  const file = content.files.find((one) => one.kind === kind && one.id === id) ?? null
  const shown = live ? live.body : file?.value
  const knownHash = knownFile(noted, live, file && content.hashOf(file.value))
  const isSame = shown !== undefined && content.hashOf(shown) === hash
  if (isSame && !(noted.keepsWords && live?.fileHash !== knownHash)) return { ok: false, reason: 'unchanged' }
  const item: Item = { kind, id, source: live?.sourceName ?? file?.source ?? source ?? id, value: body }
  const edition = await readLive()
  if (edition.key !== keyOfPointers(pointers)) return null
  const problems = await judge(item, edition.used)
  if (problems.length > 0) return { ok: false, reason: 'invalid', problems }
  if (tryOut && !(await isShowable(item, edition, content, tryOut)))
    return { ok: false, reason: 'invalid', problems: [unshown(item)] }
  const asked = openAsks(await ask({ kind, id, live: shown ?? null, next: body, note }, actor), answers)
  if (asked.length > 0) return { ok: false, reason: 'asked', asked }
  const row = {
    kind,
    id,
    sourceName: item.source,
    body,
    base,
    fileHash: knownHash,
    staffId: staffIdOf(actor),
    at: clock.now(),
    note,
  }
  return db.transaction(async (tx) => {
    await lockPublishing(tx)
    if (keyOfPointers(await listPointers(tx)) !== edition.key) return null
    if ('draft' in noted && noted.draft !== undefined)
      if (!(await deleteDraft(tx, { kind, id, revision: noted.draft })))
        return { ok: false, reason: 'draft changed' }
    if (file) await insertOrigin(tx, file, { hash: content.hashOf(file.value), at: row.at })
    const version = await saveLive(tx, row)
    if (kind === 'trip') {
      const prices = priceKeyOf(shown ?? null, body)
      await takeAgreedPrices(tx, { name: nameOf(row), prices }, row.at)
    }
    if (kind === 'trip') await enqueue(tx, { task: planDeparturesTask, payload: { trip: id }, runAt: row.at })
    await writeNote(tx, row, { version, pointer, actor, noted })
    return { ok: true, version }
  })
}

function knownFile({ knows }: Noted, live: VersionRow | null, now: string | null): string | null {
  if (knows === 'the file') return now
  if (knows === 'what live knows') return live ? live.fileHash : now
  return knows.hash
}

async function writeNote(
  tx: Transaction,
  { kind, id, at, note }: Pick<VersionRow, 'kind' | 'id' | 'at' | 'note'>,
  done: { version: number; pointer: Pointer | null; actor: Actor; noted: Noted },
): Promise<void> {
  const { version, pointer, actor, noted } = done
  const about = {
    by: actor,
    subject: { kind: 'content', id: nameOf({ kind, id }) },
    before: { version: pointer?.version ?? null },
    why: note || undefined,
  } as const
  if (noted.what === 'content published')
    await writeLog(tx, at, { ...about, what: noted.what, after: { version } })
  else await writeLog(tx, at, { ...about, what: noted.what, after: { version, earlier: noted.earlier } })
}

/** Whether the pages of the site can be made of it. */
async function isShowable(
  item: Item,
  { used }: ReadContent,
  { read }: Pick<OpenContent, 'read'>,
  tryOut: NonNullable<Deps['tryOut']>,
): Promise<boolean> {
  const others = used.filter(({ kind, id }) => kind !== item.kind || id !== item.id)
  try {
    const next = await read([...others, { ...item, version: 0, at: new Date(0) }], async () => null)
    await tryOut(next)
    return next.setAside.length === 0
  } catch {
    return false
  }
}

function unshown(item: Item): Problem {
  return { file: nameOf(item), field: 'file', message: 'the pages of the site can’t be made of it' }
}
