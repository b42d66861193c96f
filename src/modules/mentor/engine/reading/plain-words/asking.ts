import type { Rewording } from './rewording'

const WHO = '(?:(?:el|la|un|una) (?:usuari[oa]|persona|cliente|alumn[oa]|jugador)|quien lo use|uno|yo|tu|alguien)'
const PUTS = '(?:escrib(?:e|a|o|ir|en)|met(?:e|a|o|er|en)|pon(?:e|ga|go|en)|doy|di(?:ga|ce|go))'
const PUTTING = '(?:escribiendo|metiendo|poniendo|dando|diciendo|cargando|apuntando)'

/** What a program asks for, last in the form of an order: «un programa que pida …». */
export const ASKING: readonly Rewording[] = [
  // «A quien se le van metiendo temperaturas», «al que le meta 5 palabras»
  [`a(?:l| la) que (?:yo |uno )?(?:le |se le )?(?:(?:voy|vaya|van?|vayan) (?:a )?)?(?:${PUTS}|${PUTTING})`, 'que pida'],
  [
    `${WHO} (?:le )?(?:va(?:ya)? a |va |vaya |voy |ira |tiene que |debe |puede )?(?:${PUTS}|${PUTTING})(?! (?:cuenta|igual|en|por|a|bien|mal) )`,
    'pide',
  ],
  [
    'se (?:le )?(?:pregunta|pide|escribe|lee|mete)(?:n|ra|ran)?(?: (?:al usuario|a la persona))?(?: (?:primero|por (?:teclado|input|consola|pantalla)))?',
    'pide',
  ],
  [`(?:yo )?(?:le |te |se )?(?:voy|vaya|vas|van|vayan) (?:a ir )?${PUTTING}`, 'pide'],
  [
    '(?:quiero|necesito|me gustaria) (?:poder )?(?:ir )?(?:escribir|meter|poner|dar|decir)(?:le)? (?=(?:un|una|el|la|los|las|varios|varias|\\d+|dos|tres|cuatro|cinco|diez) (?!(?:programa|funcion|codigo|script|archivo|clase|menu|bucle|juego)))',
    'un programa que pida ',
  ],
  ['(?:se (?:necesitan?|requieren?)|hacen falta|toma) (?=(?:un|una|el|la|dos|tres|\\d+) )', 'pide '],
  ['pregunta (?:cuanto|cual) es ', 'pide '],
  ['pregunta (?:cuanto|cual) (?:vale|cuesta) ', 'pide el precio de '],
  ['pide (?:cuanto|lo que) (?:vale|cuesta) (?:algo|un producto|una cosa|el producto)', 'pide el precio'],
  [
    'voy (?:tomando|midiendo|apuntando|anotando|contando) (\\p{L}+)[^.,;:]{0,30} y l[oa]s escribo(?: (?:uno por uno|un[oa] (?:por|tras|a) (?:otr[oa]|un[oa])))?',
    'pide $1',
  ],
  // «Temperaturas, 5 en total»
  ['(\\p{L}{3,}s), (\\d+|dos|tres|cuatro|cinco|seis|diez) en total', '$2 $1'],
  ['(?:un[oa] (?:por|tras|a) (?:otr[oa]|un[oa])|un[oa] detras de (?:otr[oa])|de un[oa] en un[oa])', 'uno por uno'],
  [
    '(?:después|luego|y) que (tipo|clase|cantidad|numero) de (\\p{L}+)(?: (?:lleva|tiene|es|quiere))?',
    'después el $1 de $2',
  ],
  ['y (?:a continuacion|enseguida|acto seguido|seguidamente|despues) (?=el|la|su|los|las|un)', 'y luego '],
  ['echar una partida(?: \\(?solo una\\)?)? (?:de|a|al) ', 'un juego, una sola partida, de '],
]
