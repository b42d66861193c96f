import type { ErrorMessage } from './error-message'

const SYNTAX = ['SyntaxError']
const INDENTATION = ['IndentationError', 'SyntaxError']

/** What the compiler says, the most telling first. */
export const SYNTAX_MESSAGES: readonly ErrorMessage[] = [
  {
    kind: 'tabs-and-spaces',
    types: ['TabError', 'IndentationError'],
    pattern: /inconsistent use of tabs and spaces[ a-z]*/,
  },
  {
    kind: 'missing-block',
    types: INDENTATION,
    pattern:
      /expected an indented block(?: after (?:'?(?<statement>[\w* ]{1,30}?)'? (?:statement|definition|block|clause)|(?<clause>\w{1,20} definition))(?: on line (?<opening>\d+))?)?/,
  },
  { kind: 'unexpected-indent', types: INDENTATION, pattern: /unexpected indent(?:ation)?/ },
  { kind: 'unmatched-dedent', types: INDENTATION, pattern: /unindent does not match any outer indentation level/ },
  { kind: 'missing-colon', types: SYNTAX, pattern: /expected ':'/ },
  { kind: 'never-closed', types: SYNTAX, pattern: /'(?<bracket>[([{])' was never closed/ },
  { kind: 'unmatched-bracket', types: SYNTAX, pattern: /unmatched '(?<bracket>[)\]}])'/ },
  {
    kind: 'wrong-bracket',
    types: SYNTAX,
    pattern:
      /closing parenthesis '(?<bracket>[)\]}])' does not match opening parenthesis '(?<opening>[([{])'(?: on line \d+)?/,
  },
  {
    kind: 'unterminated-triple',
    types: SYNTAX,
    pattern:
      /unterminated triple-quoted (?:f-)?string(?: literal)?(?: \(detected at line \d+\))?|EOF while scanning triple-quoted string literal/,
  },
  {
    kind: 'unterminated-string',
    types: SYNTAX,
    pattern: /unterminated (?:f-|t-)?string literal(?: \(detected at line \d+\))?|EOL while scanning string literal/,
  },
  { kind: 'windows-path', types: SYNTAX, pattern: /\(unicode error\) 'unicodeescape' codec[^\n]{0,120}/ },
  { kind: 'forgotten-comma', types: SYNTAX, pattern: /invalid syntax\. Perhaps you forgot a comma\??/ },
  {
    kind: 'single-equals',
    types: SYNTAX,
    pattern: /invalid syntax\. Maybe you meant '==' or ':=' instead of '='\??/,
  },
  {
    kind: 'assign-to-expression',
    types: SYNTAX,
    pattern:
      /(?:cannot|can't) assign to (?<target>[^.\n]{1,50}?)(?: here)?\. Maybe you meant '==' instead of '='\??|(?:cannot|can't) (?:assign to|delete|use assignment expressions with) (?<what>function call|literal|expression|operator|comparison|f-string expression|dict literal|dict display|set display|attribute|subscript|lambda|conditional expression|generator expression|list comprehension)/,
  },
  {
    kind: 'assign-to-keyword',
    types: SYNTAX,
    pattern: /(?:cannot|can't) assign to (?:keyword|(?<keyword>True|False|None|__debug__))/,
  },
  {
    kind: 'print-statement',
    types: SYNTAX,
    pattern: /Missing parentheses in call to '(?<function>\w{1,60})'(?:\. Did you mean [^\n?]{1,80}\??)?/,
  },
  {
    kind: 'invalid-character',
    types: SYNTAX,
    pattern:
      /invalid (?:non-printable )?character '?(?<character>[^\s']{0,3})'? ?\(?(?<code>U\+[0-9A-F]{4,6})\)?|invalid character in identifier/,
  },
  {
    kind: 'leading-zeros',
    types: SYNTAX,
    pattern: /leading zeros in decimal integer literals are not permitted[^\n]{0,60}|invalid token\b/,
  },
  {
    kind: 'invalid-number',
    types: SYNTAX,
    pattern: /invalid (?:decimal|hexadecimal|octal|binary) literal|invalid digit '\d' in (?:octal|binary) literal/,
  },
  {
    kind: 'return-outside',
    types: SYNTAX,
    pattern: /'(?<keyword>return|yield|await|async with|async for)' outside (?:async )?function/,
  },
  {
    kind: 'loop-word-outside',
    types: SYNTAX,
    pattern: /'(?<keyword>break)' outside loop|'(?<keyword2>continue)' not properly in loop/,
  },
  {
    kind: 'positional-after-keyword',
    types: SYNTAX,
    pattern: /positional argument follows keyword argument(?: unpacking)?/,
  },
  {
    kind: 'default-order',
    types: SYNTAX,
    pattern:
      /non-default argument follows default argument|parameter without a default follows parameter with a default/,
  },
  {
    kind: 'duplicate-argument',
    types: SYNTAX,
    pattern: /duplicate (?:argument|parameter) '(?<name>\w{1,60})'(?: in function definition)?/,
  },
  { kind: 'repeated-keyword', types: SYNTAX, pattern: /keyword argument repeated(?:: (?<name>\w{1,60}))?/ },
  { kind: 'try-alone', types: SYNTAX, pattern: /expected 'except' or 'finally' block/ },
  { kind: 'except-last', types: SYNTAX, pattern: /default 'except:' must be last/ },
  {
    kind: 'except-parentheses',
    types: SYNTAX,
    pattern: /multiple exception types must be parenthesized(?: when using 'as')?/,
  },
  { kind: 'else-missing', types: SYNTAX, pattern: /expected 'else' after 'if' expression/ },
  { kind: 'statement-as-value', types: SYNTAX, pattern: /expected expression (?:before|after) 'if'[^\n]{0,60}/ },
  { kind: 'def-parentheses', types: SYNTAX, pattern: /expected '\('/ },
  {
    kind: 'f-string',
    types: SYNTAX,
    pattern:
      /[ft]-string: (?<problem>(?:expect|empty|single|unmatched|invalid|unterminated|valid|expression|closing|can(?:no|')t|newline|too|nested|missing|conversion|does)[^\n]{1,120})|[ft]-string expression part cannot include a backslash/,
  },
  {
    kind: 'global-after-use',
    types: SYNTAX,
    pattern: /name '(?<name>\w{1,60})' is (?:assigned to|used) (?:before|prior to) (?:global|nonlocal) declaration/,
  },
  {
    kind: 'parameter-and-global',
    types: SYNTAX,
    pattern: /name '(?<name>\w{1,60})' is parameter and (?:global|nonlocal)/,
  },
  { kind: 'nonlocal-missing', types: SYNTAX, pattern: /no binding for nonlocal '(?<name>\w{1,60})' found/ },
  {
    kind: 'import-names',
    types: SYNTAX,
    pattern: /Expected one or more names after 'import'|trailing comma not allowed without surrounding parentheses/,
  },
  {
    kind: 'future-import',
    types: SYNTAX,
    pattern: /from __future__ imports must occur at the beginning of the file|future feature \w{1,60} is not defined/,
  },
  { kind: 'generator-parentheses', types: SYNTAX, pattern: /Generator expression must be parenthesized/ },
  {
    kind: 'comprehension-parentheses',
    types: SYNTAX,
    pattern: /did you forget parentheses around the comprehension target\?/,
  },
  {
    kind: 'dict-value',
    types: SYNTAX,
    pattern: /expression expected after dictionary key and ':'|':' expected after dictionary key/,
  },
  {
    kind: 'augmented-target',
    types: SYNTAX,
    pattern: /'?(?<target>[\w ]{1,30}?)'? is an illegal expression for augmented assignment/,
  },
  { kind: 'line-continuation', types: SYNTAX, pattern: /unexpected character after line continuation character/ },
  {
    kind: 'star-usage',
    types: SYNTAX,
    pattern:
      /named (?:arguments|parameters) must follow bare \*|can't use starred expression here|cannot use starred expression here|multiple starred expressions in assignment|starred assignment target must be in a list or tuple/,
  },
  {
    kind: 'await-outside',
    types: SYNTAX,
    pattern: /'await' outside (?:async )?function|asynchronous comprehension outside of an asynchronous function/,
  },
  { kind: 'yield-target', types: SYNTAX, pattern: /assignment to yield expression not possible/ },
  {
    kind: 'too-many-blocks',
    types: [...SYNTAX, 'IndentationError'],
    pattern: /too many (?:statically nested blocks|levels of indentation|nested parentheses)/,
  },
  {
    kind: 'null-bytes',
    types: [...SYNTAX, 'ValueError'],
    pattern: /source code (?:string )?(?:cannot contain|contains) null bytes/,
  },
  {
    kind: 'encoding-missing',
    types: SYNTAX,
    pattern: /(?:Non-UTF-8 code starting with|\(unicode error\) 'utf-8' codec can't decode)[^\n]{0,80}/,
  },
  { kind: 'misspelt-keyword', types: SYNTAX, pattern: /invalid syntax\. Did you mean '(?<word>\w{1,60})'\??/ },
  { kind: 'unexpected-end', types: SYNTAX, pattern: /unexpected EOF while parsing|incomplete input/ },
  {
    kind: 'interactive-multiple',
    types: SYNTAX,
    pattern: /multiple statements found while compiling a single statement/,
  },
  {
    kind: 'invalid-escape',
    types: ['SyntaxWarning', 'DeprecationWarning'],
    pattern: /(?:invalid escape sequence '?(?<escape>\\.)|"(?<escape2>\\.)" is an invalid escape sequence)[^\n]{0,120}/,
  },
  { kind: 'is-literal', types: ['SyntaxWarning'], pattern: /"is(?: not)?" with (?:a |'\w{1,60}' )literal[^\n]{0,40}/ },
  {
    kind: 'missing-comma-call',
    types: ['SyntaxWarning'],
    pattern: /'(?<object>\w{1,60})' object is not (?:callable|subscriptable); perhaps you missed a comma\??/,
  },
  {
    kind: 'invalid-syntax',
    types: SYNTAX,
    pattern: /invalid syntax|sintaxis (?:invalida|inválida|no valida|no válida)/i,
  },
  { kind: 'invalid-syntax', types: SYNTAX, pattern: /[\s\S]?/, needsType: true },
  { kind: 'indentation-general', types: INDENTATION, pattern: /[\s\S]?/, needsType: true },
]
