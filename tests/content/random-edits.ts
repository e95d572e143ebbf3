import fc from 'fast-check'
import { addresses, shapeOf } from '../../console/content/content-kinds.ts'
import { type Item, kinds } from '../../domain/content/kinds.ts'
import type { ContentDesk } from '../../server/content/create-content.ts'
import { formOf } from '../setup/content-forms.ts'

/** A desk of the console: who asks is an owner, and what is asked is what a page of it would send. */
export type EditingDesk = {
  content: ContentDesk
  ask: (path: string, form?: URLSearchParams) => Promise<{ status: number; text: string }>
  /** Whether the site shows a thing after it was published. */
  isShown: (item: Pick<Item, 'kind' | 'id'>) => Promise<boolean>
}

type Saved = {
  ok: boolean
  reason?: string
  revision: number
  problems: { label: string; said: string }[]
}

/** One control of a section that somebody types into, or a button of one of its lists. */
type Edit = { item: Item; section: number; at: number; typed: (old: string) => string; button: string | null }

/** What somebody might type: slightly other words and numbers, which may well pass, and anything at all. */
const typing: fc.Arbitrary<Edit['typed']> = fc.oneof(
  fc.constantFrom<Edit['typed'][]>(
    (old) => `${old} and more`,
    (old) => old.slice(0, -1),
    (old) => old.toUpperCase(),
    (old) => `${old}\n${old}`,
    (old) => String(Number(old) + 1),
    (old) => String(Number(old) * 2),
    () => '',
    () => 'yes',
    () => '2027-02-30',
    () => '2027-03-04',
    () => 'x'.repeat(20_000),
  ),
  fc.integer({ min: -2, max: 300_000 }).map((typed) => () => String(typed)),
  fc.string({ unit: 'binary', maxLength: 60 }).map((typed) => () => typed),
  fc.string({ maxLength: 60 }).map((typed) => (old: string) => old + typed),
)
const buttons = fc.oneof(
  { weight: 9, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom('up', 'down', 'remove', 'add') },
)

/** As many of each kind, though there are more trips than coupons. */
function edits(files: readonly Item[]): fc.Arbitrary<Edit> {
  const item = fc.oneof(
    ...kinds.map((kind) => fc.constantFrom(...files.filter((file) => file.kind === kind))),
  )
  return fc.record({ item, section: fc.nat(), at: fc.nat(), typed: typing, button: buttons })
}

export type EditsReport = { published: number; refused: number; faults: string[] }

/** Edits of any field as the editor's own forms send them: each is refused with a field and a sentence, or is published and its page is shown. */
export async function randomEdits(
  desk: EditingDesk,
  { runs, seed }: { runs: number; seed: number },
): Promise<EditsReport> {
  const report: EditsReport = { published: 0, refused: 0, faults: [] }
  for (const edit of fc.sample(edits(desk.content.files), { numRuns: runs, seed })) {
    const { kind, id } = edit.item
    const fault = await tryEdit(desk, edit, report)
    if (fault) report.faults.push(`${kind}/${id}: ${fault}`)
    const draft = await desk.content.drafts.read({ kind, id })
    const drop = new URLSearchParams({ do: 'drop', revision: String(draft?.revision ?? '') })
    if (draft && (await desk.ask(addresses[kind](id), drop)).status !== 303)
      report.faults.push(`${kind}/${id}: its draft can’t be given up`)
  }
  return report
}

/** What is wrong with how it was answered; null where nothing is. */
async function tryEdit(desk: EditingDesk, edit: Edit, report: EditsReport): Promise<string | null> {
  const { kind, id } = edit.item
  const address = addresses[kind](id)
  const shown = (await desk.content.listItems()).find((item) => item.kind === kind && item.id === id)
  const form = editedForm(edit, shown?.value)
  const sent = await desk.ask(address, form)
  if (sent.status === 422 || sent.status === 413) {
    report.refused++
    return null
  }
  if (sent.status !== 200) return `saving is answered ${sent.status}`
  const saved = JSON.parse(sent.text) as Saved
  if (saved.reason === 'conflict') return 'saving is a conflict with nobody'
  if (saved.problems.some(({ label, said }) => !label || !said)) return 'it is refused without a word'
  if (!saved.ok) {
    report.refused++
    return saved.problems.length > 0 ? null : 'it is refused without a problem'
  }
  const publish = new URLSearchParams({ do: 'publish', revision: String(saved.revision), note: '' })
  const answer = await desk.ask(`${address}/publish`, publish)
  if (answer.status === 303) {
    report.published++
    if (saved.problems.length > 0) return 'it is published against a rule'
    return (await desk.isShown(edit.item)) ? null : 'it is published and not shown'
  }
  if (answer.status !== 422) return `publishing is answered ${answer.status}`
  report.refused++
  return /role="alert"/.test(answer.text) ? null : 'publishing is refused without a word'
}

/** A section as its page has it, with one of its controls typed otherwise. */
function editedForm({ item, section, at, typed, button }: Edit, value: unknown): URLSearchParams {
  const shape = shapeOf(item.kind, value)
  const chosen = shape.sections[section % shape.sections.length]
  if (!chosen) throw new Error(`${item.kind} has no section`)
  const form = formOf(chosen, shape.toForm(value))
  const names = [...form.keys()].filter((name) => name !== 'do' && name !== 'section')
  const lists = names.filter((name) => name.endsWith('.entries'))
  const list = lists[at % Math.max(1, lists.length)]
  if (button && list) form.set('change', `${button} ${list.slice(0, -'.entries'.length)} 0`)
  const name = names[at % Math.max(1, names.length)]
  if (!button && name) form.set(name, typed(form.get(name) ?? ''))
  form.set('revision', '')
  form.set('way', 'script')
  return form
}
