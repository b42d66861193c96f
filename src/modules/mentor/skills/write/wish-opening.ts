const END = '(?![\\p{L}\\d])[\\s,.;:!¡?…)]*'
/** What is said of the program that there is, and words that lead to what is wanted. */
const REMARK = `(?:(?:muy )?(?:bien(?= ?[,.;:!]|\\s+(?:pero|ahora|y|mejor|hecho))|genial|perfect[oa]?|guay|excelente|estupendo|fenomenal|fant[aá]stico|buen[ií]simo|listo|mola|de lujo|qu[eé] bien|gracias|graciass+|mil gracias|muchas gracias|ok\\p{L}{0,4}|oki|okey|vale+|valee|dale(?=[ ]*,)|ya(?=[ ]*,)|va(?=[ ]*[,.])|bueno|[oó]rale|sale(?=[ ]*,)|jaja\\p{L}*|ah|uy|uf|pues|oye|mira|a ver|hola|buenas|profe|por favor|porfa\\p{L}*|plis|(?:me )?(?:funciona|sirve|va)(?: muy)? (?:bien|genial|perfecto)|me (?:gusta|encanta|mola)(?= ?[,.;:!]|\\s+pero)|est[aá] (?:muy )?(?:bien|genial|perfecto|guay)|eso est[aá] bien|no(?= ?,)|nono|nop)${END})`
const WHO =
  '(?:(?:el|la|mi|nuestr[oa]) (?:profe|profesora?|profa|maestr[oa]|jef[ea]|ayudante|tutora?|cliente|t[ií][oa]|padre|madre|hermana?o?)|en (?:clase|el insti|la uni|el curro|el enunciado|la tarea|la pr[aá]ctica))'
/** Who wants it, or that it is wanted. */
const WANTED = `(?:${WHO} (?:(?:ahora|nos|me|tambi[eé]n) )*(?:dice|dijo|ha dicho|pide|pidi[oó]|quiere|exige|manda|piden) (?:que |q (?=\\p{L})|(?=sin\\b))|(?:me|nos) (?:han (?:dicho|pedido)|piden|dicen|pidieron) (?:que|q)${END}|(?:me gustar[ií]a|lo que (?:quiero|me hace falta|necesito) es|(?:yo )?(?:quiero|quisiera|necesito)|a ver si puedes(?: hacer)?|(?:puedes|podr[ií]as|se puede) hacer) (?=(?:que|q)\\b)|lo que quiero es (?=cu[aá]nt|el|la|un|una|solo))`
const JOINS = `(?:(?:pero|entonces|ahora|mejor|y(?= (?:ahora|si|luego|mejor|entonces))|cambia (?:eso|esto)(?=[:,])|es que|o sea)${END})`
const OPENING = new RegExp(`^[\\s,.;:¡¿(]*(?:${REMARK}|${WANTED}|${JOINS})+`, 'iu')

/**
 * A wish without the words that open it: «perfecto pero ahora dime …», «el profe dice que …». They praise what there is, or say who wants
 * it otherwise, and are no part of a program.
 */
export function withoutOpening(wish: string): string {
  const rest = wish.replace(OPENING, '').trim()
  return /\p{L}{3}/u.test(rest) ? rest : wish
}
