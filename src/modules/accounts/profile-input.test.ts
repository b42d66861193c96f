import { describe, expect, it } from 'vitest'
import { passwordForm } from './profile-input'

const complaints = (form: unknown) => {
  const { error } = passwordForm.safeParse(form)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('the password form', () => {
  it('VAL-14 VAL-15 VAL-16 says what is wrong with each field, all at once', () => {
    expect(complaints({ currentPassword: 'corta', newPassword: '12345', confirmPassword: '12345' })).toEqual({
      currentPassword: 'La contraseña actual debe tener al menos 6 caracteres',
      newPassword: 'La nueva contraseña debe tener al menos 6 caracteres',
      confirmPassword: 'La confirmación debe tener al menos 6 caracteres',
    })
  })

  it('VAL-17 wants the new one twice, the same', () => {
    const typed = { currentPassword: 'antigua', newPassword: 'caballo grapa', confirmPassword: 'caballo grapa' }
    expect(complaints(typed)).toEqual({})
    expect(complaints({ ...typed, confirmPassword: 'caballo grapo' })).toEqual({
      confirmPassword: 'Las contraseñas no coinciden',
    })
  })
})
