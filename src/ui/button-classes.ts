import { classNames } from './class-names'

/** SHELL-34. `default` is the one action that matters on a screen: one of them at a time. */
export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize }

const BASE =
  'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium ' +
  'no-underline transition-[background-color,border-color,color,translate] ' +
  'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-not-allowed'

// The filled ones have a darker lower edge, like a key, and go down 1 px when pressed.
const KEY = 'active:translate-y-px active:shadow-none'

const VARIANTS = {
  default: `${KEY} bg-action text-action-text shadow-[inset_0_-2px_0_var(--action-edge)] hover:bg-action-hover`,
  destructive: `${KEY} bg-danger text-danger-text shadow-[inset_0_-2px_0_var(--danger-edge)] hover:bg-danger-hover`,
  outline: 'border border-line-strong bg-transparent text-text hover:border-text hover:bg-surface-raised',
  secondary: `${KEY} bg-surface-float text-text shadow-[inset_0_-2px_0_var(--line),0_0_0_1px_var(--line)] hover:bg-line`,
  ghost: 'bg-transparent text-text hover:bg-surface-float',
  link: 'text-link underline decoration-1 underline-offset-4 hover:decoration-2',
} satisfies Record<ButtonVariant, string>

const SIZES = {
  default: 'min-h-10 px-4 text-sm',
  sm: 'min-h-8 px-3 text-xs',
  lg: 'min-h-12 px-6 text-base',
  icon: 'size-10 text-base',
} satisfies Record<ButtonSize, string>

/** The classes of a button's look, for a `<button>` or for anything that must look like one. */
export function buttonClasses({ variant = 'default', size = 'default' }: ButtonLook, className?: string): string {
  const sizing = variant === 'link' && size === 'default' ? 'min-h-10 text-sm' : SIZES[size]
  return classNames(BASE, VARIANTS[variant], sizing, className)
}
