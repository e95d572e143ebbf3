export function inTwos<T>(list: T[]): T[][] {
  return list.flatMap((_, i) => (i % 2 === 0 ? [list.slice(i, i + 2)] : []))
}
