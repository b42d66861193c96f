import { inlineCode } from '../../../../engine/compose'
import { numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, textLiteral } from '../../../../python/program/source'
import type { Result } from '../../change'
import { unquoted } from '../bare-clause'
import { CHANGES, type PartReader, QUOTED } from './clause'
import { namedBy } from './named'

const VALUE = `(?<value>${QUOTED}|-?\\d+(?:[.,]\\d+)?)`
const NAMED = '(?:(?:el|la|mi|valor de|variable|a|al|de) )*(?<name>[a-z_]\\w{0,30}(?: (?:de )?[a-z]{3,15})?)'

/** «que base valga 37», «pon 37 en base», «cambia base a 37». */
export const valueReaders: readonly PartReader[] = [
  {
    name: 'value',
    says: [
      new RegExp(
        `${NAMED} (?:valga|sea|sean|empiece (?:en|con|por)|tenga|pase a ser|igual a|=) ${VALUE}(?: y no .{1,20}| en (?:vez|lugar) de .{1,20})?`,
      ),
      new RegExp(
        `(?:pon|pone|poner|ponle|ponele|met[ea]|usa|asigna|asignale|dale) (?:el valor )?${VALUE} (?:en|a|como) ${NAMED}(?: en (?:vez|lugar) de .{1,20})?`,
      ),
      new RegExp(`${CHANGES} ${NAMED} (?:a|por|en) ${VALUE}`),
    ],
    make: (p, { parts: { name = '', value = '' } }) => valued(p, name, value),
  },
]

/** A name that the program sets to a number or a text of its own gets another. */
function valued(p: Program, words: string, said: string): Result {
  const named = namedBy(p, words)
  const plain = named && plainAssign(named.first.node)
  if (!plain || plain.name !== named.name) return null
  const isText = plain.value.kind === 'string'
  const text = unquoted(said)
  if (!isText && (numberOf(plain.value) === null || !/^-?\d/.test(text))) return null
  const fresh = isText ? textLiteral(p, text) : text.replace(',', '.')
  const { from, to } = plain.value
  return {
    code: edited(p, [{ from, to, text: fresh }]),
    told: `${inlineCode(plain.name)} vale ahora ${inlineCode(fresh)}.`,
  }
}
