/** What the company has to show for itself; each is said with a plus behind it. */
export const companyNumbers = { reviews: 300, travelers: 5000, destinations: 80, years: 8 }
