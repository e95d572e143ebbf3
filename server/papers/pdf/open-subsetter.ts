import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Cuts a TrueType font down to some of its glyphs, which keep their numbers. */
export type CutFont = (glyphs: Iterable<number>) => Uint8Array

type Pointer = number
/** The part of HarfBuzz's C interface that is used here. */
type HarfBuzz = {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (size: number) => Pointer
  hb_blob_create: (
    data: Pointer,
    length: number,
    mode: number,
    userData: Pointer,
    destroy: Pointer,
  ) => Pointer
  hb_blob_destroy: (blob: Pointer) => void
  hb_blob_get_data: (blob: Pointer, length: Pointer) => Pointer
  hb_blob_get_length: (blob: Pointer) => number
  hb_face_create: (blob: Pointer, index: number) => Pointer
  hb_face_destroy: (face: Pointer) => void
  hb_face_reference_blob: (face: Pointer) => Pointer
  hb_set_add: (set: Pointer, value: number) => void
  hb_subset_input_create_or_fail: () => Pointer
  hb_subset_input_destroy: (input: Pointer) => void
  hb_subset_input_glyph_set: (input: Pointer) => Pointer
  hb_subset_input_set: (input: Pointer, kind: number) => Pointer
  hb_subset_input_set_flags: (input: Pointer, flags: number) => void
  hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer
}

const readOnly = 1
const dropTables = 3
const noHinting = 0x1
const retainGlyphNumbers = 0x2
/** A reader of PDF takes glyphs by number: it needs neither characters, names nor rules of layout. */
const unneeded = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'STAT', 'cmap', 'gasp', 'name', 'post']

/** HarfBuzz's own subsetter, as its package brings it for WebAssembly. */
export async function openSubsetter(): Promise<(ttf: Uint8Array) => CutFont> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const hb = instance.exports as unknown as HarfBuzz
  hb._initialize()
  return (ttf) => {
    const data = hb.malloc(ttf.length)
    new Uint8Array(hb.memory.buffer).set(ttf, data)
    const face = hb.hb_face_create(hb.hb_blob_create(data, ttf.length, readOnly, 0, 0), 0)
    return (glyphs) => cut(hb, face, glyphs)
  }
}

function cut(hb: HarfBuzz, face: Pointer, glyphs: Iterable<number>): Uint8Array {
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, noHinting | retainGlyphNumbers)
  const wanted = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph)
  const dropped = hb.hb_subset_input_set(input, dropTables)
  for (const table of unneeded) hb.hb_set_add(dropped, Buffer.from(table).readUInt32BE())
  const subset = hb.hb_subset_or_fail(face, input)
  hb.hb_subset_input_destroy(input)
  if (subset === 0) throw new Error('a font could not be cut')
  const blob = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(blob, 0)
  // The memory may have grown meanwhile: a view of it is taken last, and copied.
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
  hb.hb_blob_destroy(blob)
  hb.hb_face_destroy(subset)
  return bytes
}
