import { Outside } from '../result'
import { PyBuiltin, type PyException, PyList, PyTuple, type Value } from '../values/values'

/** What Python keeps of an exception besides what the program set on it. */
export function ofException(value: PyException, name: string): Value | undefined {
  switch (name) {
    case 'args':
      return new PyTuple(value.args)
    case '__cause__':
      return value.cause
    case '__context__':
      return value.context
    case '__suppress_context__':
      return value.isSuppressing
    case 'value':
    case 'code':
      return value.type.order.some((base) => base.name === (name === 'code' ? 'SystemExit' : 'StopIteration'))
        ? (value.args[0] ?? null)
        : undefined
    case 'add_note':
      return new PyBuiltin(name, (_machine, [note = null]) => {
        const notes = value.attributes.get('__notes__')
        if (notes instanceof PyList) notes.items.push(note)
        else value.attributes.set('__notes__', new PyList([note]))
        return null
      })
    case 'with_traceback':
      return new PyBuiltin(name, () => value)
    case '__traceback__':
    case 'errno':
    case 'strerror':
    case 'filename':
    case 'name':
    case 'obj':
      throw new Outside('unsupported', name)
    default:
      return undefined
  }
}
