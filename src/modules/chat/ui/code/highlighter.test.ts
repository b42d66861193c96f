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
    ['diff', '@@ -1,2 +1,2 @@\n def f():\n-    return 1\n+    return 2\n'],
    ['json', '{"a": [1, true, null, "x"]}'],
  ] as const)('loses no letter of %s', (grammar, code) => {
    expect(plain(highlight(code, grammar))).toBe(code)
  })

  it('tells what a change takes away from what it adds', () => {
    const [, removed, , added] = highlight(' x\n-a = 1\n+a = 2\n', 'diff')
    expect(removed).toEqual({ className: 'hljs-deletion', children: ['-a = 1'] })
    expect(added).toEqual({ className: 'hljs-addition', children: ['+a = 2'] })
  })

  it('names the parts by the classes of the stylesheet', () => {
    const nodes = highlight('def f(): pass', 'python')
    expect(nodes[0]).toEqual({ className: 'hljs-keyword', children: ['def'] })
    expect(nodes[2]).toEqual({ className: 'hljs-title function_', children: ['f'] })
  })
})
