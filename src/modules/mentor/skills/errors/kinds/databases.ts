import type { Kinds } from './kind'

export const DATABASES: Kinds = {
  'sqlite-table': {
    means: 'En esa base de datos no hay ninguna tabla {name}.',
    simply: 'Buscas un cajón que no existe en ese mueble.',
    causes: [
      [
        'Falta crearla, o se abrió otro archivo.',
        'con.execute("SELECT * FROM notas")',
        'con.execute("CREATE TABLE IF NOT EXISTS notas (n INTEGER)")\ncon.execute("SELECT * FROM notas")',
      ],
    ],
    avoid: 'Comprueba la ruta del archivo: `connect` crea uno vacío si no está.',
    holds: true,
  },
  'sqlite-column': {
    means: 'La tabla no tiene ninguna columna {name}.',
    simply: 'O el nombre está mal, o es un texto sin comillas.',
    causes: [
      [
        'El valor va en el SQL sin `?`.',
        'con.execute(f"SELECT * FROM t WHERE n = {nombre}")',
        'con.execute("SELECT * FROM t WHERE n = ?", (nombre,))',
      ],
    ],
    avoid: 'Pasa los valores con `?`, nunca pegados en el SQL.',
  },
  'sqlite-syntax': {
    means: 'El SQL está mal escrito cerca de {near}.',
    simply: 'En la frase para la base de datos hay un fallo de escritura.',
    causes: [['Falta una coma o un paréntesis.', '"INSERT INTO t VALUES (?, ?"', '"INSERT INTO t VALUES (?, ?)"']],
    avoid: 'Imprime el SQL y pasa los valores con `?`.',
    holds: true,
  },
  'sqlite-locked': {
    means: 'Otro programa u otra conexión está escribiendo en la base de datos.',
    simply: 'Alguien tiene la libreta.',
    causes: [['Falta cerrar o confirmar.', 'con.execute("INSERT …")', 'with con:\n    con.execute("INSERT …")']],
    avoid: 'Usa `with con:` y cierra las conexiones.',
  },
  'sqlite-open': {
    means: 'No se puede abrir el archivo de la base de datos.',
    simply: 'La carpeta no existe o no se puede escribir en ella.',
    causes: [
      [
        'La carpeta no existe.',
        'sqlite3.connect("datos/a.db")',
        'import os\nos.makedirs("datos", exist_ok=True)\nsqlite3.connect("datos/a.db")',
      ],
    ],
    avoid: 'Crea antes la carpeta.',
    holds: true,
  },
  'sqlite-not-null': {
    means: 'La base de datos rechaza esa fila: le falta {name}, que es obligatorio (`NOT NULL`).',
    simply: 'Hay una casilla que no se puede dejar en blanco.',
    causes: [
      [
        'No le das ese dato, o le das `None`.',
        '"INSERT INTO socios (edad) VALUES (20)"',
        '"INSERT INTO socios (nombre, edad) VALUES (\'Ana\', 20)"',
      ],
    ],
    avoid: 'Comprueba que el dato no está vacío antes del `INSERT`.',
    holds: true,
  },
  'sqlite-foreign-key': {
    means: 'La base de datos rechaza la operación: una fila se refiere a otra que no está (`FOREIGN KEY`).',
    simply: 'Apuntas a algo que no existe, o borras algo a lo que otro apunta.',
    causes: [
      [
        'La fila a la que se refiere aún no está.',
        '"INSERT INTO pedidos (cliente) VALUES (7)"',
        '"INSERT INTO clientes (id) VALUES (7)"\n"INSERT INTO pedidos (cliente) VALUES (7)"',
      ],
    ],
    avoid: 'Guarda primero la fila a la que otras se refieren, y bórrala la última.',
    holds: true,
  },
  'sqlite-unique': {
    means: 'La base de datos rechaza esa fila: no cumple la regla {constraint} de {name}.',
    simply: 'Ya hay una fila igual.',
    causes: [['El valor se repite.', '"INSERT INTO t VALUES (1)"', '"INSERT OR IGNORE INTO t VALUES (1)"']],
    avoid: 'Comprueba si ya existe, o decide qué hacer con `INSERT OR IGNORE` u `ON CONFLICT`.',
    holds: true,
  },
  'sqlite-bindings': {
    means: 'Los valores no cuadran con los huecos `?` del SQL.',
    simply: 'Cada `?` necesita un valor.',
    causes: [
      [
        'Falta la coma de la tupla.',
        'con.execute("… WHERE n = ?", (nombre))',
        'con.execute("… WHERE n = ?", (nombre,))',
      ],
    ],
    avoid: 'Una tupla de un solo valor lleva coma: `(nombre,)`.',
    holds: true,
  },
}
