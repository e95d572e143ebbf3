/**
 * What the fonts of the papers hold: the letters and signs of English and its neighbours, Devanagari, and the signs around them. An accent
 * that a font lacks is left out on paper, a letter that it lacks would be a box.
 */
const printable = /^(?:[ -~\xa0-\xffŒœı‘’‚“”„–—…•₹\u0900-\u097f]|\p{Script=Inherited})*$/u

/** Whether papers can show this line as it was written. */
export function isPrintable(text: string): boolean {
  return printable.test(text.normalize('NFD'))
}
