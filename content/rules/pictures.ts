import type { TripPicture } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** Every picture that is named can be shown, and no two trips look alike on their cards. */
export function checkPictures(source: Source): Problem[] {
  return [
    ...coverTwins(source),
    ...galleryProblems(source),
    ...(source.pictures ? namesProblems(source, source.pictures) : []),
  ]
}

function coverTwins({ trips }: Source): Problem[] {
  const first = new Map<string, string>()
  return trips.flatMap(({ file, value }) => {
    const cover = nameOf(value.cover)
    const other = first.get(cover)
    if (other === undefined) {
      first.set(cover, file)
      return []
    }
    return [{ file, field: 'cover', message: `"${cover}" is the cover of ${other}: choose another picture` }]
  })
}

function galleryProblems({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => {
    const cover = nameOf(value.cover),
      gallery = value.gallery.map(nameOf)
    return gallery.flatMap((name, i) => {
      const field = `gallery.${i}`
      if (name === cover) return [{ file, field, message: `"${name}" is the cover: choose another picture` }]
      if (gallery.indexOf(name) === i) return []
      return [{ file, field, message: `"${name}" stands here twice: choose another picture` }]
    })
  })
}

function namesProblems({ trips, posts, pages, covers }: Source, pictures: Set<string>): Problem[] {
  // A scene has pictures fit for covers; heroes and portraits have not.
  const scenes = new Set([...(covers ?? pictures)].map((name) => name.slice(0, name.indexOf('/'))))
  const problems: Problem[] = []
  const demand = (found: boolean, file: string, field: string, message: string) => {
    if (!found) problems.push({ file, field, message })
  }
  const scene = (id: string, file: string, field: string) =>
    demand(scenes.has(id), file, field, `no scene "${id}" is drawn: write one that artwork/registry has`)
  const person = (name: string, file: string, field: string) =>
    demand(
      pictures.has(`people/${name}`),
      file,
      field,
      `no portrait "${name}" is drawn: add it to artwork/registry`,
    )

  for (const { file, value } of trips) {
    const { cover } = value
    const known = (picture: TripPicture, field: string) =>
      demand(
        typeof picture === 'object' || pictures.has(picture),
        file,
        field,
        `no picture "${nameOf(picture)}": write a name of the manifest such as 'ladakh/day', or { url, alt } of a photograph`,
      )
    known(cover, 'cover')
    const fits = typeof cover === 'object' || !pictures.has(cover) || covers?.has(cover) === true
    demand(fits, file, 'cover', `"${nameOf(cover)}" is not drawn in a cover’s shape: choose another picture`)
    for (const [i, picture] of value.gallery.entries()) known(picture, `gallery.${i}`)
  }
  for (const { file, value } of posts) {
    if (!isPhoto(value.cover) && !covers?.has(value.cover)) scene(value.cover, file, 'cover')
  }
  for (const group of [...pages.destinations.india, ...pages.destinations.world]) {
    scene(group.scene, 'content/pages/destinations.ts', `${group.slug}.scene`)
  }
  for (const [region, places] of Object.entries(pages.atlas.places)) {
    for (const [i, { group, poster = '' }] of places.entries()) {
      const field = `places.${region}.${i}.poster`
      const message = `no picture "${poster}" has a cover’s shape: a place without a group needs one`
      demand(group !== undefined || covers?.has(poster) === true, 'content/pages/atlas.ts', field, message)
    }
  }
  for (const { id, picture } of pages.gallery) scene(picture, 'content/pages/gallery.ts', `${id}.picture`)
  for (const { name, portrait } of [...pages.reviews.reviews, ...pages.reviews.testimonials]) {
    person(portrait, 'content/pages/reviews.ts', `${name}.portrait`)
  }
  for (const { name, portrait } of pages.about.team) {
    person(portrait, 'content/pages/about.ts', `${name}.portrait`)
  }
  return problems
}

const isPhoto = (name: string) => name.startsWith('https://') && URL.canParse(name)
export const nameOf = (picture: TripPicture) => (typeof picture === 'object' ? picture.url : picture)
