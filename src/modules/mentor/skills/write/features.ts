import type { Expression, Module, Statement } from '../../python/ast'
import { allExpressions, statementsIn } from '../../python/walk'

/** What a program makes use of, by the names of `engine/task/constraint-words.ts`. Only what the tree shows counts. */
export function featuresOf(module: Module): Set<string> {
  const found = new Set<string>()
  for (const node of statementsIn(module.body)) for (const feature of ofStatement(node)) found.add(feature)
  for (const node of allExpressions(module)) for (const feature of ofExpression(node)) found.add(feature)
  if (isRecursive(module)) found.add('recursion')
  if (INSTALLED.some((name) => found.has(name))) found.add('third-party')
  if (found.has('for') || found.has('while')) found.add('loop')
  return found
}

/** What does not come with Python. */
const INSTALLED = [
  'pandas',
  'numpy',
  'matplotlib',
  'requests',
  'openpyxl',
  'reportlab',
  'bs4',
  'PIL',
  'pypdf',
  'docx',
  'flask',
  'schedule',
]

const OF_KIND: Partial<Record<Statement['kind'] | Expression['kind'], string>> = {
  for: 'for',
  while: 'while',
  try: 'try',
  with: 'with',
  class: 'class',
  function: 'function',
  match: 'match',
  break: 'break',
  return: 'return',
  if: 'if',
  lambda: 'lambda',
  comprehension: 'comprehension',
  'format-string': 'f-string',
  dict: 'dict',
  list: 'list',
  set: 'set',
  tuple: 'tuple',
  slice: 'slice',
}

function ofStatement(node: Statement): string[] {
  const features = [OF_KIND[node.kind]].filter((feature) => feature !== undefined)
  if (node.kind === 'if' && node.isElif) features.push('elif')
  if (node.kind === 'while' && node.test.kind === 'boolean' && node.test.value) features.push('while-true')
  if (node.kind === 'class' && node.decorators.some((each) => nameOf(each) === 'dataclass')) features.push('dataclass')
  if (node.kind === 'import') features.push('import', ...node.names.map(({ name }) => name.split('.')[0] ?? name))
  if (node.kind === 'import-from')
    features.push('import', node.module.split('.')[0] ?? node.module, ...node.names.map(({ name }) => name))
  return features
}

function ofExpression(node: Expression): string[] {
  const features = [OF_KIND[node.kind]].filter((feature) => feature !== undefined)
  if (node.kind === 'call') {
    const name = nameOf(node.callee)
    if (name !== null) features.push(name)
    if (node.callee.kind === 'name' && ['dict', 'list', 'set', 'tuple'].includes(node.callee.name))
      features.push(node.callee.name)
  }
  if (node.kind === 'comprehension' && node.form !== 'generator') features.push(node.form)
  if (node.kind === 'yield') features.push('yield')
  return features
}

/** `sum(...)` and `lista.sort()`: what is called, by its last name. */
const nameOf = (node: Expression): string | null =>
  node.kind === 'name'
    ? node.name
    : node.kind === 'attribute'
      ? node.name
      : node.kind === 'call'
        ? nameOf(node.callee)
        : null

function isRecursive(module: Module): boolean {
  return [...statementsIn(module.body)].some(
    (node) =>
      node.kind === 'function' &&
      [...allExpressions(node.body)].some((part) => part.kind === 'call' && nameOf(part.callee) === node.name),
  )
}
