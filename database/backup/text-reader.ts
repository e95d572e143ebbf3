/** Reads lines, and blocks of rows up to a mark on a line of its own, from chunks of any size. */
export class TextReader {
  readonly #chunks: AsyncIterator<Buffer>
  readonly #endsEarly: () => Error
  #pending: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>, endsEarly: () => Error) {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.#endsEarly = endsEarly
  }

  /** With its end. */
  async line(): Promise<string> {
    let end = this.#pending.indexOf('\n')
    while (end < 0) {
      await this.#more()
      end = this.#pending.indexOf('\n')
    }
    return this.#take(end + 1).toString()
  }

  /** What stands before the mark, which begins a line and ends with one. */
  async *rows(mark: string): AsyncGenerator<Buffer> {
    while (this.#pending.length < mark.length) await this.#more()
    if (this.#pending.indexOf(mark) === 0) {
      this.#take(mark.length)
      return
    }
    const end = `\n${mark}`
    for (;;) {
      const at = this.#pending.indexOf(end)
      if (at >= 0) {
        yield this.#take(at + 1)
        this.#take(mark.length)
        return
      }
      // The last bytes may be the beginning of the mark.
      const certain = this.#pending.length - end.length + 1
      if (certain > 0) yield this.#take(certain)
      await this.#more()
    }
  }

  #take(length: number): Buffer {
    const taken = this.#pending.subarray(0, length)
    this.#pending = this.#pending.subarray(length)
    return taken
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw this.#endsEarly()
    this.#pending = this.#pending.length === 0 ? value : Buffer.concat([this.#pending, value])
  }
}
