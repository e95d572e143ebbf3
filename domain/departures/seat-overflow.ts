/** Shown as soon as more people are chosen than a departure has seats; null when they fit. */
export function seatWarning(people: number, seats: number): string | null {
  return people > seats ? `Only ${seats} slots available for this date!` : null
}

/** Why such an enquiry is not sent; null when they fit. */
export function seatRefusal(people: number, seats: number): string | null {
  return people > seats ? `Cannot book more than ${seats} slots for this date` : null
}
