import type { RequestWord } from '../../../../../engine/task/request-text'
import type { Rule } from '../sketch'

const OUTCOME =
  /\b(?:lanc\w+|lanz\w+|salt[ea]\w*|raise|valueerror|keyerror|typeerror|error|excepcion|devuelv\w+|avis\w+|imprim\w+|muestr\w+|dig[ao]\w*|dice|dic[ae]|print|no (?:haga|hace|toque|haz|reste|sume|cambie|deje|se)\b|se qued\w+|sum[ea]\w*|rest[ea]\w*|pong\w+|pon\w*|actualic\w+|reemplac\w+|cambi\w+|ignor\w+|salg\w+|mensaje)\b/
const REPORTS =
  /\b(?:lanc\w+|lanz\w+|salt[ea]\w*|raise|valueerror|keyerror|error|excepcion|devuelv\w+|avis\w+|imprim\w+|muestr\w+|dig[ao]\w*|dice|print|no (?:haga|hace|toque|haz)|mensaje)\b/
const ENOUGH = /^(?:hay|queda\w*|tiene|alcanza|cabe)\b(?! (?:menos|mas|poc))/
const CONDITION =
  /(?:^| )((?:y |o |pero )*(?:solo |siempre que |salvo que |a menos que )?(?:si|cuando|en caso de que|en el caso de que|siempre que))(?= )/

type Told = { main: string; rules: Rule[] }
type Piece = { plain: string; written: string }

/** What a method does, and what becomes of it «si no hay bastante». */
export function clausesOf(words: readonly RequestWord[]): Told {
  const main: string[] = []
  const rules: Rule[] = []
  let open: Rule | null = null
  for (const [at, { plain, written }] of piecesIn(words).entries()) {
    const isAsked = at === 0 && /^si (?:es|esta|hay|tiene) [a-z]+(?: de edad)?$/.test(plain)
    const found = isAsked ? null : CONDITION.exec(plain)
    if (found) {
      const before = plain.slice(0, found.index).trim()
      const after = plain.slice(found.index + found[0].length).trim()
      const cut = OUTCOME.exec(after)
      const isClaim = /(?:devuelv\w+|dig\w+|dec\w+|sab\w+|sepa|ver|true|compr\w+|indi\w+|mir\w+)$/.test(before)
      if (isClaim) {
        main.push(plain)
        continue
      }
      const isOnly = /solo|siempre que/.test(found[0]) || /\bsolo$/.test(before) || ENOUGH.test(after)
      const says = REPORTS.exec(before) ?? (/\bya (?:existe|esta)/.test(after) ? OUTCOME.exec(before) : null)
      // «sume solo si cabe» has what is done before it.
      const outcome = cut && cut.index > 0 ? after.slice(cut.index) : says && !isOnly ? before : ''
      const condition = (isOnly ? 'solo ' : '') + (cut && cut.index > 0 ? after.slice(0, cut.index) : after)
      if (!(says && outcome === before)) main.push(before)
      const rule = { condition: condition.replace(/ (?:que|se|entonces|y|,)+ ?$/, '').trim(), outcome, written }
      if (rule.condition === 'no' || rule.condition === '') rule.condition = 'else'
      rules.push(rule)
      open = outcome === '' && !isOnly ? rule : null
    } else if (open !== null) {
      open.outcome = plain
      open.written += ` ${written}`
      open = null
    } else if (rules.length > 0 && OUTCOME.test(plain) && !/^(?:que )?(?:sin|nunca)/.test(plain)) {
      const last = rules.at(-1)
      if (last) Object.assign(last, { outcome: `${last.outcome} y ${plain}`, written: `${last.written} ${written}` })
    } else if (
      /^(?:y |que |pero )*(?:no (?:se |le |lo )?(?:pued|deb|dej|permit)|sin poder)/.test(plain) &&
      (main.length > 0 || /negativ/.test(plain))
    )
      rules.push({ condition: plain, outcome: '', written })
    else main.push(plain)
  }
  for (const [at, rule] of rules.entries()) {
    const before = rules[at - 1]
    if (rule.condition === 'else' && before?.condition.startsWith('solo') && before.outcome === '') {
      before.outcome = rule.outcome
      rules.splice(at, 1)
    }
  }
  return { main: main.filter(Boolean).join(' , '), rules }
}

/** Between signs, and before «y si», «y que lance», «pero». */
function piecesIn(words: readonly RequestWord[]): Piece[] {
  const pieces: RequestWord[][] = [[]]
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]?.plain ?? ''
    const isJoin =
      word.plain === 'y' && (/^(?:si|que|cuando|no|lanc\w+|devuelv\w+|avis\w+)$/.test(next) || OUTCOME.test(next))
    if (
      word.plain === 'que' &&
      at > 0 &&
      next === 'no' &&
      /^(?:se|deje|pued[ae]|permita)$/.test(words[at + 2]?.plain ?? '')
    )
      pieces.push([word])
    else if (/^[,;.:]$/.test(word.plain) || isJoin || word.plain === 'pero') pieces.push([])
    else pieces.at(-1)?.push(word)
  }
  return pieces
    .filter(({ length }) => length > 0)
    .map((piece) => ({
      plain: piece.map(({ plain }) => plain).join(' '),
      written: piece.map(({ plain, text }) => (plain.startsWith('«') ? `«${text}»` : text)).join(' '),
    }))
}
