import type { EnvResult } from '../env.ts'
import { StartFailure } from '../fail.ts'
import type { Command, Outcome } from './command.ts'
import { openOperator } from './open-operator.ts'
import { removeFactor } from './remove-factor.ts'

const commands: Command[] = [removeFactor]

/** Runs what the operator typed, with the given settings; nothing lists the commands. Never throws. */
export async function runCommand([name, ...args]: string[], settings: EnvResult): Promise<Outcome> {
  if (name === undefined) return { ok: true, message: commands.map(describe).join('\n') }
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) return no(`There is no command ${name}: npm run operator lists them.`)
  if (args.length !== command.takes.length) return no(`Write it as ${usageOf(command)}.`)
  if (!settings.ok) return no(`Settings: ${settings.problems.join('; ')}.`)
  try {
    await using resources = await openOperator(settings.env)
    return await command.run(resources, ...args)
  } catch (error) {
    return no(reasonOf(error))
  }
}

const no = (message: string): Outcome => ({ ok: false, message })

/** How a command is typed. */
function usageOf({ name, takes }: Command): string {
  return ['npm run operator --', name, ...takes].join(' ')
}

function describe(command: Command): string {
  return `${usageOf(command)}\n    ${command.does}`
}

/** Without the message of a failed query, which repeats its values. */
function reasonOf(error: unknown): string {
  if (error instanceof StartFailure) return error.message
  const { cause, code = (cause as NodeJS.ErrnoException)?.code, name } = error as NodeJS.ErrnoException
  return `The command failed (${code ?? name}) and changed nothing.`
}
