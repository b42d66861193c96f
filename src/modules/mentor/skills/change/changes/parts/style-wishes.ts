import { forToWhileChange, whileToForChange } from '../flow/loops'
import { currencyChange } from '../output/shown'
import { counterChange, formatStringChange } from '../style/features'
import { asWhile } from './any-while'
import { asIf } from './as-if'
import { CHANGES, type PartReader } from './clause'

const WITH =
  '(?:(?:con|us[aeo]|usar|usando|use|hazl[oa] con|haz|hacel[oa] con|mejor con|pas(?:a|al[oa]|alo) a|convert\\w+ (?:a|en)|como|en|a|un|una|el|la|los|las|lo|que sea|que use|quede con|bucle) )*'
const WITH_SIGN =
  '(?:(?:con|en|el|la|un|pon[a-z]{0,4}|anad[a-z]{1,4}|agreg[a-z]{1,6}|met[a-z]{1,5}|que|salga|salgan|muestre|imprima|lleve|signo|simbolo|de|del|al lado|detras|delante|moneda) ){1,8}'
const SIGN = '(?<sign>€|\\$|euros?|dolares|pesos|soles)'

/** What other changes make, asked for in any words that name it. */
export const styleReaders: readonly PartReader[] = [
  {
    name: 'as-while',
    says: [
      new RegExp(`${WITH}while(?:,? (?:en (?:vez|lugar) de|y no|no)(?: (?:un|el|con|bucle))* for)?`),
      new RegExp(`${CHANGES} (?:(?:el|los|este|ese|bucle) )*for (?:por|a|en) (?:un |bucle )*while`),
      /sin (?:usar )?(?:el |un |ningun )?for/,
    ],
    make: (p) => asIf(p, forToWhileChange) ?? asWhile(p),
  },
  {
    name: 'as-for',
    says: [
      new RegExp(`${WITH}for(?: normal)?(?:,? (?:en (?:vez|lugar) de|y no|no)(?: (?:un|el|con|bucle))* while)?`),
      new RegExp(`${CHANGES} (?:(?:el|los|este|ese|bucle) )*while (?:por|a|en) (?:un |bucle )*for`),
      /sin (?:usar )?(?:el |un |ningun )?while/,
    ],
    make: (p) => asIf(p, whileToForChange),
  },
  {
    name: 'format-strings',
    says: [
      new RegExp(
        `(?:(?:${CHANGES}|convert[a-z]+|escrib[a-z]+|reescrib[a-z]+|pon[a-z]*) )?(?:(?:el|los|ese|este|al) )*(?:prints? )?(?:(?:con|a|en|por|usando|us[ae]|usar|como|haz|hazl[oa] con|que usen?|un|una|las?|los|el) )*(?:f ?-? ?strings?|fstrings?|cadenas? f)(?: en (?:el|los) prints?)?`,
      ),
    ],
    make: (p) => asIf(p, formatStringChange),
  },
  {
    name: 'currency',
    says: [
      new RegExp(
        `${WITH_SIGN}${SIGN}(?: (?:detras|delante|al (?:final|lado|resultado|numero|precio|total|importe)(?: del? (?:numero|precio|resultado|total|cada uno))?|a (?:los|cada) (?:precios?|numeros?|importes?|uno)|en (?:los|el) (?:precios?|total|resultado)))*`,
      ),
    ],
    make: (p, { parts: { sign = '€' } }) => asIf(p, currencyChange, { sign }, 'con el simbolo'),
  },
  {
    name: 'counter',
    says: [
      /(?:(?:con|us[ae]|usar|usando|que use|hazl[oa] con|pasal[oa] a|mejor|un|el|la|libreria|modulo|quiero) )*(?:collections(?:\.counter)?|counter)(?: de collections)?/,
    ],
    make: (p) => asIf(p, counterChange),
  },
]
