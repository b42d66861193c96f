import { expect, it } from 'vitest'
import { EMPTY_STATE } from '../../engine/frame'
import { readMessage } from '../../engine/reading/read-message'
import { understand } from '../../engine/understand'
import { changeSkill } from './change-skill'

const CODE = 'ventas = [120, 80]\nfor v in ventas:\n    total = 0\n    total = total + v\nprint(total)'
const foundIn = (says: string) =>
  changeSkill.found?.(understand(readMessage(`${says}\n\n\`\`\`python\n${CODE}\n\`\`\``), EMPTY_STATE), EMPTY_STATE) ??
  null

it.each(['mostrame también ventas', 'saca 80 de la lista', 'que ventas se llame importes'])(
  'MENTOR 272 takes «%s» beside pasted code for what it orders, whatever else is wrong there',
  (says) => {
    expect(foundIn(says)).not.toBeNull()
  },
)

it.each(['me sale 80', 'imprime 80 en vez de 200', 'debería mostrar ventas', '¿muestra ventas?'])(
  'MENTOR 272 leaves «%s» to those who look for faults',
  (says) => {
    expect(foundIn(says)).toBeNull()
  },
)
