import { parsePython } from '../../python/parse'

/** What one line of a message looks like by itself. `blank` and `either` take the side of their neighbours. */
export type LineKind = 'code' | 'prose' | 'either' | 'blank'

/** A line is classified by its beginning: a longer one is a text or data. */
const MAX_LINE = 400

/** Classifies a line that stands outside of fences. Broken code is code still: `if x = 3`, `for i in range(3)`, `print "a"`. */
export function kindOfLine(line: string): LineKind {
  const text = line.trim().slice(0, MAX_LINE)
  if (text === '') return 'blank'
  if (SPECIFICATION.test(text)) return 'prose'
  if (/^(>>>|\.\.\.)( |$)/.test(text)) return isSaid(text.slice(4)) ? 'prose' : 'code'
  if (ASKED_PIECE.test(text)) return 'prose'
  if (SHOWN.test(text) && isValid(text.slice(0, text.search(ARROW) + 1))) return 'prose'
  // «await asyncio.sleep(1) por qué no time.sleep», «@property para qué»: code that is asked about.
  if (/^(?:@|await\b)/.test(text) && isSaid(text)) return 'prose'
  if (HEADER.test(text) || STATEMENT.test(text) || hasSpacedName(text)) return 'code'
  // `hay = hay + 1`: names may be words of sentences, a sentence is no Python.
  if (ASSIGNMENT.test(text) && isValid(text)) return 'code'
  if (PLACED.test(text) && isValid(text)) return 'code'
  if (isProse(text)) return 'prose'
  if (ASSIGNMENT.test(text) || CALL.test(text) || LOOP.test(text)) return 'code'
  // `df.loc[df["n"] < 3, ["a", "b"]]`, `"a-b".split("-")[0]`: nobody writes that as a word of a sentence.
  if ((PICKED.test(text) || COMPREHENSION.test(text)) && isValid(text)) return 'code'
  // A chain of calls that goes on: `.head(5))`.
  if (/^\.[a-z_]\w*\(/.test(text)) return 'either'
  if (/^#(?!#)/.test(text) || /^[)\]}]+[,:)]*$/.test(text)) return 'either'
  if (/^\s/.test(line) && isValid(text)) return 'either'
  if (TOLD_OUTPUT.test(text) || SHOWN_ARRAY.test(text)) return 'prose'
  return isValid(text) && /[()[\]{}=+*/<>.'"]/.test(text) ? 'either' : 'prose'
}

/** `df["estado"].unique() -> array([…])`: what a piece of code gave. */
const ARROW = /[)\]] *(?:-{1,2}>|={1,2}>|→) *\S/
const SHOWN = /^(?!(?:async +)?def\b|case\b|lambda\b)[^#→]{2,120}[)\]] *(?:-{1,2}>|={1,2}>|→) *\S/

const NAME = '[\\p{L}_][\\p{L}\\d_]*'
const TARGET = `${NAME}(?:\\.${NAME}|\\[[^\\]]*\\])*`
/** «mcd(a, b) sin importar math», «def primos(n) con la criba»: a signature that is to be written, words behind it. */
const SPECIFICATION =
  /^(?:def +)?[\p{L}_][\p{L}\d_]{0,60}\([\p{L}\d_, =.'"]{0,120}\)(?: *[,:;.]| *->)? +(?!(?:if|for|and|or|in|is|not|else|as|return|print)\b)[\p{L}]+,? +(?!=)[\p{L}\d"'([]/u
/** «sale [3, -4]», «imprime (1, 2)»: a word before a value is no access; nobody leaves that space in code. */
const TOLD_OUTPUT = /^(?!(?:not|await|yield|lambda|del|assert|raise|in|is|and|or)\b)\p{L}+:? +[[({][^=]*$/u
/** `['Lima ' 'Cusco']`: as numpy shows an array. */
const SHOWN_ARRAY = /^\[(?:'[^']{0,60}' {1,4}){1,40}'[^']{0,60}'\]$/
const PICKED = /^(?:[\p{L}_][\p{L}\d_.]{0,60}\[|"[^"]{0,200}"[.[]|'[^']{0,200}'[.[]).*[\])]$/u
/** `df.loc[(df["a"] > 1) & ~df["b"], "c"] = 0` */
const PLACED = /^[\p{L}_][\p{L}\d_.]{0,60}\[.*\] *[-+*/]?= *\S/u
const COMPREHENSION = /^[[({](?=.*[\])}]$).*? for .+? in /
/** The first lines of compound statements; their colon may be missing. */
const HEADER = new RegExp(
  [
    `^(async +)?def +${NAME} *\\(`,
    `^def +${NAME} *:`,
    `^class +${NAME} *[:(]`,
    `^class +${NAME}$`,
    `^(async +)?for +${NAME}( *, *${NAME})* +in +[^ ]+( *[\\[(,+:*-].*|:.*)?$`,
    `^(async +)?for +[^:]+ in +(range|enumerate|zip|reversed|sorted) *\\(`,
    `^for *\\(`,
    `^(if|elif|while|else *if|elsif)\\b.*(:$|: *(#.*|return|print|break|continue|pass|${TARGET} *[-+*/]?=)|[=<>!]=? *[-\\w"'“]|\\bnot +in\\b.*:|\\()`,
    '^(while|if|elif) +(True|False|not +\\w+|\\w+) *:?$',
    // A word of another language, or with a capital, that opens a block.
    '^(If|While|For|Elif|Else|Try|Def|function|func|switch)\\b[^.¿?]{0,80}[:{]$',
    `^for +${NAME} +\\w+ +range *\\(.*:$`,
    '^(else|try|finally) *:',
    '^(else|try|finally)$',
    `^except\\b.*:?$`,
    `^with +[^ ]+ *\\(.*`,
    `^with +[\\w.]+( +as +${NAME})? *: *(#.*)?$`,
    `^(match|case) +.+:$`,
    `^@ *${NAME}`,
  ].join('|'),
  'u',
)
/** `for word in "some words".split():` is a sentence by its quotes alone. */
const LOOP = new RegExp(`^(async +)?for +${NAME}( *, *${NAME})* +in +\\S.*[\\w)\\]}"'] *:( *#.*)?$`, 'u')
/** Other statements that no Spanish sentence begins like. */
const STATEMENT = new RegExp(
  [
    `^import +${NAME}(\\.${NAME})*( +as +${NAME})?( *,.*)?( *#.*)?$`,
    `^from +[\\w.]+ +import\\b`,
    `^(return|yield|raise|assert|del|global|nonlocal|await)\\b(?! +(?:(?:el|la|los|las|de|del|que|un|una|no|y|vs|o)\\b|\\d+ (?:al?|hasta)\\b)).*[\\w)\\]"'}]( *#.*)?$`,
    '^(return|break|continue|pass)( *#.*)?$',
    `^print *(\\(|["'“”«])`,
    `^print +[\\w"']+$`,
    `^${TARGET}(\\+\\+|--)$`,
    // A name that begins with a digit.
    '^\\d{1,4}[a-zA-Z_]\\w* *=(?!=) *\\S',
  ].join('|'),
  'u',
)
/** `precio total = 10`: a name with spaces or hyphens in it. «Tengo una lista notas = [7, 9]» is none. */
const SPACED_NAME = new RegExp(
  `^(?!(?:(?:y|ahora|mejor|no) )*(?:pon\\w*|cambia\\w*|deja\\w*|usa|haz) )(?!(?:qu[eé]|q|ke|k|pq|xq|pa|oye|hola|expl[ií]c\\w*) )(?!(?:el|la|los|las|un|una|dad[oa]s?|sean?|teniendo|partiendo|quiero|necesito|hice|puse|tengo|escribi|ejecute|uso|use|hago|pongo|si|cuando|que|y|pero|en|con|de|para|por|como|yo)\\b)(?![^=]*\\b(?:es|son|hay|hace|sirve|significa|pinta|entiendo|tengo|tiene|con|para|usando|donde|siendo|sobre|hasta|y)\\b)(?<name>${NAME}(?:[ -]${NAME}){1,3}) *= *(?<value>(?:["'\\[{(\\d]|(?:int|float|input|str|list|True|False|None)\\b).*)`,
  'iu',
)
const hasSpacedName = (text: string) => {
  const { name = '', value = '' } = SPACED_NAME.exec(text)?.groups ?? {}
  return /[[({,]$/.test(value) || (value !== '' && isValid(`${name.replace(/[ -]/g, '_')} = ${value}`))
}
const ASSIGNMENT = new RegExp(
  `^(${TARGET}( *, *${TARGET})*( *: *[\\w\\[\\], .]+)?) *([-+*/%|&]|//|\\*\\*)?=(?!=) *\\S`,
  'u',
)
const CALL = new RegExp(`^${TARGET}\\(.*$`, 'u')

/** «os.getcwd() q muestra», «key=str.lower q significa»: a piece of code, and behind it what is asked of it. */
const ASKED_PIECE =
  /^(?!(?:if|while|for|elif|def|return)\b)(?:[\p{L}_][\p{L}\d_.]*\([^()]*(?:\([^()]*\)[^()]*)*\)|\w+=[^\s=]+)(?: +[\p{L}\d_.()]+){0,6} +(?:q|qu[eé]|ke|para|pa|vs|porque|por|xq|pq|cu[aá]l|c[oó]mo|significa|sirve)(?: +[\p{L}\d_.()]+){0,12}[?.! ]*$/iu

/** Words that only sentences are made of; two of them outside of quotes make a sentence. */
const SENTENCE_WORD =
  /(?<![\p{L}\d_.("'])(?:el|la|los|las|un|una|de|del|que|qué|en|con|por|para|no|me|se|mi|es|esta|está|este|como|cómo|pero|porque|cuando|si|al|lo|le|yo|tengo|quiero|sale|hola|gracias|the|is|this|what|how|my|and|vos|te|su|hay|hace|hacen|sirve|significa|diferencia|pa|da|dice|aqui|aquí|ahi|ahí|eso|esto)(?![\p{L}\d_("'=])/giu

/** Words behind a prompt: «>>> debería dar 70 y me da 100». */
const isSaid = (text: string) => (text.match(SENTENCE_WORD)?.length ?? 0) >= 2 && isProse(text) && !isValid(text)

/** «bins=20 y alpha=0.5 qué son?» */
const ASKED = / (?:q|qu[eé]|c[oó]mo|cu[aá]l(?:es)?|para|por|pq|xq)(?![\p{L}\d_])[^()"']*\?\s*$/u

/** «case=False y na=False??»: as arguments are written. */
const GIVEN = /^\w+=[^\s=()][^()]{0,80}\?+\s*$/

function isProse(text: string): boolean {
  const outside = text.replace(/#.*$/, '').replace(/"[^"]*"?|'[^']*'?|“[^”]*”?|‘[^’]*’?/g, ' ')
  if (/[¿?¡]/.test(outside) && (!/^[\w.]+ *=/.test(outside) || ASKED.test(outside) || GIVEN.test(outside))) return true
  const words = outside.match(SENTENCE_WORD)?.length ?? 0
  if (words >= 2) return true
  return words === 1 && !/[=()[\]{}]/.test(outside)
}

/** «> > a»: nothing of Python, which the parser would look long for a sense of. */
const TWO_SIGNS = /^[^"'#<>]*[<>]\s+[<>]/
function isValid(text: string): boolean {
  if (TWO_SIGNS.test(text)) return false
  const { body, errors } = parsePython(text)
  const [first] = body
  if (errors.length > 0 || first === undefined) return false
  return !(first.kind === 'expression' && (first.value.kind === 'name' || first.value.kind === 'broken'))
}
