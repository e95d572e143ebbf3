/** Two texts of one thing put together, by what each of them changed in the one they come from. What both changed stays as `ours` has it. */
export function merge(origin: unknown, theirs: unknown, ours: unknown): unknown {
  if (isSame(theirs, ours) || isSame(origin, theirs)) return ours
  if (isSame(origin, ours)) return theirs
  if (isHeld(theirs) && isHeld(ours)) return mergeFields(isHeld(origin) ? origin : {}, theirs, ours)
  if (areEntries(theirs) && areEntries(ours) && theirs.length === ours.length) {
    const before = Array.isArray(origin) && origin.length === ours.length ? origin : []
    return ours.map((entry, i) => merge(before[i], theirs[i], entry))
  }
  return ours
}

type Held = Record<string, unknown>

/** In the order of ours, with what only theirs has behind it. */
function mergeFields(origin: Held, theirs: Held, ours: Held): Held {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = merge(origin[name], theirs[name], ours[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Lists of words and numbers are one thing: half of each would be neither. */
function areEntries(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every(isHeld)
}

function isHeld(value: unknown): value is Held {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
