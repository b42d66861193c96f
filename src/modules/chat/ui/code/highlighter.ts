import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import diff from 'highlight.js/lib/languages/diff'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import type { Grammar } from './code-language'

/** Coloured code as a tree: text, or a span with highlight.js classes. */
export type CodeNode = string | { className: string; children: CodeNode[] }

/** Collects what highlight.js finds as a tree, where its own emitter would write HTML. */
class CodeTree {
  readonly root: CodeNode[] = []
  private readonly open: CodeNode[][] = [this.root]

  addText(text: string) {
    if (text !== '') this.open.at(-1)?.push(text)
  }
  openNode(scope: string) {
    const children: CodeNode[] = []
    this.open.at(-1)?.push({ className: className(scope), children })
    this.open.push(children)
  }
  closeNode() {
    if (this.open.length > 1) this.open.pop()
  }
  startScope(scope: string) {
    this.openNode(scope)
  }
  endScope() {
    this.closeNode()
  }
  __addSublanguage(emitter: unknown) {
    if (emitter instanceof CodeTree) this.open.at(-1)?.push(...emitter.root)
  }
  finalize() {
    this.open.length = 1
  }
  toHTML() {
    return ''
  }
}

/** highlight.js writes `title.function` as the classes `hljs-title function_`. */
function className(scope: string): string {
  const [first = '', ...rest] = scope.split('.')
  return [`hljs-${first}`, ...rest.map((part, index) => part + '_'.repeat(index + 1))].join(' ')
}

const highlighter = hljs.newInstance()
highlighter.configure({ __emitter: CodeTree })
highlighter.registerLanguage('python', python)
highlighter.registerLanguage('bash', bash)
highlighter.registerLanguage('json', json)
highlighter.registerLanguage('diff', diff)

/** Finds the code's parts; code with mistakes in it is coloured as far as it goes. */
export function highlight(code: string, grammar: Grammar): CodeNode[] {
  const { _emitter, errorRaised } = highlighter.highlight(code, { language: grammar, ignoreIllegals: true })
  return _emitter instanceof CodeTree && !errorRaised ? _emitter.root : [code]
}
