import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

const READ = "import pandas as pd\ndf = pd.read_csv('v.csv', sep=';', encoding='latin-1')\n"

/** What somebody reads who pastes a program of tables and asks about a part of it. */
async function answerTo(code: string, question: string): Promise<string> {
  const content = `\`\`\`python\n${READ}${code}\n\`\`\`\n${question}`
  const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  return markdown
}

describe('what is pointed at in a program of tables', () => {
  it('is told by itself: a value of an argument, a sign, an accessor, a column, a difference, and what would be without it', async () => {
    const cases: [code: string, question: string, ...told: string[]][] = [
      [
        "print(df['a'].value_counts(normalize=True))",
        'qué quiere decir normalize=True',
        'qué **proporción** es del total',
      ],
      ['', 'y lo de latin-1?', 'las letras **de antes**'],
      ["m = df.set_index('f')['v'].resample('ME').sum()", "qué es 'ME'?", 'agrupa por **meses**'],
      ["df = df[~df['a'].isin(['x'])]", 'qué es la ~ esa?', 'el signo `~` es «**no**»'],
      ["m = df[df['a'].isin(['x']) & ~df['b']]", 'para qué el & ese?', 'es «**y**»'],
      [
        "df['n'] = df['n'].str.strip().str.lower()",
        'por qué hay que poner .str todo el rato?',
        'hay que **repetirlo**',
      ],
      ["x = df['a']\ny = df.a", "es lo mismo df['a'] que df.a?", 'otra manera de pedir la **columna** `a`'],
      ["print(df.groupby('a').size(), df['b'].count())", 'qué diferencia hay entre size y count?', 'sin los huecos'],
      [
        "t = df.groupby('a')['b'].sum().reset_index()",
        'para qué el reset_index?',
        'Sin `.reset_index()`, los grupos seguirían',
      ],
      ['df = (df\n  .dropna()\n  .head())', 'para qué son los paréntesis de fuera?', '**varias líneas**'],
      ["df['m'] = df['v'].rolling(7).mean()", 'por qué las primeras me salen NaN?', 'Hasta que la ventana se llena'],
      ["df = df.query('edad > @tope')", 'qué es el @tope?', 'una variable de tu programa'],
    ]
    for (const [code, question, ...told] of cases) {
      const markdown = await answerTo(code, question)
      for (const text of told) expect(markdown, question).toContain(text)
    }
  })

  it('leaves to texts, lists and own classes what they have under the same name', async () => {
    const { markdown } = await mentor.answer({
      mentor: 'basic',
      turns: [
        {
          role: 'user',
          content: "```python\nletras = ['a', 'b', 'a']\nprint(letras.count('a'))\n```\nqué hace count?",
        },
      ],
    })
    expect(markdown).not.toContain('NaN')
    expect(await answerTo("frutas = ['a', 'b']\nprint(frutas.index('b'))", 'qué hace index?')).not.toContain(
      'etiquetas',
    )
  })
})
