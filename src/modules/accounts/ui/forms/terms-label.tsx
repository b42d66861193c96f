/** AUTH-12: what one agrees to, each document in a tab of its own so that the form stays. */
const Documents = () => (
  <>
    los{' '}
    <a href="/legal/terminos-y-condiciones" target="_blank" rel="noopener">
      términos y condiciones
    </a>{' '}
    y la{' '}
    <a href="/legal/politica-de-privacidad" target="_blank" rel="noopener">
      política de privacidad
    </a>
  </>
)

export const TermsLabel = () => (
  <>
    Acepto <Documents />, y tengo 14 años o más
  </>
)

/** By the Google button of the registration page: no form is filled in there. */
export const GoogleTerms = () => (
  <p className="text-sm text-text-muted">
    Al continuar con Google aceptas <Documents />, y confirmas que tienes 14 años o más.
  </p>
)
