import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#database/client.ts'
import { listNewest } from '../mail/outbox-store.ts'

const shown = 200

/** What would have been sent, newest first. */
export function outboxPages(db: Database): Hono {
  const pages = new Hono()
  pages.get('/outbox.json', async (c) => {
    const messages = await listNewest(db, shown)
    return c.json(
      messages.map(({ channel, recipient, subject, replyTo, body, attachments, createdAt }) => ({
        channel,
        to: recipient,
        ...(subject === null ? {} : { subject }),
        ...(replyTo === null ? {} : { replyTo }),
        body,
        ...(attachments === null ? {} : { attachments }),
        at: createdAt.toISOString(),
      })),
    )
  })
  pages.get('/outbox', async (c) => {
    const messages = await listNewest(db, shown)
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    return c.html(html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox</title>
        <h1>Outbox</h1>
        <p>${messages.length === 0 ? 'Nothing has been sent yet.' : `${messages.length} newest messages.`}</p>
        ${messages.map(
          (message) => html`<article>
            <h2>${message.subject ?? message.channel}</h2>
            <p>${message.channel} to ${message.recipient}, ${message.createdAt.toISOString()}, ${message.sentAt ? 'sent' : message.refusedAt ? 'refused for good' : 'kept here'}</p>
            <pre>${message.body}</pre>
            ${message.attachments && html`<p>With: ${message.attachments.join(', ')}</p>`}
          </article>`,
        )}
      </html>`)
  })
  return pages
}
