import './ui/tokens.css'
import './ui/base.css'
import './ui/forms.css'
import './ui/court.css'
import './ui/skeleton.css'
import './visitor/visitor.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { firstScreen, Root } from './root.tsx'
import { watchInstallOffer } from './visitor/install.ts'

watchInstallOffer()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// The picture that the page came with stands until then. Drawn piece by piece instead, the last piece waits 300 ms behind another.
void firstScreen().then(() =>
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  ),
)
