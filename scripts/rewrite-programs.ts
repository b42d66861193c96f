// What `npm run programs` runs.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { type Layout, openLayout } from '../src/testing/python/program-layout.ts'
import { type ProgramRunner, startProgramRunner } from '../src/testing/python/program-runner.ts'

const BLOCK = /^```python\n([\s\S]*?)^```$/gm
const RESULT = /(\*\*(?:Resultado|Un resultado posible):\*\*)(?:\s*```text\n[\s\S]*?^```$)?/m
const INPUT = /^```(stdin|archivo [^\n]+)\n([\s\S]*?)^```$/gm

/** @param args files; all of them unless some are named */
export async function rewritePrograms(args: string[]) {
  const named = args.filter((argument) => !argument.startsWith('-'))
  const files = named.length > 0 ? named : globSync('content/{programs,howtos}/*/*.md')
  const layout = await openLayout()
  const python = await startProgramRunner()
  let failed = 0
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const problems: string[] = []
    const written = rewrite(text, { layout, python, problems })
    if (written !== text) writeFileSync(file, written)
    for (const problem of problems) console.log(`✗ ${file}: ${problem}`)
    failed += problems.length
  }
  console.log(`${files.length} programs, ${failed} problems`)
  return failed > 0 ? 1 : 0
}

interface Tools {
  layout: Layout
  python: ProgramRunner
  problems: string[]
}

function rewrite(text: string, { layout, python, problems }: Tools) {
  return text
    .split(/^(?=### )/m)
    .map((section) => {
      let code = ''
      const laidOut = section.replace(BLOCK, (_, source) => {
        code = formatted(source, layout, problems)
        for (const finding of layout.findings(code)) problems.push(finding)
        return `\`\`\`python\n${code}\`\`\``
      })
      if (!RESULT.test(laidOut)) return laidOut
      const inputs = [...laidOut.matchAll(INPUT)]
      const stdin = inputs.find(([, info]) => info === 'stdin')?.[2] ?? ''
      const given = inputs
        .filter(([, info]) => info !== 'stdin')
        .map(([, info = '', own = '']) => [info.slice(8).trim(), own])
      const { screen, error } = python.run({ code, stdin, files: Object.fromEntries(given) })
      if (error !== null) problems.push(`it fails: ${error}`)
      const output = screen.endsWith('\n') || screen === '' ? screen : `${screen}\n`
      return laidOut.replace(RESULT, (_, label) => `${label}\n\n\`\`\`text\n${output}\`\`\``)
    })
    .join('')
}

function formatted(source: string, layout: Layout, problems: string[]) {
  try {
    return layout.format(source)
  } catch (error) {
    problems.push(`it is no Python: ${String(error)}`)
    return source
  }
}
