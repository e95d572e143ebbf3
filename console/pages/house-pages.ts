import { exporting, exportingPlain } from './acts.ts'
import type { Pages } from './console-page.ts'

/** The house itself: staff, messages, log, system. */
export const housePages: Pages = {
  '/staff': {
    file: 'routes/staff.tsx',
    title: 'Staff',
    asks: 'staff: read',
    rail: { group: 'House', letter: 's', icon: 'shield' },
  },
  '/staff/new': {
    file: 'routes/staff-new.tsx',
    title: 'Invite somebody',
    asks: 'staff: change',
    under: '/staff',
    takes: { invite: { asks: 'staff: change', saying: 'Inviting staff' } },
  },
  '/staff/:id': {
    file: 'routes/staff-member.tsx',
    title: 'Staff member',
    asks: 'staff: read',
    under: '/staff',
    takes: {
      role: { asks: 'staff: change', saying: 'Changing a role' },
      'reset factor': { asks: 'staff: change', saying: 'Resetting a factor' },
      end: { asks: 'staff: change', saying: 'Ending access' },
    },
  },
  '/messages': {
    file: 'routes/messages.tsx',
    title: 'Messages',
    asks: 'messages: read',
    rail: { group: 'House', letter: 'w', icon: 'mail' },
    takes: { 'send again': { asks: 'message: send again', saying: 'Sending a message again' } },
  },
  '/messages/export': {
    file: 'routes/messages-export.tsx',
    title: 'Export of messages',
    asks: 'messages: read',
    under: '/messages',
    takes: exporting,
  },
  '/log': {
    file: 'routes/log.tsx',
    title: 'Log',
    asks: 'log: read',
    rail: { group: 'House', letter: 'l', icon: 'list' },
    instead: {
      manager: 'What you did stands in My log.',
      accountant: 'What was done with money stands in Money log.',
    },
  },
  '/log/own': {
    file: 'routes/log-own.tsx',
    title: 'My log',
    asks: 'log: read own',
    rail: { group: 'House', letter: 'o', icon: 'list' },
  },
  '/log/money': {
    file: 'routes/log-money.tsx',
    title: 'Money log',
    asks: 'log: read money',
    rail: { group: 'House', letter: 'k', icon: 'list' },
  },
  '/log/export': {
    file: 'routes/log-export.tsx',
    title: 'Export of the log',
    asks: 'log: read',
    under: '/log',
    takes: exportingPlain,
  },
  '/log/own/export': {
    file: 'routes/log-own-export.tsx',
    title: 'Export of my log',
    asks: 'log: read own',
    under: '/log/own',
    takes: exportingPlain,
  },
  '/log/money/export': {
    file: 'routes/log-money-export.tsx',
    title: 'Export of the money log',
    asks: 'log: read money',
    under: '/log/money',
    takes: exportingPlain,
  },
  '/system': {
    file: 'routes/system.tsx',
    title: 'System',
    asks: 'system: read',
    rail: { group: 'House', letter: 'y', icon: 'settings' },
    takes: { 'try again': { asks: 'job: try again', saying: 'Trying work again' } },
  },
  '/dev/parts': {
    file: 'routes/dev-parts.tsx',
    title: 'Parts',
    asks: 'anybody',
    takes: { try: { asks: 'anybody', saying: 'Trying a form' } },
    local: true,
  },
}
