/** What is said where a test holds that must not, by the form of the test. Read in this order. */
const NOTICES: readonly (readonly [RegExp, string])[] = [
  [/^not (\S+) <= \S+ <= (\S+)$/, 'Tiene que estar entre $1 y $2.'],
  [/^(\S+) <= \S+ <= (\S+)$/, 'No puede estar entre $1 y $2.'],
  [/^len\(.+\) < (\d+)$/, 'Tiene que tener al menos $1 caracteres.'],
  [/^len\(.+\) > 1$/, 'Tiene que ser un solo carácter.'],
  [/^len\(.+\) > (\d+)$/, 'Tiene que tener como mucho $1 caracteres.'],
  [/^len\(.+\) != (\d+)$/, 'Tiene que tener $1 caracteres.'],
  [/^\S+ < 0$/, 'No puede ser negativo.'],
  [/^\S+ <= 0$/, 'Tiene que ser mayor que cero.'],
  [/^\S+ == 0$/, 'No puede ser cero.'],
  [/^\S+ < (\S+)$/, 'Tiene que ser $1 o más.'],
  [/^\S+ <= (\d\S*)$/, 'Tiene que ser mayor que $1.'],
  [/^\S+ > (\d\S*)$/, 'No puede pasar de $1.'],
  [/^\S+ >= (\d\S*)$/, 'Tiene que ser menor que $1.'],
  [/^\S+ % 2 != 0$/, 'Tiene que ser par.'],
  [/^\S+ % 2 == 0$/, 'Tiene que ser impar.'],
  [/^\S+ == (\d\S*)$/, 'No puede ser $1.'],
  [/^\S+ != (\d\S*)$/, 'Tiene que ser $1.'],
  [/^["'] ["'] in /, 'No puede llevar espacios.'],
  [/^["'](\S)["'] not in /, 'Tiene que llevar «$1».'],
  [/^["'](\S)["'] in /, 'No puede llevar «$1».'],
  [/^not any\(letra\.isdigit/, 'Tiene que llevar algún número.'],
  [/^any\(letra\.isdigit/, 'No puede llevar números.'],
  [/^not any\(letra\.isupper/, 'Tiene que llevar alguna mayúscula.'],
  [/^not any\(letra\.islower/, 'Tiene que llevar alguna minúscula.'],
  [/^not any\(not /, 'Tiene que llevar algún símbolo.'],
]

/** What is said of a value for which a test holds that must not. */
export function noticeFor(test: string): string {
  const [form, text = ''] = NOTICES.find(([each]) => each.test(test)) ?? []
  return form ? (form.exec(test)?.[0] ?? '').replace(form, text) : 'Ese valor no vale.'
}
