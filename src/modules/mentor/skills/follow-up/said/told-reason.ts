import { answered, text } from '../../../engine/blocks'
import { MAKE_PROGRAMS } from '../../../engine/skill-families'
import type { Reader } from '../asked'
import { likest } from './told-before'

const ASKS_WHY = /^(?:por que|porque)\b/
const MAX_WORDS = 16
const FENCE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1[ \t]*$/gm
/** The verb is the asker's: it says nothing of what is asked about. */
const VERB =
  /^(?:por que|porque) (?:(?:se|lo|la|le|me|has|haces|hay que|solo|siempre|aqui|ahi) )*(?:us\w+|utiliz\w+|pon\w+|pus\w+|puesto|met\w+|escrib\w+|hac\w+|recorr\w+|prueb\w+|busc\w+|mir\w+)?/
/** A sentence that gives a reason, or what something is for. */
const REASON = /\b(?:porque|para|así|sin|basta|hace falta|evita|por eso|no se puede|si no)\b/

/** «¿Por qué usas secrets y no random?»: the sentence of the last answer that says why. */
export const toldReason: Reader = ({ state, said, code }) => {
  if (code === null || !MAKE_PROGRAMS.has(state.answered.at(-1)?.skill ?? '')) return null
  if (!ASKS_WHY.test(said) || said.split(' ').length > MAX_WORDS) return null
  const last = (state.said.at(-1) ?? '').replace(FENCE, '')
  const sentences = last
    .split(/\n+|(?<=[.:!?])\s+(?=[\p{Lu}`*«])/u)
    .map((sentence) => sentence.replace(/^[-*] /, '').trim())
    .filter((sentence) => !sentence.startsWith('#') && REASON.test(sentence))
  const found = likest(sentences, said.replace(VERB, ''))
  return found === undefined ? null : answered('told-reason', [text(found)])
}
