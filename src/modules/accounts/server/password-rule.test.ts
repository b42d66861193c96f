import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './password-rule'

describe('VAL-08 VAL-25 the passwords that are refused', () => {
  it.each([
    '123456',
    '1234567890',
    '987654',
    '111111',
    '123123',
    '159753',
    'qwerty',
    'QWERTY123',
    'asdfghjkl',
    'poiuyt',
    'abcdef',
    'abcabc',
    'contraseña',
    'Contraseña',
    'contrasena1',
    'CONTRASEÑA123!',
    'realmadrid',
    'RealMadrid1902',
    'barcelona',
    'teamo1',
    'TeAmoMucho',
    'maria1990',
    'Carlos123',
    'josé2024',
    '123maria',
    'hola123',
    'holahola',
    'aaaaaa',
    'abababab',
    'python3.12',
    'pymentor',
    'PyMentor2026!',
    'iloveyou',
    'passw0rd',
    '1q2w3e4r',
    'dragon99',
  ])('%s: most used', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each(['ana.garcia', 'anagarcia', 'AnaGarcia', 'ana-garcia1', 'ANA.GARCIA@CORREO.EXAMPLE', 'anagarcia2024!'])(
    '%s: the own e-mail',
    (password) => {
      expect(isCommonPassword(password, 'ana.garcia@correo.example')).toBe(true)
      expect(isCommonPassword(password, 'otra@correo.example')).toBe(false)
    },
  )

  it.each([
    'contraseña-de-prueba',
    'contraseña-larga',
    'tres gatos verdes',
    'k8#mQz',
    'hola madrid hola',
    '83920175',
    'mariposa-y-candil',
    'xkcd-936-caballo',
    'ñandúes2',
  ])('%s: not refused', (password) => expect(isCommonPassword(password, 'ana.garcia@correo.example')).toBe(false))

  it('an e-mail without letters refuses nothing but itself', () => {
    expect(isCommonPassword('83920175', '1234@correo.example')).toBe(false)
    expect(isCommonPassword('1234@correo.example', '1234@correo.example')).toBe(true)
  })
})
