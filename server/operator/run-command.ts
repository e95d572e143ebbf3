import type { EnvResult } from '../env.ts'
import { StartFailure } from '../fail.ts'
import { allowClaim } from './allow-claim.ts'
import { applications } from './applications.ts'
import { bookings } from './bookings.ts'
import { books } from './books.ts'
import { cancelDeparture } from './cancel-departure.ts'
import { close } from './close.ts'
import { type Command, no, type Outcome, yes } from './command.ts'
import { content } from './content.ts'
import { departures } from './departures.ts'
import { enquiries } from './enquiries.ts'
import { jobs } from './jobs.ts'
import { log } from './log.ts'
import { openOperator } from './open-operator.ts'
import { outbox } from './outbox.ts'
import { payOut } from './pay-out.ts'
import { readArguments, usageOf } from './read-arguments.ts'
import { refund } from './refund.ts'
import { removeFactor } from './remove-factor.ts'
import { reopen } from './reopen.ts'
import { runDeparture } from './run-departure.ts'
import { secrets } from './secrets.ts'
import { soldByPhone } from './sold-by-phone.ts'
import { staff } from './staff.ts'
import { subscribers } from './subscribers.ts'
import { tcs } from './tcs.ts'

const commands: Command[] = [
  departures,
  bookings,
  books,
  tcs,
  soldByPhone,
  close,
  reopen,
  runDeparture,
  cancelDeparture,
  refund,
  allowClaim,
  payOut,
  removeFactor,
  staff,
  secrets,
  enquiries,
  applications,
  subscribers,
  outbox,
  jobs,
  log,
  content,
]

/** Runs what the operator typed, with the given settings; nothing lists the commands. Never throws. */
export async function runCommand([name, ...typed]: string[], settings: EnvResult): Promise<Outcome> {
  if (name === undefined) return yes(commands.map(describe).join('\n'))
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) return no(`There is no command ${name}: npm run operator lists them.`)
  const read = readArguments(command, typed)
  if (!read.ok) return no(read.message)
  if (!settings.ok) return no(`Settings: ${settings.problems.join('; ')}.`)
  try {
    await using resources = await openOperator(settings.env)
    return await command.run(resources, read.args, read.options)
  } catch (error) {
    return no(reasonOf(error, command))
  }
}

function describe(command: Command): string {
  return `${usageOf(command)}\n    ${command.does}`
}

/** Without the message of a failed query, which repeats its values. */
function reasonOf(error: unknown, { resumable = false }: Command): string {
  if (error instanceof StartFailure) return error.message
  const { cause, code = (cause as NodeJS.ErrnoException)?.code, name } = error as NodeJS.ErrnoException
  const changed = resumable ? 'stopped: run it again, and it goes on' : 'changed nothing'
  return `The command failed (${code ?? name}) and ${changed}.`
}
