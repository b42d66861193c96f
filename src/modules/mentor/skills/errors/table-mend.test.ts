import { expect, it } from 'vitest'
import '../../python/evaluate/tables/pandas'
import { parsePython } from '../../python/parse'
import { tableMend } from './table-mend'

const DF = 'import pandas as pd\ndf = pd.DataFrame({"edad": [17, 25], "sexo": ["F", "M"], "precio": ["1.5", "ND"]})\n'

it('mends a program with tables by what its own run shows to work, and leaves what it cannot prove', () => {
  for (const [line, mended] of [
    ['print(df[(df["edad"] > 18) and (df["sexo"] == "F")])', 'print(df[(df["edad"] > 18) & (df["sexo"] == "F")])'],
    ['if df["edad"] > 18 and df["sexo"] == "M":\n    df = df', 'df = df[(df["edad"] > 18) & (df["sexo"] == "M")]'],
    ['print(df[df["edad"] > 18 & df["sexo"] == "F"])', 'print(df[(df["edad"] > 18) & (df["sexo"] == "F")])'],
    ['df["precio"] = df["precio"].astype(float)', 'df["precio"] = pd.to_numeric(df["precio"], errors="coerce")'],
    ['print(df.groupby("sexo").mean())', 'print(df.groupby("sexo").mean(numeric_only=True))'],
    ['print(df["edad"].str.zfill(3))', 'print(df["edad"].astype(str).str.zfill(3))'],
    ['print(df["Edad"].sum())', 'print(df["edad"].sum())'],
    ['print(df.groupby("sexo")["Edad"].sum())', 'print(df.groupby("sexo")["edad"].sum())'],
    ['print(df("edad").sum())', 'print(df["edad"].sum())'],
    ['b = pd.DataFrame({"edad": ["17"]})\nprint(df.merge(b, on="edad"))', 'df["edad"] = df["edad"].astype(str)'],
    [
      'f = pd.Series(["03/04/2024", "25/04/2024"])\nprint(pd.to_datetime(f))',
      'print(pd.to_datetime(f, dayfirst=True))',
    ],
    ['df["b"] = [1, 2, 3]', null],
    ['print(df["altura"])', null],
    ['print(df)', null],
  ] as const) {
    const corrected = tableMend(parsePython(`${DF}${line}\n`), null)?.corrected ?? null
    if (mended === null) expect([line, corrected]).toEqual([line, null])
    else expect(corrected).toContain(mended)
  }
})
