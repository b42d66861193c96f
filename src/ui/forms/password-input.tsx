import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'

/** A password box with a button that shows and hides what was typed. Used through `TextField`. */
export function PasswordInput({ className, ...input }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <input {...input} type={shown ? 'text' : 'password'} className={classNames(className, 'pr-11')} />
      <button
        type="button"
        aria-label="Mostrar la contraseña"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 grid w-10 place-items-center rounded-md text-text-muted hover:text-text"
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  )
}
