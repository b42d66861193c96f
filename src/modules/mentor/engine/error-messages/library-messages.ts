import type { ErrorMessage } from './error-message'

/** What modules of the standard library and the libraries of data and web say. */
export const LIBRARY_MESSAGES: readonly ErrorMessage[] = [
  {
    kind: 'json-empty',
    types: ['JSONDecodeError', 'ValueError'],
    pattern: /Expecting value: line 1 column 1 \(char 0\)/,
  },
  {
    kind: 'json-text',
    types: ['JSONDecodeError', 'ValueError'],
    pattern:
      /(?<problem>Expecting property name enclosed in double quotes|Expecting value|Expecting ',' delimiter|Expecting ':' delimiter|Extra data|Invalid control character at|Invalid \\escape|Unterminated string starting at|Illegal trailing comma before end of (?:object|array))(?:: line (?<line>\d+) column (?<column>\d+)[^\n]{0,30})?/,
  },
  {
    kind: 'regex',
    types: ['PatternError', 'error'],
    pattern:
      /(?<problem>nothing to repeat|multiple repeat|missing \), unterminated subpattern|unbalanced parenthesis|unterminated character set|bad escape \\?.|bad character range \S{1,12}|unknown extension \?\S|look-behind requires fixed-width pattern|invalid group reference \d+|redefinition of group name[^\n]{0,40})(?: at position (?<position>\d+))?/,
  },
  { kind: 'sqlite-table', types: ['OperationalError'], pattern: /no such table: (?<name>\S{1,60})/ },
  {
    kind: 'sqlite-column',
    types: ['OperationalError'],
    pattern: /no such column: (?<name>\S{1,60})|table \w{1,60} has no column named (?<name2>\w{1,60})/,
  },
  {
    kind: 'sqlite-syntax',
    types: ['OperationalError'],
    pattern: /near "(?<near>[^"\n]{0,40})": syntax error|incomplete input/,
  },
  { kind: 'sqlite-locked', types: ['OperationalError'], pattern: /database (?:is|table is) locked/ },
  { kind: 'sqlite-open', types: ['OperationalError'], pattern: /unable to open database file/ },
  {
    kind: 'sqlite-not-null',
    types: ['IntegrityError'],
    pattern: /NOT NULL constraint failed(?:: (?<name>[\w., ]{1,80}))?/,
  },
  {
    kind: 'sqlite-foreign-key',
    types: ['IntegrityError'],
    pattern: /FOREIGN KEY constraint failed/,
  },
  {
    kind: 'sqlite-unique',
    types: ['IntegrityError'],
    pattern: /(?<constraint>UNIQUE|CHECK) constraint failed(?:: (?<name>[\w., ]{1,80}))?/,
  },
  {
    kind: 'sqlite-bindings',
    types: ['ProgrammingError'],
    pattern:
      /Incorrect number of bindings supplied[^\n]{0,120}|You did not supply a value for binding[^\n]{0,60}|Cannot operate on a closed (?:database|cursor)|Error binding parameter[^\n]{0,80}|type '\w{1,60}' is not supported/,
  },
  {
    kind: 'decimal',
    types: ['InvalidOperation', 'DivisionByZero'],
    pattern: /\[<class 'decimal\.(?<signal>\w{1,60})'>\]|ConversionSyntax|DivisionUndefined/,
  },
  {
    kind: 'csv',
    types: ['Error'],
    pattern:
      /(?:line contains NUL|field larger than field limit[^\n]{0,30}|iterator should return strings, not bytes[^\n]{0,60}|new-line character seen in unquoted field[^\n]{0,60}|need to escape, but no escapechar set)/,
  },
  {
    kind: 'csv-fields',
    types: ['ValueError'],
    pattern: /dict contains fields not in fieldnames: (?<names>[^\n]{1,100})/,
  },
  {
    kind: 'subprocess',
    types: ['CalledProcessError', 'TimeoutExpired'],
    pattern:
      /Command [^\n]{1,300}? returned non-zero exit status (?<status>-?\d+)|Command [^\n]{1,300}? timed out after [^\n]{1,40}/,
  },
  {
    kind: 'truth-value',
    types: ['ValueError'],
    pattern:
      /[Tt]he truth value of (?:a|an) (?<type>Series|DataFrame|array|Index|array with more than one element)[^\n]{0,40} is ambiguous[^\n]{0,80}/,
  },
  {
    kind: 'setting-copy',
    types: ['SettingWithCopyWarning', 'ChainedAssignmentError', 'FutureWarning'],
    pattern: /A value is trying to be set on a copy of a (?:slice from a )?DataFrame[^\n]{0,60}/,
  },
  {
    kind: 'columns-missing',
    types: ['KeyError'],
    pattern:
      /(?:None of [^\n]{0,200}|\[(?<names>[^\]\n]{1,160})\]) (?:are in the \[(?:columns|index)\]|not in index|not found in axis)|^['"]?Column not found: /,
  },
  {
    kind: 'column-length',
    types: ['ValueError'],
    pattern:
      /Length of values \((?<got>\d+)\) does not match length of index \((?<expected>\d+)\)|All arrays must be of the same length|Length mismatch: [^\n]{0,80}|(?<got2>\d+) columns passed, passed data had (?<expected2>\d+) columns/,
  },
  { kind: 'parser', types: ['ParserError'], pattern: /Error tokenizing data\. C error: [^\n]{0,100}/ },
  { kind: 'empty-data', types: ['EmptyDataError'], pattern: /No columns to parse from file/ },
  {
    kind: 'broadcast',
    types: ['ValueError'],
    pattern:
      /operands could not be broadcast together with shapes (?<left>\([\d, ]{0,30}\)) (?<right>\([\d, ]{0,30}\))|could not broadcast input array from shape (?<left2>\([\d, ]{0,30}\)) into shape (?<right2>\([\d, ]{0,30}\))/,
  },
  {
    kind: 'matmul',
    types: ['ValueError'],
    pattern:
      /shapes (?<left>\([\d, ]{0,30}\)) and (?<right>\([\d, ]{0,30}\)) not aligned[^\n]{0,60}|matmul: Input operand \d has a mismatch in its core dimension[^\n]{0,160}/,
  },
  {
    kind: 'reshape',
    types: ['ValueError'],
    pattern: /cannot reshape array of size (?<size>\d+) into shape (?<shape>\([\d, -]{0,30}\))/,
  },
  {
    kind: 'array-index',
    types: ['IndexError'],
    pattern:
      /index (?<index>-?\d+) is out of bounds for axis (?<axis>\d+) with size (?<size>\d+)|too many indices for array[^\n]{0,80}|single positional indexer is out-of-bounds/,
  },
  {
    kind: 'array-scalar',
    types: ['TypeError'],
    pattern: /only (?:size-1|length-1|0-dimensional|integer scalar) arrays can be converted[^\n]{0,60}/,
  },
  { kind: 'inhomogeneous', types: ['ValueError'], pattern: /setting an array element with a sequence[^\n]{0,160}/ },
  {
    kind: 'samples',
    types: ['ValueError'],
    pattern:
      /Found input variables with inconsistent numbers of samples: (?<shapes>\[[^\]\n]{0,60}\])|Expected 2D array, got 1D array instead|Input (?:X )?contains NaN[^\n]{0,40}/,
  },
  {
    kind: 'missing-schema',
    types: ['MissingSchema'],
    pattern: /Invalid URL '(?<url>[^'\n]{0,100})': No (?:schema|scheme) supplied[^\n]{0,60}/,
  },
  { kind: 'tcl', types: ['TclError'], pattern: /[\s\S]{0,200}/, needsType: true },
  {
    kind: 'same-plot-length',
    types: ['ValueError'],
    pattern: /x and y must (?:have same first dimension|be the same size)[^\n]{0,80}/,
  },
  {
    kind: 'turtle-terminator',
    types: ['Terminator', 'TurtleGraphicsError'],
    pattern: /[\s\S]{0,200}/,
    needsType: true,
  },
]
