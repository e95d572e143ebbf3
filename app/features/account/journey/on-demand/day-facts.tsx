import { MoonStar, Utensils } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { JourneyDay } from '#domain/journey/journey-days.ts'

/** What a day holds, where one sleeps and what is on the table. */
export function DayFacts({ day: { description, stay, meals } }: { day: JourneyDay }) {
  return (
    <div className="grid gap-2.5 text-ink-2">
      <p className="text-pretty">{description}</p>
      <p className="flex gap-2.5">
        <Icon node={MoonStar} size={20} className="mt-0.5 shrink-0 text-peacock" />
        <span className="min-w-0">{stay}</span>
      </p>
      {meals.length > 0 && (
        <p className="flex gap-2.5">
          <Icon node={Utensils} size={20} className="mt-0.5 shrink-0 text-peacock" />
          <span className="min-w-0 first-letter:uppercase">{meals.join(', ')}</span>
        </p>
      )}
    </div>
  )
}
