import { inlineCode } from '../../../../engine/compose'
import { addReturn } from '../add-return'
import { type Case, type Diagnosis, indentAt, insertAt, lineOf } from '../case'
import { functionNamed } from '../failing-program'
import type { Reading } from './reading'

/** A view of Flask that ends without an answer for the browser. */
function viewWithoutAnswer(fault: Case, [, name = '']: readonly (string | undefined)[]): Diagnosis | null {
  const view = functionNamed(fault.program, name)
  const last = view?.body.at(-1)
  if (!view || !last) return null
  const returns = fault.program.places.filter(({ node, scope }) => node.kind === 'return' && scope === view)
  const valued = returns.filter(({ node }) => node.kind === 'return' && node.value !== null)
  const line = lineOf(fault, { from: view.nameFrom })
  const end = last.from + fault.source.slice(last.from, last.to).trimEnd().length
  const indent = indentAt(fault, lineOf(fault, view.body[0] ?? last))
  const own = valued.length === 0 && returns.length === 0 ? addReturn(fault, view) : []
  const isShown = own.some(({ text }) => text.trim().startsWith('return'))
  return {
    line,
    cause: `${inlineCode(`${name}()`)} (línea ${line}) ${valued.length > 0 ? `solo devuelve algo por algunos caminos (línea ${valued.map(({ node }) => lineOf(fault, node)).join(' y ')}); por los demás` : 'no tiene `return`:'} acaba sin devolver nada, \`None\`, y Flask no sabe qué enviar al navegador. Lo que hace antes sí se hace: lo que falta es la respuesta.`,
    edits: isShown ? own : [insertAt(end, `\n${indent}return "Hecho"`)],
    decide: `${isShown ? 'Un `print` no sale en el navegador, se ve en la terminal: lo que se ve es lo que devuelves.' : 'He puesto un texto cualquiera.'} Puede ser también una plantilla, \`return render_template("pagina.html")\`, u otra página, \`return redirect("/")\`.`,
    avoid: 'Toda función con `@app.route` acaba en un `return`, también en el `else` y en el caso `GET`.',
    kind: '',
  }
}

export const VIEWS: readonly Reading[] = [
  [/view function for '(\w{1,60})' did not return a valid response/, viewWithoutAnswer],
]
