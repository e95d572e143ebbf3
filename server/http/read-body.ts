/** The body of a request, or null when it is larger than that; one that says so is not read at all. */
export async function readBody({ headers, body }: Request, largest: number): Promise<Blob | null> {
  if (Number(headers.get('content-length')) > largest) return null
  const chunks: BlobPart[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largest) return null
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  }
  return new Blob(chunks)
}
