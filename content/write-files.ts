import { posix } from 'node:path'
import { stringify } from 'yaml'
import type { Item } from '#domain/content/kinds.ts'
import { fileOf } from './kinds.ts'

/** A file of content as it would be written for these things; `written` is what stands there now, if anything. */
export function textOfFile([first, ...others]: [Item, ...Item[]], written: string | null): string {
  const { kind, source, value } = first
  switch (kind) {
    case 'post':
      return textOfPost(value as Record<string, unknown>)
    case 'page':
      return `${headOfPage(written ?? '')}${JSON.stringify(value)}\n`
    case 'trip':
      return `${headOf(source, 'TripContent')}export const trip: TripContent = ${JSON.stringify(value)}\n`
    case 'coupon':
      return `import type { Coupon } from '#domain/money/coupon.ts'\n\nexport const coupon: Coupon = ${JSON.stringify(value)}\n`
    case 'site':
      return `${headOfPage(written ?? '')}${JSON.stringify(value)}\n`
    case 'place': {
      const values = [first, ...others].map((item) => item.value)
      return `${headOf(source, 'PlaceContent')}${commentIn(written)}export const places: PlaceContent[] = ${JSON.stringify(values)}\n`
    }
  }
}

function headOf(source: string, type: string): string {
  const folder = posix.dirname(fileOf('trip', source))
  return `import type { ${type} } from '${posix.relative(folder, 'content/schema.ts')}'\n\n`
}

/** What the places of a file have in common stands above them. */
function commentIn(written: string | null): string {
  return /^\/\*\*[^\n]*\*\/\n(?=export )/m.exec(written ?? '')?.[0] ?? ''
}

/** Name and type of a page stay as they are, with the imports that the type needs. */
function headOfPage(written: string): string {
  const [declared = ''] = /^export const [^=]+= /m.exec(written) ?? []
  const imports = written.match(/^import [^\n]+\n/gm) ?? []
  const names = new Set(declared.split(/\W+/))
  const needed = imports.filter((line) =>
    line.split(/\W+/).some((word) => names.has(word) && /^[A-Z]/.test(word)),
  )
  return `${needed.join('')}\n${declared}`
}

function textOfPost({ slug: _slug, body, ...fields }: Record<string, unknown>): string {
  return `---\n${stringify(fields, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n\n${String(body)}\n`
}
