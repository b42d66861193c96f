import type { ChatType } from '../../contract'

/** A question worth asking, and in a word what it is about. */
export type WorthAsking = { about: string; question: string }

/** What the first screen of an empty conversation offers. */
export const QUESTIONS = {
  basic: [
    { about: 'Empezar', question: '¿Cómo recorro una lista con un bucle for?' },
    { about: 'Archivos', question: '¿Cómo leo un archivo CSV y sumo una de sus columnas?' },
    { about: 'Errores', question: 'Me sale «IndexError: list index out of range». ¿Qué significa y cómo lo arreglo?' },
    { about: 'Entender', question: '¿Qué es una comprensión de listas y cuándo conviene usarla?' },
  ],
  pro: [
    {
      about: 'Automatizar',
      question: 'Escribe un script que renombre todos los archivos de una carpeta sin pisar ninguno.',
    },
    {
      about: 'Datos',
      question: 'Lee un CSV de ventas, suma el importe por cliente y guarda el resultado en otro CSV.',
    },
    { about: 'Diseño', question: '¿Cómo modelo un inventario con dataclasses y qué casos límite debo probar?' },
    { about: 'Robustez', question: '¿Cómo manejo excepciones al leer archivos sin ocultar los errores de verdad?' },
  ],
} satisfies Record<ChatType, WorthAsking[]>
