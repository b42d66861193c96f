import type { IconName } from '../icon-paths'

/** What a badge or a banner wants to say: a plain fact, something to look at, all is well, something failed. */
export type Tone = 'neutral' | 'accent' | 'verified' | 'danger'

export const TONE_TEXT = {
  neutral: 'text-text-muted',
  accent: 'text-accent',
  verified: 'text-verified',
  danger: 'text-danger',
} satisfies Record<Tone, string>

export const TONE_GROUND = {
  neutral: 'bg-surface-float',
  accent: 'bg-accent-soft',
  verified: 'bg-verified-soft',
  danger: 'bg-danger-soft',
} satisfies Record<Tone, string>

export const TONE_ICON = {
  neutral: 'info',
  accent: 'alert',
  verified: 'check',
  danger: 'alert',
} satisfies Record<Tone, IconName>
