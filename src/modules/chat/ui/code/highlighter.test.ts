import { describe, expect, it } from 'vitest'
import { type CodeNode, highlight } from './highlighter'

const plain = (nodes: CodeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plain(node.children))).join('')

describe('highlight', () => {
  it.each([
    [
      'python',
      'def f(x: int) -> str:\n    """Doc <b>"""\n    return f"{x!r} & {x + 1}"  # fin\n\n@decorador\nclass A(B): pass\n',
    ],
    ['python', '>>> no es python válido ¡ñ! <script>'],
    ['bash', 'echo "hola $USER" && ls -la | grep x'],
    ['json', '{"a": [1, true, null, "x"]}'],
  ] as const)('loses no letter of %s', (grammar, code) => {
    expect(plain(highlight(code, grammar))).toBe(code)
  })

  it('names the parts by the classes of the stylesheet', () => {
    const nodes = highlight('def f(): pass', 'python')
    expect(nodes[0]).toEqual({ className: 'hljs-keyword', children: ['def'] })
    expect(nodes[2]).toEqual({ className: 'hljs-title function_', children: ['f'] })
  })
})
