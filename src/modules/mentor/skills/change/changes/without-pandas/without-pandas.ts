import { type Change, STAGE } from '../../change'
import { isPandas } from '../data/pandas'
import { Translation } from './translation'

/** «no puedo instalar pandas, hazlo con el módulo csv»: tables become lists of rows, step by step. */
export const withoutPandasChange: Change = {
  name: 'without-pandas',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:hazlo|pero|y|haz|lo|mismo|se|puede) )*(?:sin (?:usar |importar |la libreria |tener que usar |instalar )*pandas|no (?:tengo|puedo (?:usar|instalar)|uses|quiero (?:usar)?|me dejan? (?:usar|instalar))(?: el)? pandas)(?:,? (?:hazlo )?(?:sin pandas|(?:con|usando) (?:el |la )?(?:modulo |libreria )?csv))?/,
    /\b(?:me l[oa] )?(?:puedes|podrias|me l[oa] puedes)? ?(?:hacer\w*|haz\w*|haces|escrib\w+|pas\w+|pon\w*|dame\w*)(?: l[oa]| me l[oa]| el programa| igual| lo mismo)* sin (?:usar )?(?:el )?pandas\b/,
    /\b(?:hazlo |pasal[oa] |cambial[oa] |reescribel[oa] )(?:con|usando|a) (?:solo )?(?:el |la )?(?:modulo |libreria )?csv\b/,
  ],
  make(p) {
    if (!isPandas(p)) return null
    return new Translation(p).run() ?? { why: NOT_ALL }
  },
}

const NOT_ALL =
  'Tu programa usa partes de pandas que no sé escribir a mano sin arriesgarme a cambiar el resultado. Dime qué dato necesitas sacar (una suma, una media, un filtro …) y te lo escribo con `csv`.'
