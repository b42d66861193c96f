/** A way to break a right program by its text alone; null where it does not apply. `kinds` are the names that the fault may be told by. */
export type Mutation = { kinds: string[]; says?: string; plant: (program: string) => string | null }

const swap =
  (pattern: RegExp, next: string) =>
  (program: string): string | null => {
    const broken = program.replace(pattern, next)
    return broken === program ? null : broken
  }

/** Known faults planted with regular expressions; they know nothing of syntax trees. */
export const MUTATIONS: readonly Mutation[] = [
  {
    kinds: ['reset-in-loop'],
    plant: swap(/^(\w+ = (?:0|\[\])\n)(for .*:\n)(?=(?: .*\n)*? +\w+(?: \+=|\.append))/m, '$2    $1'),
  },
  { kinds: ['overwritten-not-added'], plant: swap(/^( +)(total|suma|acumulado) \+= (\w+)$/m, '$1$2 = $3') },
  { kinds: ['plus-after-equals'], plant: swap(/^( +\w+) \+= (\w+)$/m, '$1 =+ $2') },
  { kinds: ['update-after-loop'], plant: swap(/^(for .*:\n) {4}(\w+ \+= \w+\n)/m, '$1    print("sumo")\n$2') },
  { kinds: ['product-starts-at-zero'], plant: swap(/^( +r) = 1$/m, '$1 = 0') },
  { kinds: ['product-from-zero'], plant: swap(/range\(1, (\w+) \+ 1\)(?=:\n +r \*=)/, 'range($1)') },
  {
    kinds: ['range-misses-end'],
    says: 'se queda corto, no llega',
    plant: swap(/range\(1, (\w+) \+ 1\)/, 'range(1, $1)'),
  },
  { kinds: ['condition-never-changes'], plant: swap(/^ {4}(?:i|contador|k) \+= 1\n/m, '') },
  { kinds: ['step-outside-loop'], plant: swap(/^ {4}((?:i|contador|k) \+= 1\n)/m, '$1') },
  { kinds: ['steps-away'], plant: swap(/^( {4}(?:i|contador|k)) \+= 1$/m, '$1 -= 1') },
  { kinds: ['sum-thrown-away', 'condition-never-changes'], plant: swap(/^( {4}\w+) \+= (\w+)$/m, '$1 + $2') },
  { kinds: ['missing-return'], plant: swap(/^ {4}return (?:resultado|r)\n/m, '') },
  { kinds: ['prints-instead-of-returning'], plant: swap(/^ {4}return (resultado|r)$/m, '    print($1)') },
  { kinds: ['text-result-lost'], plant: swap(/^(\w+) = (\1\.\w+\(\))$/m, '$2') },
  { kinds: ['assigned-none'], plant: swap(/^(\w+)\.sort\(\)$/m, '$1 = $1.sort()') },
  { kinds: ['used-none'], plant: swap(/^(\w+)\.sort\(\)\nprint\(\1\)$/m, 'print($1.sort())') },
  {
    kinds: ['first-branch-takes-all'],
    plant: swap(
      />= 9:\n(.*)\nelif (\w+) >= (\d):\n(.*)\nelif \w+ >= (\d):\n(.*)\n/,
      '>= $5:\n$6\nelif $2 >= $3:\n$4\nelif $2 >= 9:\n$1\n',
    ),
  },
  { kinds: ['if-instead-of-elif'], plant: swap(/^elif/gm, 'if') },
  { kinds: ['bare-alternative'], plant: swap(/or \w+ == ("\w+")/, 'or $1') },
  { kinds: ['different-from-both'], plant: swap(/(!= "\w+") and/, '$1 or') },
  { kinds: ['asked-only-once'], plant: swap(/(print\("No vale"\)\n) {4}.*\n/, '$1') },
  { kinds: ['numbers-ordered-as-texts'], plant: swap(/append\(int\((input\(.*\))\)\)/, 'append($1)') },
  {
    kinds: ['text-compared-with-number', 'text-repeated-not-multiplied'],
    plant: swap(/^(\w+ = )int\((input\(.*\))\)$/m, '$1$2'),
  },
  {
    kinds: ['returns-at-first-pass'],
    plant: swap(/^ {4}return (False|True)\n(?=\n+(?:print|for))/m, '        else:\n            return $1\n'),
  },
  { kinds: ['returns-at-first-pass'], plant: swap(/^ {4}(return r\n)/m, '        $1') },
  { kinds: ['f-missing'], plant: swap(/print\(f"/, 'print("') },
  { kinds: ['attribute-without-self'], plant: swap(/^( +)self\.(nombre = nombre)$/m, '$1$2') },
  { kinds: ['init-misspelt'], plant: swap(/__init__/, '_init_') },
  {
    kinds: ['attribute-shared-by-all'],
    plant: swap(/^(class .*:\n)((?:.*\n){2}) +self\.datos = \[\]\n/m, '$1    datos = []\n\n$2'),
  },
  { kinds: ['get-may-be-none'], plant: swap(/\.get\(letra, 0\)/, '.get(letra)') },
  { kinds: ['count-always-one'], says: 'cuenta siempre 1', plant: swap(/= \w+\.get\(letra, 0\) \+ 1/, '= 1') },
  { kinds: ['unpacks-keys'], plant: swap(/\.items\(\)/, '') },
  { kinds: ['alias-not-copy'], plant: swap(/\.copy\(\)/, '') },
  { kinds: ['swap-loses-value'], plant: swap(/^(\w+), (\w+) = \2, \1$/m, '$1 = $2\n$2 = $1') },
  { kinds: ['mean-without-parentheses'], plant: swap(/media = \((.*)\) \/ 2/, 'media = $1 / 2') },
  { kinds: ['changes-what-it-walks'], plant: swap(/in list\((\w+)\):/, 'in $1:') },
  { kinds: ['division-for-remainder'], plant: swap(/% 2 == 0/, '/ 2 == 0') },
  { kinds: ['odd-called-even'], plant: swap(/% 2 == 0/, '% 2 == 1') },
  { kinds: ['range-skips-last'], plant: swap(/range\(len\((\w+)\)\)/, 'range(len($1) - 1)') },
  { kinds: ['index-past-end'], plant: swap(/range\(len\((\w+)\)\)/, 'range(len($1) + 1)') },
  { kinds: ['caret-is-not-power'], plant: swap(/\*\* 2/, '^ 2') },
  { kinds: ['never-called'], plant: swap(/^main\(\)\n/m, '') },
  { kinds: ['function-not-called'], plant: swap(/^main\(\)$/m, 'main') },
  { kinds: ['extreme-compares-wrong-way'], plant: swap(/if x > mayor/, 'if x < mayor') },
  { kinds: ['product-base-is-zero'], plant: swap(/^( +return) 1$/m, '$1 0') },
  { kinds: ['recursion-steps-away'], plant: swap(/\(n - 1\)/, '(n + 1)') },
  { kinds: ['recursion-stands-still'], plant: swap(/\(n - 1\)/, '(n)') },
  { kinds: ['recursion-without-end'], plant: swap(/^ +if n == 0:\n.*\n/m, '') },
  { kinds: ['capitals-after-lower'], plant: swap(/\.lower\(\) == "[a-z]/, '.lower() == "X') },
  { kinds: ['method-not-called'], plant: swap(/\.lower\(\) ==/, '.lower ==') },
  {
    kinds: ['result-list-reset-by-append'],
    plant: swap(/^( +)(pares|grandes|elegidos)\.append\((\w+)\)$/m, '$1$2 = [$3]'),
  },
  { kinds: ['assigned-none'], plant: swap(/^( +)(pares|grandes|elegidos)(\.append\(\w+\))$/m, '$1$2 = $2$3') },
  { kinds: ['divisor-range'], plant: swap(/range\(2, n\)/, 'range(1, n)') },
  { kinds: ['divisor-range'], plant: swap(/range\(2, n\)/, 'range(2, n + 1)') },
  { kinds: ['function-not-called'], plant: swap(/if (\w+primo|primo)\(n\):/, 'if $1:') },
  {
    kinds: ['line-end-compared'],
    plant: swap(/print\(linea\.strip\(\)\)/, 'if linea == "c":\n            print("está")'),
  },
  {
    kinds: ['file-emptied-in-loop'],
    plant: swap(/^with (.*) as f:\n {4}(for .*:\n) {4}/m, '$2    with $1 as f:\n    '),
  },
  { kinds: ['lines-run-together'], says: 'sale todo junto', plant: swap(/x \+ "\\n"/, 'x') },
  { kinds: ['breaks-at-first-pass'], plant: swap(/^( +)(.*\.append\(n\)\n)(?=print)/m, '$1$2    break\n') },
  { kinds: ['is-with-literal'], plant: swap(/(\w) == "/, '$1 is "') },
  { kinds: ['comma-makes-tuple'], plant: swap(/^(\w+ = \d+)$/m, '$1,') },
  {
    kinds: ['builtin-overwritten'],
    plant: swap(/^(.*) = (\[.*\])\n([\s\S]*)\blen\(\1\)/m, 'len = $2\n$1 = len\n$3len($1)'),
  },
]
