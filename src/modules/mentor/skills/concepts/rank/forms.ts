/** How a question is put; it may be put in several ways. */
export type Form = keyof typeof FORMS
const FORMS = {
  what: /\bque (?:\w+ )?(?:es|son|significa\w*|seria\w*)\b|\bque quier\w+ decir\b|\bque hace\w*\b|\bexplica\w*|\bno (?:entiendo|pillo|entero)\b|\b(?:es|son) que\b/,
  differ:
    /\bdiferenci\w*|\bdistin\w+|\blo mismo\b|\bda igual\b|\bigual(?:es)?\b|\bvs\b|\bfrente a\b|\bcambia\b|\ben (?:vez|lugar) de\b|\bcontrario\b/,
  why: /\bpor que\b|\bporque\b|\ba que se debe\b|\bde donde (?:sale|viene)\w*\b/,
  when: /\bcuando\b|\ben que (?:casos?|situacion\w*)\b/,
  how: /\bcomo\b|\b(?:hay|existe|alguna) (?:\w+ )?(?:forma|manera|modo)\b|\bde que (?:forma|manera)\b/,
  can: /\bpuedo\b|\bse puede\w*\b|\bpuede\w*\b|\bexist\w+\b|\bhay (?:algo|algun\w*|que)\b|\bvale\b|\bsirve\b/,
  bad: /\bmal[oa]?s?\b|\bfeo\b|\bobligatori\w+|\bnecesari\w+|\bhace falta\b|\btengo que\b|\bpeligros\w+|\bmerece\b|\bpena\b/,
  purpose: /\b(?:para|de) que\b|\bque gan\w+|\bventajas?\b|\bque sentido\b|\bsi ya\b|\bsirve\w*\b/,
  choice: /\bmejor\b|\bconviene\b|\bcual\b|\brecomien\w+|\b(?:que|cual) uso\b|\bprefer\w+|\belijo\b/,
  where: /\bdonde\b|\ben que (?:programa|sitio|lugar)\b|\bcon que (?:programa|editor)\b/,
  whether: /\b(?:es|sera) (?:verdad|cierto)\b|\bsiempre\b|\bentonces\b|\bno\?$/,
} satisfies Record<string, RegExp>
const NAMES = Object.keys(FORMS) as Form[]

/** `plain` in full words. */
export const formsIn = (plain: string): Form[] => NAMES.filter((name) => FORMS[name].test(plain))
