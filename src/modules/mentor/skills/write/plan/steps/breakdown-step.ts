import type { Known, Step } from '../scalars/scalar-step'

const STATED =
  /\b(?:(?:y|me|dig\w+|dime|di|muestr\w+|calcul\w+|cuant[oa]s|el numero de|que|lo|en) )*(?:billetes|monedas|denominaciones|piezas)(?: (?:y|o|de|son|:|(?:billetes|monedas)|\())* ((?:\d+(?:[.,]\d+)?(?!\d)(?: (?:,|y|o|e|€|\$|euros?|pesos|soles|dolares|de|monedas|billetes))* ?){3,14})(?: ?\))?(?: ?(?:que|se|hacen|falta|necesit\w+|tengo|hay|tiene|debe\w*|dar|entreg\w+|devolv\w+|usando|con|la|menor|cantidad|posible|los|menos|minim[oa]|numero|de|billetes|monedas|posibles|da|corresponden?)(?= |$))*/

/** «cuántos billetes de 1000, 500 y 200»: an amount in as few pieces as can be. */
export function breakdown({ reading, quantities }: Known): Step | null {
  const [amount, ...others] = quantities.filter(({ type }) => type === 'number' || type === 'whole' || type === 'money')
  const found = reading.find(STATED)
  const values = [...(found?.groups[0] ?? '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([text]) =>
    Number(text.replace(',', '.')),
  )
  if (!amount || others.length > 0 || !found || values.length < 3 || values.some((value) => !Number.isInteger(value)))
    return null
  reading.use(found)
  const sorted = [...new Set(values)].toSorted((a, b) => b - a)
  return {
    constants: [`VALORES = [${sorted.join(', ')}]`],
    lines: [
      `resto = int(${amount.name})`,
      'for valor in VALORES:',
      '    cuantos, resto = divmod(resto, valor)',
      '    if cuantos > 0:',
      "        print(f'{cuantos} de {valor}')",
      'if resto > 0:',
      "    print(f'Sobran {resto}')",
    ],
    results: [],
    how: [
      '`VALORES` va de mayor a menor: así salen las menos piezas posibles.',
      '`divmod(resto, valor)` da a la vez cuántas caben y lo que queda por repartir.',
    ],
    said: 'dice cuántas piezas de cada valor hacen falta',
  }
}
