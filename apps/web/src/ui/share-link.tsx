import { mdiShareVariantOutline } from '@mdi/js'
import { Icon } from './icon.tsx'
import * as texts from './texts.ts'
import { toast } from './toast.tsx'

/** Shares the address of a page, which anybody may open, with another app, or copies it. */
export function ShareLink({ path, title }: { path: string; title: string }) {
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
  return (
    <button type="button" className="button small" onClick={() => void share()}>
      <Icon path={mdiShareVariantOutline} />
      {texts.shareTheLink}
    </button>
  )
}
