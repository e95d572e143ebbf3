/** Controls, line ends, halves of characters, unseen spaces and marks of reading direction. Joiners of Indian scripts stay. */
const unwanted = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]+/gu

/** Text that can't break out of its line, in a mail, a chat or a table. */
export function oneLine(text: string): string {
  return text.replace(unwanted, ' ').replace(/\s+/g, ' ').trim()
}
