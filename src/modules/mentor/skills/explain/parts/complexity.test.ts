import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (code: string, said = '¿qué complejidad tiene?') =>
  (
    await mentor.answer({
      mentor: 'basic',
      turns: [{ role: 'user', content: `\`\`\`python\n${code}\n\`\`\`\n${said}` }],
    })
  ).markdown

const QUICK =
  'def orden(xs):\n    if len(xs) < 2:\n        return xs\n    p, *otros = xs\n    return orden([x for x in otros if x < p]) + [p] + orden([x for x in otros if x >= p])'
const MERGE =
  'def parte(v):\n    if len(v) < 2:\n        return v\n    m = len(v) // 2\n    return junta(parte(v[:m]), parte(v[m:]))'
const LARGEST =
  'def maximo(v):\n    if len(v) == 1:\n        return v[0]\n    m = len(v) // 2\n    return max(maximo(v[:m]), maximo(v[m:]))'
const VISITED =
  'def va(g, n, vistos):\n    vistos.add(n)\n    for v in g[n]:\n        if v not in vistos:\n            va(g, v, vistos)'

describe('how a recursion grows', () => {
  it.each([
    [QUICK, /^De media es \*\*O\(n log n\)\*\*.+peor caso es O\(n²\).+\*\*ya ordenada\*\*/],
    [MERGE, /^Es \*\*O\(n log n\)\*\* siempre/],
    [LARGEST, /^Es \*\*O\(n log n\)\*\*.+`v\[:m\]` \*\*copia\*\*.+No es exponencial/],
    [VISITED, /^Es \*\*O\(V \+ E\)\*\*/],
    [
      'def s(v):\n    if not v:\n        return 0\n    return v[0] + s(v[1:])',
      /^Es \*\*O\(n²\)\*\*.+`v\[1:\]` \*\*copia\*\*/,
    ],
    [
      'def p(s):\n    if len(s) < 2:\n        return True\n    return s[0] == s[-1] and p(s[1:-1])',
      /^Es \*\*O\(n²\)\*\*.+`s\[1:-1\]` \*\*copia\*\*/,
    ],
    ['def f(n):\n    if n < 2:\n        return n\n    return 1 + f(n // 2)', /^Es \*\*O\(log n\)\*\*/],
    ['def f(n):\n    if n < 3:\n        return 1\n    return f(n - 1) + f(n - 3)', /^Es \*\*O\(2ⁿ\)\*\*, exponencial/],
    ['def h(a):\n    if a is None:\n        return 0\n    return 1 + max(h(a.izq), h(a.der))', /^Es \*\*O\(n\)\*\*/],
  ])('%s', async (code, growth) => {
    const told = await ask(code)
    expect(told).toMatch(growth)
    if (!code.includes('f(n - 3)')) expect(told).not.toContain('2ⁿ')
  })

  it('what is asked beside it is told, too', async () => {
    expect(await ask(QUICK, '¿qué complejidad tiene? ¿y el asterisco ese de p, *otros?')).toContain('todo lo que sobra')
  })

  it('a sum is not turned round', async () => {
    const told = await ask('def s(v):\n    if not v:\n        return 0\n    return v[0] + s(v[1:])', '¿qué hace?')
    expect(told).not.toContain('dar la vuelta')
  })
})

describe('what goes through the data inside a loop', () => {
  it.each([
    ['c = [1, 2]\nwhile c:\n    print(c.pop(0))', /O\(n²\).+`c\.pop\(0\)` es \*\*O\(n\)\*\*.+`popleft\(\)` es O\(1\)/],
    ['t = ""\nfor p in ps:\n    t += p', /O\(n²\).+`t \+= p` crea cada vez un texto \*\*nuevo\*\*/],
    [
      'v = []\nfor x in xs:\n    if x not in v:\n        v.append(x)',
      /O\(n²\).+`x not in v` busca en una \*\*lista\*\*/,
    ],
    ['v = set()\nfor x in xs:\n    if x not in v:\n        v.add(x)', /^Es \*\*O\(n\)\*\*, lineal/],
  ])('%s', async (code, growth) => {
    expect(await ask(code)).toMatch(growth)
  })

  it('of one operation', async () => {
    const told = await ask('c = []\nfor i in range(50000):\n    c.insert(0, i)', '¿qué complejidad tiene el insert(0)?')
    expect(told).toMatch(/^`c\.insert\(0, i\)` es \*\*O\(n\)\*\*/)
  })
})
