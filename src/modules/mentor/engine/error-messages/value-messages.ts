import type { ErrorMessage } from './error-message'

const VALUE = ['ValueError']
const INDEX = ['IndexError']

/** What ValueError, IndexError and their like say, the most telling first. */
export const VALUE_MESSAGES: readonly ErrorMessage[] = [
  {
    kind: 'int-text',
    types: VALUE,
    pattern:
      /invalid literal for int\(\) with base (?<base>\d+): (?<value>(?:'[^'\n]{0,100}'|"[^"\n]{0,100}"|b'[^'\n]{0,100}')?)/,
  },
  {
    kind: 'float-text',
    types: VALUE,
    pattern: /could not convert string to float:? ?(?<value>(?:'[^'\n]{0,100}'|"[^"\n]{0,100}")?)/,
  },
  { kind: 'complex-text', types: VALUE, pattern: /complex\(\) arg is a malformed string/ },
  {
    kind: 'digits-limit',
    types: VALUE,
    pattern: /Exceeds the limit \(\d+ digits\) for integer string conversion[^\n]{0,80}/,
  },
  {
    kind: 'unpack-many',
    types: VALUE,
    pattern: /too many values to unpack(?: \(expected (?<expected>\d+)(?:, got (?<got>\d+))?\))?/,
  },
  {
    kind: 'unpack-few',
    types: VALUE,
    pattern:
      /not enough values to unpack \(expected (?:at least )?(?<expected>\d+), got (?<got>\d+)\)|need more than (?<got2>\d+) values? to unpack/,
  },
  {
    kind: 'list-remove',
    types: VALUE,
    pattern: /list\.remove\(x\): x not in list|array\.remove\(x\): x not in array|deque\.remove\(x\): x not in deque/,
  },
  {
    kind: 'not-in-list',
    types: VALUE,
    pattern:
      /(?<value>'[^'\n]{0,80}'|-?[\d.]{1,30}|None|True|False) is not in (?:list|deque|range)|list\.index\(x\): x not in list|tuple\.index\(x\): x not in tuple/,
  },
  { kind: 'substring', types: VALUE, pattern: /(?:subsection|substring) not found/ },
  {
    kind: 'strptime',
    types: VALUE,
    pattern:
      /time data '?(?<value>[^'\n]{0,60})'? does not match format '?(?<format>[^'\n]{0,60})'?|unconverted data remains(?: when parsing with format [^\n]{0,60})?: (?<rest>[^\n]{0,60})/,
  },
  { kind: 'iso-date', types: VALUE, pattern: /Invalid isoformat string: '(?<value>[^'\n]{0,60})'/ },
  {
    kind: 'date-range',
    types: VALUE,
    pattern:
      /(?<field>day|month|year|hour|minute|second)(?: -?\d+)?(?: is out of range(?: for month)?| must be in [^\n]{0,60})/,
  },
  {
    kind: 'math-domain',
    types: VALUE,
    pattern:
      /math domain error|expected a (?<want>nonnegative|positive|noninteger|number|finite)[^\n]{0,60} input(?:, got (?<value>[^\n]{1,40}))?|isqrt\(\) argument must be nonnegative|factorial\(\) not defined for negative values/,
  },
  {
    kind: 'empty-sequence',
    types: VALUE,
    pattern: /(?<function>max|min)\(\) (?:arg is an empty sequence|iterable argument is empty)/,
  },
  {
    kind: 'mean-empty',
    types: ['StatisticsError', ...VALUE],
    pattern:
      /(?:mean|median|mode|fmean|\w{1,60}) requires at least (?:one|two) data points?|no (?:mode|median) for empty data/,
  },
  { kind: 'closed-file', types: VALUE, pattern: /I\/O operation on closed file/ },
  { kind: 'range-step', types: VALUE, pattern: /(?:range\(\) arg 3 must not be zero|slice step cannot be zero)/ },
  {
    kind: 'empty-range',
    types: [...VALUE, ...INDEX],
    pattern: /empty range (?:for|in) rand\w{0,10}\([^\n]{0,60}/,
  },
  { kind: 'sample-size', types: VALUE, pattern: /Sample larger than population or is negative/ },
  { kind: 'empty-separator', types: VALUE, pattern: /empty separator/ },
  { kind: 'chr-range', types: VALUE, pattern: /chr\(\) arg not in range\(0x110000\)/ },
  { kind: 'negative-shift', types: VALUE, pattern: /negative shift count|negative dimensions are not allowed/ },
  { kind: 'bytes-range', types: VALUE, pattern: /(?:bytes must|byte must) be in range\(0, 256\)/ },
  {
    kind: 'format-code',
    types: VALUE,
    pattern:
      /Unknown format code '(?<code>[^'\n]{1,4})' for object of type '(?<type>\w{1,60})'|Invalid format specifier(?: '(?<spec>[^'\n]{0,40})')?[^\n]{0,60}|(?:Single '[{}]' encountered in format string|unsupported format character[^\n]{0,40}|incomplete format|expected '}' before end of string)/,
  },
  {
    kind: 'open-mode',
    types: VALUE,
    pattern:
      /invalid mode: '(?<mode>[^'\n]{0,20})'|must have exactly one of create\/read\/write\/append mode|binary mode doesn't take an encoding argument/,
  },
  {
    kind: 'slice-assignment',
    types: VALUE,
    pattern: /attempt to assign sequence of size \d+ to extended slice of size \d+/,
  },
  {
    kind: 'dict-update',
    types: VALUE,
    pattern: /dictionary update sequence element #\d+ has length \d+; 2 is required/,
  },
  {
    kind: 'list-index',
    types: INDEX,
    pattern:
      /(?<sequence>list|string|tuple|str|bytearray|range object|deque|array) index out of range|[íi]ndice(?: de (?:la )?lista)?(?: est[aá])? fuera d(?:e|el) rango/i,
  },
  { kind: 'list-assignment', types: INDEX, pattern: /(?:list|array|bytearray|deque) assignment index out of range/ },
  { kind: 'pop-empty', types: INDEX, pattern: /pop from (?:an )?empty (?<what>list|deque|set)|pop index out of range/ },
  { kind: 'choice-empty', types: INDEX, pattern: /Cannot choose from an empty (?:sequence|population)/ },
  {
    kind: 'replacement-index',
    types: INDEX,
    pattern: /[Rr]eplacement index (?<index>\d+) out of range for positional args tuple/,
  },
  { kind: 'no-group', types: INDEX, pattern: /no such group/ },
  {
    kind: 'pop-empty-set',
    types: ['KeyError'],
    pattern: /'?pop from an empty set'?|'?popitem\(\): dictionary is empty'?/,
  },
]
