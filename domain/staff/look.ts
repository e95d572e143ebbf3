/** How somebody wants the console to look and to listen, in this browser. */
export type Look = { colour: 'auto' | 'light' | 'dark'; keys: boolean }

const colours = ['auto', 'light', 'dark'] as const

/** From the form or the cookie; what is unknown or missing is as at first. */
export function readLook(fields: URLSearchParams): Look {
  return {
    colour: colours.find((name) => name === fields.get('colour')) ?? 'auto',
    keys: fields.get('keys') !== 'off',
  }
}

export function writeLook({ colour, keys }: Look): string {
  return new URLSearchParams({ colour, keys: keys ? 'on' : 'off' }).toString()
}
