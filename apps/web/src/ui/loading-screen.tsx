import type { ReactNode } from 'react'
import * as texts from './texts.ts'

export const times = (count: number, className: string) =>
  Array.from({ length: count }, (_, at) => <div key={at} className={className} />)

/** The shape of a screen with its header: of the dashboard with its columns, or of a list. */
export const LoadingMain = ({ list = false }: { list?: boolean }) => (
  <div className="loading-main">
    <output className="visually-hidden">{texts.loading}</output>
    <div className="loading-head">
      <div className="bone title" />
      <div className="bone line short" />
    </div>
    <div className={list ? 'loading-columns list' : 'loading-columns'}>
      <div>
        <div className="bone line" />
        <div className="bone hero" />
        {times(2, 'bone block tall')}
      </div>
      <div>
        <div className="bone line" />
        {times(5, 'bone block')}
      </div>
      <div>
        <div className="bone line" />
        <div className="bone block to-foot" />
      </div>
    </div>
  </div>
)

/** The shape of the coming screen, and the bars around it or their shape, while the session loads. */
export const LoadingScreen = ({
  bars = <div className="loading-bar">{times(12, 'bone')}</div>,
}: {
  bars?: ReactNode
}) => (
  <div className="loading-screen">
    {bars}
    <LoadingMain />
  </div>
)
