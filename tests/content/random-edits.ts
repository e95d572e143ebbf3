import fc from 'fast-check'
import type { Item, Kind } from '../../domain/content/kinds.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import type { ContentDesk } from '../../server/content/create-content.ts'
import type { Published } from '../../server/content/publish-version.ts'
import { hostileJson } from '../factories/hostile-json.ts'

const actor: Actor = { kind: 'command line' }

type Edit = { item: Item; at: number; value: unknown }

/** Everything that a value holds, by its way from the top. */
function waysIn(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [way]
  const below = Object.entries(value).flatMap(([key, part]) =>
    waysIn(part, [...way, Array.isArray(value) ? Number(key) : key]),
  )
  return way.length > 0 ? [way, ...below] : below
}

/** The same with one field replaced. */
function withField(value: unknown, [first, ...rest]: (string | number)[], next: unknown): unknown {
  if (first === undefined) return next
  if (Array.isArray(value)) return value.map((part, i) => (i === first ? withField(part, rest, next) : part))
  const held = value as Record<string, unknown>
  return { ...held, [first]: withField(held[first], rest, next) }
}

/** What somebody might type: slightly other words and numbers, which may well pass, and anything at all. */
function valueNear(old: unknown): fc.Arbitrary<unknown> {
  const near: fc.Arbitrary<unknown>[] = [hostileJson]
  if (typeof old === 'number')
    near.push(
      fc.integer({ min: Math.floor(old) - 5, max: Math.floor(old) + 5 }),
      fc.integer({ min: -1, max: 200_000 }),
    )
  if (typeof old === 'string')
    near.push(
      fc.constant(`${old} and more`),
      fc.constant(old.slice(0, -1)),
      fc.constant(old.toUpperCase()),
      fc.string(),
    )
  if (typeof old === 'boolean') near.push(fc.constant(!old))
  if (Array.isArray(old))
    near.push(fc.constant(old.slice(1)), fc.constant([...old].reverse()), fc.constant([...old, ...old]))
  return fc.oneof(...near)
}

function edits(files: readonly Item[], kinds: readonly Kind[]): fc.Arbitrary<Edit> {
  const items = files.filter(({ kind }) => kinds.includes(kind))
  return fc.tuple(fc.constantFrom(...items), fc.nat()).chain(([item, at]) => {
    const ways = waysIn(item.value)
    const way = ways[at % ways.length] ?? []
    const old = way.reduce<unknown>(
      (value, key) => (value as Record<string | number, unknown>)[key],
      item.value,
    )
    return fc.record({ item: fc.constant(item), at: fc.constant(at), value: valueNear(old) })
  })
}

export type EditsReport = { published: number; refused: number; faults: string[] }

/** Edits of any field, through the one way onto the site: each is refused with a field and a sentence, or is published and its page is shown. */
export async function randomEdits(
  desk: ContentDesk,
  isShown: (item: Item) => Promise<boolean>,
  { runs, seed, kinds = ['trip', 'post', 'place', 'page'] }: { runs: number; seed: number; kinds?: Kind[] },
): Promise<EditsReport> {
  const report: EditsReport = { published: 0, refused: 0, faults: [] }
  const bases = new Map<string, { version: number; value: unknown }>()
  for (const { item, at, value } of fc.sample(edits(desk.files, kinds), { numRuns: runs, seed })) {
    const key = `${item.kind}/${item.id}`
    const base = bases.get(key) ?? null
    const from = base?.value ?? item.value
    const ways = waysIn(from)
    const body = withField(from, ways[at % ways.length] ?? [], value) as object
    const { kind, id } = item
    const answer = await desk
      .publish({ kind, id, body, base: base?.version ?? null, note: '' }, actor)
      .catch((error: unknown): Published | Error => error as Error)
    if (answer instanceof Error) report.faults.push(`${key}: ${answer.message}`)
    else if (answer.ok) {
      report.published++
      bases.set(key, { version: answer.version, value: body })
      if (!(await isShown(item))) report.faults.push(`${key} is published and not shown`)
    } else if (answer.reason === 'invalid') {
      report.refused++
      if (answer.problems.length === 0 || answer.problems.some(({ field, message }) => !field || !message))
        report.faults.push(`${key} is refused without a word`)
    } else if (answer.reason !== 'unchanged') report.faults.push(`${key}: ${answer.reason}`)
  }
  return report
}
