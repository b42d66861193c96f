import type { Module } from '../../python/ast'
import { allNames } from '../../python/names'
import { statementsIn } from '../../python/walk'
import type { CodePart } from '../message'
import { codePart } from './code-part'

/**
 * «Tengo d = {…}, pido ciudad = input() y luego print(d[ciudad])»: pieces of a program told in a sentence beside an error, one after the
 * other, what gives a name its value before what uses it. Null where they have nothing to do with each other.
 */
export function programIn(parts: readonly CodePart[]): CodePart | null {
  const pieces = parts.filter(({ tree }) => tree.errors.length === 0 && tree.body.length === 1)
  const given = new Map(pieces.flatMap((piece) => namesGiven(piece.tree).map((name) => [name, piece] as const)))
  const ordered: CodePart[] = []
  let isTogether = false
  const add = (piece: CodePart, within: readonly CodePart[]) => {
    if (ordered.includes(piece) || within.includes(piece)) return
    for (const name of allNames(piece.tree)) {
      const source = given.get(name)
      if (source === undefined || source === piece) continue
      isTogether = true
      add(source, [...within, piece])
    }
    ordered.push(piece)
  }
  for (const piece of pieces) add(piece, [])
  if (!isTogether) return null
  return codePart(ordered.map(({ code }) => code.trimEnd()).join('\n'), 'pasted')
}

const namesGiven = ({ body }: Module): string[] =>
  statementsIn(body).flatMap((node) =>
    node.kind === 'assign' ? node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : [])) : [],
  )
