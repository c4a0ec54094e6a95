import { mdiShareVariantOutline } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import * as texts from './texts.ts'

/** Shares the address, which anybody may open, with another app, or copies it. */
export function ShareLink({ id, title }: { id: string; title: string }) {
  const share = async () => {
    const url = location.origin + fill(paths.eventView, { event_view_id: id })
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
