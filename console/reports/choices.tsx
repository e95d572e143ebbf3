import type { Choice } from './month-choices.ts'

export function Options({ choices }: { choices: Choice[] }) {
  return choices.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ))
}
