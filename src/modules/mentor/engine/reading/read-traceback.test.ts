import { describe, expect, it } from 'vitest'
import { recognizeMessage } from '../error-messages/error-messages'
import { readTraceback } from './read-traceback'

const WHOLE = [
  'Traceback (most recent call last):',
  '  File "C:\\Users\\ana\\tarea.py", line 7, in <module>',
  '    print(media([]))',
  '          ^^^^^^^^^',
  '  File "C:\\Users\\ana\\tarea.py", line 3, in media',
  '    return total / len(notas)',
  '           ~~~~~~^~~~~~~~~~~~',
  'ZeroDivisionError: division by zero',
].join('\n')

describe('a traceback', () => {
  it('is read with its frames, its caret and its place in the text', () => {
    const text = `hola, me sale esto:\n${WHOLE}\n¿qué hago?`
    const found = readTraceback(text)
    expect(found?.traceback).toMatchObject({
      type: 'ZeroDivisionError',
      message: 'division by zero',
      frames: [
        { line: 7, scope: null, text: 'print(media([]))' },
        { line: 3, scope: 'media', text: 'return total / len(notas)' },
      ],
      caret: 14,
    })
    expect(text.slice(0, found?.from)).toBe('hola, me sale esto:\n')
    expect(text.slice(found?.to)).toBe('\n¿qué hago?')
  })

  it.each([
    [
      'curly quotes and lost margins',
      'Traceback (most recent call last):\nFile “a.py”, line 3, in <module>\nprint(x)\nNameError: name ‘x’ is not defined',
      'NameError',
      "name 'x' is not defined",
      3,
    ],
    [
      'cut at the top',
      '    print(x)\n  File "a.py", line 9, in f\n    x()\nTypeError: \'int\' object is not callable',
      'TypeError',
      "'int' object is not callable",
      9,
    ],
    [
      'of IPython',
      "NameError                                 Traceback (most recent call last)\n<ipython-input-1-a1b2> in <module>\n      1 a = 1\n----> 2 print(b)\n\nNameError: name 'b' is not defined",
      'NameError',
      "name 'b' is not defined",
      2,
    ],
    [
      'of a newer notebook',
      '---------------------------------------------------------------------------\nKeyError                                  Traceback (most recent call last)\nCell In[4], line 5\n      3 d = {}\n      4 \n----> 5 d["a"]\n\nKeyError: \'a\'',
      'KeyError',
      "'a'",
      5,
    ],
    [
      'of Colab',
      'ZeroDivisionError                         Traceback (most recent call last)\n/tmp/ipython-input-1-123.py in <cell line: 2>()\n      1 x = 0\n----> 2 print(1/x)\n\nZeroDivisionError: division by zero',
      'ZeroDivisionError',
      'division by zero',
      2,
    ],
    [
      'of the compiler',
      '  File "tarea.py", line 4\n    if x = 3:\n         ^\nSyntaxError: invalid syntax',
      'SyntaxError',
      'invalid syntax',
      4,
    ],
    [
      'of a chain, of which the last counts',
      'Traceback (most recent call last):\n  File "a.py", line 2, in f\n    d["x"]\nKeyError: \'x\'\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "a.py", line 6, in <module>\n    int("a")\nValueError: invalid literal for int() with base 10: \'a\'',
      'ValueError',
      "invalid literal for int() with base 10: 'a'",
      6,
    ],
    [
      'with dots and compiled parts of a library in it',
      'Traceback (most recent call last):\n  File "a.py", line 6, in <module>\n    for fila in lector:\n...\n        self._engine.get_loc(key)\nFile index.pyx:167, in pandas._libs.index.get_loc()\nFile pandas/hashtable.pxi:81, in pandas._libs.get_item()\nKeyError: \'Total\'',
      'KeyError',
      "'Total'",
      81,
    ],
    [
      'of Thonny',
      '>>> %Run tarea.py\nTraceback (most recent call last):\n  File "/home/ana/tarea.py", line 1, in <module>\n    import pandsa\nModuleNotFoundError: No module named \'pandsa\'',
      'ModuleNotFoundError',
      "No module named 'pandsa'",
      1,
    ],
    [
      'without a message',
      'Traceback (most recent call last):\n  File "a.py", line 2, in <module>\n    while True:\nKeyboardInterrupt',
      'KeyboardInterrupt',
      '',
      2,
    ],
    [
      "of the person's own exception",
      'Traceback (most recent call last):\n  File "a.py", line 5, in <module>\n    raise SinSaldo("no hay")\n__main__.SinSaldo: no hay',
      '__main__.SinSaldo',
      'no hay',
      5,
    ],
  ])('is found %s', (_, text, type, message, line) => {
    const found = readTraceback(text)?.traceback
    expect([found?.type, found?.message, found?.frames.at(-1)?.line]).toEqual([type, message, line])
  })

  it.each([
    [
      "TypeEror: unsupported operand type(s) for +: 'int' and 'str'",
      'TypeError',
      "unsupported operand type(s) for +: 'int' and 'str'",
    ],
    ["type error: 'NoneType' object is not subscriptable", 'TypeError', "'NoneType' object is not subscriptable"],
    ["me da un KeyError 'edad' al leer", 'KeyError', "'edad'"],
    ["KeyError: 'nombre' y no sé por qué", 'KeyError', "'nombre'"],
    ["me sale error name 'x' is not defined y no sé qué es", null, "name 'x' is not defined"],
    ['dice que list index out of range cuando lo ejecuto', null, 'list index out of range'],
    ['SyntaxError: invalid syntax', 'SyntaxError', 'invalid syntax'],
    ["qué significa ModuleNotFoundError: No module named 'numpy' ?", 'ModuleNotFoundError', "No module named 'numpy'"],
    ['me tira error de división por cero', null, 'división por cero'],
    ['sqlite3.OperationalError: no such table: notas', 'sqlite3.OperationalError', 'no such table: notas'],
  ])('is found as a line or a phrase: %s', (text, type, message) => {
    const found = readTraceback(text)
    expect([found?.traceback.type, found?.traceback.message]).toEqual([type, message])
    expect(text.slice(found?.from, found?.to)).toContain(message.slice(0, 5))
  })

  it('MENTOR is what stops the program, and not what Python warned of before', () => {
    const warned = `a.py:1: SyntaxWarning: str indices must be integers or slices, not str; perhaps you missed a comma?\n  "hola"["0"]`
    const found = readTraceback(`me sale\n${warned}\n${WHOLE}`)
    expect(found?.traceback).toMatchObject({ type: 'ZeroDivisionError', text: WHOLE })
    expect(found?.from).toBe('me sale\n'.length)
  })

  it('of a group is read with its own message, and its parts are in its text', () => {
    const text =
      '  + Exception Group Traceback (most recent call last):\n  |   File "g.py", line 1, in <module>\n  |     f()\n  | ExceptionGroup: varios (2 sub-exceptions)\n  +-+---------------- 1 ----------------\n    | ValueError: a\n    +---------------- 2 ----------------\n    | TypeError: b\n    +------------------------------------\nfin'
    const found = readTraceback(text)
    expect(found?.traceback).toMatchObject({ type: 'ExceptionGroup', message: 'varios (2 sub-exceptions)' })
    expect(text.slice(found?.to)).toBe('\nfin')
  })

  it.each([
    'hola',
    'qué es un KeyError',
    'cómo evito la división por cero',
    'quiero un programa que controle ValueError',
    'Error: no me sale',
    'el archivo se llama datos.csv, line 3',
    '',
  ])('is not seen in «%s»', (text) => {
    expect(readTraceback(text)).toBeNull()
  })
})

describe('a message', () => {
  it.each([
    ['TypeError', 'must be str, not int', 'concat'],
    ['TypeError', 'can only concatenate str (not "int") to str', 'concat'],
    ['TypeError', 'can only concatenate str (not "NoneType") to str', 'none-concat'],
    ['TypeError', 'string indices must be integers', 'string-indices'],
    ['TypeError', "string indices must be integers, not 'str'", 'string-indices'],
    ['TypeError', "argument of type 'int' is not iterable", 'membership'],
    ['TypeError', "argument of type 'int' is not a container or iterable", 'membership'],
    ['TypeError', "unhashable type: 'list'", 'unhashable'],
    ['TypeError', "cannot use 'list' as a dict key (unhashable type: 'list')", 'unhashable'],
    [
      'TypeError',
      "int() argument must be a string, a bytes-like object or a number, not 'list'",
      'conversion-argument',
    ],
    [
      'TypeError',
      "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'",
      'conversion-argument',
    ],
    ['TypeError', 'ladra() takes 0 positional arguments but 1 was given', 'self-forgotten'],
    ['TypeError', 'Perro.ladra() takes 0 positional arguments but 1 was given', 'self-forgotten'],
    ['TypeError', "__init__() missing 2 required positional arguments: 'nombre' and 'edad'", 'missing-arguments'],
    ['TypeError', "'str' object does not support item assignment", 'item-assignment'],
    ['UnboundLocalError', "local variable 'x' referenced before assignment", 'unbound-local'],
    ['UnboundLocalError', "cannot access local variable 'x' where it is not associated with a value", 'unbound-local'],
    ['NameError', "name 'nobmre' is not defined. Did you mean: 'nombre'?", 'name'],
    ['NameError', "name 'math' is not defined. Did you forget to import 'math'?", 'name'],
    ['AttributeError', "'list' object has no attribute 'lenght'", 'attribute'],
    ['AttributeError', "module 'random' has no attribute 'randit'. Did you mean: 'randint'?", 'module-attribute'],
    [
      'AttributeError',
      "partially initialized module 'random' has no attribute 'randint' (most likely due to a circular import)",
      'partial-module',
    ],
    ['ValueError', 'too many values to unpack (expected 2)', 'unpack-many'],
    ['ValueError', 'too many values to unpack (expected 2, got 3)', 'unpack-many'],
    ['ValueError', 'math domain error', 'math-domain'],
    ['ValueError', 'expected a nonnegative input, got -4.0', 'math-domain'],
    ['ValueError', 'max() arg is an empty sequence', 'empty-sequence'],
    ['ValueError', 'max() iterable argument is empty', 'empty-sequence'],
    ['ZeroDivisionError', 'integer division or modulo by zero', 'zero-division'],
    ['ZeroDivisionError', 'float division by zero', 'zero-division'],
    ['FileNotFoundError', "[Errno 2] No such file or directory: 'datos.csv'", 'file-missing'],
    ['PermissionError', "[Errno 13] Permission denied: 'a.xlsx'", 'file-permission'],
    ['UnicodeDecodeError', "'utf-8' codec can't decode byte 0xf1 in position 3: invalid continuation byte", 'decode'],
    ['JSONDecodeError', 'Expecting value: line 1 column 1 (char 0)', 'json-empty'],
    ['json.decoder.JSONDecodeError', "Expecting ',' delimiter: line 3 column 5 (char 40)", 'json-text'],
    ['re.error', 'nothing to repeat at position 0', 'regex'],
    ['RuntimeError', 'dictionary changed size during iteration', 'changed-size'],
    ['RuntimeWarning', "coroutine 'main' was never awaited", 'never-awaited'],
    [
      'ValueError',
      'The truth value of a Series is ambiguous. Use a.empty, a.bool(), a.item(), a.any() or a.all().',
      'truth-value',
    ],
    ['ValueError', 'operands could not be broadcast together with shapes (3,) (4,)', 'broadcast'],
    ['SyntaxError', 'EOL while scanning string literal', 'unterminated-string'],
    ['SyntaxError', 'unterminated string literal (detected at line 3)', 'unterminated-string'],
    ['SyntaxError', "'(' was never closed", 'never-closed'],
    ['SyntaxError', 'unexpected EOF while parsing', 'unexpected-end'],
    ['SyntaxError', 'Missing parentheses in call to \'print\'. Did you mean print("hola")?', 'print-statement'],
    ['SyntaxError', 'non-default argument follows default argument', 'default-order'],
    ['SyntaxError', "invalid character '“' (U+201C)", 'invalid-character'],
    [
      'SyntaxError',
      "(unicode error) 'unicodeescape' codec can't decode bytes in position 2-3: truncated \\UXXXXXXXX escape",
      'windows-path',
    ],
    ['SyntaxError', 'invalid syntax', 'invalid-syntax'],
    ['IndentationError', "expected an indented block after 'for' statement on line 3", 'missing-block'],
    ['IndentationError', 'expected an indented block', 'missing-block'],
    ['IndentationError', 'unindent does not match any outer indentation level', 'unmatched-dedent'],
    ['TabError', 'inconsistent use of tabs and spaces in indentation', 'tabs-and-spaces'],
  ])('of any version is known: %s: %s', (type, message, kind) => {
    expect(recognizeMessage(type, message)?.kind).toBe(kind)
  })
})

it.each(['me lo cambias a f-string?', 'usa f-strings y que salgan con 2 decimales'])(
  'a wish that names f-strings is no message: «%s»',
  (text) => expect(readTraceback(text)).toBeNull(),
)

describe('hostile texts', () => {
  it.each([
    [
      'a long recursion',
      `Traceback (most recent call last):\n${'  File "a.py", line 3, in f\n    f()\n'.repeat(5_000)}RecursionError: maximum recursion depth exceeded`,
      'RecursionError',
    ],
    ['quotes', "'".repeat(64_000), undefined],
    ['words', 'error type '.repeat(6_000), undefined],
    ['dots', 'a.'.repeat(32_000), undefined],
    ['spaces', ' '.repeat(64_000), undefined],
    ['lone surrogates', '\ud800'.repeat(64_000), undefined],
    ['lines', 'a\n'.repeat(32_000), undefined],
    ['carets', '~^'.repeat(32_000), undefined],
    ['half messages', "name '".repeat(10_000), undefined],
    ['half brackets', 'File "'.repeat(10_000), undefined],
  ])('are read in proportion to their length: %s', (_, text, type) => {
    expect(readTraceback(text)?.traceback.type).toBe(type)
    // Read in its square, the whole would take sixty-four times as long as its eighth.
    expect(cost(text)).toBeLessThan(24 * cost(text.slice(0, text.length / 8)) + 5)
  })
})

/** Milliseconds of the processor, the least of three: other tests share the machine. */
function cost(text: string): number {
  const spent = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage()
    readTraceback(text)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  })
  return Math.min(...spent)
}
