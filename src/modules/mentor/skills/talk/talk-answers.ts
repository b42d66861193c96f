import type { Talk } from './talk-phrases'

/** Short, warm, and back to what this is for. */
export const TALK_ANSWERS: Record<Talk, string> = {
  greeting:
    'Hola. Soy tu mentor de Python: pégame un programa, un error que no entiendas o dime qué quieres conseguir, y lo miramos.',
  'how-are-you':
    'Hola. Por aquí todo bien, gracias por preguntar. ¿Y tú, con qué andas? Pégame un programa, un error o una duda de Python y lo miramos.',
  thanks:
    'De nada. Cuando quieras seguimos: puedes pegarme otro programa de Python o pedirme un ejercicio para afianzarlo.',
  passed:
    '¡Enhorabuena! El mérito es tuyo: has estudiado y ha salido bien. Me alegro mucho. Cuando quieras seguimos con Python: un tema nuevo, un programa tuyo o un ejercicio.',
  works:
    '¡Genial, me alegro de que ya te salga! Guarda ese programa, que te servirá de modelo. Cuando quieras seguimos: puedes pegarme otro programa de Python o pedirme un ejercicio para afianzarlo.',
  goodbye: 'Hasta pronto. Aquí estaré cuando quieras seguir con Python.',
  praise:
    'Gracias, me alegra que te sirva. ¿Seguimos? Puedo explicarte otra parte, revisar tu programa de Python o ponerte un ejercicio.',
  insult:
    'Siento no haber acertado. Dime qué esperabas, o pégame el código de Python y el mensaje de error tal como te salen, y lo intento de otra manera.',
  missed:
    'Siento no haber respondido a lo que preguntabas. Dímelo con otras palabras, o dime qué parte te faltó: qué línea, qué error o qué esperabas que saliera. Si es de un programa de Python, pégalo y lo intento de otra manera.',
  laughter: 'Da gusto con buen humor. ¿Qué miramos de Python?',
  agreement: 'Bien. ¿Qué miramos ahora? Puede ser otra duda de Python, un programa tuyo o un ejercicio para practicar.',
  presence: 'Sí, aquí estoy. Cuéntame qué necesitas de Python: pega el código o el error, y dime qué esperabas.',
  despair:
    'Atascarse es parte de programar y le pasa a todo el mundo, también a quien lleva años. Vamos por partes: pégame el código de Python o la frase que no entiendes, y dime qué esperabas que pasara.',
  sad: 'Siento que lo estés pasando mal. Yo soy un programa y de eso poco sé, pero contárselo a alguien de confianza ayuda; y si un día se te hace muy cuesta arriba, en España el **024** te escucha gratis y a cualquier hora. Si te apetece distraerte un rato con Python, aquí estoy, sin prisa.',
  waiting: 'Sin prisa. Cuando lo tengas, dime qué ha salido y seguimos con Python.',
  sorry: 'No pasa nada. ¿Seguimos con Python? Dime en qué estás.',
  affection:
    'Qué amable. Soy un programa, así que de mí hay poco que contar, pero de Python lo que quieras: ¿en qué estás?',
  joke: '¿Por qué en Python nadie se sale del camino? Porque sin respetar la sangría no se llega a ninguna parte. Y ahora, ¿qué programa miramos?',
  wishes: 'Igualmente, y gracias. Cuando quieras seguimos con Python.',
  picture: 'Te leo. Cuéntame con palabras qué necesitas de Python, o pega tu código, y lo miramos.',
}
