import { SITE } from '../../../../content/site'

/** LAND-04: three, by their roles. While the site's data are samples they say so, too. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="below-fold border-line border-t">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-[4fr_7fr]">
        <div className="grid content-start gap-3">
          <h2 id="testimonials" className="max-w-[14ch] text-3xl">
            {SITE.isSample ? 'Cómo podrían contarlo' : 'Cómo lo cuentan'}
          </h2>
          {SITE.isSample && (
            <p className="max-w-[36ch] text-sm text-text-muted">Testimonios de ejemplo: oficios, no personas reales.</p>
          )}
        </div>
        <ul className="grid gap-8">
          {SITE.testimonials.map(({ role, text }) => (
            <li key={role}>
              <figure className="grid max-w-notebook gap-2 border-action border-l-2 pl-5">
                <blockquote className="text-lg">«{text}».</blockquote>
                <figcaption className="text-sm text-text-muted">
                  {role}
                  {SITE.isSample && ' (ejemplo)'}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
