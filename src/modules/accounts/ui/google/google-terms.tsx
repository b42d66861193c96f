/** What one agrees to by the Google button of the registration page: no form is filled in there. */
export function GoogleTerms() {
  return (
    <p className="text-sm text-text-muted">
      Al continuar con Google aceptas los{' '}
      <a href="/legal/terminos-y-condiciones" target="_blank" rel="noopener">
        términos y condiciones
      </a>{' '}
      y la{' '}
      <a href="/legal/politica-de-privacidad" target="_blank" rel="noopener">
        política de privacidad
      </a>
      , y confirmas que tienes 14 años o más.
    </p>
  )
}
