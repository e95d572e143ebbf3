const titles = /^(mr|mrs|ms|miss|dr|prof|shri|smt|sri|kumari|capt|col|maj)\.?$/i
const longest = 30

/** The name under which a review stands: the first one that is whole, without titles and initials. */
export function firstNameOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !titles.test(word))
  const whole = words.find((word) => word.replace(/[^\p{L}\p{M}]/gu, '').length > 1)
  return (whole ?? 'A traveller').slice(0, longest)
}
