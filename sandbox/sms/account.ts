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
      [
        'sandbox-departure',
        'Kafila: news of your trip on ##when## (##booking##). Please read our mail or call ##call##.',
      ],
      [
        'sandbox-details',
        'Kafila: details of ##missing## are missing for your trip on ##when## (##booking##). Fill them in at ##link## or call ##call##.',
      ],
      [
        'sandbox-review',
        'Kafila: how was your trip on ##when## (##booking##)? Review it at ##link## or call ##call##.',
      ],
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
          MSG91_DEPARTURE_TEMPLATE_ID: 'sandbox-departure',
          MSG91_DETAILS_TEMPLATE_ID: 'sandbox-details',
          MSG91_REVIEW_TEMPLATE_ID: 'sandbox-review',
        }
      : {
          TWILIO_ACCOUNT_SID: twilio.accountSid,
          TWILIO_AUTH_TOKEN: twilio.authToken,
          TWILIO_FROM: twilio.from,
        }
  return { SMS_PROVIDER: provider, SMS_API_URL: url, ...keys }
}
