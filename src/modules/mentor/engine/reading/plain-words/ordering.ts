import type { Rewording } from './rewording'

/** How a program is ordered. */
export const ORDERING: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:se trata de|la idea es|el objetivo es|consiste en|hay que|tengo que|habr[ií]a que|me mandan|me piden|me toca|toca) (?=\p{L}{2,}[aei]r(?:l[aeo]s?|me|nos)?(?!\p{L}))/giu,
    'necesito ',
  ],
  [
    /(?<!\p{L})(?:me (?:hace falta|gustar[ií]a|vendr[ií]a bien)|quisiera|querr[ií]a|ocupo|busco|ando buscando|me urge)(?!\p{L})/giu,
    'necesito',
  ],
  [
    /(?<!\p{L})(?:p[aá]same|d[ae]me|hacerme|[aá]rmame|armame|armate|escr[ií]beme|prep[aá]rame|m[oó]ntame|c[oó]digo para) (?=un|el|la|las|los|una)/giu,
    'hazme ',
  ],
  [
    /(?<!\p{L})(?:c[oó]mo (?:ser[ií]a|quedar[ií]a|har[ií]a|hago|se har[ií]a|puedo hacer)) (?=un|una|el|la)/giu,
    'hazme ',
  ],
  [
    /[.,;]? ?¿(?:me (?:lo|la) (?:haces|programas|escribes|armas|montas|preparas|podr[ií]as? (?:hacer|escribir|programar))|c[oó]mo (?:ser[ií]a|quedar[ií]a|lo hago|se hace)(?: el c[oó]digo)?)\?/giu,
    '',
  ],
]
