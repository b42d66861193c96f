import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The blog and the legal texts have dates and numbers: theirs are read as they are. */
const FILE = /^(.*\/content\/(?!blog\/|legal\/)[^?]+\.md)\?raw$/
const FRONT_MATTER = /^(---\r?\n)([\s\S]*?)(?=\r?\n---\r?\n)/

/**
 * The mentor's files of content with their fields as JSON, which is YAML, too: what reads thousands of them at each start reads it in a
 * thirtieth of the time.
 * @returns {import('vite').Plugin}
 */
export function contentFields() {
  return {
    name: 'content-fields',
    enforce: 'pre',
    load(id) {
      const file = FILE.exec(id)?.[1]
      if (file === undefined) return
      this.addWatchFile(file)
      return `export default ${JSON.stringify(withFieldsAsJson(readFileSync(file, 'utf8')))}`
    },
  }
}

/** What is no YAML stays: who reads it says so, with the file's name. @param {string} text */
export function withFieldsAsJson(text) {
  try {
    return text.replace(FRONT_MATTER, (_, open, fields) => open + JSON.stringify(parse(fields, { schema: 'failsafe' })))
  } catch {
    return text
  }
}
