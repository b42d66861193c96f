import { Icon } from '~/ui/icon'

/** What an account is good for; each is there for the free plan, too. */
const GAINS: readonly { what: string; how: string }[] = [
  { what: 'Tus chats se quedan', how: 'Sigues donde lo dejaste y encuentras lo de hace un mes por una palabra.' },
  { what: 'El código se ejecuta', how: 'Pulsas «Ejecutar» y ves en tu navegador si hace lo que dice.' },
  { what: 'Eliges cómo aprender', how: 'Con «Enséñame» te guía por pasos; con «Resuélvelo» te da el programa.' },
  { what: 'Te lo llevas', how: 'Cada chat se descarga como texto, programa o cuaderno de Jupyter.' },
]

/** Beside the registration: what one registers for, on the notebook's page. */
export function AccountMargin() {
  return (
    <section aria-labelledby="gains" className="grid max-w-sm gap-4 border-line-strong border-t border-dashed pt-8">
      <h2 id="gains" className="text-xl">
        Y con tu cuenta, gratis
      </h2>
      <ul className="grid gap-4">
        {GAINS.map(({ what, how }) => (
          <li key={what} className="grid grid-cols-[auto_1fr] gap-x-3">
            <Icon name="check" className="mt-0.5 size-5 text-verified" />
            <div className="text-sm">
              <p className="font-semibold text-base">{what}</p>
              <p className="text-text-muted">{how}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">Sin tarjeta. Y si no te convence, la borras en «Mi Cuenta».</p>
    </section>
  )
}
