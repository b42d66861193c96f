import { answered, text } from '../../../engine/blocks'
import { isAbsent, termsNamed } from '../../../engine/requests/terms-at-hand'
import { focusTexts } from '../../explain/focus/focus'
import type { Reader } from '../asked'

const MEANING =
  /^(?:que (?:es|son|significa|quiere decir|hace)|para que (?:es|sirve)|(?:no (?:se|entiendo|pillo|cacho) )?que (?:es|hace|significa)|por que (?:esta|va|lleva|hay)|explica\w*|lo del?|no (?:entiendo|pillo|cacho))\b/
const BARE = /^(?:el|la|los|las|ese|esa) ?\S+(?: (?:que|de que|para que|pa que) (?:es|hace|sirve|significa))?$/
const MAX_WORDS = 12

/** «¿Y el += qué es?», of a program that has one: what it does there, and no lesson. */
export const part: Reader = ({ said, frame, code, source, cards, state }) => {
  if (code === null || source === null || cards.length > 0 || state.error !== null) return null
  if (said.split(' ').length > MAX_WORDS || !(MEANING.test(said) || BARE.test(said))) return null
  const terms = termsNamed(frame.message.prose)
  if (terms.length === 0 || terms.some((term) => isAbsent(term, code.code))) return null
  if (othersIn(said, terms) > MAX_OTHERS) return null
  const texts = focusTexts({ frame: { ...frame, code }, code, source })
  const meaning = terms.length === 1 && Object.hasOwn(MEANINGS, terms[0] ?? '') ? [MEANINGS[terms[0] ?? ''] ?? ''] : []
  return texts.length === 0 ? null : answered('part', [...meaning, ...texts].map(text))
}

/** More of the program is meant than its term: that is told by who explains it. */
const othersIn = (said: string, terms: readonly string[]) =>
  said.split(' ').filter((word) => !terms.some((term) => word.includes(term)) && !EMPTY.test(word)).length
const MAX_OTHERS = 1
const EMPTY =
  /^(?:que|es|son|significa|quiere|decir|hace|para|sirve|por|esta|va|lleva|hay|el|la|los|las|lo|de|del|ese|esa|eso|ahi|aqui|ahora|no|se|entiendo|pillo|cacho|explica\w*|me|exactamente|python|en|y)$/

/** What words of the language mean, where telling their line does not say it. */
const MEANINGS: Readonly<Record<string, string>> = {
  elif: '`elif` es «si no, pero si…»: solo se mira cuando no se ha cumplido nada de lo de arriba.',
  else: '`else` es «y si no»: lo que se hace cuando no se ha cumplido nada de lo de arriba.',
  for: '`for` repite lo de dentro una vez por cada valor de lo que recorre.',
  while: '`while` repite lo de dentro **mientras** se cumpla la condición.',
  if: '`if` es «si»: lo de dentro se hace solo cuando la condición se cumple.',
}
