import { expect, it } from 'vitest'
import { parsePython } from '../../parse'
import { evaluateProgram } from '../evaluate'

const outputOf = (code: string) => {
  const result = evaluateProgram(parsePython(code))
  return result.kind === 'done' ? result.output : result.kind
}

it('runs texts of JSON and regular expressions, and leaves out what is too slow or said in other words', () => {
  const email = String.raw`re.findall(r"[\w.]+@[\w.]+\.\w+", "a@b.es y c.d@e.com.mx")`
  for (const [code, output] of [
    ['import json\nprint(json.loads(\'{"b": [1, 2.5], "a": null}\'))', "{'b': [1, 2.5], 'a': None}\n"],
    ['import json\nprint(json.dumps({"ñ": (True, None)}))', '{"\\u00f1": [true, null]}\n'],
    ['import json\njson.loads("{1}")', 'raised'],
    [`import re\nprint(${email})`, "['a@b.es', 'c.d@e.com.mx']\n"],
    [
      String.raw`import re
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hola mundo"), re.split(r"[,;]\s*", "a, b;c"))`,
      "mundo hola ['a', 'b', 'c']\n",
    ],
    [
      String.raw`import re
m = re.search(r"(?P<dia>\d+)/(\d+)", "el 03/07")
print(m.group("dia"), m[2], m.span())`,
      '03 07 (3, 8)\n',
    ],
    ['import re\nprint(re.findall(r"(a+)+$", "a" * 60 + "!"))', 'outside'],
    ['import re\nprint(re.findall(r"(a|aa)+$", "a" * 60 + "!"))', 'outside'],
    ['import re\nprint(re.findall(r".*.*.*.*x", "a" * 1500))', 'outside'],
    ['import re\nprint(re.findall(r"(a?){30}b", "a" * 30))', 'outside'],
    [`import re\nprint(re.findall(r"${'(a|a)'.repeat(35)}b", "a" * 40))`, 'outside'],
    ['import re\nprint(re.findall(r"(a{1,9}){1,9}b", "a" * 90))', 'outside'],
    ['import re\nfor i in range(50):\n    re.search(r".*.*x", "a" * 200)', 'too-long'],
    ['import json\nprint(json.loads("9" * 5000))', 'outside'],
  ] as const)
    expect([code, outputOf(code)]).toEqual([code, output])
})
