/** Indian numbers read as +91, five digits, five digits; others keep their digits together. */
export function displayPhone(digits: string): string {
  const indian = /^91(\d{5})(\d{5})$/.exec(digits)
  return indian ? `+91 ${indian[1]} ${indian[2]}` : `+${digits}`
}
