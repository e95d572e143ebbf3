import type * as v from 'valibot'

/** Says what to write instead, for each way in which a value can miss its schema. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, requirement, received, expected } = issue
  if (type === 'strict_object' && expected === 'never') return 'there is no such field: remove it'
  if (type === 'strict_object' && expected?.startsWith('"')) return 'this field is missing: add it'
  // Only messages written in the schema do not start like this.
  if (!issue.message.startsWith('Invalid ')) return `${issue.message}, not ${received}`
  switch (type) {
    case 'min_length':
      return `write at least ${counted(issue)}, there are ${lengthOf(issue)}`
    case 'max_length':
      return `write at most ${counted(issue)}, there are ${lengthOf(issue)}`
    case 'min_value':
      return `write ${requirement} or more, not ${received}`
    case 'max_value':
      return `write ${requirement} or less, not ${received}`
    case 'integer':
      return `write a whole number, not ${received}`
    case 'iso_date':
      return `write a date as YYYY-MM-DD, not ${received}`
    case 'picklist':
      return `write one of ${expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ', ')}, not ${received}`
    default:
      return `write ${kinds[type] ?? expected}, not ${received}`
  }
}

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  array: 'a list in square brackets',
  strict_object: 'an object with its fields in curly brackets',
}

const counted = ({ input, requirement }: v.BaseIssue<unknown>) =>
  `${requirement} ${Array.isArray(input) ? 'entries' : 'characters'}`
const lengthOf = ({ input }: v.BaseIssue<unknown>) => (input as string | unknown[]).length
