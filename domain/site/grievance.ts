/** What the Grievance Officer promises, as the law asks. */
export const acknowledgedWithinHours = 48
export const answeredWithin = 'one month'
