/** Which page of a trip's reviews an address asks for; the first where it names none that could be. */
export function readReviewsPage(address: URLSearchParams): number {
  const asked = address.get('reviews') ?? ''
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}
