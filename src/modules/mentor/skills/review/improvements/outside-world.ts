import { inlineCode } from '../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** What goes out to the web or to the system: answers that nobody checks, addresses and orders that are glued together. */
export const findOutsideWorld: FindImprovements = (program) =>
  [...allExpressions(program.module)]
    .flatMap((node) => (node.kind === 'call' ? [...request(program, node), ...order(program, node)] : []))
    .filter(({ what }, at, all) => all.findIndex((other) => other.what === what) === at)

const ofModule = (node: ExpressionOf<'call'>, module: string) =>
  node.callee.kind === 'attribute' && node.callee.value.kind === 'name' && node.callee.value.name === module
    ? node.callee.name
    : null

const isGlued = (node: Expression | undefined): boolean =>
  node?.kind === 'format-string' || (node?.kind === 'binary' && node.operator === '+')

/** The name that the answer is kept in. */
const keptIn = (source: string, { from }: { from: number }) =>
  /(?:^|\n)[ \t]*([^\W\d]\w{0,40}) = (?:await )?$/.exec(source.slice(Math.max(0, from - 80), from))?.[1] ?? 'respuesta'

function request({ source }: Reviewed, node: ExpressionOf<'call'>): Improvement[] {
  const method = ofModule(node, 'requests')
  if (method === null || !/^(?:get|post|put|delete|patch)$/.test(method)) return []
  const found: Improvement[] = []
  if (!/raise_for_status|status_code|\.ok\b/.test(source))
    found.push({
      ...{ from: node.from, to: node.to, weight: 0.61, edits: [] },
      what: `No se mira si la petición ha ido bien: comprueba \`${keptIn(source, node)}.status_code\`, o llama a \`${keptIn(source, node)}.raise_for_status()\` antes de usarla, y pon \`timeout=10\` si no lo tiene.`,
      why: 'Si el servidor responde con un 404 o no responde, el programa sigue con una respuesta que no sirve y falla más abajo, sin decir por qué.',
    })
  if (isGlued(node.arguments[0]?.value) && /[?&]/.test(source.slice(node.from, node.to)))
    found.push({
      ...{ from: node.from, to: node.from, weight: 0.5, edits: [] },
      what: 'Los datos van pegados a la dirección: pásalos con `params={…}`.',
      why: '`requests` los codifica bien aunque lleven espacios, tildes o `&`.',
    })
  return found
}

/** `os.system("rm -r " + ruta)` */
function order(program: Reviewed, node: ExpressionOf<'call'>): Improvement[] {
  const isShell =
    ofModule(node, 'os') === 'system' ||
    (ofModule(node, 'subprocess') !== null && /shell\s*=\s*True/.test(textOf(program, node)))
  if (!isShell || !isGlued(node.arguments[0]?.value)) return []
  return [
    {
      ...{ from: node.from, to: node.to, weight: 0.99, edits: [] },
      what: `${inlineCode(textOf(program, node))} pega lo que llega de fuera a una orden del sistema: quien escriba \`; rm -rf ~\` la ejecuta también. Usa \`subprocess.run([...])\` con una lista, o las funciones de \`shutil\` y \`pathlib\`.`,
      why: 'Es una inyección de órdenes: un riesgo de seguridad de los graves.',
    },
  ]
}
