/** The common words of a question in English, by the same meanings. */
export const ENGLISH = {
  EXPLICAR: 'explain explaining describe',
  ENTENDER: 'understand understanding get_it',
  FUNCIONAR: 'work works working',
  EJECUTAR: 'run runs running execute',
  FALLAR: 'crash crashes crashing fails fail failing broken breaks',
  ARREGLAR: 'fix fixing fixed solve correct',
  REVISAR: 'review check checking feedback',
  MEJORAR: 'improve better optimize cleaner refactor',
  IMPRIMIR: 'prints printed show shows displays',
  DEVOLVER: 'returns returning',
  CREAR: 'write create build make makes',
  CAMBIAR: 'change modify replace convert',
  ANADIR: 'add',
  QUITAR: 'remove delete',
  QUERER: 'want need',
  AYUDAR: 'help',
  CODIGO: 'program function',
  LINEA: 'line lines',
  EJERCICIO: 'exercise exercises challenge',
  EJEMPLO: 'example examples',
  DIFERENCIA: 'difference',
  SIGNIFICAR: 'mean means meaning',
  QUE: 'what',
  PORQUE: 'why',
  COMO: 'how',
  ESTO: 'this',
  ESO: 'that',
  PORFAVOR: 'please',
} as const satisfies Record<string, string>

/** Words that neither Spanish nor Python's messages have: two of them, and hardly a Spanish one beside, make a text English. */
export const ONLY_ENGLISH =
  'got have doesn isn tried about without the what why how this that do does into using write function program numbers two you my your please can could would should want need help fix explain when which where who there give gives get did im am tell working work doing joke weather homework understand don forgot avoid remove virtual environment loops recursion zero punctuation between'
