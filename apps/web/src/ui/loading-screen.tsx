import * as texts from './texts.ts'

/** The shape of the coming screen, while the session loads. */
export const LoadingScreen = () => (
  <div className="loading-screen">
    <div className="loading-rail" />
    <div className="loading-main">
      <output className="visually-hidden">{texts.loading}</output>
      <div className="bone title" />
      <div className="bone block" />
      <div className="bone line" />
      <div className="bone block tall" />
      <div className="bone block" />
    </div>
  </div>
)
