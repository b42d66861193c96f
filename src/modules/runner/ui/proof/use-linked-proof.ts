import { useEffect, useState } from 'react'
import { decodeProof, type Proof, type ProofFault } from '../../proof-link'

/** The run that the page's address carries behind `#`, or what is wrong with it; null until it is read. */
export function useLinkedProof(): Proof | ProofFault | null {
  const [linked, setLinked] = useState<Proof | ProofFault | null>(null)
  useEffect(() => {
    let latest = 0
    async function read() {
      latest += 1
      const asked = latest
      const found = await decodeProof(location.hash.slice(1))
      if (asked === latest) setLinked(found)
    }
    void read()
    addEventListener('hashchange', read)
    return () => {
      latest = Number.NaN
      removeEventListener('hashchange', read)
    }
  }, [])
  return linked
}
