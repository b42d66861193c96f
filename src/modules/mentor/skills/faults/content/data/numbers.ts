import type { FaultTexts } from '../fault-text'

export const NUMBER_TEXTS: FaultTexts = {
  'rounds-half-to-even': {
    signs: ['number', 'always'],
    what: 'No está roto: en la línea {line}, {call} da {result} porque Python redondea las mitades exactas al número par más cercano (el redondeo bancario o del banquero).',
    why: '2.5 está justo en medio de 2 y 3, y elige el par, 2; 3.5 va a 4, que también es par. Así, al redondear muchos números, los errores se compensan. Si quieres que la mitad suba siempre, suma 0.5 y quédate con la parte de abajo: `math.floor(x + 0.5)`.',
    avoid:
      'Para dinero usa `Decimal(x).quantize(Decimal("1"), rounding=ROUND_HALF_UP)`, que redondea como en la escuela.',
  },
  'whole-division-then-times': {
    signs: ['zero', 'number', 'always'],
    what: 'En la línea {line}, {division} es la división entera: quita los decimales antes de multiplicar, y por eso el resultado es 0 (o un número redondo). Con `/` se conservan: {mended}.',
    why: '`//` divide y redondea hacia abajo al entero: `18 // 24` es 0, y 0 por 100 sigue siendo 0. `18 / 24` es 0.75, y por 100, 75.',
    avoid: 'Usa `/` para porcentajes y medias; `//` solo cuando quieras cuántas veces cabe entero.',
  },
}
