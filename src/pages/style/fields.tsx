import { useId } from 'react'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { FormError } from '~/ui/forms/form-error'
import { RadioField } from '~/ui/forms/radio-field'
import { TextField } from '~/ui/forms/text-field'
import { SavedNote } from '~/ui/toasts/saved-note'

export function FieldSpecimens() {
  const choice = useId()
  return (
    <div className="grid gap-5">
      <TextField label="Nombre" placeholder="Ana" />
      <TextField
        label="Correo electrónico"
        type="email"
        hint="No se lo damos a nadie."
        defaultValue="ana@correo.example"
      />
      <TextField label="Apellido" defaultValue="P" error="El apellido debe tener al menos 2 caracteres" />
      <TextField label="Contraseña" type="password" defaultValue="contraseña-larga" autoComplete="off" />
      <TextField label="Solo se lee" defaultValue="No se puede cambiar" readOnly />
      <TextField label="Desactivado" defaultValue="Ahora no" disabled />
      <CheckboxField label="Quiero recibir novedades" hint="Una al mes como mucho." defaultChecked />
      <CheckboxField label="Acepto los términos" error="Para crear una cuenta tienes que aceptar los términos" />
      <CheckboxField label="Desactivada" disabled />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-sm">Mentor</legend>
        <RadioField name={choice} label="Basic" defaultChecked />
        <RadioField name={choice} label="PRO" />
      </fieldset>
      <FormError title="Error al iniciar sesión">Correo electrónico o contraseña incorrectos.</FormError>
      <SavedNote>Guardado</SavedNote>
    </div>
  )
}
