import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { reachStorage } from '~/modules/accounts/ui/session/session-mark'
import { forgetData } from '~/modules/practice/ui/files/data-store'
import { servicesContext } from '~/server/page/page-context'
import { Button } from '~/ui/button'
import { currentTheme, toggleTheme } from '~/ui/theme/theme'
import { pageMeta } from '../shell/meta/page-meta'
import type { Route } from './+types/cookies'
import { forgetPreferences, PREFERENCES, type PreferenceStores, storedPreferences } from './stored-preferences'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Cookies de este navegador · PyMentor',
        description:
          'Qué guarda PyMentor en este navegador para tu comodidad, y un botón para borrarlo cuando quieras.',
        path: '/cookies',
        origin: loaderData.origin,
      })
    : []

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(servicesContext).config.publicUrl.origin,
})

/** Nothing is asked, since nothing but the indispensable is kept unbidden; what was kept for comfort is shown and can go. */
export default function CookiesPage() {
  return (
    <div className="mx-auto grid w-full max-w-page content-start gap-10 px-gutter py-10 sm:py-16">
      <header className="grid max-w-notebook gap-3">
        <h1 className="text-4xl">Cookies de este navegador</h1>
        <p className="text-lg text-text-muted">
          Solo usamos cookies técnicas y de seguridad, así que no hay nada que aceptar ni que rechazar. No hay cookies
          de publicidad ni de analítica.
        </p>
      </header>
      <section aria-labelledby="kept" className="grid max-w-notebook gap-4">
        <h2 id="kept" className="text-2xl">
          Lo que guardamos para tu comodidad
        </h2>
        <p className="text-text-muted">
          Aparece solo si lo usas, y PyMentor funciona igual sin ello. Al borrarlo no se cierra tu sesión.
        </p>
        <StoredPreferences />
        <noscript>
          <p>
            Sin JavaScript no podemos ver qué hay guardado. Bórralo en los ajustes de tu navegador, en el apartado de
            privacidad.
          </p>
        </noscript>
      </section>
      <p className="max-w-notebook text-text-muted">
        Las cookies técnicas puedes borrarlas en los ajustes de tu navegador. Todas, con su nombre y su duración, están
        en la <Link to="/legal/politica-de-cookies">política de cookies</Link>.
      </p>
    </div>
  )
}

const here = (): PreferenceStores => ({ local: reachStorage(() => window.localStorage), document })

/** `kept` is unknown until the browser has been asked. */
function StoredPreferences() {
  const [kept, setKept] = useState<readonly string[]>()
  const [isForgotten, setForgotten] = useState(false)
  const answerRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => setKept(storedPreferences(here()).map(({ name }) => name)), [])

  function forget() {
    forgetPreferences(here())
    forgetData()
    if (currentTheme() === 'light') showDefaultTheme()
    setKept([])
    setForgotten(true)
    // The button that had the focus is about to go.
    answerRef.current?.focus()
  }

  return (
    <div className="grid gap-5">
      <ul className="grid border-line border-y">
        {PREFERENCES.map(({ name, label }) => (
          <li key={name} className="flex items-baseline justify-between gap-x-6 border-line py-3 not-first:border-t">
            {label}
            {kept && (
              <span className={kept.includes(name) ? 'font-medium' : 'text-text-muted'}>
                {kept.includes(name) ? 'Guardado' : 'Nada'}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {kept && kept.length > 0 && <Button onClick={forget}>Borrar lo guardado</Button>}
        <p ref={answerRef} role="status" tabIndex={-1} className="outline-none">
          {isForgotten && 'Borrado. En este navegador ya no queda nada de esto.'}
          {kept?.length === 0 && !isForgotten && 'En este navegador no hay nada de esto.'}
        </p>
      </div>
    </div>
  )
}

/** The switch stores what it shows; what it stored is taken away again. */
function showDefaultTheme() {
  toggleTheme()
  forgetPreferences(here())
}
