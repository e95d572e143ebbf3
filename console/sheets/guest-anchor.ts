/** The id of a guest's part of a page. */
export const guestAnchor = (id: string) => id.replace('/', '-')
