import { answered, text } from '../../../engine/blocks'
import { allExpressions, statementsIn } from '../../../python/walk'
import { cardOf, cardsOf } from '../../concepts/cards/cards'
import { spotCards } from '../../concepts/find/read-question'
import { cardsToldIn } from '../../concepts/last-card'
import { questionOf } from '../../concepts/question-of'
import type { Asked, Reader } from '../asked'

const ASKS =
  /\b(?:que|cual|por donde) (?:\w+ ){0,3}?(?:estudi\w+|aprend\w+|recomiend\w+ (?:aprender|estudiar|ver))\b|\bque (?:tema |cosa |me |mas )?(?:sigue|viene|toca|veo)\b(?! (?:\w+ndo|sin|igual|mal)\b)|\bpor donde (?:sigo|continuo)\b|\b(?:siguiente|proximo) (?:paso|tema)\b|^y (?:ahora|despues|luego)$/
const AFTER =
  /\b(?:ahora|despues|luego|sigue|siguiente|proximo|primero|continuacion|viene|toca|sigo|continuo|recomiend\w+|a partir de aqui)\b/
/** The next line or value of a program is none. */
const OF_PROGRAM = /\b(?:linea|vuelta|programa|codigo|bucle|ejecut\w+|paso (?:del|de la))\b/
const MAX_WORDS = 26

/** Ideas in the order in which they are learnt. */
const PATH = [
  ...['variable', 'str', 'print', 'input', 'if', 'operador', 'conversion', 'for', 'while', 'lista'],
  ...['diccionario', 'funcion', 'return', 'tupla', 'conjunto', 'comprension', 'archivo', 'try', 'import'],
  ...['csv', 'json', 'clase', 'herencia', 'pruebas', 'instalar-biblioteca', 'pandas', 'matplotlib', 'sql', 'api'],
]
/** What stands in a program is known, more or less, with all that comes before it. */
const OF_STATEMENTS: Readonly<Record<string, string>> = {
  ...{ if: 'if', for: 'for', while: 'while', function: 'funcion', try: 'try', import: 'import', class: 'clase' },
}
const OF_EXPRESSIONS: Readonly<Record<string, string>> = {
  ...{ list: 'lista', dict: 'diccionario', tuple: 'tupla', set: 'conjunto', comprehension: 'comprension' },
}
const STEPS = 4

/** «¿Y ahora qué estudio?», «¿qué sigue para hacer un bot?»: what comes after what was spoken about, on the way that all go. */
export const nextStep: Reader = (asked) => {
  const { said: all } = asked
  // What was told before the question is no part of it.
  const said = all.split(/[.;!] /).find((clause) => ASKS.test(clause)) ?? ''
  if (!ASKS.test(said) || !AFTER.test(said) || OF_PROGRAM.test(said) || said.split(' ').length > MAX_WORDS) return null
  const reached = Math.max(-1, ...knownIdeas(asked).map((id) => PATH.indexOf(id)))
  const next = cardsOf(PATH.slice(reached + 1, reached + 1 + STEPS))
  const [first] = next
  if (first === undefined) return null
  const goal = GOALS.find(([words]) => words.test(said))
  if (goal !== undefined)
    return answered('next-step', [
      text(`Para eso, en este orden: ${goal[1]}.`),
      text('Pregúntame por cualquiera de esas cosas y te la explico, o pídeme un ejercicio de ella.'),
    ])
  return answered('next-step', [
    text(reached < 0 ? 'Por aquí, en este orden:' : 'Lo que viene después de lo que hemos visto, en este orden:'),
    { kind: 'list', items: next.map(({ title, idea }) => `**${title}**: ${firstSentence(idea)}`) },
    text(`Pregúntame «${questionOf(first)}», o pídeme un ejercicio de eso y lo practicas.`),
  ])
}

/** Ideas that were told, asked about or stand in the program at hand. */
function knownIdeas({ state, code }: Asked): string[] {
  const told = state.said.flatMap(cardsToldIn).map(({ id }) => id)
  const asked = state.answered.flatMap(({ question }) => spotCards(question.slice(0, MAX_QUESTION)))
  const shown =
    code === null || state.isExample
      ? []
      : [
          ...[...statementsIn(code.tree.body)].flatMap(({ kind }) => OF_STATEMENTS[kind] ?? []),
          ...[...allExpressions(code.tree)].flatMap(({ kind }) => OF_EXPRESSIONS[kind] ?? []),
        ]
  return [...told, ...asked.map(({ entry }) => entry.id), ...shown].filter((id) => cardOf(id) !== null)
}
const MAX_QUESTION = 300

const firstSentence = (idea: string) => `${idea.split(/(?<=[.:])\s/)[0]?.replace(/[.:]$/, '') ?? idea}.`

const GOALS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bot|telegram|whatsapp|discord|api)\b/,
    'instalar bibliotecas con `pip`, usar una **API** con `requests` y, para el bot, una biblioteca como `python-telegram-bot`, con la clave (*token*) que da el propio servicio',
  ],
  [/\b(?:web|pagina|paginas|flask|django)\b/, 'algo de HTML y **Flask**, una biblioteca sencilla para webs'],
  [/\b(?:juegos?|videojuegos?|pygame)\b/, '`turtle` para dibujar y, cuando tengas soltura, **pygame**'],
  [
    /\b(?:modelo|modelos|machine learning|regresion|prediccion|predecir|validar|clasificacion|inteligencia artificial)\b/,
    'separar los datos en **entrenamiento y prueba** (`train_test_split`), la **validación cruzada** (`cross_val_score`), las métricas (MAE, RMSE, R²), mirar los residuos, y qué es el sobreajuste (*overfitting*)',
  ],
  [
    /\b(?:bases? de datos|sql|sqlite|mysql|postgres\w*)\b/,
    'consultar (`SELECT … WHERE` y `fetchall`), cambiar y borrar (`UPDATE`, `DELETE`), juntar tablas (`JOIN`), y después transacciones y **SQLAlchemy**, o PostgreSQL si la usan varias personas',
  ],
  [
    /\b(?:ficheros?|archivos?|csv|excel|hojas? de calculo)\b/,
    'leer y escribir **archivos** (`open` con `with`), el módulo **`csv`** (o `openpyxl`, si son de Excel), **funciones** para no repetirte, `try` para los datos que vienen mal, y **pandas** cuando sean muchos',
  ],
  [
    /\b(?:automatiz\w+|tareas|correos?|oficina|trabajo)\b/,
    'archivos y carpetas con `pathlib`, tablas con `csv` y `openpyxl`, mandar correos con `smtplib`, y el Programador de tareas (o `cron`) para que se ejecute solo',
  ],
  [
    /\b(?:mes(?:es)?|totales|gastos|facturas?|ventas|cuentas|contab\w+|precios|clientes|inventario|negocio|tienda)\b/,
    'recorrer un **diccionario** (`for mes, total in totales.items():`), sumar sus valores (`sum(totales.values())`), **funciones**, y leer los datos de un CSV o un Excel en vez de escribirlos en el programa',
  ],
  [
    /\b(?:datos|graficos?|pandas|analisis|estadistica)\b/,
    'archivos CSV, **pandas** para las tablas y `matplotlib` para los gráficos',
  ],
]
