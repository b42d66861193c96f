import { upperFirst } from '~/platform/text/first-letter'
import type { Statement } from '../../../../python/ast'
import { linesOf as linesIn } from '../../../../python/lines'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { linesOf } from '../../../../python/program/source'
import { describe } from '../../../explain/parts/describe'
import { type Change, type Result, STAGE } from '../../change'

/** «ponle comentarios», «comenta cada línea»: above each statement what it does; «sin comentarios» takes them off. */
export const commentsChange: Change = {
  name: 'comments',
  stage: STAGE.style,
  says: [
    /\b(?<off>(?:sin|quit\w+|borr\w+|elimin\w+)(?: (?:todos|los|esos|mis)){0,7} comentarios)\b/,
    /\b(?:(?:pon\w*|anad\w*|agreg\w*|met\w*|escrib\w*|explic\w*|haz\w*|con|dame|y|ahora|lo|el|la|en|cada|linea|unos|los|tambien|que|lleve|tenga|mas|codigo|propio|mismo|mediante|usando) ){0,7}comentari\w+(?: (?:en|a|por|cada|cada una de|las|los|linea|lineas|codigo|el|propio|mismo|por linea|explicando|que|hace|para|entenderlo|todo|paso|sobre|lo|de|explicativos|dentro)){0,7}|\bcoment(?:a|al[oae]|ado|ada|ar|es|e|ame|arme|armel[oae]|amel[oae]|arl[oae])\b(?: (?:el|cada|linea|lineas|codigo|la|las|todo|por|a|bien|que|hace)){0,7}|\bdocument(?:a|al[oa]|ado|ar)\b/,
  ],
  make(p, wish) {
    if (wish.parts.off !== undefined) return withoutComments(p)
    return commented(p)
  },
}

function withoutComments(p: Program): Result {
  const { comments } = p.module
  if (comments.length === 0) return { why: 'Tu programa no tiene comentarios.' }
  let code = p.source
  for (const { from, to } of comments.toReversed()) {
    const line = p.lines.rangeOf(p.lines.lineAt(from))
    const isAlone = p.source.slice(line.from, from).trim() === ''
    code = isAlone ? code.slice(0, line.from) + code.slice(line.to + 1) : code.slice(0, from).trimEnd() + code.slice(to)
  }
  return { code, told: 'He quitado los comentarios; el programa hace lo mismo.' }
}

function commented(p: Program): Result {
  const source = { module: p.module, lines: linesIn(p.source) }
  const taken = new Set(p.module.comments.map(({ from }) => p.lines.lineAt(from)))
  const notes: { at: number; text: string }[] = []
  const visit = (node: Statement) => {
    const at = linesOf(p, node).from
    const line = p.lines.lineAt(node.kind === 'function' || node.kind === 'class' ? node.nameFrom : node.from)
    const isElse = node.kind === 'if' && node.isElif
    const isFirst = p.source.slice(at, node.from).trim() === ''
    const isDocstring = node.kind === 'expression' && node.value.kind === 'string'
    if (isFirst && !isElse && !isDocstring && !taken.has(line) && !taken.has(line - 1) && node.kind !== 'pass') {
      notes.push({ at, text: `${indentOf(p, node)}# ${plainComment(describe(node, source))}\n` })
    }
  }
  for (const { node } of p.allPlaces) visit(node)
  if (notes.length === 0) return { why: 'Cada línea de tu programa tiene ya su comentario.' }
  let code = p.source
  for (const { at, text } of notes.toSorted((a, b) => b.at - a.at)) code = code.slice(0, at) + text + code.slice(at)
  return {
    code,
    told: 'Cada instrucción lleva ahora encima un comentario que dice lo que hace.',
    how: [
      'Python se salta todo lo que va detrás de `#`: el programa hace exactamente lo mismo.',
      'En tus programas, comenta sobre todo el porqué; lo que hace cada línea ya lo dice la línea.',
    ],
  }
}

function plainComment(markdown: string): string {
  const text = markdown.replace(/`+/g, '').replace(/\*\*/g, '').replace(/\s+/g, ' ').trim()
  const short = text.length > 100 ? `${text.slice(0, 99).toWellFormed()}…` : text
  return upperFirst(short)
}
