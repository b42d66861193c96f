import type { Rewording } from './rewording'

const N = '(\\d+(?:[.,]\\d+)?)'
/** What something costs, and from when on. */
export const BANDS: readonly Rewording[] = [
  ['la (?:hora|media hora) inicial (?:vale|cuesta|son)', 'la primera hora cuesta'],
  [
    'cada (hora|minuto|dia|kilo) (?:adicional|extra|de mas|siguiente),? (?:aunque (?:sea|este) (?:empezad[oa]|incomplet[oa])|o fraccion)?,? ?(?:suma|cuesta|son|vale|añade)',
    'cada $1 o fracción extra cuesta',
  ],
  ['(?:con )?(?:un )?tope(?: maximo)?(?: de| es| son)? (?=\\d)', 'máximo '],
  [`entre ${N} \\(inclusive\\) y ${N} \\(sin llegar\\)`, 'de $1 a menos de $2'],
  [`desde ${N} \\(?inclusive\\)? hasta ${N} \\(?sin llegar\\)?`, 'de $1 a menos de $2'],
  [`(?:si es |si )?(?:inferior|por debajo) (?:a|de) ${N}`, 'menos de $1'],
  [`abajo de ${N}`, 'menos de $1'],
  [`(?:a partir de|desde|(?<!menos |mas |más )de) ${N}(?: en adelante)?, (?=\\d+(?:[.,]\\d+)? ?%)`, '$1 o más, '],
  [`(menos de ${N}[^.;,]{0,20}), (?:nada|cero|sin descuento)`, '$1 0%'],
  [`${N} o mas paga `, '$1 o más el '],
  ['(?<=\\d )paga (?=\\d)', 'el '],
  ['(?:con )?(?:retraso|antiguedad|demora) (?:superior|mayor) (?:a|de) (\\d+) dias', 'con más de $1 días de retraso'],
  ['(?:pasa[ns]?|pasaron|por encima|superior(?:es)?|mayor(?:es)?) (?:a|de|que) (\\d+)', 'más de $1'],
  ['(?:el|la|su) porcentaje se aplica al (?:importe|total) (?:entero|completo)', 'va sobre todo el importe'],
]
