import type { OutboxMessage } from './outbox-store.ts'

export type MailAttachment = NonNullable<OutboxMessage['attachments']>[number]

/** Makes what goes with a mail about a booking. What does not exist is left out. */
export type AttachPapers = (
  reference: string,
  wanted: MailAttachment[],
) => Promise<{ name: string; type: string; bytes: Uint8Array }[]>
