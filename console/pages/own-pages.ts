import type { Pages } from './console-page.ts'

const loggingIn = { asks: 'anybody', saying: 'Logging in' } as const
const signingOut = { asks: 'own devices: sign out', saying: 'Signing out' } as const
const changingAccount = { asks: 'own account: change', saying: 'Changing this account' } as const

/** What everybody has: the day, the way in, their account. */
export const ownPages: Pages = {
  '/': {
    file: 'routes/today.tsx',
    title: 'Today',
    asks: 'today: read',
    rail: { letter: 't', icon: 'today' },
  },
  '/login': {
    file: 'routes/login.tsx',
    title: 'Log in',
    asks: 'anybody',
    takes: {
      number: loggingIn,
      code: loggingIn,
      factor: loggingIn,
      enrol: loggingIn,
      'ask for passkey': loggingIn,
      passkey: loggingIn,
    },
  },
  '/account': {
    file: 'routes/account.tsx',
    title: 'My account',
    asks: 'own account: read',
    takes: {
      look: { asks: 'own account: read', saying: 'Choosing colours and keys' },
      'sign out': signingOut,
      'sign out everywhere': signingOut,
      'end device': signingOut,
      'ask for passkey': changingAccount,
      'add passkey': changingAccount,
      'remove passkey': changingAccount,
      'new recovery codes': changingAccount,
    },
  },
}
