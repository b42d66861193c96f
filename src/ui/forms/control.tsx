import { Icon } from '../icon'

/** The sentence under a control that says what to correct. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex gap-1.5 text-danger text-sm">
      <Icon name="alert" className="mt-[0.2em] size-[1.1em]" />
      {children}
    </p>
  )
}

/** The look of a text box, shared by every control one types into. */
export const CONTROL_CLASSES =
  'w-full rounded-md border border-line-strong bg-field px-3 text-base text-text transition-[border-color] ' +
  'hover:border-text-muted focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-transparent read-only:text-text-muted ' +
  'aria-invalid:border-danger'
