/** Today and yesterday in UTC: no window is longer than a day, so every open one was opened under one of the two keys. */
export function keyDays(at: Date): [today: string, yesterday: string] {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  return [day(at.getTime()), day(at.getTime() - 86_400_000)]
}
