const relatedCount = 3

type Candidate = { slug: string; category: string; location: string; tags: readonly string[]; date: string }

/** Three other posts: those that share the most tags or the place first, then those of the same tab, then the newest. */
export function relatedPosts<T extends Candidate>(post: Candidate, all: readonly T[]): T[] {
  const tags = new Set(post.tags)
  const places = placeWords(post.location)
  const closeness = (other: Candidate) =>
    2 * other.tags.filter((tag) => tags.has(tag)).length +
    2 * Number(placeWords(other.location).some((word) => places.includes(word))) +
    Number(other.category === post.category)
  return all
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => closeness(b) - closeness(a) || (a.date < b.date ? 1 : -1))
    .slice(0, relatedCount)
}

function placeWords(location: string): string[] {
  return location.split(',').map((part) => part.trim())
}
