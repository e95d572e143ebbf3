/** What a trip is called where room is small: its name up to the colon. */
export function shortTitle({ title }: { title: string }): string {
  return title.split(':', 1)[0] ?? title
}
