// What `npm run programs` runs, in the project's own Node: it reads TypeScript.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { openLayout } from '../src/testing/python/program-layout.ts'
import { startProgramRunner } from '../src/testing/python/program-runner.ts'
import { runMain } from './process/run-main.mjs'

const BLOCK = /^```python\n([\s\S]*?)^```$/gm
const RESULT = /(\*\*(?:Resultado|Un resultado posible):\*\*)(?:\s*```text\n[\s\S]*?^```$)?/m
const INPUT = /^```(stdin|archivo [^\n]+)\n([\s\S]*?)^```$/gm

await runMain(async () => {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const files = named.length > 0 ? named : globSync('content/{programs,howtos}/*/*.md')
  const layout = await openLayout()
  const python = await startProgramRunner()
  let failed = 0
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    /** @type {string[]} */
    const problems = []
    const written = rewrite(text, { layout, python, problems })
    if (written !== text) writeFileSync(file, written)
    for (const problem of problems) console.log(`✗ ${file}: ${problem}`)
    failed += problems.length
  }
  console.log(`${files.length} programs, ${failed} problems`)
  return failed > 0 ? 1 : 0
})

/**
 * @param {string} text
 * @param {{ layout: import('../src/testing/python/program-layout.ts').Layout, python: import('../src/testing/python/program-runner.ts').ProgramRunner, problems: string[] }} tools
 */
function rewrite(text, { layout, python, problems }) {
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

/** @param {string} source @param {import('../src/testing/python/program-layout.ts').Layout} layout @param {string[]} problems */
function formatted(source, layout, problems) {
  try {
    return layout.format(source)
  } catch (error) {
    problems.push(`it is no Python: ${String(error)}`)
    return source
  }
}
