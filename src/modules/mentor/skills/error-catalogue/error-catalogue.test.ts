import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { parsePython } from '../../python/parse'
import { createEmbeddedMentor } from '../../server/embedded-mentor'
import { allEntries, findEntry } from './catalogue'
import type { Entry } from './entry'
import { toldWith } from './entry'
import MENDED from './testing/mended-lines.txt?raw'
import PRINTED from './testing/printed-messages.txt?raw'

const printed = PRINTED.trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])
const mended = MENDED.trim()
  .split('\n')
  .map(
    (line) => line.replaceAll('\\n', '\n').split('\t') as [id: string, message: string, code: string, becomes: string],
  )
const mentor = createEmbeddedMentor(FACTS)
const ask = (content: string) => mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })

/** As people write it off a screen. */
const retyped = (message: string) => message.toLowerCase().replace(/['"`«»,;]|[.:](?= |$)/g, '')
const PROGRAM = /```python\n([\s\S]*?)```/g

describe('the catalogue of messages', () => {
  it.each(printed)('knows %s by «%s»', (id, message) => {
    expect(findEntry(message)?.entry.id).toBe(id)
    expect(findEntry(`hola, me sale esto: ${message} y no sé qué hacer`)?.entry.id).toBe(id)
    expect(findEntry(retyped(message))?.entry.id).toBe(id)
  })

  it('has an entry for each of its own messages, and its answers leave no gap open', () => {
    const ids = allEntries().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const isTold = ({ id, isFitting }: Entry) => (isFitting ? mended : printed).some(([told]) => told === id)
    expect(allEntries().filter((entry) => !isTold(entry))).toEqual([])
    for (const entry of allEntries()) {
      const text = [entry.text, ...entry.sections.map((section) => section.text)].join('\n\n')
      expect(toldWith(text, new Map()).replace(/```[\s\S]*?```/g, '')).not.toMatch(/\{[a-z]+\}/)
      for (const [, code = ''] of text.matchAll(PROGRAM)) expect(parsePython(code).errors).toEqual([])
    }
  })

  it.each(printed)('is what the mentor answers by: %s', async (id, message) => {
    const { skill, outcome } = await ask(`me sale esto y no sé qué es:\n${message}`)
    expect([id, skill, outcome]).toEqual([id, 'error-catalogue', 'answered'])
  })

  it.each(mended)("writes %s into the person's own line: %s, %s", async (id, message, code, becomes) => {
    const answers = [`${message}\n\n${code}`, `me sale esto\n\n${code}\n\n${message}\n\nqué hago?`]
    if (!code.includes('\n'))
      answers.push(`mi línea es ${code} y sale ${message}`, `Línea culpable: \`${code}\`\n${message}`)
    for (const asked of answers) {
      const { skill, markdown } = await ask(asked)
      expect([asked, skill]).toEqual([asked, 'error-catalogue'])
      expect(markdown, id).toContain(becomes)
    }
  })

  it('names what the message names, and leaves the place out where it does not', async () => {
    expect((await ask('sqlite3.OperationalError: table clientes already exists')).markdown).toContain(
      'La tabla `clientes`',
    )
    expect((await ask('Requirement already satisfied')).markdown).toContain('no es un error: **ya está instalado**')
  })

  it('leaves to who reads programs what a program tells', async () => {
    const { skill, markdown } = await ask(
      "edad = input('edad')\naltura = 1.5\nif edad < altura:\n    print('no')\n\nTypeError: '<' not supported between instances of 'str' and 'float'",
    )
    expect(skill).toBe('errors')
    expect(markdown).toContain('línea 3')
  })

  it('says of a message that nobody knows that it is not known', async () => {
    const { outcome, markdown } = await ask(
      'me sale esto: The frobnicator could not be found in the registry and is required for this module',
    )
    expect(outcome).toBe('asked')
    expect(markdown).toContain('prefiero no adivinar')
  })

  it.each([
    'me sale esto y no se que es: Could not connect to the reCAPTCHA service',
    'error: the widget could not be blorped and was removed',
    'me pone fatal: bad zorp',
    'al arrancar el bot sale zorpcord.errors.BlorpFailure',
  ])('takes no idea out of the words of a message: «%s»', async (message) => {
    const { skill, outcome } = await ask(message)
    expect([skill, outcome]).toEqual(['error-catalogue', 'asked'])
  })

  it.each([
    ['me sale ERROR: Could not find a version that satisfies...', 'no-hay-esa-version'],
    ['me pone fatal: refusing to merge unrelated', 'historias-distintas'],
  ])('knows a message that breaks off: «%s»', (message, id) => {
    expect(findEntry(message)?.entry.id).toBe(id)
  })

  it('tells the error rather than that the program has ended', async () => {
    const trace = 'File "main.py", line 1, in <module>\nNameError: name \'Print\' is not defined\n\n[Program finished]'
    expect((await ask(`Traceback (most recent call last):\n  ${trace}`)).skill).toBe('errors')
    expect((await ask('me sale [Program finished] y nada más')).skill).toBe('error-catalogue')
  })

  it.each([
    'haz un programa que pida el nombre de la tabla y diga si ya existe',
    'qué diferencia hay entre pip y conda',
    'cómo leo un excel con pandas',
  ])('does not catch «%s»', (message) => {
    expect(findEntry(message)).toBeNull()
  })
})
