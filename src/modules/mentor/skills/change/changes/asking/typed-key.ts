import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, inputIn, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «que acepte minúsculas, y también con U en lugar de T»: what is typed is brought into the form of the keys. */
export const typedKeyChange: Change = {
  name: 'typed-key',
  stage: STAGE.input,
  says: [
    /(?<letters>\b(?:y )?(?:que )?(?:(?:de|da) (?:igual|lo mismo)|no importe) (?:si|que) (?:lo )?(?:escrib\w+|pong\w+|pon\w*) [a-z]{2,20} o [a-z]{2,20}|\b(?:y )?(?:que )?(?:tambien )?(?:no distinga|acept\w+|admit\w+|funcione|valga|sirva|entienda|de igual|no importe)(?: (?:si|con|en|las?|los?|tambien|escrib\w+|pon\w*|letras?))* (?:mayusculas?|minusculas?)(?:(?:,| y| o) (?:mayusculas?|minusculas?))?)/,
    /\b(?:y )?(?:(?:que|tambien|acepte|valga|si|pong\w+|escrib\w+) ){0,4}(?:con )?(?:la |una? )?["'«“]?(?<typed>[a-z])["'»”]? en (?:lugar|vez) de (?:la |una? )?["'«“]?(?<meant>[a-z])\b["'»”]?(?: \([^)]{0,40}\))?/,
  ],
  make(p, { parts }) {
    const found = keyRead(p)
    if (found === null) return null
    const isUpper = found.keys.every((key) => key === key.toUpperCase())
    const isLower = found.keys.every((key) => key === key.toLowerCase())
    const isTitle = found.keys.every((key) => /^\p{Lu}[\p{Ll}]*(?: \p{Lu}[\p{Ll}]*)*$/u.test(key))
    const form =
      parts.letters === undefined ? '' : isUpper ? '.upper()' : isLower ? '.lower()' : isTitle ? '.title()' : null
    if (form === null) return null
    const cased = (letter: string) => (isUpper ? letter.toUpperCase() : isLower ? letter.toLowerCase() : letter)
    const swap =
      parts.typed && parts.meant
        ? `.replace(${textLiteral(p, cased(parts.typed))}, ${textLiteral(p, cased(parts.meant))})`
        : ''
    if (form + swap === '') return null
    return {
      code: edited(p, [{ from: found.input.to, to: found.input.to, text: form + swap }]),
      told: 'Lo que se escribe se pone como están las claves del diccionario antes de buscarlo.',
      how: [
        `${inlineCode(form + swap)} da un texto nuevo: lo escrito, ${swap === '' ? 'con otras letras' : 'con lo cambiado'}.`,
      ],
    }
  },
}

/** A dictionary of texts that is read by what is typed. */
function keyRead(p: Program): { input: Expression; keys: string[] } | null {
  for (const { node } of p.places('assign')) {
    const plain = plainAssign(node)
    const read = plain ? inputIn(plain.value) : null
    if (!plain || !read || read.conversion !== null) continue
    const dict = p
      .places('assign')
      .map((place) => plainAssign(place.node))
      .find((data) => {
        if (data?.value.kind !== 'dict') return false
        return new RegExp(`\\b${data.name}(?:\\[|\\.get\\()${plain.name}\\b`).test(p.source)
      })
    if (dict?.value.kind !== 'dict' || nameOf(dict.target) === null) continue
    const keys = dict.value.entries.flatMap(({ key }) => (key?.kind === 'string' ? [key.value] : []))
    if (keys.length > 0) return { input: plain.value, keys }
  }
  return null
}
