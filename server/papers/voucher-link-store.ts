import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { voucherLinks } from '#database/schema/papers.ts'

/** Which link of a booking opens its voucher; `madeAt` is null for the first. */
export type VoucherLink = { number: number; madeAt: Date | null }

const firstLink: VoucherLink = { number: 1, madeAt: null }

export async function findVoucherLink(db: Pick<Database, 'select'>, reference: string): Promise<VoucherLink> {
  const [link] = await db.select().from(voucherLinks).where(eq(voucherLinks.reference, reference))
  return link ?? firstLink
}

/** By the booking's reference. */
export async function listVoucherLinks(
  db: Pick<Database, 'select'>,
  references: string[],
): Promise<(reference: string) => VoucherLink> {
  const rows =
    references.length === 0
      ? []
      : await db.select().from(voucherLinks).where(inArray(voucherLinks.reference, references))
  const links = new Map(rows.map((row) => [row.reference, row]))
  return (reference) => links.get(reference) ?? firstLink
}

/** The next link takes the place of this one. What is not the one that opens stays as it is, so two presses withdraw once. */
export async function replaceVoucherLink(
  db: Pick<Database, 'insert'>,
  { reference, number }: { reference: string; number: number },
  at: Date,
): Promise<void> {
  const next = { number: number + 1, madeAt: at }
  await db
    .insert(voucherLinks)
    .values({ reference, ...next })
    .onConflictDoUpdate({
      target: voucherLinks.reference,
      set: next,
      setWhere: eq(voucherLinks.number, number),
    })
}
