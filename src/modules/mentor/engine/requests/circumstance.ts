import { wishIn } from './wish-in-clause'

/** How somebody says plainly what goes on: «mi colega mete letras», «se me rompe», «en el insti no nos dejan», «vengo de Excel». */
const SAYS_PLAINLY =
  '(?:mete[ns]?|pone[ns]?|escribe[ns]?|teclea[ns]?|peta[ns]?|rompe[ns]?|falla[ns]?|casca[ns]?|cae[ns]?|explota[ns]?|sale[ns]?|quita[ns]?|deja[ns]?|tiene[ns]?|lleva[ns]?|viene[ns]?|vienen|usa[ns]?|queda[ns]?|muestra[ns]?|captura[ns]?|exige[ns]?|gusta[ns]?|cuesta[ns]?|faltan?|va[ns]?|revolvio|tengo|tenemos|tenia|llevo|llevamos|vengo|venimos|uso|usamos|estoy|estamos|puedo|podemos|pongo|meto|escribo|toca|he visto|hemos (?:dado|visto))'
const SUBJECT =
  '(?:(?:mi|el|la|los|las|un|una|algun|algunos|alguien|cada|mucho|muchos|muchas|en|con|a|todavia|aun|siempre|ya|ahora|[\\d.,]+) ?(?:[\\w.]+ ){0,4}?)?'
const TOLD = new RegExp(
  `^(?:(?:y|pero|ah|es que|que|porque|pq|ya que|pues|si|cuando|a veces|aunque|y todavia) )*${SUBJECT}(?:(?:no|me|nos|se|lo|la|le|les|te) )*${SAYS_PLAINLY}\\b`,
)
/** «Es para abrirlo luego en el Excel», «contabilidad de un taller»: what it is for. */
const PURPOSE =
  /^(?:(?:y )?es )?para (?:luego )?(?:abrir|ver|mandar|enviar|imprimir|ensenar|entregar|llevar)\w*(?: \w+){0,6}$/
/** «Me lo cambias», «hazmelo», «me pones otro ejemplo»: that something is asked for, and not what. */
const FAVOUR =
  /^(?:(?:me|nos) l[oa]s? \w+(?:as|es)(?: en (?:est|es)[aeo]\w*)?|(?:haz|pon|pas|cambi|hac|arregl)\w*mel[oa]s?|(?:me |nos )?(?:pone?s?|das?|hace?s?) (?:otro|un|mas) ejemplos?)(?: por favor| porfa\w*| plis)?$/

/** «Con 7.5 me muestra 7.5» */
const RESULT = /^con [\d.]+ (?:me|se) (?:muestra|imprime|sale|da|ve)\b/

/** Whether a clause, plain, tells how things are and asks for nothing: no program is to do what it says. */
export function isCircumstance(clause: string): boolean {
  const words = clause.match(/[a-z0-9_.%]+/g) ?? []
  const text = words.join(' ').replace(/(?<!\.)\.+(?= |$)/g, '')
  if (PURPOSE.test(text) || FAVOUR.test(text) || RESULT.test(text)) return true
  return TOLD.test(text) && wishIn(words, { isAsked: false, isOwn: false }) === 'none'
}
