import { type Env, givenSettings, readEnv, settingNames } from '../env.ts'
import { showTable } from '../operator/show-table.ts'
import { capabilities, type Missing } from './capabilities.ts'
import { codeOf, type Reached, timeLimit } from './reached.ts'

/** What the doctor says, and whether all that is set works. */
export type Diagnosis = { ok: boolean; text: string }

/** Tables of what is set, what is missing for what, and what could be reached. Names of settings stand in it, and no value of any. */
export async function examine(): Promise<Diagnosis> {
  const given = givenSettings()
  const isGiven = (name: string) => name in given
  const settings = showTable(
    { columns: ['setting', 'state'], rows: settingNames.map((name) => [name, isGiven(name) ? 'set' : '-']) },
    false,
  )
  const read = readEnv()
  if (!read.ok) return { ok: false, text: `${settings}\n\nSettings: ${read.problems.join('; ')}.` }
  const names = Object.keys(capabilities)
  const found = await Promise.all(names.map((name) => look(name, read.env, isGiven)))
  const rows = names.map((name, i) => [name, ...tell(found[i] as Reached | Missing, isGiven)])
  const table = showTable({ columns: ['capability', 'state', 'found'], rows }, false)
  return { ok: rows.every(([, state]) => state !== 'fails'), text: `${settings}\n\n${table}` }
}

async function look(name: string, env: Env, isGiven: (name: string) => boolean): Promise<Reached | Missing> {
  const late = new Promise<Reached>((resolve) => {
    const note = `no answer within ${timeLimit / 1000} seconds`
    setTimeout(() => resolve({ ok: false, note }), timeLimit).unref()
  })
  try {
    return await Promise.race([late, capabilities[name]?.(env, isGiven) ?? late])
  } catch (error) {
    return { ok: false, note: `it can’t be examined (${codeOf(error)})` }
  }
}

function tell(found: Reached | Missing, isGiven: (name: string) => boolean): [string, string] {
  if ('ok' in found) return [found.ok ? 'works' : 'fails', found.note]
  const missing = found.missing.filter((name) => !isGiven(name))
  return ['off', `missing: ${missing.join(', ')}; ${found.meanwhile}`]
}
