/** The option that an arrow key leads to, around the ends; from the field (-1) to the first or the last. */
export function nextOption(active: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1
  if (active < 0) return direction === 1 ? 0 : count - 1
  return (active + direction + count) % count
}
