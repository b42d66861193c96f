import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** What was pasted, and the line as it is put right in the person's own program. */
const PASTED: readonly [content: string, line: string][] = [
  [
    "TypeError: agg function failed [how->mean,dtype->object]\n\nimport pandas as pd\ndf = pd.read_csv('a.csv')\nprint(df.groupby('sitio').mean())",
    "df.groupby('sitio').mean(numeric_only=True)",
  ],
  [
    "ValueError: could not convert string to float: 'ND'\n\nimport pandas as pd\nd = pd.read_csv('a.csv')\nd['x'] = d['x'].astype(float)\nprint(d['x'].mean())",
    `pd.to_numeric(d['x'], errors="coerce")`,
  ],
  [
    'ValueError: You are trying to merge on object and int64 columns for key \'id\'. If you wish to proceed you should use pd.concat\n\nimport pandas as pd\na = pd.read_csv("a.csv")\nb = pd.read_csv("b.csv")\nu = a.merge(b, on="id")\nprint(u)',
    'b["id"] = b["id"].astype(str)',
  ],
  [
    '_csv.Error: iterator should return strings, not bytes (the file should be opened in text mode)\n\nimport csv\nwith open("g.csv", "rb") as f:\n    for fila in csv.reader(f):\n        print(fila)',
    'open("g.csv", "r", newline="", encoding="utf-8")',
  ],
  [
    'json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)\n\nimport json\nwith open("p.json") as f:\n    p = json.load(f)\nprint(p)',
    'except (FileNotFoundError, json.JSONDecodeError):\n    p = {}',
  ],
  [
    '_tkinter.TclError: cannot use geometry manager grid inside . which already has slaves managed by pack\n\nfrom tkinter import *\nv = Tk()\nLabel(v, text="A").pack()\nLabel(v, text="B").grid(row=1, column=0)\nv.mainloop()',
    'Label(v, text="A").grid(row=0, column=0, columnspan=2)',
  ],
]

it('puts the own program right where a library is called otherwise than it takes', async () => {
  for (const [content, line] of PASTED) {
    const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
    expect(markdown).toContain('### Tu programa corregido')
    expect(markdown).toContain(line)
  }
})
