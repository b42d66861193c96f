import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'

type Asked = { said: string; what: string; name: string; base: string | null; isPercent: boolean }
export type Calculation = { code: string; label: string; how: string }

/** What is to be calculated with a new number and the program's result, by what the words say. Null where they do not say it. */
export function calculationIn({ said, what, name, base, isPercent }: Asked): Calculation | null {
  if (base === null) return null
  const plain = folded(`${what} ${said}`)
  for (const { pattern, build } of KINDS) {
    if (!pattern.test(plain)) continue
    const { code, label, how } = build({ base, name, isPercent: isPercent || /porcent|por ciento|%/.test(plain) })
    return { code, label, how }
  }
  return null
}

type Build = (of: { base: string; name: string; isPercent: boolean }) => Calculation

/** Read in this order; «entre» and «cada uno» share, «descuento» takes off. */
const KINDS: readonly { pattern: RegExp; build: Build }[] = [
  {
    pattern:
      /\b(?:cada (?:uno|una|quien|persona|cual|amigo)|toca\w*|repart\w+|divid\w+|entre cuant\w+|por persona|por cabeza)\b/,
    build: ({ base, name }) => ({
      code: `${base} / ${name}`,
      label: 'A cada uno le toca',
      how: `${inlineCode(`${base} / ${name}`)} reparte el resultado a partes iguales.`,
    }),
  },
  {
    pattern: /\b(?:descuent\w*|rebaj\w*)\b/,
    build: ({ base, name, isPercent }) =>
      isPercent || /desc|rebaj/.test(name)
        ? {
            code: `${base} * (1 - ${name} / 100)`,
            label: 'Con descuento',
            how: `Quitar un porcentaje es multiplicar por ${inlineCode(`1 - ${name} / 100`)}.`,
          }
        : { code: `${base} - ${name}`, label: 'Con descuento', how: `Se resta ${inlineCode(name)} del resultado.` },
  },
  {
    pattern: /\b(?:iva|impuesto\w*|propina|recargo|interes\w*|comision|aument\w*)\b/,
    build: ({ base, name }) => ({
      code: `${base} * (1 + ${name} / 100)`,
      label: 'Con el porcentaje añadido',
      how: `Añadir un porcentaje es multiplicar por ${inlineCode(`1 + ${name} / 100`)}.`,
    }),
  },
  {
    pattern:
      /\b(?:multipli\w+|cuant[oa]s (?:unidades|veces|dias|horas|meses|anos|semanas|noches)|cantidad|unidades|por el numero)\b/,
    build: ({ base, name }) => ({
      code: `${base} * ${name}`,
      label: 'Total',
      how: `Se multiplica el resultado por ${inlineCode(name)}.`,
    }),
  },
  {
    pattern: /\b(?:rest\w+|quit\w+|vuelta|vuelto|cambio|sobra|falta\w*|pag[ao]\w*|entreg\w+)\b/,
    build: ({ base, name }) => ({
      code: `${name} - ${base}`,
      label: 'Cambio',
      how: `Se resta el resultado de ${inlineCode(name)}.`,
    }),
  },
  {
    pattern: /\b(?:sum\w+|anad\w+|agreg\w+|mas|envio|extra)\b/,
    build: ({ base, name }) => ({
      code: `${base} + ${name}`,
      label: 'Total',
      how: `Se suma ${inlineCode(name)} al resultado.`,
    }),
  },
]
