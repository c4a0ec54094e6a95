import { mdiContentCopy } from '@mdi/js'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import * as texts from './texts.ts'

/** Copies what nobody likes to type. Without a secure context there is no clipboard: it is then copied by hand. */
export function CopyButton({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(texts.copied),
      () => toast(texts.yourBrowserDidNotLet, { danger: true }),
    )
  return (
    'clipboard' in navigator && (
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon path={mdiContentCopy} />
        {texts.copy}
      </button>
    )
  )
}
