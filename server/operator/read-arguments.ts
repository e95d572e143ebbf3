import { readDate } from '#domain/calendar/calendar-date.ts'
import type { Command, Options } from './command.ts'

const usages: Record<keyof Options, string> = { since: '[--since 2026-11-01]', csv: '[--csv]' }

/** How a command is typed. */
export function usageOf({ name, takes, options = [] }: Command): string {
  return ['npm run operator --', name, ...takes, ...options.map((option) => usages[option])].join(' ')
}

/** What was typed after a command's name, or a sentence about what is wrong with it. */
export function readArguments(
  command: Command,
  typed: string[],
): { ok: true; args: string[]; options: Options } | { ok: false; message: string } {
  const wrong = { ok: false, message: `Write it as ${usageOf(command)}.` } as const
  const args: string[] = []
  const options: Options = { since: null, csv: false }
  const rest = typed.values()
  for (const word of rest) {
    const option = word.startsWith('--') ? (word.slice(2) as keyof Options) : null
    if (option === null) args.push(word)
    else if (!command.options?.includes(option)) return wrong
    else if (option === 'csv') options.csv = true
    else {
      const { value = '' } = rest.next()
      options.since = readDate(value)
      if (options.since === null)
        return { ok: false, message: `${value || 'Nothing'} is no date: write it as 2026-11-01.` }
    }
  }
  const least = command.takes.filter((what) => !what.startsWith('[')).length
  return args.length < least || args.length > command.takes.length ? wrong : { ok: true, args, options }
}
