/** Items with a key each, for React: their text, and how often it has stood in the list by then. */
export function keyed<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): [key: string, item: Item][] {
  const times = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const time = (times.get(text) ?? 0) + 1
    times.set(text, time)
    return [`${time} ${text}`, item]
  })
}
