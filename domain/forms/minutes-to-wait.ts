/** So many seconds in whole minutes, never too few: '1 minute', '10 minutes'. */
export function minutesToWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
