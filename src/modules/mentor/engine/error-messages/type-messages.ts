import type { ErrorMessage } from './error-message'

const TYPE = ['TypeError']

/** What TypeError says, the most telling first. */
export const TYPE_MESSAGES: readonly ErrorMessage[] = [
  {
    kind: 'none-operand',
    types: TYPE,
    pattern:
      /unsupported operand type\(s\) for (?<operator>\S{1,10}(?: or \w{1,60}\(\))?): (?:'NoneType' and '(?<right>[\w.]{1,60})'|'(?<left>[\w.]{1,60})' and 'NoneType')/,
  },
  {
    kind: 'print-operand',
    types: TYPE,
    pattern:
      /unsupported operand type\(s\) for (?<operator>\S{1,10}): 'builtin_function_or_method' and '(?<right>\w{1,60})'(?:\. Did you mean [^\n]{0,60})?/,
  },
  {
    kind: 'operand',
    types: TYPE,
    pattern:
      /unsupported operand type(?:\(s\))? for (?<operator>\S{1,10}(?: or \w{1,60}\(\))?): (?<![\w.])'?(?<left>[\w.]{1,60})'? (?:and|y) (?<![\w.])'?(?<right>[\w.]{0,59}\w)'?/,
  },
  {
    kind: 'unary-operand',
    types: TYPE,
    pattern: /bad operand type for (?:unary )?(?<operator>[-+~]|abs\(\)): '(?<type>[\w.]{1,60})'/,
  },
  {
    kind: 'none-concat',
    types: TYPE,
    pattern:
      /can only concatenate (?<left>str|list|tuple) \(not 'NoneType'\) to \w{1,60}|can only concatenate (?<left2>str|list|tuple) \(not "NoneType"\) to \w{1,60}/,
  },
  {
    kind: 'concat',
    types: TYPE,
    pattern:
      /can only concatenate (?<left>str|list|tuple|deque) \(not ["']?(?<right>[\w.]{1,60})["']?\) to \w{1,60}|can't concat (?<right2>\w{1,60}) to (?<left2>bytes|bytearray)/,
  },
  {
    kind: 'concat',
    types: TYPE,
    pattern:
      /(?<!argument (?:\d )?)must be (?<left>str), not (?<right>\w{1,60})|Can't convert '(?<right2>\w{1,60})' object to str implicitly|cannot concatenate '(?<left2>str)' and '(?<right3>\w{1,60})' objects|no se puede concatenar (?<left3>str|string|cadenas?|textos?) (?:con|a|y) (?<right4>\w{1,60})/,
  },
  {
    kind: 'string-indices',
    types: TYPE,
    pattern:
      /string (?:indices must be integers|index indices must be integers or slices)(?: or slices)?(?:, not (?<![\w.])'?(?<type>[\w.]{1,60})'?)?/,
  },
  {
    kind: 'list-indices',
    types: TYPE,
    pattern:
      /(?<sequence>list|tuple|range|array|bytearray|bytes|byte) indices must be integers(?: or slices)?,? not (?<![\w.])'?(?<type>[\w.]{1,60})'?/,
  },
  { kind: 'slice-indices', types: TYPE, pattern: /slice indices must be integers or None or have an __index__ method/ },
  {
    kind: 'none-subscript',
    types: TYPE,
    pattern: /'?NoneType'? object (?:is not subscriptable|does not support item (?:assignment|deletion))/i,
  },
  {
    kind: 'item-assignment',
    types: TYPE,
    pattern: /'(?<type>[\w.]{1,60})' object (?:does not|doesn't) support item (?<action>assignment|deletion)/,
  },
  {
    kind: 'function-subscript',
    types: TYPE,
    pattern:
      /'(?<type>builtin_function_or_method|function|method|method-wrapper|type)' object is not subscriptable|type '(?<class>\w{1,60})' is not subscriptable/,
  },
  {
    kind: 'subscript',
    types: TYPE,
    pattern:
      /(?<![\w.])'?(?<type>[\w.]{1,60})'? object is not subscriptable|'(?<type2>\w{1,60})' object has no attribute '__getitem__'/,
  },
  { kind: 'none-callable', types: TYPE, pattern: /'?NoneType'? object is not callable/i },
  {
    kind: 'module-callable',
    types: TYPE,
    pattern: /'module' object is not callable(?:\. Did you mean: '(?<suggestion>[\w.()]{1,60})'\??)?/,
  },
  { kind: 'callable', types: TYPE, pattern: /(?<![\w.])'?(?<type>[\w.]{1,60})'? object is not callable/ },
  { kind: 'unpack-none', types: TYPE, pattern: /cannot unpack non-iterable (?<type>[\w.]{1,60}) object/ },
  {
    kind: 'none-iterable',
    types: TYPE,
    pattern:
      /'?NoneType'? object is not (?:an )?iterable|argument of type 'NoneType' is not (?:iterable|a container or iterable)/i,
  },
  {
    kind: 'membership',
    types: TYPE,
    pattern:
      /argument of type '(?<type>[\w.]{1,60})' is not (?:iterable|a container or iterable)|'in <string>' requires string as left operand, not (?<left>\w{1,60})/,
  },
  { kind: 'iterable', types: TYPE, pattern: /(?<![\w.])'?(?<type>[\w.]{1,60})'? object is not (?:an )?iterable/ },
  { kind: 'iterator', types: TYPE, pattern: /'(?<type>[\w.]{1,60})' object is not an iterator/ },
  {
    kind: 'self-forgotten',
    types: TYPE,
    pattern: /(?<![\w.])(?<function>[\w.<>]{1,60})\(\) takes 0 positional arguments but (?<got>\d+) (?:was|were) given/,
  },
  {
    kind: 'class-no-arguments',
    types: TYPE,
    pattern:
      /(?<![\w.])(?<class>[\w.]{1,60})\(\) takes no arguments(?! \()|object\.__(?:init|new)__\(\) takes (?:exactly one argument|no arguments|no parameters)[^\n]{0,60}/,
  },
  {
    kind: 'too-many-arguments',
    types: TYPE,
    pattern:
      /(?<![\w.])(?:(?<function>[\w.<>]{1,60})\(\)|(?<class>\w{1,60})) (?:takes|expected) (?:exactly |at most |from \d+ to )?(?<expected>\d+|one|no)(?: positional| keyword)? arguments?,? (?:but |\()?(?:got )?(?<got>\d+)(?: positional arguments?(?: \(and \d+ keyword-only arguments?\))?)?(?: (?:was|were) given| given\))?|(?<function2>[\w.]{1,60})\(\) takes no (?:keyword )?arguments(?: \((?<got2>\d+) given\))?|(?<function3>\w{1,60}) expected at most (?<expected2>\d+) arguments?, got (?<got3>\d+)/,
  },
  {
    kind: 'missing-arguments',
    types: TYPE,
    pattern:
      /(?<![\w.])(?<function>[\w.<>]{1,60})\(\) missing (?<count>\d+) required (?:positional|keyword-only) arguments?: (?<names>'\w{1,60}'(?:(?:,| and|, and) '\w{1,60}'){0,12})/,
  },
  {
    kind: 'missing-argument',
    types: TYPE,
    pattern:
      /(?<![\w.])(?<function>[\w.]{1,60}?)(?:\(\))? (?:missing required argument '?(?<name>\w{1,60})'?(?: \(pos \d+\))?|expected (?:at least )?(?<expected>\d+) arguments?, got (?<got>\d+))|(?<function2>\w{1,60})\(\) takes (?:at least |exactly )(?:\w{1,60}) arguments? \((?<got2>\d+) given\)/,
  },
  {
    kind: 'unexpected-keyword',
    types: TYPE,
    pattern:
      /(?<![\w.])(?:(?<function>[\w.<>]{1,60})\(\) got an unexpected keyword argument '(?<name>\w{1,60})'|'(?<name2>\w{1,60})' is an invalid keyword argument for (?<function2>\w{1,60})(?:\(\))?)(?:\. Did you mean '(?<suggestion>\w{1,60})'\??)?/,
  },
  {
    kind: 'multiple-values',
    types: TYPE,
    pattern:
      /(?<![\w.])(?<function>[\w.<>]{1,60})\(\) got multiple values for (?:keyword )?argument '(?<name>\w{1,60})'/,
  },
  {
    kind: 'positional-only',
    types: TYPE,
    pattern:
      /(?<![\w.])(?<function>[\w.]{1,60})\(\) got some positional-only arguments passed as keyword arguments: '(?<name>\w{1,60})'/,
  },
  {
    kind: 'unhashable',
    types: TYPE,
    pattern:
      /unhashable type: '(?<type>[\w.]{1,60})'|cannot use '(?<type2>[\w.]{1,60})' as a (?<use>dict key|set element)[^\n]{0,60}/,
  },
  {
    kind: 'comparison',
    types: TYPE,
    pattern:
      /'?(?<operator><=|>=|<|>)'? not supported between instances of (?<![\w.])'?(?<left>[\w.]{1,60})'? and (?<![\w.])'?(?<right>[\w.]{0,59}\w)'?|unorderable types: (?<left2>\w{1,60})\(\) (?<operator2>[<>]=?) (?<right2>\w{1,60})\(\)/,
  },
  {
    kind: 'multiply-sequence',
    types: TYPE,
    pattern: /can(?:'|no)t multiply sequence by non-int of type '(?<type>[\w.]{1,60})'/,
  },
  {
    kind: 'conversion-argument',
    types: TYPE,
    pattern:
      /(?<function>int|float|complex)\(\) argument must be a string(?:, a bytes-like object)?(?:,? or a (?:real )?number),? not (?<![\w.])'?(?<type>[\w.]{1,60})'?/,
  },
  {
    kind: 'not-integer',
    types: TYPE,
    pattern:
      /'(?<type>[\w.]{1,60})' object cannot be interpreted as an integer|integer argument expected, got (?<type2>float)/,
  },
  { kind: 'need-number', types: TYPE, pattern: /must be real number, not (?<type>[\w.]{1,60})|a float is required/ },
  { kind: 'int-base', types: TYPE, pattern: /int\(\) can't convert non-string with explicit base/ },
  {
    kind: 'sequence-item',
    types: TYPE,
    pattern: /sequence item (?<index>\d+): expected str instance, (?<type>[\w.]{1,60}) found/,
  },
  {
    kind: 'write-argument',
    types: TYPE,
    pattern:
      /write\(\) argument must be str, not (?<type>[\w.]{1,60})|a bytes-like object is required, not '(?<type2>[\w.]{1,60})'/,
  },
  {
    kind: 'percent-format',
    types: TYPE,
    pattern:
      /not all arguments converted during string formatting|not enough arguments for format string|%(?<code>[dixfeg]) format: (?:a|an) (?:real )?(?:number|integer) is required, not (?<type>\w{1,60})/,
  },
  { kind: 'format-spec', types: TYPE, pattern: /unsupported format string passed to (?<type>[\w.]{1,60})\.__format__/ },
  { kind: 'no-length', types: TYPE, pattern: /object of type '(?<type>[\w.]{1,60})' has no len\(\)/ },
  { kind: 'range-float', types: TYPE, pattern: /range\(\) integer end argument expected, got (?<type>\w{1,60})/ },
  {
    kind: 'not-reversible',
    types: TYPE,
    pattern: /'(?<type>[\w.]{1,60})' object is not reversible|argument to reversed\(\) must be a sequence/,
  },
  {
    kind: 'context-manager',
    types: TYPE,
    pattern: /'(?<type>[\w.]{1,60})' object does not support the (?:asynchronous )?context manager protocol[^\n]{0,80}/,
  },
  {
    kind: 'raise-type',
    types: TYPE,
    pattern:
      /exceptions must (?:derive from BaseException|be old-style classes[^\n]{0,40})|catching classes that do not inherit from BaseException is not allowed/,
  },
  {
    kind: 'json-serializable',
    types: TYPE,
    pattern:
      /Object of type (?<![\w.])'?(?<type>[\w.]{1,60})'? is not JSON serializable|keys must be str, int, float, bool or None, not (?<type2>\w{1,60})|the JSON object must be str, bytes or bytearray, not (?<![\w.])'?(?<type3>[\w.]{1,60})'?/,
  },
  {
    kind: 'abstract-class',
    types: TYPE,
    pattern:
      /Can't instantiate abstract class (?<class>\w{1,60}) (?:with|without an implementation for) abstract methods? (?<names>[^\n]{1,100})/,
  },
  { kind: 'init-return', types: TYPE, pattern: /__init__\(\) should return None, not '(?<type>[\w.]{1,60})'/ },
  {
    kind: 'descriptor',
    types: TYPE,
    pattern:
      /(?:descriptor|unbound method) '?(?<method>[\w.]{1,60}?)(?:\(\))?'? (?:for '(?<type>[\w.]{1,60})' objects doesn't apply to a '(?<got>[\w.]{1,60})' object|requires a '(?<type2>[\w.]{1,60})' object but received a '(?<got2>[\w.]{1,60})'|(?:of '(?<type3>[\w.]{1,60})' object )?needs an argument)/,
  },
  {
    kind: 'await-object',
    types: TYPE,
    pattern:
      /'?(?:object )?(?<type>[\w.]{1,60})'? ?(?:object )?can't be (?:used|awaited) in 'await' expression|object (?<type2>\w{1,60}) can't be used in 'await' expression|'coroutine' object is not (?<use>iterable|subscriptable)|'async (?:with|for)' (?:requires|received)[^\n]{0,80}/,
  },
  {
    kind: 'aware-dates',
    types: TYPE,
    pattern:
      /can't (?:compare|subtract) offset-naive and offset-aware datetimes|can't compare datetime\.datetime to datetime\.date/,
  },
  {
    kind: 'isinstance-argument',
    types: TYPE,
    pattern: /is(?:instance|subclass)\(\) arg (?:1 must be a class|2 must be a type[^\n]{0,60})/,
  },
  {
    kind: 'ord-argument',
    types: TYPE,
    pattern: /ord\(\) expected (?:a character|string of length 1), but [^\n]{1,50} found/,
  },
  {
    kind: 'metaclass',
    types: TYPE,
    pattern:
      /metaclass conflict[^\n]{0,120}|Cannot create a consistent method resolution order[^\n]{0,80}|module\(\) takes at most 2 arguments \(3 given\)/,
  },
  {
    kind: 'path-type',
    types: TYPE,
    pattern:
      /expected str, bytes or os\.PathLike object, not (?<type>[\w.]{1,60})|argument should be a str or an os\.PathLike[^\n]{0,80}/,
  },
  { kind: 'regex-type', types: TYPE, pattern: /expected string or bytes-like object(?:, got '(?<type>[\w.]{1,60})')?/ },
  {
    kind: 'string-argument',
    types: TYPE,
    pattern:
      /(?<function>\w{1,60})(?:\(\))?:? (?:arg(?:ument)? ?\d* must be|first arg must be) (?:str|a string|str or a tuple of str)(?: or None)?,? not (?<type>[\w.]{1,60})|must be str or None, not (?<type2>\w{1,60})/,
  },
  {
    kind: 'update-keys',
    types: TYPE,
    pattern:
      /cannot convert dictionary update sequence element #\d+ to a sequence|'(?<type>\w{1,60})' object is not a mapping/,
  },
]
