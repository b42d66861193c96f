import type { Kinds } from './kind'

export const FILES: Kinds = {
  'file-missing': {
    means: 'Python no encuentra el archivo {file} en la carpeta desde la que se ejecuta el programa.',
    simply: 'Buscas un papel en un cajón donde no está.',
    causes: [
      [
        'El archivo está en otra carpeta.',
        'open("datos.csv")',
        'from pathlib import Path\n\nruta = Path(__file__).parent / "datos.csv"\nopen(ruta)',
      ],
      [
        'El nombre no es exactamente ese (extensión doble, tilde, mayúscula).',
        'open("datos.txt")',
        'open("datos.txt.txt")',
      ],
    ],
    avoid: 'Mira con `import os; print(os.getcwd(), os.listdir())` en qué carpeta estás y qué hay en ella.',
    holds: true,
  },
  'file-permission': {
    means: 'El sistema no te deja abrir {file} de esa manera.',
    simply: 'La puerta está cerrada con llave para ti.',
    causes: [
      [
        'Otro programa lo tiene abierto (Excel, por ejemplo).',
        'open("ventas.xlsx", "w")',
        '# cierra el archivo en Excel y vuelve a ejecutar\nopen("ventas.xlsx", "w")',
      ],
      ['Es una carpeta, o no tienes permiso en ella.', 'open("C:/Windows/a.txt", "w")', 'open("a.txt", "w")'],
    ],
    avoid: 'Cierra el archivo en los demás programas y escribe en una carpeta tuya.',
    holds: true,
  },
  'file-directory': {
    means: '{file} es una carpeta, y la abres como si fuera un archivo.',
    simply: 'Se abre un papel, no el cajón.',
    causes: [['Falta el nombre del archivo.', 'open("datos")', 'open("datos/ventas.csv")']],
    avoid: 'Comprueba con `Path(ruta).is_file()`.',
    holds: true,
  },
  'file-exists': {
    means: '{file} ya existe, y pediste crearlo nuevo.',
    simply: 'Ya hay algo con ese nombre.',
    causes: [['La carpeta ya estaba.', 'os.mkdir("datos")', 'os.makedirs("datos", exist_ok=True)']],
    avoid: 'Usa `exist_ok=True` o comprueba antes.',
    holds: true,
  },
  'not-directory': {
    means: 'Usas {file} como carpeta, y es un archivo.',
    simply: 'Buscas un papel dentro de otro papel.',
    causes: [['Sobra el nombre del archivo.', 'os.listdir("a.txt")', 'os.listdir(".")']],
    avoid: 'Comprueba la ruta con `print(ruta)`.',
    holds: true,
  },
  'invalid-path': {
    means: 'La ruta no es válida: suele llevar una barra invertida que Python leyó como otra cosa.',
    simply: '`"\\n"` y `"\\t"` no son barra y letra, sino salto de línea y tabulador.',
    causes: [['Barras invertidas.', 'open("C:\\temp\\nuevo.txt")', 'open(r"C:\\temp\\nuevo.txt")']],
    avoid: 'Pon una `r` delante de las comillas o usa barras normales `/`.',
    holds: true,
  },
  'not-readable': {
    means: 'El archivo está abierto para otra cosa.',
    simply: 'Lo abriste para escribir y quieres leer, o al revés.',
    causes: [['El modo no es el adecuado.', 'open("a.txt", "w").read()', 'open("a.txt", "r").read()']],
    avoid: '`"r"` lee, `"w"` escribe desde cero, `"a"` añade, `"r+"` lee y escribe.',
    holds: true,
  },
  decode: {
    means: 'El archivo no está guardado con la codificación {codec} con que lo lees.',
    simply: 'Lees con un alfabeto distinto del que usó quien lo escribió: fallan las tildes y la ñ.',
    causes: [
      ['El archivo es UTF-8.', 'open("a.txt").read()', 'open("a.txt", encoding="utf-8").read()'],
      [
        'Viene de Excel o de un Windows antiguo.',
        'open("a.csv", encoding="utf-8").read()',
        'open("a.csv", encoding="cp1252").read()',
      ],
    ],
    avoid: 'Pon siempre `encoding="utf-8"` al escribir y al leer.',
  },
  encode: {
    means: 'La codificación {codec} no tiene ese carácter.',
    simply: 'El alfabeto elegido no conoce esa letra o ese símbolo.',
    causes: [
      [
        'Falta decir la codificación.',
        'open("a.txt", "w").write("€ 😀")',
        'open("a.txt", "w", encoding="utf-8").write("€ 😀")',
      ],
    ],
    avoid: 'Abre los archivos con `encoding="utf-8"`.',
    holds: true,
  },
  'os-general': {
    means: 'El sistema operativo no ha podido hacer lo que le pedía el programa.',
    simply: 'El ordenador dijo que no: la ruta, el permiso o la conexión.',
    causes: [
      [
        'La ruta no existe.',
        'open("no.txt")',
        'from pathlib import Path\nif Path("no.txt").exists():\n    open("no.txt")',
      ],
    ],
    avoid: 'Lee el número `[Errno …]` y la ruta que aparece al final del mensaje.',
  },
  connection: {
    means: 'No se pudo hablar con el otro ordenador.',
    simply: 'Nadie contesta al otro lado.',
    causes: [
      [
        'Dirección equivocada, servidor apagado o sin red.',
        'requests.get("http://localhost:9999")',
        'try:\n    requests.get("http://localhost:9999", timeout=5)\nexcept requests.ConnectionError:\n    print("Sin conexión")',
      ],
    ],
    avoid: 'Comprueba la dirección y el puerto, y trata el fallo con `try`.',
    holds: true,
  },
  subprocess: {
    means: 'El programa que lanzaste desde Python terminó mal.',
    simply: 'El recado que encargaste a otro programa falló.',
    causes: [
      [
        'El comando da error.',
        'subprocess.run(["ls", "no"], check=True)',
        'r = subprocess.run(["ls", "no"], capture_output=True, text=True)\nprint(r.stderr)',
      ],
    ],
    avoid: 'Mira `stderr`: ahí está lo que dijo el otro programa.',
    holds: true,
  },
}
