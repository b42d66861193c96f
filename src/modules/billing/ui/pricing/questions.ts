import { lowerFirst } from '~/platform/text/first-letter'
import { PLANS, priceText, TRIAL_DAYS } from '../../plans'

export type Question = { question: string; answer: string }

/** PRICE-12…14: what is asked before buying; `limits` in the words of those who know them. `isSameMentor`: whether Basic and PRO are answered by the same one. */
export const pricingQuestions = (limits: string, isSameMentor = false): readonly Question[] => [
  {
    question: '¿Puedo cancelar cuando quiera?',
    answer:
      'Sí. Lo haces desde tu perfil, en «Mi Cuenta», sin dar explicaciones. Conservas PRO hasta el final del periodo que ya has pagado y no se te vuelve a cobrar.',
  },
  {
    question: '¿Qué diferencia hay entre el plan Básico y PRO?',
    answer: `Con el plan Básico hablas con el Mentor Basic: ${lowerFirst(limits)}. ${isSameMentor ? 'Con PRO contesta hoy el mismo mentor, pero no hay límite de mensajes y las lecciones llevan un apartado «Más a fondo», con una versión más sólida y sus alternativas.' : 'Con PRO tienes además el Mentor PRO, que va más al fondo (código robusto, casos límite y alternativas), y no hay límite de mensajes.'}`,
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
