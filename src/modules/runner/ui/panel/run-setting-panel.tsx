import { RadioField } from '~/ui/forms/radio-field'
import { chooseRunSetting, RUN_SETTINGS, type RunSetting, useRunSetting } from '../run-setting'

const LABELS = {
  itself: 'Por sí solo, al terminar cada respuesta',
  click: 'Cuando pulso «Ejecutar»',
  never: 'Nunca',
} satisfies Record<RunSetting, string>

/** When the code of answers runs, in this browser. */
export function RunSettingPanel() {
  const chosen = useRunSetting()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-display text-lg">Ejecutar el código de las respuestas</legend>
      {RUN_SETTINGS.map((setting) => (
        <RadioField
          key={setting}
          name="run-setting"
          label={LABELS[setting]}
          checked={chosen === setting}
          onChange={() => chooseRunSetting(setting)}
        />
      ))}
      <p className="text-sm text-text-muted">
        Se ejecuta aquí, en tu navegador: nada sale de él. La elección vale para este navegador; lo que escribió otra
        persona se ejecuta solo si lo pulsas.
      </p>
    </fieldset>
  )
}
