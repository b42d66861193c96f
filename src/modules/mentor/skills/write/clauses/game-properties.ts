import { inDigits } from '../../../engine/lexicon/number-words'
import type { Draft } from '../../../engine/task/task'

const WORD =
  /\b(?:la |con la |una )?palabra(?: (?:secreta|oculta|a adivinar|que hay que adivinar))?(?: (?:es|sea|sera|:|=))? ["'«]?(?!secreta\b|oculta\b|que\b|a\b|y\b|en\b|al\b|aleatoria\b|por\b|de\b|se\b|letra\b|completa\b|correcta\b)(\p{L}{3,})["'»]?/iu
const TRIES =
  /\b(\d{1,2}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:vidas|intentos|fallos|oportunidades|errores)\b/i
/** A text in capitals or quotation marks that says one of the two ends. */
const WON =
  /(?:["'«]([^"'»\n]{0,30}(?:gan|acert|felici|bien)[^"'»\n]{0,30})["'»])|\b((?:[\p{Lu}¡!]{2,} ){0,3}[\p{Lu}¡!]*(?:GAN|ACERT|FELICI|VICTORIA)[\p{Lu}!]*)/u
const LOST =
  /(?:["'«]([^"'»\n]{0,30}(?:perd|ahorcad|muert|game over)[^"'»\n]{0,30})["'»])|\b((?:[\p{Lu}¡!]{2,} ){0,3}[\p{Lu}¡!]*(?:PERD|AHORCAD|MUERT|DERROTA|GAME OVER)[\p{Lu}!]*)/u

/** A game with the word, the number of tries and the texts of its two ends that a request states, and the stated pieces that it now has. */
export function withGameProperties(draft: Draft, prose: string): { draft: Draft; done: string[] } {
  const done: string[] = []
  let { code } = draft
  const put = (pattern: RegExp, text: string, said: string) => {
    const changed = code.replace(pattern, text)
    if (changed === code && !code.includes(text)) return
    code = changed
    done.push(said)
  }
  const word = WORD.exec(prose)
  if (word?.[1] !== undefined && /^PALABRAS = \[/m.test(code)) {
    code = code.replace(/^PALABRAS = \[[^\]]*\]\n/m, '').replace(/^import random\n\n?/m, '')
    put(/random\.choice\(PALABRAS\)/, `'${word[1].toLowerCase()}'`, word[0])
  }
  const tries = TRIES.exec(prose)
  const count = tries?.[1] === undefined ? undefined : inDigits(tries[1].toLowerCase())
  if (tries && count !== undefined)
    put(/^(FALLOS|INTENTOS|VIDAS|MAX_FALLOS|MAXIMO_FALLOS) = \d+$/m, `$1 = ${count}`, tries[0])
  for (const [words, printed] of [
    [WON, /print\(f?'[^'\n]*(?:ganad|acertad|felici|bien)[^'\n]*'\)/i],
    [LOST, /print\(f?'[^'\n]*(?:perdid|ahorcad|se acab)[^'\n]*'\)/i],
  ] as const) {
    const found = words.exec(prose)
    const text = found?.[1] ?? found?.[2]
    if (text !== undefined) put(printed, `print('${text.trim().replaceAll("'", '’')}')`, text)
  }
  return { draft: { ...draft, code, example: code === draft.code ? draft.example : null }, done }
}
