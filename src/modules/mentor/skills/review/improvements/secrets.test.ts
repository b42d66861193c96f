import { describe, expect, it } from 'vitest'
import { improvementsOf } from '../find-improvements'

describe('what a bot is started with', () => {
  it('MENTOR says that its token stands in the code, where it is handed to run', () =>
    expect(
      improvementsOf('import discord\nclient = discord.Client()\nclient.run("MTA5NzQ1.Gh3k")').some(({ what }) =>
        what.startsWith('El token del bot está escrito'),
      ),
    ).toBe(true))

  it('MENTOR says nothing of other things that run', () =>
    expect(
      improvementsOf('import subprocess\nsubprocess.run("listar todo")').some(({ what }) => what.includes('token')),
    ).toBe(false))
})
