import { type PdfFile, pdfText, type Reference } from './pdf-file.ts'

/** What a piece of the paper is, for those who hear it read aloud. */
export type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Sect'

type Element = { tag: Tag | 'Document'; reference: Reference; alt?: string; kids: string[] }

/** The tree of tagged content beside the pages. */
export type Structure = {
  root: Reference
  within: (tag: Tag, draw: () => void, alt?: string) => void
  /** Operators that open a piece of the innermost element on a page. */
  open: (page: { index: number; reference: Reference }) => string
  write: () => void
}

export function createStructure(file: PdfFile): Structure {
  const root = file.reserve()
  const document: Element = { tag: 'Document', reference: file.reserve(), kids: [] }
  const path: Element[] = [document]
  /** For each page, the elements of its pieces in order. */
  const owners: Reference[][] = []
  const finish = (element: Element, parent: Reference) => {
    const alt = element.alt === undefined ? '' : `/Alt ${pdfText(element.alt)} `
    const scope = element.tag === 'TH' ? '/A << /O /Table /Scope /Row >> ' : ''
    file.put(
      element.reference,
      `<< /Type /StructElem /S /${element.tag} /P ${parent} ${alt}${scope}/K [${element.kids.join(' ')}] >>`,
    )
  }
  return {
    root,
    within: (tag, draw, alt) => {
      const parent = path.at(-1) ?? document
      const element: Element = { tag, reference: file.reserve(), alt, kids: [] }
      parent.kids.push(element.reference)
      path.push(element)
      draw()
      path.pop()
      finish(element, parent.reference)
    },
    open: ({ index, reference }) => {
      const element = path.at(-1) ?? document
      owners[index] ??= []
      const piece = owners[index].push(element.reference) - 1
      element.kids.push(`<< /Type /MCR /Pg ${reference} /MCID ${piece} >>`)
      return `/${element.tag} << /MCID ${piece} >> BDC`
    },
    write: () => {
      finish(document, root)
      const pages = owners.flatMap((elements, page) => (elements ? [`${page} [${elements.join(' ')}]`] : []))
      const parents = file.add(`<< /Nums [${pages.join(' ')}] >>`)
      file.put(
        root,
        `<< /Type /StructTreeRoot /K ${document.reference} /ParentTree ${parents} /ParentTreeNextKey ${owners.length} >>`,
      )
    },
  }
}
