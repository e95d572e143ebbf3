import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { isRole, roles } from '#domain/staff/roles.ts'
import { writeLog } from '../audit/write-log.ts'
import { parsePhone } from '../auth/codes/e164.ts'
import { allowedCountry } from '../sms/allowed-country.ts'
import { createQueueNotice } from '../sms/queue-notice.ts'
import { createAddStaff, type StaffAdded } from '../staff/people/add-staff.ts'
import { createChangeStaff, type StaffChanged } from '../staff/people/change-staff.ts'
import { createTakeNewOwner } from '../staff/people/new-owner-act.ts'
import type { ListedPerson } from '../staff/people/staff-store.ts'
import { type Command, no, type Outcome, yes } from './command.ts'
import type { OperatorResources } from './open-operator.ts'
import { showInIndia } from './show-in-india.ts'
import { showTable } from './show-table.ts'

const actor: Actor = { kind: 'command line' }
const columns = ['name', 'phone', 'role', 'since (IST)', 'last login (IST)', 'two-step login', 'ended (IST)']
const usage =
  'Write it as staff list, staff add +919876543210 owner "Name", staff end +919876543210, or staff reset-factor +919876543210.'
const noPhone = 'That is no phone number: write it with its country code, such as +919876543210.'

/** The first owner is made here, and it is the way in when all else fails. */
export const staff: Command = {
  name: 'staff',
  takes: ['<list|add|end|reset-factor>', '[phone]', '[role]', '[name]'],
  options: ['csv'],
  does: 'lists who may use the console, adds somebody (a role is owner, manager, accountant or captain), ends access, or lets somebody set up two-step login anew',
  async run(resources, [word, phone, role, name, ...rest], { csv }) {
    const people = changesOf(resources)
    const given = [phone, role, name].filter((part) => part !== undefined).length
    if (rest.length > 0) return no(usage)
    if (word === 'list' && given === 0) {
      const rows = await people.list()
      if (rows.length === 0 && !csv)
        return yes('Nobody works here yet: staff add +919876543210 owner "Name".')
      return yes(showTable({ columns, rows: rows.map(cells) }, csv))
    }
    if (word === 'add' && given === 3) return add(resources, phone ?? '', role ?? '', name ?? '')
    if (given !== 1 || (word !== 'end' && word !== 'reset-factor')) return no(usage)
    const digits = parsePhone((phone ?? '').replace(/[()-]/g, ''))
    if (!digits) return no(noPhone)
    const found = (await people.list()).find((person) => person.phone === digits && !person.endedAt)
    if (!found) return no(`Nobody with the number ${displayPhone(digits)} works here.`)
    if (word === 'end') return showEnded(await people.end(found.id, actor), found)
    return showReset(await people.resetFactor(found.id, actor), found)
  },
}

function changesOf({ db, clock, site }: OperatorResources) {
  const queueNotice = createQueueNotice({ site })
  return createChangeStaff({ db, clock, queueNotice, takeApproval: createTakeNewOwner({ clock }), writeLog })
}

async function add(
  { env, db, clock }: OperatorResources,
  phone: string,
  role: string,
  name: string,
): Promise<Outcome> {
  if (!isRole(role)) return no(`There is no role ${role}: it is one of ${roles.join(', ')}.`)
  const mayReceive = (digits: string) => allowedCountry(digits, env.sms.countries)
  const addStaff = createAddStaff({
    db,
    clock,
    mayReceive,
    takeApproval: createTakeNewOwner({ clock }),
    writeLog,
  })
  return showAdded(await addStaff({ phone, name, role }, actor), role)
}

function showAdded(added: StaffAdded, role: string): Outcome {
  if (added.ok)
    return yes(
      `Added as ${role}. The first login at /console asks for a code by SMS and sets up the authenticator app.`,
    )
  switch (added.reason) {
    case 'not a phone':
      return no(noPhone)
    case 'country':
      return no('Codes are not sent to numbers of that country: SMS_COUNTRIES names those that get them.')
    case 'not a name':
      return no('A name has 1 to 80 characters.')
    case 'taken':
      return no('Somebody with that number works here already.')
    default:
      return no(`Nobody was added: ${added.reason}.`)
  }
}

function showEnded(changed: StaffChanged, { name, phone }: ListedPerson): Outcome {
  if (changed.ok) return yes(`The access of ${name}, ${displayPhone(phone)}, has ended.`)
  if (changed.reason === 'last owner') return no('That is the last owner: add another one first.')
  return no(`Nothing was changed: ${changed.reason}.`)
}

function showReset(changed: StaffChanged, { name, phone }: ListedPerson): Outcome {
  if (!changed.ok) return no(`Nothing was changed: ${changed.reason}.`)
  return yes(
    `Two-step login of ${name}, ${displayPhone(phone)}, is removed and every device signed out: the next login sets it up anew.`,
  )
}

function cells({ name, phone, role, activeFrom, lastSignInAt, hasApp, endedAt }: ListedPerson): string[] {
  return [
    name,
    phone && displayPhone(phone),
    role,
    showInIndia(activeFrom),
    showInIndia(lastSignInAt),
    hasApp ? 'yes' : 'no',
    showInIndia(endedAt),
  ]
}
