/** '5:30 am' or '12:00 noon', as facts write it, as HH:MM; null for anything else. */
export function readTimeOfDay(text: string): string | null {
  const [, hour, minutes, half] = /^(1[0-2]|[1-9]):([0-5]\d) (am|pm|noon)$/.exec(text) ?? []
  if (!hour || !minutes) return null
  const hours = (Number(hour) % 12) + (half === 'am' ? 0 : 12)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}
