/** Where a browser keeps what was searched on it; it leaves with the traveller who signs out. */
export const recentSearchesKey = 'kafila.searches'
