import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

export interface VisitorPage {
  parts: Readonly<Record<string, string>>
}

export interface VisitorRoute {
  path: string
  /** Once it is `ready` it is drawn whole. */
  load: () => Promise<{ default: ComponentType<VisitorPage>; ready?: Promise<unknown> }>
  /** Shown with or without a session: the page of an e-mailed link. */
  anybody?: true
  /** The server writes it: `src/written/`. */
  written?: true
}

/** The pages of visitors. One row a line: the build reads which chunk belongs to which address. */
export const visitorRoutes: readonly VisitorRoute[] = [
  { path: paths.splash, load: () => import('./splash.tsx') },
  { path: paths.login, load: () => import('./login.tsx'), written: true },
  { path: paths.register, load: () => import('./register.tsx'), written: true },
  { path: paths.forgot, load: () => import('./forgot.tsx'), written: true },
  { path: paths.leaderboard, load: () => import('./leaderboard.tsx'), written: true },
  { path: paths.truth, load: () => import('./truth.tsx'), written: true },
  { path: paths.about, load: () => import('./about.tsx'), written: true },
  { path: paths.faq, load: () => import('./faq.tsx'), written: true },
  { path: paths.paymentForm, load: () => import('./payment-form.tsx'), written: true },
  { path: paths.contact, load: () => import('./contact.tsx'), written: true },
  { path: paths.eventView, load: () => import('./event.tsx'), written: true },
  { path: paths.challengeLink, load: () => import('./challenge-link.tsx'), anybody: true, written: true },
  { path: paths.guest, load: () => import('./guest.tsx') },
  { path: paths.reset, load: () => import('./reset.tsx'), anybody: true },
  { path: paths.verify, load: () => import('./verify.tsx'), anybody: true },
  { path: paths.undoEmail, load: () => import('./verify.tsx'), anybody: true },
  { path: paths.unsubscribe, load: () => import('./unsubscribe.tsx'), anybody: true },
]
