/** Data as text, read when it is needed: a page need not decode all of its far sections before it answers. */
export type Packed<Data> = string & { readonly data?: Data }

export function pack<Data>(data: Data): Packed<Data> {
  return JSON.stringify(data)
}

export function unpack<Data>(packed: Packed<Data>): Data {
  return JSON.parse(packed)
}
