/** Where "Saltar al contenido" and the focus after a navigation go. */
export const MAIN_ID = 'contenido'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-30 rounded-md bg-action px-4 py-2 font-medium text-sm text-action-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Saltar al contenido
    </a>
  )
}
