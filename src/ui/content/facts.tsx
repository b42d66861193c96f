export type Fact = readonly [name: string, value: string]

/** Names with their values; beside each other where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-text-muted">{name}</dt>
          <dd className="wrap-anywhere mb-2 sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
