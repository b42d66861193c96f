import { useState } from 'react'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { useHydrated } from '~/ui/react/use-hydrated'
import { SavedNote } from '~/ui/toasts/saved-note'
import { toast } from '~/ui/toasts/toast'
import type { Improvement } from '../../profile-contract'
import { IMPROVEMENT_FAILED } from '../../profile-copy'
import { noticeOfFailure, profileCalls } from './profile-calls'

type Saving = 'idle' | 'saving' | 'saved'

/** C-68. Stored as soon as it is chosen; what could not be stored is as it was. */
export function ImprovementPanel({ stored }: { stored: Improvement }) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState(stored.helpsImprove)
  const [saving, setSaving] = useState<Saving>('idle')

  async function choose(helpsImprove: boolean) {
    if (saving === 'saving') return
    setChosen(helpsImprove)
    setSaving('saving')
    try {
      await profileCalls.saveImprovement({ helpsImprove })
      setSaving('saved')
    } catch (error) {
      setChosen(!helpsImprove)
      setSaving('idle')
      toast({ ...noticeOfFailure(error, IMPROVEMENT_FAILED), variant: 'destructive' })
    }
  }

  return (
    <div className="grid gap-2">
      <h2 className="text-lg">Mejorar las respuestas</h2>
      <CheckboxField
        label="Ayudar a mejorar las respuestas"
        hint="Vemos lo que el mentor no supo responder y lo que no te sirvió, sin saber de quién es y tapando los nombres, correos y números que reconocemos. Si lo quitas, lo tuyo no se ve."
        checked={chosen}
        disabled={!isHydrated}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
      <SavedNote>{saving === 'saved' ? 'Guardado' : null}</SavedNote>
    </div>
  )
}
