import type { Span } from '../../change'
import type { Bound } from './tier-bounds'

/** What holds in one tier: a percentage, another number, or what is said. */
export type Value = { kind: 'percent' | 'number'; number: number } | { kind: 'say'; text: string }
export type Tier = { bound: Bound; value: Value }
/** `isMarginal`: each value is for what lies within its own tier («solo lo que pase de 1000»). */
export type Tiers = { tiers: Tier[]; isMarginal: boolean; span: Span; said: string }
