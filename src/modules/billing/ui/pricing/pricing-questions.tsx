import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'
import { PLANS, priceText, TRIAL_DAYS } from '../../plans'

type Question = { question: string; answer: ReactNode }

/** PRICE-12…14. */
const questions = (limits: string): readonly Question[] => [
  {
    question: '¿Puedo cancelar cuando quiera?',
    answer:
      'Sí. Lo haces desde tu perfil, en «Mi Cuenta», sin dar explicaciones. Conservas PRO hasta el final del periodo que ya has pagado y no se te vuelve a cobrar.',
  },
  {
    question: '¿Qué diferencia hay entre Basic y PRO?',
    answer: `Con Basic hablas con el Mentor Basic: ${limits.charAt(0).toLowerCase()}${limits.slice(1)}. Con PRO tienes además el Mentor PRO, que va más al fondo (código robusto, casos límite y alternativas), y no hay límite de mensajes.`,
  },
  {
    question: '¿La prueba se renueva sola?',
    answer: `No. Pagas ${priceText(PLANS.trial.cents)} una vez, tienes PRO durante ${TRIAL_DAYS} días (72 horas) y ahí termina: la prueba no se renueva automáticamente. Solo se puede comprar una vez.`,
  },
  {
    question: '¿Qué incluye el plan vitalicio?',
    answer: `Todo PRO con un único pago de ${priceText(PLANS['pro-lifetime'].cents)}: el Mentor PRO, mensajes sin límite y las mejoras que lleguen a PRO, mientras el servicio siga activo. Si tenías el plan mensual, lo cancelamos por ti.`,
  },
  {
    question: '¿Qué código de Python puede escribir?',
    answer:
      'Desde los primeros ejercicios hasta programas para tu trabajo: leer y escribir archivos CSV, Excel o JSON, calcular y resumir datos, automatizar tareas, limpiar textos, fechas, clases o pruebas. Cada programa llega con su explicación.',
  },
  {
    question: '¿Qué tarjetas aceptáis?',
    answer:
      'Visa, MasterCard y American Express. Los datos de tu tarjeta van directamente al proveedor de pagos: nosotros no los recibimos ni los guardamos.',
  },
]

/** Works without a script. */
export function PricingQuestions({ limits }: { limits: string }) {
  return (
    <div className="grid border-line border-t">
      {questions(limits).map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium">
            {question}
            <Icon
              name="chevron-down"
              className="size-5 text-text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <p className="max-w-notebook pb-5 text-text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
