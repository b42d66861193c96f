import { withoutAccents } from '~/platform/text/folded'
import { accented } from '../compose/scalars/nouns'

/** As they are spelt, where they are written without their sign; each has one spelling only. */
const SPELT =
  'más también después según están además través así mínima mínimas máxima máximas mínimos máximos única único últimas último última últimos alfabético alfabética alfabéticamente mayúscula mayúsculas minúscula minúsculas código códigos dígito dígitos múltiplo múltiplos palíndromo palíndromos triángulo rectángulo círculo pirámide gráfico gráfica cálculo préstamo préstamos crédito factorización nómina matrícula vehículo artículos teléfonos títulos categorías estadística matemáticas inglés capítulo catálogo válido válida inválido raíz carácter kilómetro centímetro dólar menú razón camión avión millón botón cajón español pequeño pequeña señal mañana niño niña montaña compañía librería papelería panadería cafetería energía batería biología geografía índices súper demás jamás ningún algún perímetros áreas débito número números fórmula básico básica estándar médico médica clínica centígrados óptima óptimo atrás opción operación perímetro índice índices teléfono página público pública electrónico electrónica automático automáticamente histórico telefónica telefónico diámetro término términos simétrica simétrico posición comprensión división producción línea líneas párrafo párrafos ángulo ángulos vértice película éxito técnica propósito ámbito órdenes jóvenes exámenes imágenes orígenes márgenes volúmenes resúmenes estación función información estadísticas todavía vacío vacía vacíos vacías módulo módulos décimas décima centímetro milímetro milímetros'
    .split(' ')
    .map((word): [string, string] => [withoutAccents(word), word])

const BY_WORD: ReadonlyMap<string, string> = new Map([
  ...SPELT,
  ...['IVA', 'IRPF', 'IMC', 'DNI', 'NIF', 'PIN', 'CSV', 'JSON', 'IP', 'MCD', 'MCM', 'RUT', 'CUIT'].map(
    (word): [string, string] => [word.toLowerCase(), word],
  ),
  ...['Fahrenheit', 'Celsius', 'Python', 'Fibonacci', 'Excel'].map((word): [string, string] => [
    word.toLowerCase(),
    word,
  ]),
])

/** A word as it is spelt, where it was written without its signs. Names and what has any sign stay as they are. */
export const spelt = (word: string): string =>
  BY_WORD.get(word) ??
  accented(word.replace(/ando(?=(?:se|l[oae]s?)$)/, 'ándo').replace(/iendo(?=(?:se|l[oae]s?)$)/, 'iéndo'))
