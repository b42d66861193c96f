/** What is asked of an idea, besides what it is: it decides what is told first. */
export type Aspect = 'why' | 'speed' | 'need' | 'choice'

const ASPECTS: readonly (readonly [Aspect, RegExp])[] = [
  [
    'speed',
    /\bmas (?:rapid\w+|lent\w+|eficient\w+|veloz|liger\w+)\b|\b(?:tarda|tardan|velocidad|eficiencia|rendimiento|lentitud|lent[oa]|rapid[oa])\b|\bo (?:1|n|log n)\b|\b(?:cuanto|mucho) se nota\b|\bse nota (?:mucho|algo|la diferencia)\b|\bcuanto (?:ocupa|pesa|gasta)\w*\b|\b(?:ocupa|ocupan|gasta|gastan|consume|consumen) (?:mas |menos )?memoria\b/,
  ],
  [
    'need',
    /\b(?:merece|vale) la pena\b|\b(?:hace|hara) falta\b|\b(?:es|son|seria) (?:obligatori|necesari|imprescindible|important)\w*\b|\bvivir sin\b|\b(?:lo|la|los|las) necesito\b|\bme apano\b|\bsirve de algo\b|\bsi ya\b|\bpor que no (?:uso|usar|basta|pongo|me vale)\b|\b(?:es|esta|sea) (?:tan )?mal[oa]?\b|\bmala practica\b|\bventajas?\b|\bque gano\b/,
  ],
  [
    'choice',
    /\bmejor(?:es)?\b|\b(?:recomiend\w+|recomendas|aconsej\w+|conviene|prefer\w+|usarias|elegirias|elijo|escojo|elegir|escoger)\b|\b(?:cual|que) (?:uso|usar|usa|pongo|cojo|elijo)\b|\bcuando (?:se |debo |hay que )?(?:uso|usa|usar|utiliz\w+|es mejor|toca|pongo)\b/,
  ],
  [
    'why',
    /\b(?:por que|porque|por dentro|internamente|como sabe|como es posible|a que se debe|como es que|motivo|razon)\b/,
  ],
]

/** What the words of a question (plain, in full) ask first; null where they only ask what it is. */
export const aspectIn = (words: string): Aspect | null =>
  ASPECTS.find(([, pattern]) => pattern.test(words))?.[0] ?? null

const NOT_THIS: readonly RegExp[] = [
  /\bque no (?:sea|sean|trate de|vaya de|tenga que ver con) (?:con |de |el |la |los |las |lo de |un |una |siempre )*(\w{4,})(?: (?:ni|o|y) (?:el |la |de |con )?(\w{4,}))?/g,
  /\b(?:con|de) (?:el |la |los |las )?(\w{4,}) no\b/g,
  /\bno (?:con|sobre|me pongas|me vale|me sirve) (?:el |la |los |las |lo de )?(?:tipic[oa] )?(\w{5,})/g,
  /\b(?:todos|siempre) (?:los |me ponen )?(?:ejemplos )?(?:son |es |de |con )*(?:el |la |los |las )?(?:tipic[oa]s? )?(\w{5,})/g,
  /\b(?:sin|excepto|menos|salvo) (?:usar |que sea )?(?:el |la |los |las |lo de |el tipico |la tipica )*(\w{5,})\b/g,
  /\b(?:distinto|diferente)s? (?:de|del|a|al) (?:la |los |las |el )?(?:tipic[oa] )?(\w{5,})/g,
]

/** What an example shall not be about: «que no sea el factorial», «con animales no». */
export const unwantedIn = (words: string): string[] =>
  NOT_THIS.flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap(([, first = '', other]) => [first, other ?? []].flat()),
  )
