/** Shown as soon as more people are chosen than a departure has seats; null when they fit. */
export function slotWarning(people: number, slots: number): string | null {
  return people > slots ? `Only ${slots} slots available for this date!` : null
}

/** Why such an enquiry is not sent; null when they fit. */
export function slotRefusal(people: number, slots: number): string | null {
  return people > slots ? `Cannot book more than ${slots} slots for this date` : null
}
