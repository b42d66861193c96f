import { inlineCode } from '../../../engine/compose'
import { allExpressions, statementsIn } from '../../../python/walk'
import { type FindImprovements, textOf } from '../improvement'

const MONEY =
  /(?:^|_)(?:precios?|importe|total|saldo|propina|iva|coste|cuenta|factura|euros?|sueldo|salario|descuento|monto|pago)(?:$|_)/i

/** Sums of money with decimals that nobody rounds. */
export const findMoney: FindImprovements = (program) => {
  if (/\bround\(|:\.\df|:,\.\df|Decimal|cent(?:imo|avo)s/i.test(program.source)) return []
  const hasDecimals = [...allExpressions(program.module)].some(
    (node) => (node.kind === 'number' && node.text.includes('.')) || (node.kind === 'binary' && node.operator === '/'),
  )
  if (!hasDecimals) return []
  const sum = [...statementsIn(program.module.body)].find((node) => {
    const target = node.kind === 'assign' ? node.targets[0] : node.kind === 'augmented-assign' ? node.target : null
    const isSum = node.kind === 'augmented-assign' || (node.kind === 'assign' && node.value.kind === 'binary')
    return isSum && target?.kind === 'name' && MONEY.test(target.name)
  })
  if (sum === undefined) return []
  return [
    {
      from: sum.from,
      to: sum.to,
      weight: 0.48,
      what: `${inlineCode(textOf(program, sum).trim().split('\n')[0] ?? '')} cuenta dinero con decimales (\`float\`), que no son exactos: \`0.1 + 0.2\` da \`0.30000000000000004\` y acaba bailando un **céntimo**. Redondea al mostrar o al guardar, \`round(total, 2)\`, o cuenta en céntimos enteros o con \`Decimal\`.`,
      why: 'En una caja o una factura, un céntimo de diferencia ya es un descuadre.',
      edits: [],
    },
  ]
}
