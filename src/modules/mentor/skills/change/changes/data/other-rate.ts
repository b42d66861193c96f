import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'
import { asRate } from './values'

const OF = /\b(?:iva|igv|igic|itbis|descuento|impuesto|propina|comision|interes|irpf|recargo|retencion)\b/

/** «necesito que use 16%»: the only rate of the program is another one. */
export const otherRateChange: Change = {
  name: 'other-rate',
  stage: STAGE.value,
  ...fitting(
    [
      /\b(?:(?:y|que|quiero|necesito|ahora|me|lo|la|se|el|sea) )*(?:use|usa|usar|aplique|aplica|aplicar|ponga|pon|cobre|lleve|sume|calcule)(?: (?:el|un|una|con|al|de|del|iva|igv))* (?<rate>\d+(?:[.,]\d+)?) ?(?:%|por ?ciento)(?! (?:de descuento|mas|menos))/,
    ],
    (p, { parts: { rate } }) => {
      const name = OF.exec(p.source.toLowerCase())?.[0]
      return rate === undefined || name === undefined
        ? null
        : asRate(p, name.length < 5 ? name.toUpperCase() : name, rate)
    },
  ),
}
