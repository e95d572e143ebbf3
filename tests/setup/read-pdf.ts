import { getDocumentProxy } from 'unpdf'

/** Points from the lower left corner. */
export type PdfWord = { text: string; x: number; y: number; width: number; size: number }

/** The text of each page as a reader of PDF finds it, with its places. */
export async function readPdf(file: Uint8Array): Promise<PdfWord[][]> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages: PdfWord[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, x, y, width: item.width, size }]
      }),
    )
  }
  return pages
}

/** All of it, a line of the paper on a line. */
export async function readPdfLines(file: Uint8Array): Promise<string[]> {
  return (await readPdf(file)).flatMap((words) => {
    const lines: { y: number; text: string }[] = []
    for (const { text, y } of words) {
      const line = lines.find((other) => Math.abs(other.y - y) < 1)
      if (line) line.text += ` ${text}`
      else lines.push({ y, text })
    }
    return lines.sort((a, b) => b.y - a.y).map(({ text }) => text)
  })
}
