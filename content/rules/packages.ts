import type { Problem, Source } from '../problem.ts'

/** Praise that says nothing of a room or a seat. */
const praise = /\b(perfect|ideal|best|great) (for|value|choice)\b|budget-conscious/i

/** Every trip sells packages of its own, and each says in what it differs. Their prices are in money.ts. */
export function checkPackages({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { packages = [] } }) => {
    if (packages.length === 0) {
      const message =
        'write at least one: by sharing, transport or class of stay, the first at the trip’s price'
      return [{ file, field: 'packages', message }]
    }
    return packages.flatMap(({ description }, i) => {
      const field = `packages.${i}.description`
      const [words] = praise.exec(description) ?? []
      if (words) return [{ file, field, message: `"${words}" is praise: say what this package has` }]
      if (packages.findIndex((other) => same(other.description, description)) < i)
        return [{ file, field, message: 'another package is described so: say in what this one differs' }]
      return []
    })
  })
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
