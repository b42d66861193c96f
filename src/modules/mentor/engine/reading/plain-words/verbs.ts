import { folded } from '~/platform/text/folded'

/** Verbs of the same deed, by the one that readers know. A stressed vowel that changes stands behind the infinitive. */
const SAME: Readonly<Record<string, string>> = {
  escribir: 'teclear introducir ingresar digitar tipear',
  'pedir/e>i': 'solicitar capturar',
  'mostrar/o>ue': 'enseñar desplegar/e>ie visualizar',
  'devolver/o>ue': 'retornar regresar',
  sumar: 'totalizar',
  quitar: 'suprimir descartar',
  lanzar: 'disparar arrojar',
  crear: 'confeccionar',
  adivinar: 'atinar',
}

type Form = 'to' | 'ing' | 'i' | 'you' | 'it' | 'they' | 'shall' | 'you shall' | 'they shall'
/** Forms that are things as well. */
const NOUNS = new Set('digito ingreso regreso retorno captura capturas'.split(' '))
let known: ReadonlyMap<string, string> | null = null

/** Each verb in the same form of the one that readers know: «tecleo» → «escribo», «enséñame» → «muestra». */
export function withKnownVerbs(text: string): string {
  known ??= readVerbs()
  const forms = known
  const isOfClass = /\b(?:clase|m[eé]todos?)\b/i.test(text)
  return text.replace(/\p{L}{4,20}/gu, (word) => {
    const plain = folded(word)
    // A method is called as it is said.
    if (isOfClass && /[aei]r$/.test(plain)) return word
    return forms.get(plain) ?? forms.get(plain.replace(/(?<=[aeir])(?:me|nos)$/, '')) ?? word
  })
}

function readVerbs(): Map<string, string> {
  const forms = new Map<string, string>()
  for (const [verb, others] of Object.entries(SAME)) {
    const plain = formsOf(verb)
    for (const other of others.split(' '))
      for (const [form, word] of Object.entries(formsOf(other)))
        if (!NOUNS.has(folded(word))) forms.set(folded(word), plain[form as Form])
  }
  return forms
}

function formsOf(entry: string): Record<Form, string> {
  const [infinitive = '', change = ''] = entry.split('/')
  const [from = '', to = ''] = change.split('>')
  const stem = infinitive.slice(0, -2)
  const at = change === '' ? -1 : stem.lastIndexOf(from)
  const stressed = at === -1 ? stem : stem.slice(0, at) + to + stem.slice(at + from.length)
  const isFirst = infinitive.endsWith('ar')
  const soft = isFirst ? stressed.replace(/z$/, 'c').replace(/g$/, 'gu') : stressed.replace(/([aeiou])c$/, '$1zc')
  const [now, shall] = isFirst ? ['a', 'e'] : ['e', 'a']
  const ing = isFirst ? `${stem}ando` : `${infinitive.endsWith('ir') && from === 'e' ? stressed : stem}iendo`
  return {
    to: infinitive,
    ing,
    i: `${isFirst ? stressed : soft}o`,
    you: `${stressed}${now}s`,
    it: stressed + now,
    they: `${stressed}${now}n`,
    shall: soft + shall,
    'you shall': `${soft}${shall}s`,
    'they shall': `${soft}${shall}n`,
  }
}
