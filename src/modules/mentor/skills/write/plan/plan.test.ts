import { beforeAll, describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { planned, startPlanned } from './testing/planned-program'

let run: Awaited<ReturnType<typeof startPlanned>>
beforeAll(async () => {
  run = await startPlanned()
})

const VALUES = [7, 3, 12, 5, 9]
const NAMES = ['Noa', 'Iker', 'Lía', 'Teo', 'Uxue']
/** The same numbers wherever they come from, with how the request says so. */
const SOURCES: { of: string; says: string; typed?: string[]; files?: Record<string, string> }[] = [
  { of: 'a list in a sentence', says: `Litros por día: ${VALUES.join(', ')}.` },
  { of: 'names and numbers', says: `Puntos: ${NAMES.map((name, at) => `${name} ${VALUES[at]}`).join(', ')}.` },
  { of: 'what is typed', says: 'Pide números hasta que escriba fin.', typed: [...VALUES.map(String), 'fin'] },
  {
    of: 'so many that are typed',
    says: 'Lee un entero N y luego N temperaturas.',
    typed: [String(VALUES.length), ...VALUES.map(String)],
  },
  {
    of: 'a file',
    says: 'Tengo puntos.csv con columnas nombre;puntos separado por punto y coma.',
    files: { 'puntos.csv': `nombre;puntos\n${NAMES.map((name, at) => `${name};${VALUES[at]}`).join('\n')}\n` },
  },
]
const OPERATIONS: { says: string; prints: RegExp }[] = [
  { says: 'Di la suma', prints: /\b36\b/ },
  { says: 'Calcula la media con 1 decimal', prints: /\b7\.2\b/ },
  { says: 'Muestra el máximo y el mínimo', prints: /12[\s\S]*\b3\b/ },
  { says: 'Dime el total y la media', prints: /36[\s\S]*7\.2/ },
]

describe('a program over many of one kind', () => {
  for (const { of, says, typed, files } of SOURCES)
    it.each(OPERATIONS)(`from ${of}: $says`, ({ says: wanted, prints }) => {
      expect(run(`${says} ${wanted}`, { ...(typed && { typed }), ...(files && { files }) })).toMatch(prints)
    })

  it('sorts, splits, groups, counts and packs what stands in the request', () => {
    expect(
      run('mis quesos con su precio: curado 18, fresco 7.5, azul 21. ordénalos del más caro al más barato'),
    ).toMatch(/azul: 21[\s\S]*curado: 18[\s\S]*fresco: 7\.5/)
    expect(run('notas: Eva 4, Jon 9, Pau 6. Se aprueba con 6. muestra los aprobados y los suspensos')).toBe(
      'Aprobados: Jon, Pau\nSuspensos: Eva\n',
    )
    expect(run('cuenta cuántas veces aparece cada fruta: pera, uva, pera, kiwi, pera, uva')).toContain('pera: 3')
    expect(run('recogí lunes 20, martes 13 y jueves 30 tomates. cuántas cajas de 10 salen y cuántos sobran')).toBe(
      'Cajas: 6\nSobran: 3\n',
    )
  })
  it('pays hours over a limit at another rate', () => {
    const hours =
      'Horas:\nAna: 20, 25\nLuis: 10, 10\nSe paga a 10 la hora y las que pasen de 40 a 15. Saca lo que cobra cada uno'
    expect(run(hours)).toMatch(/Ana[^\n]*475\.00[\s\S]*Luis[^\n]*200\.00/)
  })
  it('reads quoted decimal commas and a separator as the sample shows them', () => {
    const files = { 'obras.csv': 'zona,gasto\nNorte,"10,50"\nSur,"4,25"\nNorte,"1,00"\n' }
    const asked = `obras.csv con columnas zona,gasto:\n\n${files['obras.csv']}\nquiero el total por zona de mayor a menor con 2 decimales`
    expect(run(asked, { files })).toBe('Norte: 11.50\nSur: 4.25\n')
  })
  it('counts by one condition what it does not leave out', () => {
    const typed = ['3', '10', '25', '30']
    expect(run('lee un entero N y luego N precios y di la suma y cuántos pasan de 20', { typed })).toMatch(/65[\s\S]*2/)
  })
})

describe('a program over a few typed values', () => {
  it.each([
    ['pide el precio de un helado y cuántos quieren y di el total', ['2,5', '4'], /10\.00/],
    [
      'pregunta cuántas sillas y el precio; si son más de 3 sillas hay un 10% de descuento. di el total',
      ['4', '10'],
      /36\.00/,
    ],
    [
      'pide la edad y si es socio (s/n) y di el precio: menores de 6 gratis, de 6 a 15 años 3, el resto 8. los socios pagan la mitad',
      ['30', 's'],
      /4\.00/,
    ],
    ['pide la hora de entrada y la de salida (HH:MM) y di los minutos', ['08:50', '10:05'], /75/],
    ['pide una fecha dd/mm/aaaa y di qué día de la semana es', ['23/11/2026'], /lunes/],
    [
      'conversor de dólares a pesos con el cambio a 20. pide los dólares. si pongo letras que avise',
      ['abc'],
      /no es un número/,
    ],
  ])('«%s»', (text, typed, prints) => expect(run(text, { typed })).toMatch(prints))
})

describe('a function', () => {
  it.each([
    [
      "función contar_vocales(texto) que devuelva cuántas vocales tiene. Pruébala con 'Murciélago' e imprime el resultado",
      '5\n',
    ],
    [
      'función sin_iva(total) que reciba un total con IVA del 10% incluido y devuelva el precio sin IVA. Pruébala con 220',
      '200.0\n',
    ],
    [
      'función mas_corta(palabras) que devuelva la palabra más corta sin usar min. Pruébala con ["sol", "ala", "mi"]',
      'mi\n',
    ],
    ['función porte(peso): hasta 1 kg 3; hasta 4 kg 6,5; más de 4 kg 10. Imprime los casos 1, 2 y 9', '3\n6.5\n10\n'],
    [
      "función limpiar(codigo) que quite espacios y guiones y devuelva None si no quedan 4 dígitos. imprime los resultados de '12-34' y '1 2'",
      '1234\nNone\n',
    ],
  ])('keeps the stated name and is called with the stated values: «%s»', (text, printed) =>
    expect(run(text)).toBe(printed),
  )
})

describe('what is not understood', () => {
  it('is named in the words of the request', () => {
    const draft = planned('litros: 4, 8, 2. dime la media y envía un correo al jefe con el resultado')
    expect(draft?.missing?.join(' ')).toContain('correo')
  })
  it('is read in bounds', () => {
    for (const text of ['a 1, '.repeat(800), '1, '.repeat(1_300), 'x: '.repeat(1_300), 'hasta 2 kg 4; '.repeat(280)]) {
      planned(text)
      const startedAt = ownTime()
      planned(text)
      expect(ownTime() - startedAt, text.slice(0, 20)).toBeLessThan(500)
    }
  })
})

/** Requests of several clauses; what they print with data that no request shows. */
const SEVERAL: { text: string; typed?: string[]; files?: Record<string, string>; prints: RegExp }[] = [
  {
    text: 'alquilo kayaks. que pida las horas: hasta 2 horas 15 euros, hasta 5 horas 28 y de ahí en adelante 40. luego que pregunte si quiere chaleco (s/n), el chaleco son 3 euros más. que diga el precio',
    typed: ['4', 's'],
    prints: /31\.00/,
  },
  {
    text: 'pide los kilos del paquete y si es urgente (s/n). menos de 2 kilos cobro 6, de 2 a 10 son 9 y más de 10, 20. si es urgente sube 50 %. muestra el precio',
    typed: ['10', 'si'],
    prints: /13\.50/,
  },
  {
    text: 'pídeme cuántos metros de cuerda, el precio del metro y las horas. la hora la cobro a 12 euros. al coste le subo 25 % y dime el precio final redondeado hacia arriba a múltiplo de 5',
    typed: ['3', '2', '1'],
    prints: /Precio final: 25\b/,
  },
  {
    text: 'que pregunte cuántas cajas quiere el cliente y diga el total a 9 euros cada una, si son 10 o más cada una a 7',
    typed: ['10'],
    prints: /70\.00/,
  },
  {
    text: 'solicita al usuario el número de visitas de 3 salas (una por una) y muestra el total, la media con un decimal y cuántas tuvieron más de 10 visitas',
    typed: ['8', '12', '20'],
    prints: /40[\s\S]*13\.3[\s\S]*\b2\b/,
  },
  {
    text: 'tengo citas.csv con columnas medico;dia;acudio separado por punto y coma (acudio es SI o NO) y quiero por cada medico cuántas citas hubo y cuántos faltaron',
    files: { 'citas.csv': 'medico;dia;acudio\nRey;1;SI\nRey;2;no\nSaa;2;SI\nRey;3;NO\n' },
    prints: /Rey: 3 \D*2 [\s\S]*Saa: 1 \D*0 /,
  },
  {
    text: 'de cuotas.csv (columnas socio,barrio,importe,pagado con si/no) suma importe por cada barrio solo de los que no han pagado',
    files: { 'cuotas.csv': 'socio,barrio,importe,pagado\nA,Sur,10,no\nB,Sur,5,si\nC,Este,7,No\n' },
    prints: /Sur: 10\.00\nEste: 7\.00/,
  },
  {
    text: 'lea web.log y saque las 2 ips que más veces salen con código 500. cada línea va así:\n10.1.1.1 - GET /a 500\n10.1.1.2 - GET / 200',
    files: {
      'web.log':
        '10.1.1.1 - GET /a 500\n10.1.1.3 - GET /500 200\n10.1.1.2 - GET / 500\n10.1.1.1 - GET /b 500\n\n10.1.1.3 - GET / 200\n',
    },
    prints: /^10\.1\.1\.1 2\n10\.1\.1\.2 1\n$/,
  },
  {
    text: "una función mejor_vuelta(vueltas) que reciba tiempos en texto tipo '1:05.2' (minutos:segundos) y devuelva el mejor en segundos. pruébala con ['2:00.0','1:59.5']",
    prints: /119\.5/,
  },
  {
    text: "dados los tiempos ['3:10','2:50'] (min:seg) quiero el tiempo total y cuál fue la vuelta más rápida",
    prints: /360\.0[\s\S]*2:50/,
  },
  {
    text: 'reparte el premio en proporción a los puntos: pide el premio total, luego cuántos somos y por cada uno el nombre y sus puntos',
    typed: ['90', '2', 'Ana', '1', 'Leo', '2'],
    prints: /Ana: 30\.00[\s\S]*Leo: 60\.00/,
  },
  {
    text: 'viaje entre amigos: que pregunte cuántos somos, el nombre y lo que ha pagado cada uno, y diga cuánto tiene que poner o recibir cada uno para quedar iguales',
    typed: ['2', 'Ana', '50', 'Leo', '10'],
    prints: /Ana recibe 20\.00[\s\S]*Leo pone 20\.00/,
  },
  {
    text: "bodega = {'tinto': 3, 'blanco': 40, 'rosado': 0} quiero los que tengan menos de 10 unidades, de menor a mayor, poniendo FALTA al lado si es 0",
    prints: /^rosado: 0 FALTA\ntinto: 3\n$/,
  },
  {
    text: 'renombra los txt de la carpeta: que se llamen nota_01.txt, nota_02.txt por orden alfabético y di cuántos has cambiado',
    files: { 'zeta.txt': 'z', 'alfa.txt': 'a', 'otra.md': 'm' },
    prints: /\b2\b/,
  },
  {
    text: 'genera una contraseña de 12 caracteres con al menos un número y un símbolo de estos: ! # % y que no lleve vocales',
    prints: /^(?=.*\d)(?=.*[!#%])[^aeiouAEIOU\s]{12}\n$/,
  },
]

describe('requests of several clauses', () => {
  it.each(SEVERAL.map((one) => [one.text, one] as const))('%s', (text, { typed = [], files = {}, prints }) => {
    expect(run(text, { typed, files })).toMatch(prints)
  })
})
