import type { Reading } from '../reading'

/** «pide el PIN (1234, tres intentos)»: asked for before anything else. */
export function pinLines(reading: Reading): { lines: string[]; typed: string[] } {
  const pin = reading.take(
    /\b(?:pid\w+ )?(?:el |la |un |una )?(pin|contrasena|clave)(?: (?:es|\(|de|que|sea|correct[oa]|,|=|:))* (\d{3,}|«[^ ]+»)(?: (?:\)|,|y|con|en|maximo|solo))*(?: (\d+) (?:intentos|oportunidades|veces))?/,
  )
  if (!pin) return { lines: [], typed: [] }
  const [what = 'pin', secret = '1234', tries = '3'] = pin.groups
  const word = secret.replace(/[«»]/g, '')
  const name = what === 'contrasena' ? 'contrasena' : what
  const label = what === 'pin' ? 'PIN' : what === 'clave' ? 'Clave' : 'Contraseña'
  return {
    lines: [
      `for intento in range(${tries}):`,
      `    ${name} = input('${label}: ')`,
      `    if ${name} == '${word}':`,
      '        break',
      `    print('${label} ${what === 'pin' ? 'incorrecto' : 'incorrecta'}.')`,
      'else:',
      "    print('Demasiados intentos.')",
      '    raise SystemExit',
      '',
    ],
    typed: [word],
  }
}
