import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { patience } from '~/testing/pace'
import { sampleFile } from './sample-file'

describe('invented content of a missing file', () => {
  it('has the columns that the program names, as it converts them', () => {
    const code =
      "with open('v.csv') as f:\n    for fila in csv.DictReader(f, delimiter=';'):\n        t += float(fila['precio']) * int(fila[\"unidades\"])\n        print(fila.get('ciudad'), fila['rareza'])"
    const [names, first, ...others] = (sampleFile('v.csv', code) ?? '').split('\n')
    expect(names).toBe('precio;unidades;ciudad;rareza')
    expect(first).toBe('12.5;3;Madrid;rareza 1')
    expect(others).toHaveLength(5)
  })

  it('has a first line with names only where the program skips one', () => {
    const unpacking =
      "for linea in open('n.txt'):\n    nombre, edad = linea.strip().split(',')\n    print(nombre, int(edad))"
    expect(sampleFile('n.txt', unpacking)).toMatch(/^Ana,34\nLuis,28\n/)
    const skipping = 'lector = csv.reader(f)\nnext(lector)\nfor fila in lector:\n    print(fila[0], fila[2])'
    expect(sampleFile('x.csv', skipping)).toMatch(/^nombre,cantidad,precio\nAna,3,12.5\n/)
    expect(sampleFile('x.csv', 'print(1)')).toMatch(/^nombre,cantidad,precio\n/)
  })

  it('is numbers where lines are read as numbers, and otherwise sentences', () => {
    expect(sampleFile('n.txt', 'for l in open("n.txt"):\n    s += int(l)')).toBe('3\n12\n7\n21\n5\n')
    expect(sampleFile('n.txt', 'print(len(open("n.txt").read()))')).toMatch(/^Este es un texto/)
  })

  it('is JSON of the shape that is gone through', () => {
    const json = (code: string) => JSON.parse(sampleFile('d.json', `datos = json.load(f)\n${code}`) ?? '')
    expect(json("for p in datos:\n    print(p['nombre'], p['edad'])")).toHaveLength(5)
    expect(json("for p in datos:\n    print(p['nombre'], p['edad'])")[0]).toEqual({ nombre: 'Ana', edad: 34 })
    expect(json("print(datos['ciudad'])")).toEqual({ ciudad: 'Madrid' })
    expect(json("for p in datos['alumnos']:\n    print(p['nota'])").alumnos).toHaveLength(5)
    expect(json('for k, v in datos.items():\n    print(k, v)')).toMatchObject({ Ana: 3 })
    expect(Object.keys(json("print(datos['__proto__'])"))).toEqual(['__proto__'])
  })

  it('is not made for files that are no text', () => {
    expect(sampleFile('foto.png', '')).toBeNull()
    expect(sampleFile('carpeta', '')).toBeNull()
  })

  it('reads hostile code in time that grows with its length', () => {
    for (const code of [
      'a, '.repeat(20_000),
      "x['".repeat(20_000),
      'fieldnames=['.repeat(5_000),
      'float('.repeat(10_000),
    ]) {
      const before = ownTime()
      sampleFile('x.csv', code)
      sampleFile('x.json', code)
      expect(ownTime() - before).toBeLessThan(patience(200))
    }
  })
})
