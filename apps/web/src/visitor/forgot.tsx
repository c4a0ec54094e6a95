import { useAddress } from '../ui/router.ts'
import ForgotForm from './forgot-form.tsx'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { returnTo, signInFrom } from './return-to.ts'
import * as texts from './texts.ts'

export default function Forgot() {
  const back = returnTo(useAddress().search)
  return (
    <Frame title={texts.forgotPassword} word={texts.itHappens}>
      <p>{texts.weEmailAResetLink}</p>
      <ForgotForm back={back}>{texts.requestReset}</ForgotForm>
      <nav className="visitor-foot" aria-label={texts.account}>
        <span>{texts.rememberedIt}</span>
        <Link to={signInFrom(back)}>{texts.signIn}</Link>
      </nav>
    </Frame>
  )
}
