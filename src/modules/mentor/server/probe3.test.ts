import { it } from 'vitest'
import { search } from './search'
import { createSearchIndex } from './search-index'
import { catalogue as cat } from './catalogue'
const ix = createSearchIndex(cat()); const rank=(q:string)=>ix.rank(q)
import { searchTerms } from './spanish-terms'
import { HELD, HELD_OUT } from '/tmp/h2'
it('probe', () => {
  const f=(r:any)=>r?`${r.recipe.id} s${r.score.toFixed(1)} c${r.coverage.toFixed(2)}`:'-'
  let top=0, match=0
  for (const [q,id] of HELD) { const r=rank(q), d=search(q)
      const okTop=r[0]?.recipe.id===id, ok=d.kind==='match'&&d.recipe.id===id
      if(okTop)top++; if(ok)match++
      if(!ok) console.log(okTop?'  ~':'  X', q,'|',id,'|',d.kind,'|',f(r[0]),'|',f(r[1]),'|', searchTerms(q).join(' ')) }
  console.log('HELD top1', top, 'match', match, 'of', HELD.length)
  let m=0
  for (const q of HELD_OUT) { const d=search(q); const r=rank(q)
    if(d.kind==='match') {m++; console.log('  !! ', q,'|',f(r[0]),'|',searchTerms(q).join(' '))}
    else if (d.kind==='suggest') console.log('   ', d.kind, q, f(r[0])) }
  console.log('HELD_OUT match', m, 'of', HELD_OUT.length)
})
