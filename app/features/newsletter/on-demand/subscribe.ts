import { checkNewsletterForm, newsletterRefusal } from '#domain/forms/newsletter.ts'

const timeout = 20_000

/** Checks the form and posts it; `onSend` tells that what was written is right and on its way. */
export async function subscribe(
  form: HTMLFormElement,
  onSend: () => void,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const checked = checkNewsletterForm(Object.fromEntries(new FormData(form)))
  if (!checked.ok) {
    form.querySelector('input')?.focus()
    return { ok: false, message: checked.errors.email ?? '' }
  }
  onSend()
  const { status, retryAfter } = await post(form)
  return status === 200 ? { ok: true } : { ok: false, message: newsletterRefusal(status, retryAfter) }
}

/** What the server answers, or status 0 when it can't be reached. */
async function post(form: HTMLFormElement): Promise<{ status: number; retryAfter: number }> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    const { status, headers } = await fetch(form.action, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeout),
    })
    return { status, retryAfter: Number(headers.get('Retry-After')) }
  } catch {
    return { status: 0, retryAfter: 0 }
  }
}
