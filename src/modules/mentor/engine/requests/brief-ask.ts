import { plainText } from '../lexicon/plain-text'

/** What a few words ask of what was told last, whatever it was about. */
export type BriefAsk =
  | 'why'
  | 'unclear'
  | 'meaning'
  | 'mine'
  | 'whole'
  | 'where'
  | 'apply'
  | 'avoid'
  | 'changed'
  | 'good'
  | 'prints'
  | 'same'
  | 'sure'
  | 'which'
  | 'protest'
  /** What is to be done in an exercise. */
  | 'task'
  /** Something of theirs is to be looked at: «así?», «lo dejé así». */
  | 'check'

/** What each is known by; all else that such a message says is small. */
const KEYS: readonly (readonly [BriefAsk, RegExp])[] = [
  [
    'protest',
    /\b(?:no (?:te |os )?(?:(?:he |habia |estaba )?(?:pedi\w*|pregunt\w*|dij\w+|dich\w+)|quer\w+|era) (?:eso|esto)|(?:eso|esto|esa|ese) no (?:es|era) (?:lo )?que (?:te )?(?:he |habia )?(?:pregunt\w*|ped\w*|dij\w+|quer\w+|necesit\w+|buscab\w+)|no me refer\w+ a eso)\b/,
  ],
  [
    'task',
    /\bque (?:es lo que )?(?:tengo que|hay que|debo|tendria que) (?:hacer|escribir|poner|entregar)\b|\bque (?:es lo que )?(?:me )?(?:pide\w*|piden)\b|\b(?:no |sin )(?:lo )?(?:entiend\w+|entend\w+|pill\w+) (?:bien )?(?:el|que|lo que)? ?(?:enunciado|ejercicio|pid\w+)/,
  ],
  [
    'which',
    /\bcual (?:de (?:los|las) dos )?(?:es (?:el |la )?(?:mejor|buen[oa])|uso|usaria|usarias|(?:me )?conviene|prefieres|recomiendas|me quedo)\b/,
  ],
  [
    'avoid',
    /\b(?:evit\w+|preven\w+|no (?:me )?(?:vuelva|vuelve|volviera) a (?:pasar|ocurrir|suceder|salir)|no me (?:pase|ocurra))\b/,
  ],
  [
    'changed',
    /\b(?:que|cual|donde) (?:es lo que |fue lo que |has |se |le )?(?:ha |has )?(?:cambi|modific|toc|arregl|correg)\w+\b|\bdiferencia\b/,
  ],
  [
    'same',
    /\b(?:lo mismo|igual|no (?:me |se )?(?:funciona|va|sirve|sale|anda|jala|corre|arregla|cambia)(?: nada)?|mismo (?:error|resultado|fallo|problema))\b/,
  ],
  ['sure', /\b(?:(?<!\b(?:es|son|mas) )segur[oa]|de verdad|en serio)\b/],
  ['where', /\b(?:donde|en que (?:linea|parte|sitio|lugar|punto))\b/],
  [
    'mine',
    /\b(?:(?:en|a|con|sobre) (?:mi|el mi) (?:codigo|programa|caso|ejercicio|funcion|script|archivo)|(?:en|a|con) el mio)\b/,
  ],
  ['prints', /\bque (?:me )?(?:imprim\w+|sal(?:e|dria|dra)|muestra|mostraria|saca|sacaria|da|daria|aparec\w+)\b/],
  ['good', /\b(?:(?:esta|va|queda|quedo|seria) (?:bien|correcto|ok)|(?:lo|la) (?:dejarias|dejas))\b/],
  ['whole', /\b(?:complet[oa]|enter[oa]|tod[oa] junto|corregid[oa]|arreglad[oa])\b/],
  ['meaning', /\bque (?:es lo que )?(?:significa|quiere decir|quieres decir)\b/],
  [
    'unclear',
    /\b(?:no (?:lo |la |te |he |me |logro |consigo )*(?:entiend\w+|entend\w+|pill\w+|capt\w+|cach\w+|sigo|queda claro|aclaro|entero)|sin (?:entender|pillar|enterar|ver)\w*|mas (?:facil|sencill[oa]s?|simples?|despacio|clar[oa])|de otra (?:forma|manera)|otra vez|para (?:tontos|ninos|dummies))\b/,
  ],
  [
    'check',
    /\b(?:asi|ahora si|lo (?:deje|puse|cambie|hice|arregle|corregi)|lo he (?:dejado|puesto|cambiado|hecho|arreglado|corregido)|me (?:quedo|ha quedado)|que tal)\b/,
  ],
  ['why', /\b(?:por que|a que se debe|(?:cual es )?(?:el motivo|la razon|la causa))\b/],
  [
    'apply',
    /^(?:si|vale|ok|dale|venga|adelante|hazlo|aplical[oa]|cambial[oa]|cambiamel[oa]|arreglal[oa]|arreglamel[oa]|corrigel[oa]|corrigemel[oa]|hacel[oa]|ponl[oa]|tu|claro)(?: (?:si|vale|ok|dale|venga|adelante|hazlo|aplical[oa]|cambial[oa]|arreglal[oa]|corrigel[oa]|hacel[oa]|ponl[oa]|tu|claro))*$/,
  ],
]

/** What says nothing by itself beside what is asked. */
const SMALL = new Set(
  'y e pero entonces pues ahora ahi aqui eso esto ese esa este esta lo la los las le les me te se nos de del el un una en a al con por para que como es era esta estan va van queda quedaria quedar seria ser hay hago haria hacer hacerlo pongo pondria pones poner ponerlo pon meto escribo coloco cambio cambia pasa pasaria pasando pasar ocurre sucede sale saldria falla fallo fallaba error codigo programa cosa parte linea pantalla consola explica explicas explicame explicamelo explicalo explicar dices dime dimelo decir dame damelo das dar pasa pasame pasamelo pasas mandame muestrame ver puede puedo puedes podrias podria se quiero necesito todo toda todavia aun ya nada muy bien asi tal sigo sigue siguen salir saliendo siendo tengo he ha has palabras otra otro vez proxima siguiente mi tu su mio tuyo porfa favor porfavor profe gracias oye hola si no igual aplico adapto uso usar estas esta a mi me da dando resultado completo entero version final hacerle puse puesto hecho asi mejor poco algo refiero referia digo decia hablo hablaba exactamente realmente tal'.split(
    ' ',
  ),
)
const MAX_WORDS = 12
/** Something of a program is named. */
const SIGNS = /[`+*/=<>%(){}[\]_|&^~@#"']/

/** What a message of a few words asks; null where it says more than that. */
export function briefAskIn(said: string): BriefAsk | null {
  const plain = plainText(said)
  if (plain === '' || SIGNS.test(said) || plain.split(' ').length > MAX_WORDS) return null
  for (const [act, key] of KEYS) {
    const rest = plain.replace(key, ' ').trim()
    if (rest !== plain && rest.split(/ +/).every((word) => word === '' || SMALL.has(word))) return act
  }
  return null
}
