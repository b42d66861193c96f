import { ButtonLink } from '~/ui/button-link'
import { askLink } from './ask-link'

/** Each of them is answered by one of the mentor's lessons. */
export const SAMPLE_QUESTIONS = [
  '¿Qué significa «list index out of range»?',
  '¿Cómo quito el IVA a un precio?',
  '¿Cómo sumo una columna de un CSV?',
  '¿Para qué sirve un decorador?',
  '¿Cómo renombro muchos archivos a la vez?',
  '¿Cuántos días hay entre dos fechas?',
]

/** What one may ask, and where to begin (LAND-07, LAND-09). */
export function SampleQuestions({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-labelledby="questions" className="below-fold border-line border-t bg-surface-sunken">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-[4fr_7fr]">
        <div className="grid content-start gap-5">
          <h2 id="questions" className="max-w-[14ch] text-3xl">
            Pregunta como hablas
          </h2>
          <p className="max-w-[42ch] text-text-muted">
            No hace falta saber cómo se llama lo que buscas. Toca una y pregúntasela. Disponible 24/7: también cuando el
            ejercicio es para mañana.
          </p>
          <ButtonLink to={isSignedIn ? '/dashboard' : '/auth/registro'} className="justify-self-start">
            {isSignedIn ? 'Abrir tus chats' : 'Regístrate gratis'}
          </ButtonLink>
        </div>
        <ul className="grid content-start gap-x-10 sm:grid-cols-2">
          {SAMPLE_QUESTIONS.map((question) => (
            <li key={question} className="border-line-strong border-b border-dashed font-display text-lg">
              <a href={askLink(question)} rel="nofollow" className="block py-4 text-text no-underline hover:underline">
                {question}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
