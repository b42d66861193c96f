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
  'other-sheets-lost': symptom({
    says: /\b(?:otras? hojas?|las hojas|hojas|pestanas)\b/,
    unless: /ExcelWriter/,
    rules: [
      '{d}.to_excel({f}, sheet_name={h}, {x…}) => with pd.ExcelWriter({f}, mode="a", if_sheet_exists="replace") as libro:\n    {d}.to_excel(libro, sheet_name={h}, {x…})',
      '{d}.to_excel({f}, sheet_name={h}) => with pd.ExcelWriter({f}, mode="a", if_sheet_exists="replace") as libro:\n    {d}.to_excel(libro, sheet_name={h})',
    ],
  }),
  'empty-ones-not-counted': symptom({
    says: /\b(?:vaci\w+|nan|nulos?|none|en blanco)\b/,
    rules: ['{d}.value_counts({x…}) => {d}.value_counts({x…}, dropna=False)'],
    unless: /dropna/,
  }),
  'date-with-its-clock': symptom({
    shows: /00:00:00|\bhora\b/,
    where: /to_excel|to_csv|print\(/,
    unless: /\.dt\.|strftime/,
    rules: ['pd.to_datetime({x…}) => pd.to_datetime({x…}).dt.date'],
  }),
  'columns-left-out-of-sight': symptom({
    shows: /\.\.\.|puntos suspensivos|todas las (?:columnas|filas)/i,
    where: /pandas|pd\.read/,
    unless: /set_option|to_string/,
    rules: ['print({d}) => print({d}.to_string())'],
  }),
  'labels-repeated-by-concat': symptom({
    says: /\bindices?\b|\bnumeracion\b|\brepet\w+\b|\brepit\w+\b/,
    unless: /ignore_index/,
    rules: ['pd.concat({x…}) => pd.concat({x…}, ignore_index=True)'],
  }),
  'ticks-over-each-other': symptom({
    says: /\b(?:encima|montan|superpon\w+|amonton\w+|pegad\w+|tapan|solap\w+|junt\w+|no se leen?)\b/,
    where: /plt\./,
    unless: /rotation|autofmt_xdate|savefig/,
    rules: ['plt.show() => plt.xticks(rotation=45, ha="right")\nplt.tight_layout()\nplt.show()'],
  }),
  'legend-not-asked-for': symptom({
    says: /\bleyenda\b/,
    where: /\blabel\s*=/,
    unless: /legend\(/,
    rules: ['plt.show() => plt.legend()\nplt.show()'],
  }),
  'legend-without-names': symptom({
    says: /\bleyenda\b/,
    where: /legend\(\)/,
    unless: /\blabel\s*=/,
    rules: ['plt.plot({x…}) => plt.plot({x…}, label="serie")', 'plt.bar({x…}) => plt.bar({x…}, label="serie")'],
  }),
  'content-not-asked-for': symptom({
    says: /\bvaci\w+\b|\bcontent\b|\bmensajes?\b|\bcomandos?\b|\bno (?:lee|responde|contesta|hace)\b/,
    where: /on_message|command\(/,
    unless: /message_content|Intents\.all/,
    rules: ['{i} = discord.Intents.default() => {i} = discord.Intents.default()\n{i}.message_content = True'],
  }),
  'server-not-reloaded': symptom({
    says: /\bcambios?\b|\bno se (?:ven?|actualizan?)\b|\brecarg\w+\b/,
    shows: /flask|html|plantilla|p[aá]gina|servidor/i,
    unless: /debug/,
    rules: ['{a}.run() => {a}.run(debug=True)', '{a}.run({x…}) => {a}.run({x…}, debug=True)'],
  }),
  'form-sent-for-json': symptom({
    says: /\bjson\b|\b4(?:00|15|22)\b|\bno (?:me )?llega\w*\b|\bvaci\w+\b/,
    rules: [
      'requests.post({u}, data={diccionario}, {x…}) => requests.post({u}, json={diccionario}, {x…})',
      'requests.post({u}, data={diccionario}) => requests.post({u}, json={diccionario})',
      'requests.post({u}, data={nombre}) => requests.post({u}, json={nombre})',
    ],
  }),
  'first-tag-only': symptom({
    says: /\bsolo (?:\w+ ){0,4}(?:primer\w*|un[oa]?)\b|\btod[oa]s\b/,
    where: /BeautifulSoup/,
    rules: [
      'print({s}.find({x…}).text) => for elemento in {s}.find_all({x…}):\n    print(elemento.text)',
      'print({s}.find({x…})) => for elemento in {s}.find_all({x…}):\n    print(elemento.text)',
    ],
  }),
  'json-in-one-line': symptom({
    says: /\bbonit\w+\b|\b(?:una|misma) (?:sola )?linea\b|\blegible\b|\bindent\w+\b|\bsangri\w+\b|\bseguido\b/,
    unless: /indent/,
    rules: [
      'json.dump({x…}) => json.dump({x…}, indent=4, ensure_ascii=False)',
      'json.dumps({x…}) => json.dumps({x…}, indent=4, ensure_ascii=False)',
    ],
  }),
  'clock-of-the-server': symptom({
    says: /\bhoras? (?:de (?:menos|mas)|menos|mas|mal|atras\w*|adelant\w*|distint\w*)\b|\bservidor\b|\bzona horaria\b/,
    unless: /ZoneInfo|pytz|timezone/,
    imports: 'from zoneinfo import ZoneInfo',
    rules: [
      'datetime.now() => datetime.now(ZoneInfo("Europe/Madrid"))',
      'datetime.datetime.now() => datetime.datetime.now(ZoneInfo("Europe/Madrid"))',
    ],
  }),
  'blanks-in-the-middle': symptom({
    says: /\b(?:en|del?|por) (?:el )?medio\b|\bde dentro\b|\bintermedios?\b|\btodos los espacios\b/,
    unless: /\.replace\(/,
    rules: ['{t}.strip() => {t}.replace(" ", "")'],
  }),
  'sign-is-no-digit': symptom({
    shows: /(?<![\w.])-\d|negativ/i,
    unless: /lstrip/,
    rules: ['{n}.isdigit() => {n}.lstrip("-").isdigit()', '{n}.isnumeric() => {n}.lstrip("-").isdigit()'],
  }),
  'files-in-no-order': symptom({
    says: /\borden\w*\b|\bdesorden\w*\b/,
    unless: /sorted\(/,
    rules: ['os.listdir({x…}) => sorted(os.listdir({x…}))', 'glob.glob({x…}) => sorted(glob.glob({x…}))'],
  }),
}
