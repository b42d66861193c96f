import type { Workspace } from '@astral-sh/ruff-wasm-web'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunPython, startPython } from '~/testing/python/python'
import { openDraftRuff } from '~/testing/python/ruff'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import { understand } from '../../../engine/understand'
import { pipelineMaker } from './pipeline-maker'

let python: RunPython
let ruff: Workspace
beforeAll(async () => {
  python = await startPython()
  ruff = await openDraftRuff()
})

function codeFor(text: string): string | null {
  const frame = understand(readMessage(text), startState())
  return pipelineMaker(readTask(frame), frame, startState())[0]?.code ?? null
}

type Asked = { text: string; files: Record<string, string>; after?: string; prints: RegExp }

const ASKED: Asked[] = [
  {
    text: 'recibos.csv con socio, cuota, vence (dd/mm/aaaa) y cobrado (S/N). sacame los no cobrados que ya han vencido a fecha 10/06/2024 con los dias de retraso y la suma',
    files: {
      'recibos.csv':
        'socio,cuota,vence,cobrado\nGil,20,01/06/2024,N\nMas,30,05/06/2024,S\nRey,40,01/07/2024,N\nSol,10.5,31/05/2024,N\n',
    },
    prints: /^Gil: 20\.00, 9 días\nSol: 10\.50, 10 días\nTotal: 30\.50\n$/,
  },
  {
    text: 'agenda.csv (nombre,correo) tiene correos repetidos, algunos en mayusculas y con espacios. quedate con el primero de cada uno, guardalo en agenda_limpia.csv y di cuantos has quitado',
    files: { 'agenda.csv': 'nombre,correo\nGil,gil@a.es\nG, GIL@a.es \nMas,mas@a.es\n' },
    after: 'print(open("agenda_limpia.csv").read())',
    prints: /quitadas: 1[\s\S]*nombre,correo\nGil,gil@a\.es\nMas,mas@a\.es\n/,
  },
  {
    text: 'necesito de obras.csv (obra;gremio;horas;precio_hora) el coste medio, el minimo y el total por gremio, de mas a menos total. coma decimal',
    files: { 'obras.csv': 'obra;gremio;horas;precio_hora\nA;luz;2;10,5\nB;agua;10;20\nC;luz;4;10,5\n' },
    prints: /^agua: media 200\.00, minimo 200\.00, total 200\.00\nluz: media 31\.50, minimo 21\.00, total 63\.00\n$/,
  },
  {
    text: 'tengo equipos.csv (id, nombre, sede) y fichajes.csv (equipo_id, jugador, coste). quiero lo gastado por equipo con su nombre y el total general',
    files: {
      'equipos.csv': 'id,nombre,sede\n1,Osos,Lugo\n2,Lobos,Vigo\n',
      'fichajes.csv': 'equipo_id,jugador,coste\n2,Ana,100\n1,Eva,50\n2,Luz,25\n',
    },
    prints: /2, Lobos: 125\.00\n1, Osos: 50\.00\nTotal: 175\.00\n$/,
  },
  {
    text: 'visitas.csv: fecha, web, clics. dime que dia de la semana tiene mas clics (fechas 2024-06-03)',
    files: { 'visitas.csv': 'fecha,web,clics\n2024-06-03,a,5\n2024-06-04,a,9\n2024-06-10,b,6\n' },
    prints: /^lunes: 11/,
  },
  {
    text: 'lee piezas.csv (pieza, grupo, peso) que tiene pesos vacios: rellena los pesos que falten con la media de su grupo y guardalo en piezas_ok.csv',
    files: { 'piezas.csv': 'pieza,grupo,peso\na,x,2\nb,x,\nc,x,4\nd,y,7\n' },
    after: 'print(open("piezas_ok.csv").read())',
    prints: /b,x,3\.0\nc,x,4/,
  },
  {
    text: 'tengo carreras.csv con corredor, ciudad y minutos. saca los corredores de Lugo o Vigo que tardaron menos de 50 minutos ordenados por minutos',
    files: { 'carreras.csv': 'corredor,ciudad,minutos\nGil,Lugo,48\nMas,Vigo,41\nRey,Vigo,55\nSol,Ourense,40\n' },
    prints: /^Mas[^\n]*\nGil[^\n]*\n$/,
  },
  {
    text: 'cursos.csv: alumno, curso, nota. la media de cada curso, solo los que esten por encima de 6',
    files: { 'cursos.csv': 'alumno,curso,nota\nGil,A,5\nMas,A,6\nRey,B,8\n' },
    prints: /^B: 8\.00\n$/,
  },
]

describe('requests about rows are written step by step', () => {
  it('181 writes plain programs that choose, clean, join, group and save what is asked for, laid out as Ruff does', () => {
    for (const { text, files, after = '', prints } of ASKED) {
      const code = codeFor(text)
      expect(code, text).not.toBeNull()
      expect(ruff.check(code ?? ''), code ?? '').toEqual([])
      expect(ruff.format(code ?? ''), text).toBe(code)
      expect(python(`${code}\n${after}`, { files }), `${text}\n${code}`).toMatch(prints)
    }
  })

  it('181 writes with pandas what is asked of it, of an Excel file or of a table that somebody has', () => {
    const asked: [string, ...string[]][] = [
      [
        'con pandas lee obras.xlsx (columnas Gremio, Fecha e Importe) y dame el total y la media por Gremio en resumen.xlsx',
        "pd.read_excel('obras.xlsx')",
        "total=('Importe', 'sum')",
        "media=('Importe', 'mean')",
        "resumen.to_excel('resumen.xlsx', index=False)",
      ],
      [
        'en mi df tengo fecha (31/01/2024), sede y litros: los meses en las filas, las sedes en las columnas y la suma de litros dentro',
        'dayfirst=True',
        "index='mes'",
        "columns='sede'",
        'fill_value=0',
      ],
      [
        'con pandas, de pacientes.xlsx quita las filas donde la columna Edad sea menor que 18 y la columna Seguro sea No',
      ],
    ]
    for (const [text, ...lines] of asked) {
      const code = codeFor(text)
      if (lines.length === 0) expect(code, text).toBeNull()
      else for (const line of lines) expect(code, text).toContain(line)
    }
  })

  it('181 leaves to others what it does not read whole', () => {
    for (const text of [
      'lee gastos.csv con fecha, tipo, importe y dibuja un grafico por tipo',
      'de ventas.csv (fecha, vendedor, importe) dime el mejor vendedor de cada mes',
      'tengo notas.csv (alumno, nota) y quiero la media de cada alumno y quien aprueba',
    ])
      expect(codeFor(text), text).toBeNull()
  })
})
