import { byWord } from '~/platform/text/by-word'
import { readArithmetic } from '../../formulas/arithmetic'

/** An attribute as formulas see it. */
type Attribute = { name: string; kind: 'number' | 'text' | 'list'; initial: string | null }

type Calculating = { attributes: readonly Attribute[]; parameters: readonly string[]; className: string; name: string }

/** What a method calculates of the attributes: in words, or known by the names of class and method. */
export function calculation(words: string, { attributes, parameters, className, name }: Calculating): string | null {
  const names = new Map([
    ...attributes.map((each): [string, string] => [each.name, `self.${each.name}`]),
    ...parameters.map((each): [string, string] => [each, each]),
  ])
  const list = words.split(' ')
  for (let at = 0; at < list.length; at += 1) {
    const read = readArithmetic(list.slice(at, at + 24), names)
    if (read && / [-+*/] |\*\*/.test(read.python) && /self\./.test(read.python)) return read.python
  }
  const known =
    KNOWN[
      `${className.toLowerCase()} ${name.split('_').at(-1) === name ? name : (name.split('_').find((part) => /^(?:area|perimetro|volumen|diametro)$/.test(part)) ?? name)}`
    ]
  if (known?.needs.every((need) => names.has(need))) return known.formula
  const [a, b] = attributes.filter(({ kind }) => kind === 'number')
  if (className === 'Rectangulo' && a && b && /area/.test(name)) return `self.${a.name} * self.${b.name}`
  if (className === 'Rectangulo' && a && b && /perimetro/.test(name)) return `2 * (self.${a.name} + self.${b.name})`
  if (/\b(?:valor|importe|total|subtotal)\b/.test(words) && names.has('precio')) {
    const amount = ['cantidad', 'stock', 'unidades'].find((each) => names.has(each))
    if (amount) return `self.precio * ${names.get(amount)}`
  }
  return null
}

/** Formulas that everybody knows by the names of the class and the method. */
const KNOWN: Record<string, { needs: string[]; formula: string }> = byWord({
  'circulo area': { needs: ['radio'], formula: 'math.pi * self.radio**2' },
  'circulo perimetro': { needs: ['radio'], formula: '2 * math.pi * self.radio' },
  'circulo diametro': { needs: ['radio'], formula: '2 * self.radio' },
  'cuadrado area': { needs: ['lado'], formula: 'self.lado**2' },
  'cuadrado perimetro': { needs: ['lado'], formula: '4 * self.lado' },
  'triangulo area': { needs: ['base', 'altura'], formula: 'self.base * self.altura / 2' },
  'cubo volumen': { needs: ['lado'], formula: 'self.lado**3' },
})
