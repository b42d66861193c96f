import { once } from '~/platform/once'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { atTop } from '../../../../python/program/line-edits'
import { rewriteOf, rewritesIn } from '../../../../python/rewrite/rewrite'
import type { Detector, Detectors, Found } from '../../found'

/**
 * A call that does silently something else than is wished, known by what people say of it: `says` is searched in their plain words, `shows`
 * in what they wrote as they wrote it, `unless` and `where` in the program. The first of `rules` that fits writes it otherwise.
 */
type Symptom = {
  says?: RegExp
  shows?: RegExp
  where?: RegExp
  unless?: RegExp
  rules: readonly string[]
  imports?: string
}

const symptom = ({ says, shows, where, unless, rules, imports }: Symptom): Detector => {
  const read = once(() => rules.map(rewriteOf))
  return function* (p): Iterable<Found> {
    const isSaid = (!says || p.says(says)) && (!shows || shows.test(p.around.prose))
    if (!isSaid || (where && !where.test(p.source)) || unless?.test(p.source)) return
    for (const rule of read()) {
      const edits = rewritesIn(rule, p.module)
      const [first] = edits
      if (!first) continue
      yield {
        at: first,
        certainty: 0.95,
        facts: { written: p.text(first), mended: first.text.split('\n').at(-1)?.trim() ?? '' },
        edits: [...edits, ...importing(p, imports)],
      }
      return
    }
  }
}

const importing = (p: Program, line: string | undefined): Edit[] =>
  line === undefined || p.source.includes(line) ? [] : [atTop(p, line)]

export const SYMPTOMS: Detectors = {
  'index-saved-as-column': symptom({
    says: /\bunnamed\b|\bindices?\b|\bcolumna (?:de mas|extra|rara|nueva|sin nombre)\b|\bnumeros? (?:de mas|delante|a la izquierda)\b/,
    unless: /\bindex\s*=/,
    rules: [
      '{d}.to_csv({x…}) => {d}.to_csv({x…}, index=False)',
      '{d}.to_excel({x…}) => {d}.to_excel({x…}, index=False)',
    ],
  }),
  'formula-for-its-value': symptom({
    says: /\bformulas?\b/,
    unless: /data_only/,
    rules: [
      'openpyxl.load_workbook({x…}) => openpyxl.load_workbook({x…}, data_only=True)',
      'load_workbook({x…}) => load_workbook({x…}, data_only=True)',
    ],
  }),
  'inplace-gives-nothing': symptom({
    rules: ['{d} = {e}.{m}({x…}, inplace=True) => {d} = {e}.{m}({x…})'],
  }),
  'thread-not-waited-for': symptom({
    says: /\b(?:hilos?|thread|antes|primero|fin|final|termin\w+|acab\w+|orden|espera\w*)\b/,
    where: /\bThread\(/,
    unless: /\.join\(|for \w+ in/,
    rules: ['{t}.start() => {t}.start()\n{t}.join()'],
  }),
  'line-kept-open': symptom({
    says: /\bun[oa] (?:por|en cada|debajo)\b|\bcada un[oa] en\b|\bsalto de linea\b|\bdistint\w+ lineas?\b|\buno? bajo\b/,
    rules: ['print({x…}, end={texto}) => print({x…})'],
  }),
  'csv-for-excel': symptom({
    shows: /tilde|acento|ñ|eñe|Ã|signos? raros?|raras?|caracteres/i,
    where: /to_csv\(|csv\.(?:writer|DictWriter)\(/,
    unless: /utf-8-sig|utf_8_sig/,
    rules: [
      '{d}.to_csv({x…}, encoding={e}) => {d}.to_csv({x…}, encoding="utf-8-sig")',
      '{d}.to_csv({x…}) => {d}.to_csv({x…}, encoding="utf-8-sig")',
      'open({a}, {m}, {x…}, encoding={e}) => open({a}, {m}, {x…}, encoding="utf-8-sig")',
      'open({a}, {m}, {x…}) => open({a}, {m}, {x…}, encoding="utf-8-sig")',
    ],
  }),
  'counted-as-written': symptom({
    says: /\bmayusculas?\b|\bminusculas?\b/,
    unless: /\.(?:lower|upper|casefold)\(/,
    rules: [
      '{t}.split({x…}).count({texto}) => {t}.lower().split({x…}).count({texto}.lower())',
      '{t}.count({texto}) => {t}.lower().count({texto}.lower())',
    ],
  }),
  'every-one-replaced': symptom({
    says: /\bsolo (?:\w+ ){0,4}(?:la|el|lo) primer\w*\b|\bla primera vez\b|\b(?:las|los) (?:quita|cambia|borra|reemplaza|sustituye) todos?\b|\btodas\b/,
    rules: ['{t}.replace({a}, {b}) => {t}.replace({a}, {b}, 1)'],
  }),
  'letters-sorted-by-code': symptom({
    shows: /ñ|eñe|tilde|acento/i,
    where: /sorted\(|\.sort\(/,
    unless: /key\s*=/,
    imports: 'import unicodedata',
    rules: [
      'sorted({x…}) => sorted({x…}, key=lambda t: unicodedata.normalize("NFD", t.lower()))',
      '{l}.sort() => {l}.sort(key=lambda t: unicodedata.normalize("NFD", t.lower()))',
    ],
  }),
  'zeros-counted-as-data': symptom({
    says: /\b(?:cuenta|tiene en cuenta|mete|suma|incluye|usa)\w* (?:\w+ ){0,3}(?:ceros?|0)\b/,
    rules: [
      '{d}[{c}].mean() => {d}.loc[{d}[{c}] != 0, {c}].mean()',
      'sum({l}) / len({l}) => sum({l}) / len([x for x in {l} if x != 0])',
    ],
  }),
  'parameter-sorted-in-place': symptom({
    says: /\b(?:original|la otra lista|mi lista)\b/,
    where: /\bdef\b/,
    rules: ['{l}.sort() => {l} = sorted({l})', '{l}.reverse() => {l} = {l}[::-1]'],
  }),
}
