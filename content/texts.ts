import { createMemo } from '#domain/steps/memo.ts'
import type { Source } from './problem.ts'

/** A text that may be shown, where it stands, and whether tokens are filled in there. */
export type Text = { file: string; field: string; text: string; filled: boolean }

/** Every text of the catalogue. */
export function allTexts({ trips, posts, places, coupons, siteFacts, pages }: Source): Text[] {
  return [
    ...tripTexts(trips),
    ...posts.flatMap(({ file, value }) => textsOnce(value, file, value)),
    ...places.flatMap(({ file, value }) => textsOnce(value, file, [value])),
    ...coupons.flatMap(({ file, value }) => textsOnce(value, file, value)),
    ...(siteFacts ? textsOnce(siteFacts.company, 'content/site/company.ts', siteFacts.company) : []),
    ...Object.entries(pages).flatMap(([name, page]) => textsIn(page, `content/pages/${fileOf(name)}.ts`)),
  ]
}

/** Every text of these trips. */
export function tripTexts(trips: Source['trips']): Text[] {
  return trips.flatMap(({ file, value }) => {
    const { route: _, ...trip } = value
    return textsOnce(value, file, trip)
  })
}

const known = createMemo<object, Text[]>()

/** What was read of a file is read once, however many rules ask for its texts and however often. */
function textsOnce(read: object, file: string, held: unknown): Text[] {
  const texts = known.get(read) ?? textsIn(held, file)
  known.set(read, texts)
  return texts
}

/** whyUs stands in why-us.ts. */
const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const filledFields: Record<string, RegExp> = {
  'content/pages/faq.ts': /\.answer$/,
  'content/pages/faq-page.ts': /^asked\..*\.short$/,
  'content/pages/home.ts': /^sections\..*\.text$/,
  'content/pages/newsletter.ts': /^points\..*\.text$/,
  'content/pages/privacy.ts': /(\.paragraphs|^inShort)\.\d+$/,
  'content/pages/terms.ts': /(\.paragraphs|^inShort)\.\d+$/,
}

function textsIn(value: unknown, file: string, field = ''): Text[] {
  if (typeof value === 'string') {
    return [{ file, field, text: value, filled: filledFields[file]?.test(field) ?? false }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? (nameOf(inner) ?? key) : key
    return textsIn(inner, file, field ? `${field}.${name}` : name)
  })
}

/** Entries of a list are found by their id, if they have one. */
function nameOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null
  if ('id' in entry && typeof entry.id === 'string') return entry.id
  return 'slug' in entry && typeof entry.slug === 'string' ? entry.slug : null
}
