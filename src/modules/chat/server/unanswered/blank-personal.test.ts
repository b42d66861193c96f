import { describe, expect, it } from 'vitest'
import { blankPersonal } from './blank-personal'

describe('C-68 what looks personal', () => {
  it.each([
    ['escribe a ana.garcia+clase@correo.example.com ya', 'escribe a [correo] ya'],
    ['mi móvil es 612 345 678', 'mi móvil es [teléfono]'],
    ['llámame al +34 612-345-678 hoy', 'llámame al [teléfono] hoy'],
    ['tel. 934567890 o 93 456 78 90', 'tel. [teléfono] o [número]'],
    ['IBAN ES91 2100 0418 4502 0005 1332.', 'IBAN [cuenta].'],
    ['cuenta es9121000418450200051332', 'cuenta [cuenta]'],
    ['DNI 12345678Z y NIE X-1234567-L', 'DNI [NIF] y NIE [NIF]'],
    ['dni 12.345.678-z', 'dni [NIF]'],
    ['tarjeta 4111 1111 1111 1111', 'tarjeta [número]'],
    ['mi ip es 192.168.1.20', 'mi ip es [número]'],
    ['requests.get("https://api.example.com/v1?token=abc123")', 'requests.get("[enlace]")'],
    ['entra en www.miweb.es/ana?id=7', 'entra en [enlace]'],
    ['clave sk-proj-a1B2c3D4e5F6g7H8i9J0k1L2', 'clave [clave]'],
    ['vivo en la calle Mayor, 5', 'vivo en la [dirección]'],
    ['vivo en avenida de la paz 3, Lugo', 'vivo en [dirección], Lugo'],
    ['vivo en la Plaza Mayor y estudio', 'vivo en la [dirección] y estudio'],
    ['vivo en C/ Gran Vía 12', 'vivo en [dirección]'],
    ['nací el 12/03/1990 en Lugo', 'nací el [fecha] en Lugo'],
    ['Me llamo Ana y quiero un bucle', 'Me llamo [nombre] y quiero un bucle'],
    ['me llamo ana garcía lópez, ayuda', 'me llamo [nombre], ayuda'],
    ['hola soy Íñigo Núñez de Arce', 'hola soy [nombre]'],
    ['saludos, Marta', 'saludos, [nombre]'],
    ['mi profesor Don Luis dice', 'mi profesor [nombre] dice'],
    ['Hola Ana García, te escribo', 'Hola [nombre], te escribo'],
    ['alumno = "José María de la Cruz"', 'alumno = "[nombre]"'],
    ['lo pide Jean-Luc O’Brien', 'lo pide [nombre]'],
    ['ana\u200b@correo.example', '[correo]'],
  ])('goes: %s', (text, blanked) => {
    expect(blankPersonal(text)).toBe(blanked)
  })

  it.each([
    '¿Cómo invierto una lista en Python?',
    'mi función se llama suma y no devuelve nada',
    'soy nuevo en esto, ¿por dónde empiezo?',
    'for i in range(1000000): print(i)',
    'la entrada es 1 2 3 4 5 6 7 8 9',
    'cada calle tiene un total y quiero sumarlo',
    'notas = [7, 8.5, 10, 9, 6, 5, 4]',
    'el 3.14.159 es pi',
    'Hola Mundo en Visual Studio Code',
    'TypeError: unsupported operand type(s)',
    '@property y @dataclass',
    'fecha = "2026-11-23"',
    'df.groupby("provincia")["ventas"].sum()',
    'calculadora_de_notas_finales_del_curso = 3',
  ])('and what does not stays: %s', (text) => {
    expect(blankPersonal(text)).toBe(text)
  })
})
