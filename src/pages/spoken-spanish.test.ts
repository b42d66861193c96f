import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What is said on screens, in mails and by the API; what the mentor says has tests of its own. */
const files = globSync('src/**/*.{ts,tsx}').filter(
  (path) =>
    !/\.test\.|^src\/(testing|database|config)\/|^src\/modules\/mentor\/|common-passwords|blank-personal/.test(path),
)
type Line = { path: string; text: string }
const lines: Line[] = files.flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((text) => ({ path, text: text.trim() }))
    .filter(({ text }) => !/^(\/?\*|\/\/|import |export \* )/.test(text)),
)
const where = ({ path, text }: Line) => `${path}: ${text}`

/** Texts between quotes that are sentences or labels, and the text of JSX, which stands on lines of its own or between tags. */
const spoken: Line[] = lines.flatMap(({ path, text }) => {
  const quoted = [...text.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const between = [...text.matchAll(/>([^<>{}]+)</g)].map(([, words = '']) => words)
  const alone = /^[A-ZÁÉÍÓÚÑ¿«a-záéíóúñ][^(){}<>=;`'"]*$/.test(text) && path.endsWith('.tsx') ? [text] : []
  return [...quoted, ...between, ...alone]
    .map((words) => words.replace(/\$\{[^}]*\}/g, '…'))
    .filter((words) => /\s/.test(words.trim()) && /[a-záéíóúñ]{3}/.test(words))
    .map((words) => ({ path, text: words }))
})
const isSpanish = ({ text }: Line) =>
  /[áéíóúñ¿«]|\b(?:el|la|los|las|un|una|tu|tus|de|del|en|con|para|por|que|no|se|te|y)\b/.test(text)

/** Given by the requirements. */
const GIVEN = new Set([
  'Por favor ingresa un correo electrónico válido',
  'Error al sincronizar con el backend',
  '¡Probar 3 días!',
])
/** Where it is more than one by what stands around it. */
const MANY = /Los primeros|de estas semanas|\$\{each\} semanas/

describe('what is said on the screens', () => {
  it('reads enough of it to be a test', () => {
    expect(spoken.filter(isSpanish).length).toBeGreaterThan(1_500)
  })

  it.each([
    ['ingresar, for writing', /\bingres(?:a|e|ar|ando|ó)\b/i],
    ['usted', /\b(?:usted|ustedes|pulse|introduzca|ingrese|seleccione|escriba|inténtelo|su contraseña|su correo)\b/i],
    [
      'English where Spanish has the word',
      /\b(?:login|password|e-?mail|feedback|online|offline|premium|upgrade|click|dashboard|backend|token|checkout|loguear\w*|chequear\w*)\b/i,
    ],
    ['marks of exclamation', /[¡!]/],
    ['quotation marks of English', /[a-záéíóú] "[A-ZÁ]|[“”]/],
  ])('has no %s', (_, forbidden) => {
    const found = spoken.filter((line) => isSpanish(line) && forbidden.test(line.text) && !GIVEN.has(line.text))
    expect(found.map(where)).toEqual([])
  })

  it('says one thing as one: a number that is no constant chooses between singular and plural', () => {
    const counted =
      /\{(?=[a-z])[^{}]*\} (?:días|horas|minutos|segundos|mensajes|pruebas|chats|archivos|líneas|filas|columnas|sesiones|cuentas|resultados|preguntas|respuestas|palabras|veces|intentos|programas|casos|personas|meses|semanas|compras|facturas|objetos|elementos|llamadas|cambios|bytes)\b(?!=)/
    const found = lines.filter(({ text }) => counted.test(text) && !/=== 1/.test(text) && !MANY.test(text))
    expect(found.map(where)).toEqual([])
  })

  it('tells what failed by `toldOf`: an error of a call may hold what a proxy wrote', () => {
    const found = lines.filter(({ text }) => /instanceof CallError(?: \|\|[^?]*)? \? \w+\.message/.test(text))
    expect(found.map(where)).toEqual([])
  })
})
