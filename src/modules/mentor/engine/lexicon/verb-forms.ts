/**
 * The forms of a regular Spanish verb in plain spelling (no accents), those of «vos» and «usted» too. `entry` is the infinitive, with the
 * change of its stressed vowel where it has one: `mostrar/o>ue`, `repetir/e>i`.
 */
export function verbForms(entry: string): string[] {
  const { infinitive, stem, stressed } = readEntry(entry)
  const isFirst = infinitive.endsWith('ar')
  const soft = softened(stem, isFirst)
  const softStressed = softened(stressed, isFirst)
  const theme = isFirst ? 'a' : 'e'
  const forms = [infinitive, ...['e', 'as', 'a', 'emos', 'eis', 'an'].map((ending) => infinitive + ending)]
  forms.push(...['ia', 'ias', 'iamos', 'iais', 'ian'].map((ending) => infinitive + ending))
  forms.push(`${stressed}o`, stressed + theme, `${stressed + theme}s`, `${stressed + theme}n`)
  if (isFirst) {
    const [a, e] = [stem, soft]
    forms.push(
      `${a}as`,
      `${a}a`,
      `${a}ad`,
      `${a}amos`,
      `${a}ais`,
      `${e}e`,
      `${a}aste`,
      `${a}o`,
      `${a}aron`,
      `${a}aba`,
      `${a}aban`,
      `${a}abas`,
    )
    forms.push(`${a}ara`, `${a}aras`, `${a}ando`, ...['ado', 'ada', 'ados', 'adas'].map((ending) => a + ending))
    forms.push(`${softStressed}e`, `${softStressed}es`, `${softStressed}en`, `${e}emos`)
  } else {
    const [a, raised] = [stem, infinitive.endsWith('ir') ? stressed.replace('ie', 'i').replace('ue', 'u') : stem]
    forms.push(
      `${a}es`,
      `${a}e`,
      `${a}is`,
      `${a}ed`,
      `${a}id`,
      `${a}i`,
      `${a}iste`,
      `${raised}io`,
      `${raised}ieron`,
      `${a}imos`,
      `${a}emos`,
    )
    forms.push(`${a}ia`, `${a}ian`, `${a}ias`, `${raised}iera`, `${raised}iendo`)
    forms.push(...['ido', 'ida', 'idos', 'idas'].map((ending) => a + ending))
    forms.push(`${softStressed}o`, `${softStressed}a`, `${softStressed}as`, `${softStressed}an`)
  }
  return forms
}

/** The forms that people write most, and mistype: what is worth finding again. */
export function commonForms(entry: string): string[] {
  const { infinitive, stem, stressed } = readEntry(entry)
  const theme = infinitive.endsWith('ar') ? 'a' : 'e'
  const present = stressed + theme
  const gerund = stem + (theme === 'a' ? 'ando' : 'iendo')
  return [
    infinitive,
    `${stressed}o`,
    present,
    `${present}s`,
    `${present}n`,
    `${present}me`,
    gerund,
    stem + (theme === 'a' ? 'ado' : 'ido'),
  ]
}

/** The infinitive, «(que) pida», «pide» and «pido». */
export function presentOf(entry: string): { infinitive: string; asked: string; present: string; own: string } {
  const { infinitive, stressed } = readEntry(entry)
  const isFirst = infinitive.endsWith('ar')
  return {
    infinitive,
    asked: `${softened(stressed, isFirst)}${isFirst ? 'e' : 'a'}`,
    present: `${stressed}${isFirst ? 'a' : 'e'}`,
    own: `${stressed}o`,
  }
}

function readEntry(entry: string) {
  const [infinitive = '', change = ''] = entry.split('/')
  const [from = '', to = ''] = change.split('>')
  const stem = infinitive.slice(0, -2)
  const at = change === '' ? -1 : stem.lastIndexOf(from)
  const stressed = at === -1 ? stem : stem.slice(0, at) + to + stem.slice(at + from.length)
  return { infinitive, stem, stressed }
}

/** Before the other vowel the sound asks for other letters: `explic-o` but `expliqu-e`, `corrig-e` but `corrij-o`. */
function softened(stem: string, isFirst: boolean): string {
  if (isFirst) return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
  return stem
    .replace(/gu$/, 'g')
    .replace(/g$/, 'j')
    .replace(/([^aeiou])c$/, '$1z')
    .replace(/([aeiou])c$/, '$1zc')
}

const PRONOUN = /^(.{3,}?)(?:me|te|se|nos|os|les?|l[oa]s?)$/

/** What a word is without the pronouns that hang on it, one after the other: `explicamelo` → `explicame`, `explica`. */
export function withoutPronouns(word: string): string[] {
  const first = PRONOUN.exec(word)?.[1]
  if (first === undefined) return []
  const second = PRONOUN.exec(first)?.[1]
  return second === undefined ? [first] : [first, second]
}
