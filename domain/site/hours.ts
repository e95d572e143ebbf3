import type { Site } from './site.ts'

/** 'Mon-Fri 9am-6pm, Sat 10am-4pm, Sun closed': how every page says when somebody is there. */
export function sayHours(hours: Site['hours']): string {
  return hours.map(({ days, time }) => `${days} ${time}`).join(', ')
}

/** 'Mon-Fri 9am-6pm, Sat 10am-4pm', for inside a sentence: closed days are left out. */
export function sayOpenHours(hours: Site['hours']): string {
  return sayHours(hours.filter(({ time }) => time !== 'closed'))
}
