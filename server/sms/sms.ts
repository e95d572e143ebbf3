/** A message as any provider can send it: by its text, or by a template that is registered with the provider. */
export type Sms = {
  /** Digits with the country code. */
  phone: string
  text: string
  template: 'code' | 'notice' | 'departure' | 'details' | 'review'
  /** What stands in the blanks of the template. */
  variables: Record<string, string>
}

/** `message` is fit for anybody's eyes; `final` when another try with this message is no use. */
export type SmsTaken = { ok: true } | { ok: false; message: string; final: boolean }

export type SmsProvider = { send: (sms: Sms) => Promise<SmsTaken> }
