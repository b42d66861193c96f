import { identifier, singular } from '../../../../engine/task/identifier'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { CHANGES_IN_PLACE } from '../../../../python/in-place'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, mainStatements } from '../../../../python/program/source'
import { allExpressions, statementsIn } from '../../../../python/walk'
import type { Store } from '../../../write/compose/menus/menu-lines'
import { changesData, type Saving, savingParts } from '../../../write/compose/menus/menu-saving'
import { withImport } from '../style/imports'
import { storeFrom } from './new-branch'
import { inStyle } from './option-edits'
import type { ProgramMenu } from './program-menu'

/** The program with its data read at the start and saved with every change, or when it is left; null where they are not made in its main part. */
export function withSaving(p: Program, menu: ProgramMenu, saving: Saving): string | null {
  const { kept, data } = menu
  const plain = data === null ? null : plainAssign(data)
  const store = kept === null ? null : storeFrom(menu, kept)
  if (kept === null || data === null || plain === null || !p.body.includes(data) || store === null) return null
  if (/\b(?:json\.|open\(|read_text|csv\.)/.test(p.source) || store.kind === 'amount') return null
  const parts = savingParts(saving, named(store, kept.name), p.text(plain.value))
  const [first] = mainStatements(p)
  const start = first ? linesOf(p, first).from : 0
  const head = [...parts.constants, '', '', ...parts.definitions.flatMap((lines) => [...lines, '', ''])]
  const edits: Edit[] = [
    { from: start, to: start, text: `${inStyle(p, head).join('\n')}\n` },
    { from: plain.value.from, to: plain.value.to, text: 'cargar()' },
    ...menu.options.flatMap((option): Edit[] => {
      const changes = changesData(option.action) || fillsOrEmpties(option.node.body, kept.name)
      // «Salida» of a stock is no way out.
      const isExit = option.action === 'exit' && !changes
      if (isExit ? saving.when !== 'exit' : saving.when === 'exit' || !changes) return []
      const [head] = option.node.body
      const last = option.node.body.at(-1)
      if (!head || !last) return []
      const indent = /^\s*/.exec(p.source.slice(linesOf(p, head).from, head.from))?.[0] ?? ''
      if (isExit) return [{ from: linesOf(p, head).from, to: linesOf(p, head).from, text: `${indent}guardar()\n` }]
      const { to } = linesOf(p, last)
      return [{ from: to, to, text: `\n${indent}guardar()` }]
    }),
  ]
  return parts.imports.toReversed().reduce((code, line) => withImport(code, line), edited(p, edits))
}

/** Whether lines change a collection: something is put into it, changed in it or taken out. */
function fillsOrEmpties(body: readonly Statement[], name: string): boolean {
  const isOf = (node: Expression): boolean => nameOf(node) === name || (node.kind === 'subscript' && isOf(node.value))
  const isPart = (node: Expression) => node.kind === 'subscript' && isOf(node)
  return [...statementsIn(body)].some(
    (node) =>
      (node.kind === 'assign' && node.targets.some(isPart)) ||
      (node.kind === 'augmented-assign' && isOf(node.target)) ||
      (node.kind === 'delete' && node.targets.some(isPart)) ||
      [...allExpressions([node])].some((each) => {
        const method = methodCall(each)
        return method !== null && isOf(method.object) && CHANGES_IN_PLACE.has(method.name)
      }),
  )
}

const named = (store: Store, name: string): Store =>
  store.kind === 'records' && store.one === name ? { ...store, one: singular(identifier(name)) } : store
