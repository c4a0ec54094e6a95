import type { User } from '@gauntlet/contract/profiles/answer'
import { mdiCheckBold } from '@mdi/js'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import * as texts from './texts.ts'

const hasSport = ({ sports }: User) => sports.length > 0
const hasAddress = ({ preference }: User) => preference.addresses.length > 0

/** Whether the player has not played yet. */
export const isNewcomer = ({ sports }: User): boolean => sports.every(({ _joinData }) => _joinData.played === 0)

const Tip = ({
  number,
  done,
  title,
  children,
  action,
}: {
  number: number
  done: boolean
  title: string
  children: string
  action: ReactNode
}) => (
  <li className={done ? 'tip done' : 'tip'}>
    <span className="tip-mark">{done ? <Icon path={mdiCheckBold} /> : number}</span>
    <div className="tip-words">
      <h3>
        {title}
        {done && <span className="visually-hidden"> {texts.done}</span>}
      </h3>
      {!done && <p className="soft small">{children}</p>}
    </div>
    {!done && action}
  </li>
)

const look = (next: boolean) => (next ? 'button small main' : 'button small')

/** The steps to a first match; done ones are ticked off, the next one carries the accent. */
export function GettingStarted({
  user,
  addSport,
  addAddress,
}: {
  user: User
  addSport: () => void
  addAddress: () => void
}) {
  const sport = hasSport(user)
  const address = hasAddress(user)
  return (
    <section className="card stack" aria-label={texts.gettingStarted}>
      <h2>{texts.gettingStarted}</h2>
      <ol className="tips">
        <Tip
          number={1}
          done={sport}
          title={texts.addASport}
          action={
            <button type="button" className={look(!sport)} onClick={addSport}>
              {texts.choose}
            </button>
          }
        >
          {texts.whatYouPlayIsWhat}
        </Tip>
        <Tip
          number={2}
          done={address}
          title={texts.addAnAddress}
          action={
            <button type="button" className={look(sport && !address)} onClick={addAddress}>
              {texts.add}
            </button>
          }
        >
          {texts.othersSeeYourCityOnly}
        </Tip>
        <Tip
          number={3}
          done={false}
          title={texts.findSomeone}
          action={
            <Link className={look(sport && address)} to={paths.searchMatch}>
              {texts.search}
            </Link>
          }
        >
          {texts.pickAPlayerNearYou}
        </Tip>
      </ol>
    </section>
  )
}
