import { inlineCode } from '../../../../engine/compose'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, programOf } from '../../../../python/program/source'
import { changesData, readSaving, type Saving } from '../../../write/compose/menus/menu-saving'
import { withRules } from '../../../write/compose/menus/rules/apply-rules'
import type { Rule } from '../../../write/compose/menus/rules/menu-rule'
import { readRules } from '../../../write/compose/menus/rules/read-rules'
import { Reading } from '../../../write/compose/reading'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { withImport } from '../style/imports'
import { withSaving } from './menu-saved'
import { newBranch, withDefinition } from './new-branch'
import { inStyle, keysAfter, optionEdits, type Placed } from './option-edits'
import { menuOf, type ProgramMenu } from './program-menu'
import { type OptionWishes, readOptionWishes } from './wished-options'

/** All that is wanted of a program with a menu: options that are added, go, are renamed or renumbered, what they do in a case, and that data stay. */
export const menuWishChange: Change = {
  name: 'menu-wish',
  stage: STAGE.data,
  says: [],
  reads: (said, p) => {
    const menu = menuOf(p)
    const wishes = menu && wishesIn(said, menu)
    return wishes && wishes.spans.length > 0 ? wishes.spans : null
  },
  make: (p, { said }) => {
    const menu = menuOf(p)
    const wishes = menu && wishesIn(said, menu)
    return menu && wishes ? made(p, menu, wishes) : null
  },
}

type Wishes = { options: OptionWishes; rules: Rule[]; saving: Saving | null; reading: Reading; spans: Span[] }

function wishesIn(said: Said, menu: ProgramMenu): Wishes {
  // What another change has read ends a clause.
  const text = Array.from(said.prose, (letter, at) => (said.plain[at] === '¦' ? ';' : letter)).join('')
  const request = readRequestText(text)
  const reading = new Reading(request)
  const before = request.words.map((_, at) => reading.isUsed(at))
  const options = readOptionWishes(reading, menu.options)
  const fresh = options.added.map(({ action }, at) => ({ key: `+${at}`, action }))
  const saving = menu.kept === null ? null : readSaving(reading, request, menu.kept.name)
  const rules = readRules(reading, [...menu.options.filter(({ key }) => !options.gone.includes(key)), ...fresh])
  const read = request.words.map((_, at) => reading.isUsed(at) && before[at] === false)
  return { options, rules, saving, reading, spans: spansOf(text, request.words, read) }
}

/** Where the words stand that were read, neighbours together. */
function spansOf(text: string, words: readonly { text: string }[], read: readonly boolean[]): Span[] {
  const spans: Span[] = []
  let at = 0
  let isOpen = false
  for (const [index, word] of words.entries()) {
    const from = text.indexOf(word.text, at)
    if (from === -1) continue
    at = from + word.text.length
    const last = spans.at(-1)
    if (read[index] && isOpen && last) last.to = at
    else if (read[index]) spans.push({ from, to: at })
    isOpen = read[index] === true
  }
  return spans
}

function made(p: Program, menu: ProgramMenu, { options, rules, saving, reading }: Wishes): Result {
  const changed = withOptions(p, menu, options)
  if (changed === null) return null
  let { code } = changed
  const told = [...changed.told]
  const unmade: string[] = []
  for (const rule of rules) {
    const keys = rule.keys.map((key) => changed.keys.get(key) ?? key)
    const next = withRuleIn(code, { ...rule, keys })
    if (next === null) unmade.push(reading.written(rule.span))
    else {
      code = next
      told.push(TOLD[rule.kind])
    }
  }
  if (saving !== null) {
    const program = programOf(code)
    const own = menuOf(program)
    const saved = own && withSaving(program, own, saving)
    if (saved) {
      code = saved
      told.push(
        `Los datos se guardan en ${inlineCode(saving.file)} y, al empezar, se leen de ahí si el archivo existe.`,
      )
    } else if (told.length === 0) return null
    else unmade.push('guardarlo')
  }
  if (told.length === 0 || code === p.source) return null
  return {
    code,
    told: [...new Set(told)].join(' '),
    ...(unmade.length > 0 && {
      but: `Esto no lo he podido hacer en tu menú: ${unmade.map((each) => `«${each}»`).join(', ')}.`,
    }),
  }
}

const TOLD: Readonly<Record<Rule['kind'], string>> = {
  exists: 'Antes de añadir mira si ya está.',
  missing: 'Si no está, lo dice.',
  scarce: 'Si no hay bastante, lo dice y no quita nada.',
  empty: 'Si no hay nada, lo dice.',
  negative: 'La cantidad tiene que ser mayor que cero.',
  full: 'Cuando no cabe más, lo dice y no añade nada.',
  most: 'De una vez no deja más de lo que pides.',
  flagged: 'Si ya está prestado, lo dice.',
  blank: 'Si no se escribe nada, avisa y no lo añade.',
  gone: 'Lo que se queda a cero se borra.',
  low: 'Avisa cuando quedan pocos.',
  confirm: 'Antes de hacerlo pregunta si estás seguro.',
  ending: 'Al final sale también la línea que pides.',
  says: 'Al hacerlo sale el texto que pides.',
  range: 'Lo que se escribe tiene que estar entre los dos números.',
  invalid: 'Si la opción no existe, avisa.',
}

type Changed = { code: string; told: string[]; keys: ReadonlyMap<string, string> }

function withOptions(p: Program, menu: ProgramMenu, wishes: OptionWishes): Changed | null {
  const { added, gone, renamed, moved } = wishes
  if (added.length + gone.length + renamed.size + moved.size === 0) return { code: p.source, told: [], keys: new Map() }
  const after = keysAfter(menu, wishes)
  if (after === null || (menu.shown === null && added.length + renamed.size === 0)) return null
  const placed: Placed[] = []
  let definition: readonly string[] | null = null
  for (const [at, wish] of added.entries()) {
    const branch = newBranch(p, menu, wish)
    const key = after.fresh[at]
    if (branch === null || key === undefined) return null
    definition ??= branch.definition
    const saves = /^\s*guardar\(\)/m.test(p.source) && changesData(wish.action) ? ['guardar()'] : []
    placed.push({ wish, key, lines: [...branch.lines, ...saves] })
  }
  const edits = optionEdits(p, menu, wishes, { keys: after.keys, placed })
  const code = edited(p, edits)
  const whole = definition === null ? code : withDefinition(programOf(code), inStyle(p, definition))
  const needs = placed.some(({ lines }) => lines.some((line) => line.includes('datetime.now()')))
  const random = placed.some(({ lines }) => lines.some((line) => line.includes('random.')))
  const dated = needs ? withImport(whole, 'from datetime import datetime') : whole
  return {
    code: random ? withImport(dated, 'import random') : dated,
    told: toldOf(menu, wishes, { placed, keys: after.keys }),
    keys: new Map([...after.keys, ...placed.map(({ key }, at): [string, string] => [`+${at}`, key])]),
  }
}

function toldOf(
  { options, shown }: ProgramMenu,
  { gone, renamed, moved }: OptionWishes,
  { placed, keys }: { placed: readonly Placed[]; keys: ReadonlyMap<string, string> },
): string[] {
  const called = (key: string) =>
    (
      options.find((option) => option.key === key)?.label ??
      shown?.items.find((item) => item.key === key)?.label ??
      key
    ).toLowerCase()
  const shifted = [...keys].filter(
    ([key]) => !gone.includes(key) && (placed.length > 0 || gone.length > 0 || moved.has(key)),
  )
  return [
    ...(placed.length > 0
      ? [
          `El menú tiene ahora ${placed.map(({ key, wish }) => `la opción ${key} (${wish.label.toLowerCase()})`).join(' y ')}.`,
        ]
      : []),
    ...gone.map((key) => `He quitado la opción «${called(key)}».`),
    ...[...renamed].map(([key, text]) => `La opción ${key} se llama ahora «${text}».`),
    ...(shifted.length > 0
      ? [
          `${shifted.map(([key, own]) => `«${called(key)}» pasa a ser la ${own}`).join(', ')}.`.replace(
            /^./,
            (letter) => letter.toUpperCase(),
          ),
        ]
      : []),
  ]
}

/** The program with one rule more in all options that it is for; null where one of them has no place for it. */
function withRuleIn(code: string, rule: Rule): string | null {
  const p = programOf(code)
  const menu = menuOf(p)
  if (menu === null) return null
  if (rule.kind === 'invalid') return withOther(p, menu, rule.text ?? 'Esa opción no existe.')
  const { kept } = menu
  if (kept === null && rule.kind !== 'says' && rule.kind !== 'confirm') return null
  const own = kept ?? { name: '', kind: 'list' as const, fields: [], flag: null }
  const edits = menu.options
    .filter(({ key }) => rule.keys.includes(key))
    .map(({ body }) => {
      const { lines, unmade } = withRules(body.lines, [rule], own)
      if (unmade.length > 0) return null
      const text = inStyle(
        p,
        lines.filter((line, at) => line !== '' || at > 0),
      ).map((line, at) => {
        const same = body.lines.includes(lines[at] ?? '') ? (lines[at] ?? '') : line
        return same === '' ? '' : body.indent + same
      })
      return { from: body.from, to: body.to, text: text.join('\n') }
    })
  const known = edits.filter((edit) => edit !== null)
  return known.length === 0 || known.length * 2 < edits.length ? null : edited(p, known)
}

/** What is said where no option is meant. */
function withOther(p: Program, { options }: ProgramMenu, text: string): string | null {
  const last = options.at(-1)
  if (!last) return null
  const [line = ''] = inStyle(p, [`print('${text.replaceAll("'", '’')}')`])
  const { otherwise } = last.node
  const [first] = otherwise
  const from = p.lines.rangeOf(p.lines.lineAt(last.node.from)).from
  const indent = p.source.slice(from, last.node.from)
  const inner = `${indent}${' '.repeat(4)}`
  if (first)
    return edited(p, [
      { from: first.from, to: p.source.slice(0, otherwise.at(-1)?.to ?? first.to).trimEnd().length, text: line },
    ])
  const end = p.lines.rangeOf(p.lines.lineAt(p.source.slice(0, last.node.to).trimEnd().length - 1)).to
  return edited(p, [{ from: end, to: end, text: `\n${indent}else:\n${inner}${line}` }])
}
