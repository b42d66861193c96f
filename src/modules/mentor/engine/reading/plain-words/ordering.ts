import type { Rewording } from './rewording'

const KIND = '(?:programill[oa]|programit[oa]|codiguito|scripts?|codigo|app|aplicacion|algoritmo)'
const MAKE = '(?:hac|arm|mont|prepar|program|escrib|pas|implement|crea|redact|desarroll)'
const SHOWING = '(?:mostrar|listar|sacar|ver|obtener|calcular|contar|saber|sumar)'

/** How a program is ordered, and what around an order says nothing of it. */
export const ORDERING: readonly Rewording[] = [
  // «¿Me lo haces?», «me las programas?», «¿cómo quedaría el código?»
  [
    `[.,;]? ?¿?(?:(?:me|nos) (?:l[oa]s? )?(?:${MAKE}\\p{L}{1,6}|podrias (?:ayudar|${MAKE}\\p{L}{1,5}))|(?:(?:me|nos) )?(?:l[oa]s? )?(?:podrias|puedes|podes|podria|puede)(?: (?:me|nos))?(?: (?:l[oa]s?))? ?(?:hac|arm|prepar|program|escrib|pas)\\p{L}{1,9}|como (?:seria|quedaria|lo hago|se hace)(?: el codigo)?|me (?:colaboras|ayudas|echas una mano)(?: con (?:eso|esto|ello|el script|el codigo))?)\\?`,
    '',
  ],
  ['[.,;]? ?(?:me l[oa]s? (?:haces|armas|preparas|programas|escribes)|de ser posible)(?=[ ,.]*$)', ''],
  [
    '(?<!que |cuanto |cuánto )(?:se trata de|la idea es|el objetivo es|consiste en|hay que|tengo que|habria que|(?:me|nos) (?:mandan|piden|toca)|toca|tocaria) (?=\\p{L}{2,}[aei]r(?:l[aeo]s?|me|nos)?(?!\\p{L}))',
    'necesito ',
  ],
  [
    '(?:me (?:hace falta|haria falta|gustaria|vendria bien|serviria)|quisiera|querria|ocupo|busco|ando buscando|me urge)',
    'necesito',
  ],
  ['(?:me|nos) (?:mandan|piden|ponen)(?: un ejercicio)?(?: hacer)? (?=con|de|sobre)', 'un programa '],
  ['(?:me|nos) haces (?=un)', 'hazme '],
  ['(?:necesito|quiero) (?:ver|que se vea|que aparezca) por pantalla', 'necesito mostrar por pantalla'],
  [
    '(?:necesito|quiero|busco|hazme) ([\\uE300-\\uE3FF]): (?:entra|recibe|le llega|toma) (.{1,120}?),? y (?:salen?|da|devuelve) ',
    'una función llamada $1 que reciba $2 y devuelva ',
  ],
  ['una funcion( recursiva)?, (\\p{L}{3,30}), (?=que|para)', 'una función$1 $2 '],
  [
    '(?:pasame|dame|deme|hacerme|armame|armate|escribeme|preparame|montame|enseñame|quiero|necesito|haceme) (?:algo|codigo|un codigo|unas? lineas?)(?: en python)? (?=que|para|con)',
    'hazme un programa ',
  ],
  [
    `(?:pasame|dame|deme|hacerme|armame|armate|escribeme|preparame|montame|codigo para) (?=una?|el|la|las|los)`,
    'hazme ',
  ],
  [`¿?como (?:seria|quedaria|haria|hago|se haria|puedo hacer|armo|monto) (?=una?|el|la)`, 'hazme '],
  [`(?:un|algun) ${KIND}`, 'un programa'],
  [`¿?que (?:haria|hago|harias|uso)(?: (en|con|usando) (\\p{L}+))? para (?=${SHOWING})`, 'necesito $1 $2 '],
  [`¿?como (?:saco|obtengo|calculo|consigo|averiguo)`, 'necesito sacar'],
  ['me toca (?=\\p{L}+r(?!\\p{L}))', 'necesito '],
  ['(?:va un programa|aqui va un programa)', 'necesito un programa'],
  [
    '(?:(?:es )?(?:para )?(?:mi|una?|la|el|los|mis)? ?(?:practica|deberes|tarea|trabajo|curso|materia|ejercicio) de (?:\\d.? de )?\\p{L}+(?: \\p{L}+){0,3} ?[:.])',
    '',
  ],
]
