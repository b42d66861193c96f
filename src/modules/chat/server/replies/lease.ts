/** How long a reply's writer may be silent before others take it for dead. */
export const LEASE_MS = 20_000

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString()
