/** How long a reply's writer may be silent before others take it for dead. */
export const LEASE_MS = 20_000
