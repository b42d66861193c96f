import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MIN_MESSAGE_LENGTH } from './rules'

const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })

export const FIELD_ERRORS = {
  name: 'Escribe tu nombre: al menos 2 letras',
  nameTooLong: `El nombre puede tener ${MAX_NAME_LENGTH} caracteres como máximo`,
  nameHidden: 'El nombre contiene caracteres que no se ven: escríbelo de nuevo a mano',
  email: 'Escribe un correo electrónico válido',
  message: `Cuéntanos un poco más: al menos ${MIN_MESSAGE_LENGTH} caracteres`,
  messageTooLong: `El mensaje puede tener ${number.format(MAX_MESSAGE_LENGTH)} caracteres como máximo`,
}

export const UNSENT =
  'No hemos podido enviar tu mensaje. Comprueba tu conexión y vuelve a intentarlo: lo que has escrito sigue aquí.'
