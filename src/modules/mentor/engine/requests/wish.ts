import { isSubjunctive } from '../lexicon/subjunctive'
import { clausesIn } from './clauses'
import { type Wish, wishIn } from './wish-in-clause'

/** What is wrong, or why, or whether it is good, is asked. */
const ASKS_FAULT =
  /\b(?:por ?que|(?:que|donde|cual) (?:esta|es|hay|tengo|hice|hago|falla)(?: \w+){0,2} (?:mal|error|fallo|problema|falla)|que (?:le )?(?:falla|pasa)|no (?:lo |la |le |me )?(?:entiendo|encuentro|veo|se (?:por|que|donde)|pillo|entero)|como (?:l[oae]s? |me lo )?(?:arregl\w+|corrij\w+|solucion\w+|mejor\w+|dejo bien)|que hago$|tiene sentido|cual (?:me |es )?(?:conviene|mejor|uso|elijo|pillo))\b/
/** «¿Cómo le cambio la primera letra? Quiero que quede masa» asks for the way. */
const ASKS_HOW = /^(?:\w+ ){0,3}como (?!quedaria|seria)\w/
const ASKS_WHY = /^(?:\w+ ){0,4}por ?que\b/
/** «¿Qué diferencia hay entre dejarlo así y usar Counter?», «lo que no entiendo es que salgan paréntesis», «¿seguro que …?». */
const ASKS_TO_KNOW =
  /^(?:\w+ ){0,4}(?:(?:que|cual (?:es|seria) la|hay|la) (?:alguna )?diferencia\w*|en que se (?:diferencia|distingue)\w*|no (?:lo |la |me )?(?:entiendo|entendi|pillo|cacho|capto|comprendo|entra|queda claro|cuadra)|segur[oa]s? que)\b/
/** «Y si pone una letra qué pasa», «…, ¿qué sucede?»: what would come of it. */
const ASKS_EFFECT =
  /^(?:\w+ ){0,2}(?:si|suponiendo) .{3,80} que (?:pasa|pasaria|ocurre|ocurriria|sucede|sucederia)$|^(?:(?:y|entonces|pues) )?que (?:pasa|pasaria|ocurre|ocurriria|sucede|sucederia)$/
/** «Y si pone una coma?»: what is typed is supposed, and nothing is to be put there. */
const SUPPOSES_TYPED =
  /^(?:\w+ ){0,3}?si (?:(?:se|el|la|un|una|alguien|usuario|persona) ){0,3}(?:pone|ponen|mete|meten|teclea|teclean|escribe|escriben|introduce|introducen) /
const ASKS_OPINION =
  /\b(?:expli[cq]\w+|(?:esta|va|queda|quedo|quedaron) (?:bien|mal)|que (?:tal|onda|le (?:falta|veis|ves|cambi\w+)|te parece|opinas)|razon|revis\w+|mejora\w*|mas (?:limpio|corto|pythonic\w+)|como (?:l[oa] )?(?:pondri\w+|harias|acorto|ves)|justifi\w+|aclar(?:ar|arme|ame|a)|arregl\w+(?! (?:\w+ ){0,2}?para que (?!(?:no|ya|me|se|todo|l[oae]s?|funcion\w+|ande|jale|corra|vaya|salga|de|de_|deje|imprima bien) ))|corrig\w+|corrij\w+|feo|pythonic\w+)\b/
const ANOTHER_THING =
  /\b(?:respuestas?|solucion|(?:codigo|funcion|programa|version) (?:ya )?(?:enter[oa]|complet[oa]|bien|buen[oa]|arreglad[oa]|corregid[oa])|tod[oa] (?:el|la) (?:programa|codigo|script|funcion)|(?:un|una|otro|otra|mas|algun|unos|otros) (?:\w+ )?(?:ejemplos?|ejercicios?|explicacion|pista|reto)|otr[oa] (?:distint[oa]|mas|igual|parecid[oa])|del mismo tema)\b/
/** «Otro ejemplo, pero de ordenar clientes». */
const BUT = /\bpero (?:de|con|sin|que)\b/
/** What is told behind a wish says how it went. */
const WENT_WRONG =
  /(?:^|\b(?:y|pero|aunque|solo que|cuando) )(?:(?:solo|siempre|nunca|ya|ahora|aun|todavia|entonces|cuando \w+(?: \w+){0,3}) ){0,3}(?:(?:no|me|(?<!^)se|nunca|siempre|solo(?! (?:el|la|los|las|lo) \w+ (?:que|de|del|con|a)\b)) (?:(?:no|me|se|lo|la|los|las|le) ){0,4}|(?:l[oa]s? )(?=(?:pide|deja|coge|borra|repite|guarda|imprime|hace|pone|muestra|(?:cuenta|suma) (?:mal|bien|igual|dos|varias|otra))\b)|(?<!^)(?=(?:dan?|salen?|imprime|devuelve)\b))(dan?|\w{3,})/g
const INDICATIVE = /(?:[ae]|an|en)$/
const NO_VERB = /^(?:se|que|de|la|lo|los|las|el|nada|poco|mas|una?|uno|\w+(?:ar|er|ir))$/
const wentWrong = (text: string) =>
  [...text.matchAll(WENT_WRONG)].some(
    ([, verb = '']) => INDICATIVE.test(verb) && !NO_VERB.test(verb) && !isSubjunctive(verb),
  )

/** `isOwn`: a program of the person's own stands beside it, of which people mostly tell what is wrong. */
export function wishOf(prose: string, { isOwn }: { isOwn: boolean }): Wish {
  const clauses = clausesIn(prose)
  const found = clauses.map(({ words, isAsked }) => wishIn(words, { isAsked, isOwn }))
  const last = found.findLastIndex((wish) => wish !== 'none')
  if (last === -1) return 'none'
  const texts = clauses.map(({ words }) => words.join(' '))
  if (texts.some((text, at) => clauses[at]?.isAsked && SUPPOSES_TYPED.test(text))) return 'none'
  const others = texts.filter((_, at) => found[at] === 'none')
  if (texts.some((text) => ANOTHER_THING.test(text))) return texts.some((text) => BUT.test(text)) ? 'hinted' : 'none'
  if (others.some((text) => ASKS_FAULT.test(text))) return 'none'
  if (texts.some((text) => ASKS_WHY.test(text) || ASKS_EFFECT.test(text)) || ASKS_TO_KNOW.test(texts[last] ?? ''))
    return 'none'
  if (isOwn && texts.some((text) => ASKS_OPINION.test(text))) return 'none'
  if (texts.slice(last + 1).some(wentWrong) || (isOwn && wentWrong(`que ${texts[last]}`))) return 'none'
  if (isOwn && !found.includes('said') && texts.some(wentWrong)) return 'none'
  const asksHow = clauses.some(({ isAsked }, at) => isAsked && found[at] === 'none' && ASKS_HOW.test(texts[at] ?? ''))
  return found.includes('said') && !asksHow ? 'said' : 'hinted'
}
