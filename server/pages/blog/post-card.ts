import { postPath } from '#domain/posts/blog-tabs.ts'
import type { Post } from '../../blog/posts.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'

/** What a card of the blog shows. */
export type PostCardData = Pick<
  Post,
  'slug' | 'title' | 'description' | 'category' | 'location' | 'month' | 'temperature'
> & { to: string; picture: PictureData }

export function postCard(post: Post, picture: ResolvePicture): PostCardData {
  const { slug, title, description, category, location, month, temperature } = post
  return {
    slug,
    title,
    description,
    category,
    location,
    month,
    temperature,
    to: postPath(post),
    picture: picture(post.picture, 'wide', post.coverAlt),
  }
}
