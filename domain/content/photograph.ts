import type { PictureShape } from './picture-shapes.ts'

/** Where a photograph of the operator's own stands in content: by what it shows, so that it never changes. */
const base = '/images/photo/'
const hashPattern = /^[0-9a-f]{24}$/
const namePattern = /^\/images\/photo\/([0-9a-f]{24})$/
const filePattern = /^\/images\/photo\/([0-9a-f]{24})-(wide|tall|banner|square)\.([1-9]\d{2,3})\.(avif|webp)$/

export type PhotographFile = { hash: string; shape: PictureShape; width: number; type: 'avif' | 'webp' }

export function isPhotographHash(text: string): boolean {
  return hashPattern.test(text)
}

export function photographAddress(hash: string): string {
  return base + hash
}

/** The photograph that content names by this address; undefined where it names something else. */
export function photographAt(address: string): string | undefined {
  return namePattern.exec(address)?.[1]
}

export function photographFileAt(path: string): PhotographFile | null {
  const [, hash, shape, digits, type] = filePattern.exec(path) ?? []
  if (hash === undefined) return null
  return { hash, shape: shape as PictureShape, width: Number(digits), type: type as 'avif' | 'webp' }
}

/** Every photograph of the operator's own that a value of the content names, with the field that names it. */
export function photographsIn(value: unknown, way: string[] = []): { hash: string; field: string }[] {
  if (typeof value === 'string') {
    const hash = photographAt(value)
    return hash === undefined ? [] : [{ hash, field: way.join('.') }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => photographsIn(part, [...way, key]))
}
