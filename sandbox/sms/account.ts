/** The one customer whom the stand-in knows, at both providers. */
export const account = {
  msg91: {
    authKey: 'sandbox-authkey',
    /** By id, as registered in the panel: `##name##` is a blank. */
    templates: new Map([
      [
        'sandbox-code',
        '##code## is your Kafila code. Share it with nobody: we never ask for it.\n\n@##host## ###code##',
      ],
      ['sandbox-notice', 'Kafila: your ##what## on ##when##. Not you? Call ##call##.'],
    ]),
  },
  twilio: { accountSid: 'ACsandbox', authToken: 'sandbox-token', from: '+15005550006' },
}

/** The environment of a server whose messages come here. */
export function settingsFor(provider: 'msg91' | 'twilio', url: string): Record<string, string> {
  const { msg91, twilio } = account
  const keys: Record<string, string> =
    provider === 'msg91'
      ? {
          MSG91_AUTH_KEY: msg91.authKey,
          MSG91_TEMPLATE_ID: 'sandbox-code',
          MSG91_NOTICE_TEMPLATE_ID: 'sandbox-notice',
        }
      : {
          TWILIO_ACCOUNT_SID: twilio.accountSid,
          TWILIO_AUTH_TOKEN: twilio.authToken,
          TWILIO_FROM: twilio.from,
        }
  return { SMS_PROVIDER: provider, SMS_API_URL: url, ...keys }
}
