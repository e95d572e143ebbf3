type Loaded = { title: string; canonical: string; trip: { description: string } } | null | undefined

export function tripMeta(loaded: Loaded) {
  if (!loaded) return [{ title: 'Trip Not Found | Kafila' }, { name: 'robots', content: 'noindex' }]
  return [
    { title: loaded.title },
    { name: 'description', content: firstSentences(loaded.trip.description) },
    { tagName: 'link', rel: 'canonical', href: loaded.canonical },
  ]
}

/** As much as a search engine shows, cut after a word. */
function firstSentences(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 158).replace(/\s+\S*$/, '')} …`
}
