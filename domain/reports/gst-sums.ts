import type { ReportedPaper } from './reported-paper.ts'

/** What papers come to, in paise. A credit note takes away. */
export type GstSums = {
  papers: number
  taxablePaise: number
  igstPaise: number
  cgstPaise: number
  sgstPaise: number
}

const noSums: GstSums = { papers: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 }

export function sumPapers(papers: ReportedPaper[]): GstSums {
  return addSums(
    papers.map(({ kind, amounts }) => {
      const sign = kind === 'credit note' ? -1 : 1
      return {
        papers: 1,
        taxablePaise: sign * amounts.taxablePaise,
        igstPaise: sign * amounts.igstPaise,
        cgstPaise: sign * amounts.cgstPaise,
        sgstPaise: sign * amounts.sgstPaise,
      }
    }),
  )
}

export function addSums(parts: GstSums[]): GstSums {
  const sums = { ...noSums }
  for (const part of parts)
    for (const name of Object.keys(sums) as (keyof GstSums)[]) sums[name] += part[name]
  return sums
}

export function taxOf({ igstPaise, cgstPaise, sgstPaise }: Omit<GstSums, 'papers' | 'taxablePaise'>): number {
  return igstPaise + cgstPaise + sgstPaise
}
