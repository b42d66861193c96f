import { byWord } from '~/platform/text/by-word'
import { MODULES } from '../../../python/known-modules'
import { allExpressions, statementsIn } from '../../../python/walk'
import { PACKAGES } from '../../errors/diagnose/names/known-names'
import type { Source } from '../../explain/idioms/idiom'
import { calledName } from '../../explain/idioms/in-calls'

/** What comes with Python beside what the list of errors knows. */
const OWN: ReadonlySet<string> = new Set(
  'tkinter turtle sqlite3 abc ast array bisect calendar cmath codecs concurrent configparser copy decimal difflib email enum fractions ftplib gettext gzip hashlib hmac html http imaplib importlib keyword locale mimetypes multiprocessing numbers operator pprint profile select shelve shlex signal smtplib ssl stat statistics string struct subprocess sysconfig tarfile tempfile textwrap threading timeit tomllib unicodedata urllib uuid venv warnings weakref winsound xml zoneinfo __future__'.split(
    ' ',
  ),
)
/** Libraries whose package has their name. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set(
  'pandas numpy matplotlib seaborn requests openpyxl xlsxwriter xlrd pygame flask django fastapi scipy sympy plotly qrcode fpdf reportlab pyautogui colorama rich tqdm streamlit selenium pypdf schedule keyboard pyttsx3 pywhatkit customtkinter pytest polars sqlalchemy pymysql pyperclip tabulate folium geopandas statsmodels tensorflow torch nltk playsound emoji unidecode pillow'.split(
    ' ',
  ),
)
/** What a call of pandas needs besides. */
const WITH_CALL: Readonly<Record<string, string>> = byWord({
  read_excel: 'openpyxl',
  to_excel: 'openpyxl',
  read_html: 'lxml',
  to_markdown: 'tabulate',
})

/** The modules that a program imports: those that come with Python, and the packages to be installed; null where one is not known. */
export type Needs = { own: string[]; packages: string[] } | null

export function needsOf({ module }: Source): Needs {
  const names = [...statementsIn(module.body)].flatMap((node) =>
    node.kind === 'import'
      ? node.names.map(({ name }) => name)
      : node.kind === 'import-from' && node.module
        ? [node.module]
        : [],
  )
  const roots = [...new Set(names.flatMap((name) => name.split('.')[0] ?? []))]
  const own = roots.filter((name) => OWN.has(name) || Object.hasOwn(MODULES, name))
  const others = roots.filter((name) => !own.includes(name))
  if (others.some((name) => !FROM_OUTSIDE.has(name) && !Object.hasOwn(PACKAGES, name))) return null
  const calls = [...allExpressions(module)].flatMap((node) => (node.kind === 'call' ? [calledName(node)] : []))
  const more =
    others.length === 0 ? [] : calls.flatMap((name) => (Object.hasOwn(WITH_CALL, name) ? [WITH_CALL[name] ?? ''] : []))
  return { own, packages: [...new Set([...others.map((name) => PACKAGES[name] ?? name), ...more])] }
}
