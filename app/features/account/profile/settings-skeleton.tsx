import { Skeleton } from '#app/ui/collections/skeleton.tsx'

/** In the place of the settings until all of them are read. */
export function SettingsSkeleton() {
  return (
    <div aria-busy className="grid min-w-0 gap-6">
      <Skeleton className="h-50 rounded-l opacity-60" />
      <Skeleton className="h-60 rounded-l opacity-60" />
    </div>
  )
}
