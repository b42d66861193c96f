import { inlineCode } from '../../../../engine/compose'
import { numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'

/** Different words for one thing: «8 vidas» of a program that counts `FALLOS`. */
const ALIKE: readonly RegExp[] = [
  /^(?:fallo|intento|vida|oportunidad|error|chance)/,
  /^(?:ronda|partida|tirada|lanzamiento|turno|vez)/,
  /^(?:letra|caracter|longitud|largo)/,
  /^(?:disparo|tiro|bala)/,
]

const WISH = new RegExp(
  `(?:^|(?<![a-z]))(?:que |y |mejor |pero ){0,4}(?:(?:sean?|haya|teng\\w+|den|de|permita|dure|juegue\\w*|con|pon(?:le|me|ga|er)?|hazl[oa] (?:con|de|a)|dej\\w+|dame|cambi\\w+ (?:los |las |el |la )?(?:a|por)|quiero|solo|mejor) ){1,6}(?:(?:solo|hasta|como mucho|un maximo de|de|a) ){0,4}(?<count>${NUMBER}) (?<noun>[a-z]{3,})(?: en (?:vez|lugar) de \\w+)?`,
)

/** «que sean 8 fallos», «ponle 5 rondas»: the constant of the program that is called so. */
export const namedConstantChange: Change = {
  name: 'named-constant',
  stage: STAGE.value,
  says: [],
  reads(said, p) {
    const wanted = wantedOf(p, said.plain)
    return wanted && [{ from: wanted.at, to: wanted.at + wanted.words.length }]
  },
  make(p, { said }) {
    const wanted = wantedOf(p, said.plain)
    if (wanted === null) return null
    const { constant, count } = wanted
    return {
      code: edited(p, [{ from: constant.from, to: constant.to, text: String(count) }]),
      told: `${inlineCode(constant.name)} vale ahora ${count}.`,
    }
  },
}

/** What a wish makes of which constant; null where the program has none of that name, or it is so already. */
function wantedOf(p: Program, plain: string) {
  const found = WISH.exec(plain)
  const count = numberFrom(found?.groups?.count)
  const constant = count === null ? null : constantOf(p, found?.groups?.noun ?? '')
  if (!found || count === null || constant === null || constant.value === count) return null
  return { at: found.index, words: found[0], count, constant }
}

/** The only number that the program gives a name of that noun at its top, and never changes. */
function constantOf(p: Program, noun: string): { name: string; value: number; from: number; to: number } | null {
  const stem = stemOf(noun)
  const group = ALIKE.find((words) => words.test(noun))
  const named = p.module.body.flatMap((node) => {
    const kept = plainAssign(node)
    const value = kept && numberOf(kept.value)
    if (!kept || value === null || !/^[A-Z][A-Z\d_]*$/.test(kept.name)) return []
    const words = kept.name.toLowerCase().split('_')
    const isMeant = words.some((word) => stemOf(word) === stem || group?.test(word) === true)
    return isMeant ? [{ name: kept.name, value, from: kept.value.from, to: kept.value.to }] : []
  })
  const [only, other] = named
  return only !== undefined && other === undefined ? only : null
}

const stemOf = (word: string) => word.replace(/(?:es|s)$/, '')
