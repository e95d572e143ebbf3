/** Where a key leads in a row of tabs, as the ARIA pattern has it: round at both ends. */
export function tabForKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  return {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[key]
}
