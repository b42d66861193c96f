/** AUTH-12: what one agrees to, each document in a tab of its own so that the form stays. */
export function TermsLabel() {
  return (
    <>
      Acepto los{' '}
      <a href="/legal/terminos-y-condiciones" target="_blank" rel="noopener">
        términos y condiciones
      </a>{' '}
      y la{' '}
      <a href="/legal/politica-de-privacidad" target="_blank" rel="noopener">
        política de privacidad
      </a>
      , y tengo 14 años o más
    </>
  )
}
