/** The element at i, counted from the end when negative; for lists known to hold it. */
export function nth<T>(list: readonly T[], i: number): T {
  return list.at(i) as T
}

/** The element at i, starting over at the end of the list. */
export function cycle<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T
}
