import { mdiShareVariantOutline } from '@mdi/js'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import * as texts from './texts.ts'
import { toast } from './toast.tsx'

/**
 * Shares the address of a page, which anybody may open, with another app, or copies it; in the header of that page a
 * sign is enough.
 */
export function ShareLink({ path, title, sign = false }: { path: string; title: string; sign?: boolean }) {
  const share = async () => {
    const url = location.origin + path
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast(texts.linkCopied)
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast(texts.theLinkCouldNotBe, { danger: true })
    }
  }
  if (sign) return <IconButton icon={mdiShareVariantOutline} label={texts.shareTheLink} onClick={() => void share()} />
  return (
    <button type="button" className="button small" onClick={() => void share()}>
      <Icon path={mdiShareVariantOutline} />
      {texts.shareTheLink}
    </button>
  )
}
