import { TestimonialList } from '#app/features/testimonials/testimonial-list.tsx'
import type { HomeWords } from '#server/pages/home/home-data.ts'
import type { Told } from '#server/pages/testimonials.ts'
import { HomeSection } from './home-section.tsx'

export function Testimonials({ words, told }: { words: HomeWords['testimonials']; told: Told[] }) {
  return (
    <HomeSection {...words}>
      <TestimonialList told={told} className="mt-7 m:mt-9" />
    </HomeSection>
  )
}
