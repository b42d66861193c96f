import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Selectors for the screen that ask the page itself, or what they are nested in, for something anywhere below it. */
function pageWideQuestions(css: string): string[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...withoutComments.matchAll(/(?:&|:root|html|body|main)[\w.:-]*:has\((?!>)[^{]*/g)].map(([found]) =>
    found.trim(),
  )
}

it('asks no page for what stands below it: each change of a long conversation would have all of it gone through', () => {
  const files = globSync('*.css', { cwd: folder }).filter((name) => name !== 'print.css')
  expect(files.length).toBeGreaterThan(5)
  expect(files.flatMap((name) => pageWideQuestions(readFileSync(`${folder}${name}`, 'utf8')))).toEqual([])
  expect(pageWideQuestions(':root:has(.a :target) .b {} html { &:has([data-a]) {} }')).toHaveLength(2)
})
