/** How content is shown as a form: from these rows come forms, the places of errors, the words of a difference and the tests that nothing is missing. */

export type Option = { value: string | number; title: string }

type Said = {
  label: string
  help?: string
  /** It may be left empty: then the content has no such field. */
  optional?: true
}

/** `way` names it in the form; `has` is the field by which a value of it is known. */
export type Way = { way: string; title: string; has: string; fields: Fields }

export type Control =
  /** `lines` of a box for longer text; one line without. */
  | { control: 'text'; longest: number; lines?: number }
  | { control: 'number'; unit?: string; fraction?: true }
  | { control: 'date' }
  /** An id that stays as it is. */
  | { control: 'fixed' }
  /** `flag` is true or left out, `tick` true or false. */
  | { control: 'flag' | 'tick' }
  | { control: 'choice' | 'several'; options: readonly Option[] }
  /** A text on each line. */
  | { control: 'texts'; longest: number }
  /** A drawn picture by its name, or a photograph with its address and what it shows. */
  | { control: 'picture' | 'pictures' }
  /** The id of a place, a trip. */
  | { control: 'place' }
  /** Numbers by date. */
  | { control: 'dated'; unit: string }
  | { control: 'group'; fields: Fields }
  /** `one` names an entry: 'Day'. */
  | { control: 'list'; one: string; fields: Fields }
  /** One of several shapes, or none where `absent` says what that means. */
  | { control: 'either'; absent?: string; ways: readonly Way[] }

export type Field = Said & Control
export type Fields = { readonly [name: string]: Field }
export type Section = { name: string; title: string; fields: Fields }

export const text = (
  label: string,
  longest: number,
  more: Partial<Said> & { lines?: number } = {},
): Field => ({
  control: 'text',
  label,
  longest,
  ...more,
})
export const number = (
  label: string,
  unit?: string,
  more: Partial<Said> & { fraction?: true } = {},
): Field => ({ control: 'number', label, unit, ...more })
export const texts = (label: string, longest: number, more: Partial<Said> = {}): Field => ({
  control: 'texts',
  label,
  longest,
  ...more,
})
export const choice = (label: string, options: readonly Option[], more: Partial<Said> = {}): Field => ({
  control: 'choice',
  label,
  options,
  ...more,
})
export const flag = (label: string, help?: string): Field => ({
  control: 'flag',
  label,
  help,
  optional: true,
})
export const group = (label: string, fields: Fields, help?: string): Field => ({
  control: 'group',
  label,
  fields,
  help,
})
export const list = (label: string, one: string, fields: Fields, more: Partial<Said> = {}): Field => ({
  control: 'list',
  label,
  one,
  fields,
  ...more,
})

/** Titles by value, in their order. */
export const optionsOf = (titles: Readonly<Record<string, string>>): Option[] =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))
