import type { CodePart } from '~/modules/mentor/engine/message'
import { codePart } from '~/modules/mentor/engine/reading/code-part'
import { linesOf } from '~/modules/mentor/python/lines'
import { allExpressions, blocksOf, statementsIn } from '~/modules/mentor/python/walk'
import type { Before } from './before'
import type { Check, Maker } from './follow-up'

const block = ({ code }: CodePart) => `\`\`\`python\n${code.trimEnd()}\n\`\`\``
const lines = ({ code }: CodePart) => code.trimEnd().split('\n')

/** Ways to say it that are made of the conversation. */
const built = (
  name: string,
  put: (before: Before) => { ways: string[]; pasted?: CodePart; names?: string[] } | null,
  checks: readonly Check[],
): Maker => ({
  name,
  put(before, turn) {
    const asked = put(before)
    if (asked === null || asked.ways.length === 0) return null
    const { ways, ...more } = asked
    return { message: ways[turn % ways.length] ?? '', checks, ...more }
  },
})

const lineIn = (answer: string) => /\blíneas? (\d{1,3})/i.exec(answer)?.[1]

/** A line without a block that can be taken out of the program. */
function plainLine({ tree }: CodePart): number | null {
  const { lineAt } = linesOf(tree.source)
  const plain = [...statementsIn(tree.body)].filter(
    (node) => blocksOf(node).length === 0 && !node.kind.startsWith('import'),
  )
  const node = plain[Math.floor(plain.length / 2)]
  return node ? lineAt(node.from) : null
}

const calledIn = ({ tree }: CodePart): string[] =>
  [...allExpressions(tree)].flatMap((node) => {
    if (node.kind !== 'call') return []
    if (node.callee.kind === 'attribute') return [node.callee.name]
    return node.callee.kind === 'name' && node.callee.name !== 'print' ? [node.callee.name] : []
  })
const topValues = ({ tree }: CodePart): string[] =>
  tree.body.flatMap((node) =>
    node.kind === 'assign' && node.targets[0]?.kind === 'name' ? [node.targets[0].name] : [],
  )
const kindsIn = ({ tree }: CodePart) => new Set([...statementsIn(tree.body)].map(({ kind }) => kind))
const holdsList = ({ tree }: CodePart) => [...allExpressions(tree)].some(({ kind }) => kind === 'list')

/** The program with a name written wrongly where it is used last. */
export function planted(part: CodePart): { code: CodePart; line: number; name: string } | null {
  const known = new Set(
    [...statementsIn(part.tree.body)]
      .flatMap((node) => (node.kind === 'assign' ? node.targets : []))
      .flatMap((target) => (target.kind === 'name' && target.name.length > 3 ? [target.name] : [])),
  )
  const uses = [...allExpressions(part.tree)].filter((node) => node.kind === 'name' && known.has(node.name))
  const last = uses.toSorted((a, b) => a.from - b.from).at(-1)
  if (last?.kind !== 'name') return null
  const name = last.name.slice(0, 2) + last.name.slice(3)
  const { source } = part.tree
  const code = codePart(source.slice(0, last.from) + name + source.slice(last.to), 'fenced')
  return { code, line: linesOf(source).lineAt(last.from), name }
}

const TERMS =
  /\b(índice|tupla|iterable|excepción|parámetro|argumento|método|módulo|atributo|booleano|comprensión|codificación|diccionario|conjunto|generador|constructor|recursiva|decorador|concatenar|f-string)s?\b/i

const OTHERS: readonly (readonly [kind: string, other: string])[] = [
  ['for', 'while'],
  ['while', 'for'],
  ['if', 'match'],
  ['function', 'una clase'],
]

/** What goes on with a conversation in words and programs of its own. */
export const BUILT: readonly Maker[] = [
  built(
    'why on the line',
    ({ answer, current }) => {
      const line = lineIn(answer)
      return line === undefined || current === null
        ? null
        : { ways: [`¿por qué en la línea ${line}?`, `y qué pasa en la línea ${line}`, `no entiendo la línea ${line}`] }
    },
    ['answered', 'fresh', 'own program'],
  ),
  built(
    'without the line',
    ({ current }) => {
      const line = current && plainLine(current)
      return line ? { ways: [`¿qué pasa si quito la línea ${line}?`, `y si borro la línea ${line}?`] } : null
    },
    ['answered', 'own program'],
  ),
  built(
    'what does it do',
    ({ current }) => {
      const name = current && calledIn(current)[0]
      return name
        ? { ways: [`¿qué hace ${name}?`, `y ${name} qué hace`, `para qué sirve ${name}?`], names: [name] }
        : null
    },
    ['answered', 'names it', 'own program'],
  ),
  built(
    'value at the end',
    ({ current }) => {
      const name = current && topValues(current).at(-1)
      return name
        ? {
            ways: [`¿cuánto vale ${name} al final?`, `qué vale ${name} al final`, `y ${name} con qué valor termina?`],
            names: [name],
          }
        : null
    },
    ['answered', 'names it'],
  ),
  built(
    'value in a round',
    ({ current }) => {
      const loop = current?.tree.body.find(({ kind }) => kind === 'for')
      return loop?.kind === 'for' && loop.target.kind === 'name'
        ? {
            ways: [
              `¿cuánto vale ${loop.target.name} en la segunda vuelta?`,
              `qué tiene ${loop.target.name} en la 2a vuelta`,
            ],
            names: [loop.target.name],
          }
        : null
    },
    ['answered', 'names it'],
  ),
  built(
    'why not the other',
    ({ current }) => {
      const kinds = current && kindsIn(current)
      const [, other] = OTHERS.find(([kind]) => kinds?.has(kind as never)) ?? []
      return other === undefined
        ? null
        : { ways: [`¿por qué no usas ${other}?`, `y no sería mejor con ${other}?`], names: [other.replace('una ', '')] }
    },
    ['answered', 'names it'],
  ),
  built(
    'nothing in it',
    ({ current }) =>
      current && holdsList(current)
        ? { ways: ['¿y si la lista está vacía?', 'y si no hay ninguno?', 'qué pasa si está vacía la lista'] }
        : null,
    ['answered', 'own program'],
  ),
  built(
    'also',
    ({ current }) => {
      if (current === null) return null
      const name = topValues(current)[0]
      const prints = /^\s*print\(/m.test(current.code)
      const ways = [
        ...(prints
          ? ['¿y si quiero que además lo guarde en un archivo?', 'y si quiero que también ponga un título antes?']
          : []),
        ...(name && holdsList(current) ? [`¿y si quiero que además diga cuántos hay en ${name}?`] : []),
        ...(kindsIn(current).has('function') && prints ? ['y si quiero que además imprima "listo" al final?'] : []),
      ]
      return { ways }
    },
    ['answered', 'a version'],
  ),
  built(
    'what is the term',
    ({ answer }) => {
      const [, term] = TERMS.exec(answer.replace(/```[\s\S]*?```/g, '')) ?? []
      return term === undefined
        ? null
        : { ways: [`¿qué es ${term}?`, `y qué es eso de ${term}`], names: [term.slice(0, -1)] }
    },
    ['answered', 'names it'],
  ),
  built(
    'like this',
    ({ mended }) =>
      mended
        ? {
            ways: [
              `así?\n\n${block(mended)}`,
              `¿está bien así?\n\n${block(mended)}`,
              `lo dejé así, está bien?\n\n${block(mended)}`,
            ],
            pasted: mended,
          }
        : null,
    ['answered', 'not merged', 'no old error', 'verdict'],
  ),
  built(
    'these lines',
    ({ own, mended }) => {
      const old = own && new Set(lines(own))
      const fresh = mended && old ? lines(mended).filter((line) => !old.has(line)) : []
      return fresh.length > 0 && fresh.length < 4 && mended
        ? {
            ways: [
              `así?\n\n\`\`\`python\n${fresh.join('\n')}\n\`\`\``,
              `lo he cambiado así, está bien?\n\n\`\`\`python\n${fresh.join('\n')}\n\`\`\``,
            ],
            pasted: mended,
          }
        : null
    },
    ['answered', 'not merged', 'no old error', 'verdict'],
  ),
  built(
    'a new mistake',
    ({ current }) => {
      const wrong = current && planted(current)
      return wrong
        ? {
            ways: [`ahora lo tengo así y me da error\n\n${block(wrong.code)}`, `y así?\n\n${block(wrong.code)}`],
            names: [wrong.name, `línea ${wrong.line}`],
            pasted: wrong.code,
          }
        : null
    },
    ['answered', 'names it'],
  ),
  built(
    'the old one again',
    ({ own, mended }) =>
      own && mended
        ? { ways: [`pero este es mi programa\n\n${block(own)}`, `yo tengo esto:\n\n${block(own)}`], pasted: own }
        : null,
    ['heard', 'not merged'],
  ),
]
