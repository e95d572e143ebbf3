/** The trips that a tab remembers. Anybody may have written there, so only what looks like the id of a trip is taken. */
export function restoreTripIds(saved: unknown): readonly string[] {
  if (!Array.isArray(saved)) return []
  return saved.filter((id) => typeof id === 'string' && /^[\w-]{1,60}$/.test(id))
}
