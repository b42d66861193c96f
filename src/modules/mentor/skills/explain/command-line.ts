import { inlineCode } from '../../engine/compose'
import type { Frame } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import type { Block } from '../../engine/skill'
import type { Expression, Module } from '../../python/ast'
import { applyEdits } from '../../python/edit'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { allExpressions, statementsIn } from '../../python/walk'
import { run, runAs } from './parts/output'

/** «python lupulo.py 1.050 1.012»: the program, and what stands behind it. */
const COMMAND = /\bpython3? +(?:-\w +)?([\w./-]{1,60}\.py)\b((?: +[^\s?¿!;`]{1,40}){0,8})/
/** What goes on behind the command is a sentence again. */
const WORDS =
  /^(?:[yoea]|que|qué|pero|me|te|se|da|sale|sal(?:en|dr[ií]a)|imprime|muestra|devuelve|hace|pasa|cu[aá]nto|c[oó]mo|por|para|con|sin|en|no|si|y,)$/i
const NOTHING =
  /\bsin (?:nada|argumentos?|par[aá]metros?|poner nada|n[uú]meros?)\b|\bno (?:le |les )?(?:pongo|paso|escribo|doy|ponemos|pones|meto) (?:nada|argumentos?|ning[uú]n)/i

type Started = { code: CodePart; blocks: Block[] }

/** A program that is started with arguments which the message tells: what they are, and the program to be run with them; null where none are told. */
export function startedWith(code: CodePart, frame: Frame): Started | null {
  const uses = argumentsIn(code.tree)
  const [, file, rest = ''] = uses.length === 0 ? [] : (COMMAND.exec(frame.message.prose) ?? [])
  if (file === undefined) return null
  const given = [file, ...wordsOf(rest)]
  const tree = parsePython(code.code)
  runAs(tree, filled(code.tree, uses, given))
  const list = `[${given.map((word) => `'${word}'`).join(', ')}]`
  const command = ['python', ...given].join(' ')
  const without = NOTHING.test(frame.message.prose) ? withoutText(code, filled(code.tree, uses, [file])) : null
  const told = `Con ${inlineCode(command)}, \`sys.argv\` vale ${inlineCode(list)}: en la posición 0 va el nombre del programa, y lo que se escribe detrás empieza en la **1**, siempre como texto.`
  return {
    code: { ...code, tree },
    blocks: [told, ...(without === null ? [] : [without])].map((markdown) => ({ kind: 'text', markdown })),
  }
}

function wordsOf(rest: string): string[] {
  const words = rest.trim().split(/ +/)
  const end = words.findIndex((word, at) => WORDS.test(word) || (at > 0 && /[.,:)]$/.test(words[at - 1] ?? '')))
  return (end === -1 ? words : words.slice(0, end))
    .map((word) => word.replace(/[.,:)]+$/, ''))
    .filter((word) => word !== '')
}

const argumentsIn = (module: Module): Expression[] =>
  [...allExpressions(module)].filter(
    (part) =>
      part.kind === 'attribute' && part.name === 'argv' && part.value.kind === 'name' && part.value.name === 'sys',
  )

/** The program with the list itself in the place of `sys.argv`. */
function filled({ source, body }: Module, uses: readonly Expression[], given: readonly string[]): Module {
  const list = `[${given.map((word) => JSON.stringify(word)).join(', ')}]`
  const lists = uses.map(({ from, to }) => ({ from, to, text: list }))
  const isOnly = (source.match(/\bsys\./g)?.length ?? 0) === uses.length
  const imports = [...statementsIn(body)].filter(
    (node) => isOnly && node.kind === 'import' && node.names.every(({ name }) => name === 'sys'),
  )
  const edits = [...lists, ...imports.map(({ from, to }) => ({ from, to, text: 'pass' }))]
  return parsePython(
    applyEdits(
      source,
      edits.toSorted((a, b) => a.from - b.from),
    ),
  )
}

/** «Sin nada detrás»: what comes of it. */
function withoutText({ code }: CodePart, tree: Module): string | null {
  const result = run(tree)
  if (result.kind === 'done')
    return result.output === '' ? null : `Sin nada detrás imprime ${inlineCode(result.output.trimEnd())}.`
  if (result.kind !== 'raised') return null
  const line = linesOf(code).textOf(result.line).trim()
  return `Sin nada detrás solo está la posición 0, y se para en la línea ${result.line} (${inlineCode(line)}) con ${inlineCode(`${result.type}: ${result.message}`)}.`
}
