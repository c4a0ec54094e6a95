import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A button that is only a sign; `label` is what it is called where nobody sees it. */
export const IconButton = ({
  icon,
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label' | 'children'> & {
  icon: string
  label: string
}) => (
  <button type="button" className="icon-button" aria-label={label} {...rest}>
    <Icon path={icon} />
  </button>
)
