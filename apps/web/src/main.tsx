import './ui/tokens.css'
import './ui/base.css'
import './ui/forms.css'
import './ui/court.css'
import './ui/skeleton.css'
import './visitor/visitor.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { signOutOwed, tokenToMove } from './api/cookie-owed.ts'
import { Root } from './root.tsx'
import { watchInstallOffer } from './visitor/install.ts'

watchInstallOffer()
const settle = async () => {
  if (tokenToMove() || signOutOwed()) await (await import('./api/settle-cookie.ts')).settleCookie()
}
addEventListener('online', () => void settle())
void settle()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Root />
  </StrictMode>,
)
