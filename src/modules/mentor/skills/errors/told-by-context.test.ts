import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

it.each([
  [
    'files that import each other',
    'Traceback (most recent call last):\n  File "/x/main.py", line 1, in <module>\n    from barcos import Barco\n  File "/x/barcos.py", line 1, in <module>\n    from puertos import Puerto\n  File "/x/puertos.py", line 1, in <module>\n    from barcos import Barco\nImportError: cannot import name \'Barco\' from partially initialized module \'barcos\' (most likely due to a circular import) (/x/barcos.py)',
    ['`barcos.py` importa a `puertos.py`, y `puertos.py` importa a `barcos.py`'],
    ['Tu archivo se llama igual'],
  ],
  [
    'decimals that a test compares',
    '>       assert con_iva(10.1) == 12.221\nE       assert 12.220999999999998 == 12.221\n\ntest_iva.py:5: AssertionError',
    ['assert con_iva(10.1) == pytest.approx(12.221)'],
    ['n + 2'],
  ],
  [
    'the one error of a group',
    '  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)\n  +-+---------------- 1 ----------------\n    | Traceback (most recent call last):\n    |   File "/b/p.py", line 8, in lee\n    |     return float(t)\n    | ValueError: could not convert string to float: \'-\'\n    +------------------------------------',
    ['en la línea 8: `return float(t)`', '`except* ValueError:`'],
    ['tareas()'],
  ],
  [
    'one value for each row of a table',
    'ValueError: operands could not be broadcast together with shapes (3,2) (3,)\n\nprecios = np.array([[1, 2], [3, 4], [5, 6]])\niva = np.array([1.1, 1.2, 1.3])\nprint(precios * iva)',
    ['print(precios * iva[:, None])'],
    [],
  ],
  [
    'a moment with a zone beside the present one',
    "TypeError: can't compare offset-naive and offset-aware datetimes\n\nfrom datetime import datetime\nif entrega < datetime.now():\n    print('tarde')",
    ['if entrega < datetime.now(timezone.utc):', 'import datetime, timezone'],
    [],
  ],
  [
    'a column of texts in a sum',
    "TypeError: unsupported operand type(s) for /: 'str' and 'int'\n\ndf['peso'] / 100",
    ["df['peso'].astype(float) / 100"],
    ["int(df['peso'])"],
  ],
  [
    'cells with points of thousands',
    "ValueError: could not convert string to float: '2.450,10'\ndf['neto'] = df['neto'].astype(float)",
    ['df[\'neto\'].str.replace(".", "", regex=False).str.replace(",", ".", regex=False).astype(float)'],
    [],
  ],
  [
    'cells that are no numbers',
    "ValueError: could not convert string to float: 's/d'\ndf['lluvia'] = df['lluvia'].astype(float)",
    ["df['lluvia'] = pd.to_numeric(df['lluvia'], errors=\"coerce\")"],
    [],
  ],
  [
    'names without their folder',
    "FileNotFoundError: [WinError 2] El sistema no puede encontrar el archivo especificado: 'a.jpg' -> 'boda0.jpg'\n\nimport os\nfor i, n in enumerate(os.listdir('boda')):\n    os.rename(n, f'boda{i}.jpg')",
    ["os.rename(os.path.join('boda', n), os.path.join('boda', f'boda{i}.jpg'))"],
    [],
  ],
  [
    'single values in a loop with two names',
    'TypeError: cannot unpack non-iterable int object\nfor puesto, tiempo in [31, 35]:\n    print(puesto, tiempo)',
    ['for puesto, tiempo in enumerate([31, 35]):'],
    ['return a, b'],
  ],
  [
    'a place of another name',
    "KeyError: 'pueblo'\nprint('Voy a {pueblo}'.format(lugar='Lugo'))",
    ["print('Voy a {lugar}'.format(lugar='Lugo'))"],
    ['{{pueblo}}'],
  ],
  [
    'self in the body of a class',
    "NameError: name 'self' is not defined\nclass Hucha:\n    saldo = self.inicial * 2",
    ['`self` solo existe **dentro de un método**'],
    ['self = ['],
  ],
  [
    'the whole list in each round of its loop',
    "AttributeError: 'list' object has no attribute 'split'\nfor fila in f.readlines():\n    datos = f.readlines().split(';')",
    ["    datos = fila.split(';')"],
    ['for elemento'],
  ],
  [
    'signs that a name must not have',
    "OSError: [Errno 22] Invalid argument: 'copia 12:05.txt'",
    ['no puede llevar `:`'],
    ['barra invertida'],
  ],
  [
    'a folder to which a table is written',
    "PermissionError: [Errno 13] Permission denied: 'D:/salidas'\ndf.to_csv('D:/salidas')",
    ['es una **carpeta**'],
    ['Excel, por ejemplo'],
  ],
  [
    'two values that a test compares',
    'AssertionError: 7 != 8\n    self.assertEqual(suma(3, 4), 8)',
    ['el primero vale `7` y el segundo, `8`', '**la prueba**'],
    ['n + 2'],
  ],
  [
    'a median of nothing',
    'StatisticsError: no median for empty data\n\nimport statistics\ndef medio(datos):\n    altos = [x for x in datos if x > 9]\n    return statistics.median(altos)\nprint(medio([1]))',
    ['    if not altos:\n        return None\n    return statistics.median(altos)'],
    [],
  ],
  [
    'the border of a board',
    'IndexError: list index out of range\n\ndef vivas(m, i, j):\n    n = 0\n    for a in range(-1, 2):\n        for b in range(-1, 2):\n            n += m[i + a][j + b]\n    return n',
    ['if not (0 <= i + a < len(m) and 0 <= j + b < len(m[0])):', 'la posición -1 es **la última**'],
    ['Cuentas desde 1'],
  ],
  [
    'a sum that is divided',
    "SyntaxError: '(' was never closed\n\nx = (-b + d ** 0.5 / (2 * a)\nprint(x)",
    ['x = (-b + d ** 0.5) / (2 * a)'],
    [],
  ],
  [
    'types of an except in a program',
    'SyntaxError: multiple exception types must be parenthesized\ntry:\n    n = int(x)\nexcept ValueError, TypeError:\n    n = 0',
    ['except (ValueError, TypeError):'],
    [],
  ],
  [
    'a bracket in the place of an f-string',
    "SyntaxError: f-string: unmatched '('\nprint(f'Media: {round(sum(n) / len(n), 1}')",
    ["print(f'Media: {round(sum(n) / len(n), 1)}')"],
    [],
  ],
  [
    'pairs at the beginning of a comprehension',
    'SyntaxError: did you forget parentheses around the comprehension target?\nr = [a, b * 2 for a, b in pares]',
    ['r = [(a, b * 2) for a, b in pares]'],
    [],
  ],
  [
    'a name whose first signs are read as a number',
    'SyntaxError: invalid decimal literal\n2jornada = 40\nprint(2jornada)',
    ['jornada2 = 40', 'print(jornada2)'],
    [],
  ],
  [
    'types of an except',
    "    except OSError, ValueError as e:\n           ^^^^^^^^^^^^^^^^^^^\nSyntaxError: multiple exception types must be parenthesized when using 'as'",
    ['`except (OSError, ValueError) as e:`'],
    ['No sé con seguridad'],
  ],
  [
    'a name that the message replaces',
    'FutureWarning: Series.mad is deprecated and will be removed in a future version. Use Series.var instead.\n\nprint(pesos.mad())',
    ['print(pesos.var())', '**aviso**'],
    ['No conozco'],
  ],
  [
    'a coroutine of a library',
    'c:\\bot\\dado.py:17: RuntimeWarning: coroutine \'Messageable.send\' was never awaited\n  ctx.send(f"Un {n}")\nRuntimeWarning: Enable tracemalloc to get the object allocation traceback\n\nasync def dado(ctx):\n    n = 3\n    ctx.send(f"Un {n}")',
    ['    await ctx.send(f"Un {n}")'],
    ['No conozco'],
  ],
  [
    'a reader of a file that is closed',
    "ValueError: I/O operation on closed file\n\nwith open('m.csv') as f:\n    lineas = (l.strip() for l in f)\nfor l in lineas:\n    print(l)",
    ['    for l in lineas:\n        print(l)'],
    [],
  ],
  [
    'a date that goes on',
    'ValueError: unconverted data remains: T08:15\n\nfecha = datetime.strptime(fila[0], "%Y-%m-%d")',
    ['"%Y-%m-%dT%H:%M"'],
    [],
  ],
  [
    'the last line typed at the prompt',
    '>>> from datetime import datetime\n>>> hasta = datetime.fromisoformat("2025-11-20T09:30:00+00:00")\n>>> hasta - datetime.now()\nTraceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nTypeError: can\'t subtract offset-naive and offset-aware datetimes',
    ['línea 3', 'hasta - datetime.now(timezone.utc)'],
    [],
  ],
  [
    'pieces of a program in a sentence',
    'KeyError: \'lugo \'\n\ntengo habitantes = {"lugo": 98} y pido pueblo = input("Pueblo: ") y luego print(habitantes[pueblo]). Lo escribo bien',
    ['print(habitantes[pueblo.strip()])'],
    ['d["nombre"]'],
  ],
  [
    'a draw that may repeat',
    'ValueError: Sample larger than population or is negative\n\nsale con premios = random.sample(socias, 5), quiero 5 aunque alguna salga dos veces',
    ['random.choices(socias, k=5)'],
    [],
  ],
])("tells of %s in the person's own line", async (_what, content, told, untold) => {
  const markdown = await ask(content)
  for (const part of told) expect(markdown).toContain(part)
  for (const part of untold) expect(markdown).not.toContain(part)
})
