import type { Database } from '#database/client.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import type { CreditNote, Invoice } from '#domain/papers/paper.ts'
import { financialYear, type PaperKind, paperNumber } from '#domain/papers/paper-number.ts'
import { insertPaper, type Paper, takeCounter } from './paper-store.ts'

/** Numbers a paper and writes it down, in the caller's transaction: rolled back, its number was never given. */
export async function issuePaper<Content extends Invoice | CreditNote>(
  tx: Pick<Database, 'execute' | 'select' | 'insert'>,
  { kind, reference, at }: { kind: PaperKind; reference: string; at: Date },
  write: (numbered: { number: string; date: string }) => Content,
): Promise<Paper & { content: Content }> {
  const date = dateInIndia(at)
  const year = financialYear(date)
  const counter = await takeCounter(tx, kind, year)
  const number = paperNumber(kind, date, counter)
  const content = write({ number, date })
  const paper = { number, kind, financialYear: year, counter, reference, issuedAt: at, content }
  await insertPaper(tx, paper)
  return paper
}
