import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { classNamed } from './superclass'

/** «añade también Gato que diga miau»: a class like one that is there, which says something else. */
export const siblingClassChange: Change = {
  name: 'sibling-class',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:anad\w*|agreg\w*|cre\w*|haz\w*|pon\w*|met\w+|quiero|con|otra|tambien|ademas|una?|la|y|mas) ){1,7}(?<clase>clase )?(?:(?:que se llame|llamada) )?(?<name>[a-z_]\w*),? (?:que|q) (?:en (?:vez|lugar) de \S+ )?(?:dig\w+|dic\w+|hag\w+|devuelv\w+|imprim\w+|muestr\w+|suen\w+) ["'«“]?(?<word>[^"'»”.,;]{2,40})["'»”]?/,
  ],
  needs: ({ parts: { clase, name = '' } }) => clase !== undefined || /^\p{Lu}/u.test(name),
  make(p, { parts }): Result {
    const { name = '', word = '' } = parts
    const fresh = upperFirst(name)
    if (classNamed(p, fresh)) return null
    const said = p
      .places('class')
      .toReversed()
      .flatMap(({ node }) => saying(p, node) ?? [])
    const [model] = said
    if (!model) return null
    const { cls, piece } = model
    const lines = linesOf(p, cls)
    const text = copied(p, { cls, lines, piece, word: word.trim(), name: fresh })
    return {
      code: edited(p, [{ from: lines.to, to: lines.to, text: `\n\n\n${text}` }]),
      told: `Hay además una clase ${inlineCode(fresh)}, como ${inlineCode(cls.name)}, que dice «${word.trim()}».`,
      how: [`Los métodos se llaman igual en las dos clases: quien los usa no necesita saber de cuál es cada objeto.`],
    }
  },
}

type Class = StatementOf<'class'>
type Saying = { cls: Class; piece: { from: number; to: number } }

/** The text that a method of a class gives back or prints. */
function saying(p: Program, cls: Class): Saying | null {
  const inside = (node: Expression) => node.from > cls.from && node.to <= cls.to
  const [text] = [...p.spots('format-string'), ...p.spots('string')].filter(
    ({ node, scope }) => inside(node) && scope.kind === 'function' && !p.text(node).startsWith('"""'),
  )
  if (!text) return null
  // The last words outside of what is filled in: «{self.nombre} dice guau».
  const written = p.source.slice(text.node.from, text.node.to)
  const match = /(?<![\p{L}¡!])[\p{L}¡!]+(?=[^\p{L}{}]*["'][)]?$)/u.exec(written)
  return match
    ? { cls, piece: { from: text.node.from + match.index, to: text.node.from + match.index + match[0].length } }
    : null
}

type Copy = Saying & { lines: { from: number; to: number }; word: string; name: string }

function copied(p: Program, { cls, lines, piece, word, name }: Copy): string {
  const old = p.source.slice(piece.from, piece.to)
  const isCapital = /^\p{Lu}/u.test(old)
  const fresh = isCapital ? upperFirst(word) : word
  const spans = [
    { from: cls.nameFrom, to: cls.nameFrom + cls.name.length, text: name },
    { ...piece, text: fresh },
  ]
  return spans
    .toReversed()
    .reduce(
      (text, { from, to, text: own }) => text.slice(0, from - lines.from) + own + text.slice(to - lines.from),
      p.source.slice(lines.from, lines.to),
    )
}
