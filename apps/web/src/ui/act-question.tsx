import { use, useEffect, useRef } from 'react'
import type { Act, Asks } from './act-buttons.tsx'
import { ConfirmDialog } from './modal.tsx'
import * as texts from './texts.ts'
import { toast } from './toast.tsx'

/** The question before an act. It goes with its button where the act is no longer possible, and says so. */
export default function ActQuestion({
  asks,
  busy,
  run,
  close,
}: {
  asks: Asks | Promise<Asks>
  busy: boolean
  run: Act['run']
  close: () => void
}) {
  const { title, line, lead, text, confirm, mild, instead } = asks instanceof Promise ? use(asks) : asks
  const answered = useRef(false)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = words.current
    const { pathname } = location
    return () => {
      if (!answered.current && !element?.isConnected && location.pathname === pathname) toast(texts.nothingWasSent)
    }
  }, [])
  const end = async (act?: Act['run']) => {
    answered.current = true
    await act?.()
    close()
  }
  return (
    <ConfirmDialog
      title={title}
      line={line}
      confirm={confirm}
      look={mild ? 'ink' : 'danger solid'}
      cancel={texts.goBack}
      busy={busy}
      instead={
        instead && (
          <button
            type="button"
            className="button act-instead"
            onClick={() => {
              void end()
              instead.run()
            }}
          >
            {instead.text}
          </button>
        )
      }
      onConfirm={() => void end(run)}
      onCancel={() => void end()}
    >
      <p ref={words} className="asked">
        {lead !== undefined && <strong className="asked-lead">{lead}</strong>} {text}
      </p>
    </ConfirmDialog>
  )
}
