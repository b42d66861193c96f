import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'

/** Hits that are on their way. */
export function SearchSkeleton() {
  return (
    <SkeletonGroup label="Buscando…" className="grid gap-6 px-3 py-3">
      {['w-40', 'w-52', 'w-32'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
