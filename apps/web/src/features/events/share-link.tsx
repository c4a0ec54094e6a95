import { mdiShareVariantOutline } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'

/** Shares the address, which anybody may open, with another app, or copies it. */
export function ShareLink({ id, title }: { id: string; title: string }) {
  const share = async () => {
    const url = location.origin + fill(paths.eventView, { event_view_id: id })
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast('Link copied.')
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast('The link could not be shared.', { danger: true })
    }
  }
  return (
    <button type="button" className="button small" onClick={() => void share()}>
      <Icon path={mdiShareVariantOutline} />
      Share the link
    </button>
  )
}
