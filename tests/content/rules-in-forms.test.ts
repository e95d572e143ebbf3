import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shapeOf } from '../../console/content/content-kinds.ts'
import { judgeItem } from '../../console/content/open-item.ts'
import { checkContent } from '../../content/checked-content.ts'
import { fileOf, withItems } from '../../content/kinds.ts'
import { loadRawContent } from '../../content/load.ts'
import { pages } from '../../content/pages/all.ts'
import { formatProblem } from '../../content/problem.ts'
import { readFields } from '../../domain/content/fields/read-fields.ts'
import type { Item, Kind } from '../../domain/content/kinds.ts'
import { drawnPictures } from '../../server/catalogue/drawn-pictures.ts'
import { openContent } from '../../server/catalogue/open-content.ts'
import { createJudgeDraft } from '../../server/content/drafts/judge-draft.ts'
import { type RuleBreaks, ruleBreaks } from '../factories/rule-breaks.ts'
import { formOf } from '../setup/content-forms.ts'
import { itemOf } from '../setup/edit-trip.ts'

const root = join(import.meta.dirname, '../..')
const { pictures, drawn } = drawnPictures(join(root, '.generated/pictures.json'))
const { files } = await openContent({ pictures: null })
const site = { raw: await loadRawContent(), pages }
const problemsOf = (items: readonly Item[]) => {
  const { raw, pages: changed } = withItems(site, items)
  return checkContent(raw, changed, pictures, drawn).problems
}
const before = new Set(problemsOf([]).map(formatProblem))

/** Things of the content after somebody has sent these forms, one after the other. */
function afterForms(tried: readonly RuleBreaks[]): Map<string, Item> {
  const changed = new Map<string, Item>()
  for (const { of, section: name, typed } of tried) {
    const [kind, id = ''] = of.split('/') as [Kind, string]
    const item = changed.get(of) ?? itemOf(files, kind, id)
    const { sections, toForm, fromForm } = shapeOf(kind, item.value)
    const section = sections.find((one) => one.name === name)
    if (!section) throw new Error(`there is no section ${name}`)
    const held = toForm(item.value)
    const form = formOf(section, held)
    for (const [field, value] of Object.entries(typed)) form.set(field, value)
    changed.set(of, { ...item, value: fromForm(readFields(section.fields, form, held)) })
  }
  return changed
}

/** Asks all rules once about all of these together, and holds what the form of each says against what is expected of it. */
async function expectSaid(tried: readonly RuleBreaks[]): Promise<void> {
  const changed = afterForms(tried)
  const found = problemsOf([...changed.values()])
  const judge = createJudgeDraft({
    content: { fileOf },
    readLive: async () => ({ used: [] }),
    judge: async (item) =>
      found.filter(
        ({ file, field, ...rest }) =>
          (file === fileOf(item.kind, item.source) &&
            (item.kind !== 'place' || field.startsWith(`${item.id}.`))) ||
          !before.has(formatProblem({ file, field, ...rest })),
      ),
  })
  for (const { of, said } of tried) {
    const item = changed.get(of) as Item
    const shape = shapeOf(item.kind, item.value)
    const problems = await judgeItem({ judge }, { item, shape })
    for (const [rule, [at, sentence]] of Object.entries(said))
      expect(problems, `${rule} of ${of}`).toContainEqual(
        expect.objectContaining({ at, said: expect.stringMatching(sentence) }),
      )
  }
}

/** The rules that look for what is too much alike are asked with all of another trip. */
function alike(): RuleBreaks[] {
  const other = itemOf(files, 'trip', 'lw2').value as Record<string, unknown>
  const lines = (name: string) => (other[name] as string[]).join('\n')
  const gallery = (other.gallery as string[]).map((name, i) => [`gallery.${i}`, name])
  return [
    {
      of: 'trip/lw6',
      section: 'words',
      typed: {
        description: String(other.description),
        ...Object.fromEntries(['highlights', 'inclusions', 'exclusions'].map((name) => [name, lines(name)])),
      },
      said: { repetition: ['description', /% of the text stands in/] },
    },
    {
      of: 'trip/lw6',
      section: 'pictures',
      typed: { ...Object.fromEntries(gallery), 'gallery.entries': String(gallery.length) },
      said: { galleries: ['gallery', /^Its pictures are those of/] },
    },
  ]
}

test('every rule speaks beside the field that breaks it, or on top of the form', async () => {
  const tried = [...ruleBreaks, ...alike()]
  await expectSaid(ruleBreaks)
  await expectSaid(alike())
  const folder = join(root, 'content/rules')
  const rules = readdirSync(folder).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /: Problem\[\] \{|export const check/.test(readFileSync(join(folder, file), 'utf8')),
  )
  const met = new Set(['ids', 'trip-ids', ...tried.flatMap(({ said }) => Object.keys(said))])
  expect(rules.map((file) => file.slice(0, -3)).filter((rule) => !met.has(rule))).toEqual([])
})
