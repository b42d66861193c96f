import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClasses } from './button-classes'

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook & { className?: string }

/** A link with a button's look: for what goes somewhere rather than does something. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ variant, size }, className)} />
}
