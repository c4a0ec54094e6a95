import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { ActBar } from './act-bar.tsx'
import { SkeletonList } from './skeleton.tsx'

/** A form with its button at the foot and, beside it where there is room, what others will see of it. */
export const PreviewedForm = ({
  send,
  preview,
  act,
  children,
}: {
  send: ComponentProps<'form'>['onSubmit']
  /** Absent where there is no room. */
  preview: ReactNode
  act: ComponentProps<typeof ActBar>
  children: ReactNode
}) => (
  <form className="previewed-form" noValidate onSubmit={send}>
    <div className="form-main">
      <div className="stack">{children}</div>
      <ActBar {...act} />
    </div>
    <div className="form-side">
      <Suspense fallback={<SkeletonList rows={2} />}>{preview}</Suspense>
    </div>
  </form>
)
