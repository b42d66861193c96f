import { describe, expect, it } from 'vitest'
import { loginForm, registrationForm } from '../../input'
import { readForm } from './use-auth-form'

const errorsOf = (reading: ReturnType<typeof readForm>) => (reading.ok ? {} : reading.errors)

describe('readForm', () => {
  it('VAL-03, VAL-04 has a sentence for each field of the login', () => {
    expect(errorsOf(readForm(loginForm, { email: 'ana', password: '12345' }))).toEqual({
      email: 'Por favor ingresa un correo electrónico válido',
      password: 'La contraseña debe tener al menos 6 caracteres',
    })
  })

  it('VAL-05 VAL-06 VAL-07 VAL-08 VAL-09 VAL-10 tells everything that is wrong with a registration at once', () => {
    const empty = {
      firstName: ' A ',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: 'x',
    }
    expect(errorsOf(readForm(registrationForm, empty))).toEqual({
      firstName: 'El nombre debe tener al menos 2 caracteres',
      lastName: 'El apellido debe tener al menos 2 caracteres',
      email: 'Escribe un correo electrónico válido',
      password: 'La contraseña debe tener al menos 6 caracteres',
      confirmPassword: 'La confirmación debe tener al menos 6 caracteres',
      acceptedTerms: 'Para crear la cuenta tienes que aceptar los términos y tener 14 años o más',
    })
  })

  it('VAL-10 says a mismatch at the confirmation, together with other errors', () => {
    const form = { firstName: 'A', lastName: 'Gil', email: 'a@b.es', password: 'secreto1', confirmPassword: 'secreto2' }
    expect(errorsOf(readForm(registrationForm, { ...form, acceptedTerms: 'on' }))).toEqual({
      firstName: 'El nombre debe tener al menos 2 caracteres',
      confirmPassword: 'Las contraseñas no coinciden',
    })
  })

  it('hands over tidied values', () => {
    const reading = readForm(loginForm, { email: ' Ana@Example.COM ', password: ' con espacios ' })
    expect(reading).toEqual({ ok: true, data: { email: 'ana@example.com', password: ' con espacios ' } })
  })

  it('takes a field that is missing altogether for a wrong one', () => {
    expect(Object.keys(errorsOf(readForm(loginForm, { email: null, password: null })))).toEqual(['email', 'password'])
  })
})
