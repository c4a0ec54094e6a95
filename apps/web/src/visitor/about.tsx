import { ContentText } from '../features/content/public/content-text.tsx'
import { Frame } from './frame.tsx'
import { navigate } from '../ui/router.ts'

export default function About() {
  return (
    <Frame title="About" broad>
      <ContentText page="about" follow={navigate} />
    </Frame>
  )
}
